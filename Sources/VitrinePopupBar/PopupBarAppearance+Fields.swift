import VitrinePrimitives
import VitrineSetting
import VitrineSurfaces
import VitrineVocabulary

extension PopupBarAppearance: Described {
    public init() { self.init(titleTextAttributes: nil) }

    package static let fields: [Field<PopupBarAppearance>] = [
        Field("titleTextAttributes", \.titleTextAttributes, "Of titles; those of the item's own title go over them."),
        Field("subtitleTextAttributes", \.subtitleTextAttributes, "Of subtitles, as above."),
        Field("buttonAppearance", \.buttonAppearance, "Of titles of plain buttons."),
        Field("prominentButtonAppearance", \.prominentButtonAppearance, "Of titles of prominent buttons."),
        Field("highlightColor", \.highlightColor, "Over a highlighted bar that is not of glass."),
        Field("imageShadow", \.imageShadow, names: ["static"], "By default black 12 %, radius 3."),
        Field(
            "marqueeScrollEnabled", \.marqueeScrollEnabled,
            "Whether titles longer than their space run through it; by default in the glass design."),
        Field(
            "marqueeScrollRate", \.marqueeScrollRate, in: LegalRange(1...1000, "pt/s"), "Points per second."),
        Field(
            "marqueeScrollDelay", \.marqueeScrollDelay, kind: .time, in: 0...60, "How long a title rests before."),
        Field("coordinateMarqueeScroll", \.coordinateMarqueeScroll, "Whether title and subtitle start together."),
        // Presets come before what they set.
        Field("floatingBackground", \.floatingPreset, "Preset of the five keys that follow."),
        Field("floatingBackgroundEffect", \.floatingBackgroundEffect, "What a floating bar makes of what is behind."),
        Field("floatingBackgroundColor", \.floatingBackgroundColor, "Over the effect."),
        Field("floatingBackgroundImage", \.floatingBackgroundImage, kind: .picture, "Over the colour."),
        Field("floatingBackgroundImageContentMode", \.floatingBackgroundImageContentMode, "How the image lies."),
        Field(
            "floatingBarBackgroundShadow", \.floatingBarBackgroundShadow, "Around the bar; glass has its own instead."),
        Field(
            "floatingBackgroundCornerConfiguration", \.floatingBackgroundCornerConfiguration,
            "By default a capsule; not in the legacy design."),
        Field("floatingBarShineEnabled", \.floatingBarShineEnabled, "A bright ring; not in the legacy design."),
        Field("background", \.edgeToEdgePreset, "Preset of the five keys that follow."),
        Field("backgroundEffect", \.backgroundEffect, "What a bar from edge to edge makes of what is behind."),
        Field("backgroundColor", \.backgroundColor, "Over the effect."),
        Field("backgroundImage", \.backgroundImage, kind: .picture, "Over the colour."),
        Field("backgroundImageContentMode", \.backgroundImageContentMode, "How the image lies."),
        Field("shadowColor", \.shadowColor, "Of the line above the bar, one pixel of the device."),
    ]

    /// The preset of a floating bar's background; setting it sets all that belongs to it.
    private var floatingPreset: BarBackgroundPreset {
        get { floatingBackground }
        set { configureFloatingBackground(newValue) }
    }

    /// The preset of the background of a bar from edge to edge; setting it sets all that belongs to it.
    private var edgeToEdgePreset: BarBackgroundPreset {
        get { background }
        set { configureBackground(newValue) }
    }

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        if backgroundEffect?.isGlass == true {
            issues.add(
                SourcePath.join(path, "backgroundEffect"),
                .needs("a floating bar; its key is floatingBackgroundEffect"))
        }
    }

    /// Reports values that the design does not support.
    package func checkDesign(_ design: Design, at path: String, into issues: inout ValueIssues) {
        let corners = SourcePath.join(path, "floatingBackgroundCornerConfiguration")
        if design == .legacy {
            for (key, isGiven) in [
                ("floatingBackgroundEffect", floatingBackgroundEffect?.isGlass == true),
                ("floatingBackgroundCornerConfiguration", floatingBackgroundCornerConfiguration != nil),
                ("floatingBarShineEnabled", floatingBarShineEnabled),
            ] where isGiven {
                issues.add(SourcePath.join(path, key), .needs("the glass design"), dependsOn: ["design"])
            }
            return
        }
        let isGlass = floatingBackgroundEffect.map(\.isGlass) ?? (floatingBackground == .default)
        if isGlass, let configuration = floatingBackgroundCornerConfiguration, configuration != .capsule,
            !configuration.hasOneRadius
        {
            issues.add(
                corners, .needs("a floatingBackgroundEffect without glass, which has four equal corners"))
        }
    }
}
