import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension PopupBarAppearance: Described {
    public init() { self.init(titleTextAttributes: nil) }

    package static let fields: [Field<PopupBarAppearance>] = [
        Field(
            "titleTextAttributes", \.titleTextAttributes,
            "The attributes of titles; those of the item's own title take precedence."),
        Field(
            "subtitleTextAttributes", \.subtitleTextAttributes,
            "The attributes of subtitles; those of the item's own subtitle take precedence."),
        Field(
            "buttonAppearance", \.buttonItemAppearance,
            "The look of plain buttons; attributes without a state are those of normal titles."),
        Field(
            "prominentButtonAppearance", \.prominentButtonItemAppearance,
            "The look of prominent buttons; attributes without a state are those of normal titles."),
        Field("highlightColor", \.highlightColor, "The color over a highlighted bar that is not of glass."),
        Field(
            "imageShadow", \.imageShadow, names: ["static"], "The shadow of the image; by default black 12 %, radius 3."
        ),
        Field(
            "marqueeScrollEnabled", \.marqueeScrollEnabled,
            "Whether titles that are too long scroll; by default in the glass design."),
        Field(
            "marqueeScrollRate", \.marqueeScrollRate, in: LegalRange(1...1000, "pt/s"),
            "The speed of scrolling titles in points per second."),
        Field(
            "marqueeScrollDelay", \.marqueeScrollDelay, kind: .time, in: 0...60, "The time before a title scrolls."),
        Field("coordinateMarqueeScroll", \.coordinateMarqueeScroll, "Whether title and subtitle start together."),
        Field("floatingBackground", \.floatingBackground, "The preset of the keys of the floating background."),
        Field(
            "floatingBackgroundEffect", \.floatingEffect,
            "The effect behind a floating bar; glass can have a tint: `{effect: glass, tintColor: ...}`."),
        Field("floatingBackgroundColor", \.floatingBackgroundColor, "The color over the effect."),
        Field("floatingBackgroundImage", \.floatingBackgroundImage, kind: .picture, "The picture over the color."),
        Field(
            "floatingBackgroundImageContentMode", \.floatingBackgroundImageContentMode, "How the picture fills the bar."
        ),
        Field(
            "floatingBarBackgroundShadow", \.floatingBarBackgroundShadow,
            "The shadow around a floating bar; glass has its own shadow."),
        Field(
            "floatingBackgroundCornerConfiguration", \.floatingBackgroundCornerConfiguration,
            "The corners of a floating bar, by default a capsule; in the glass design."),
        Field(
            "floatingBarShineEnabled", \.floatingBarShineEnabled,
            "Whether the bar has a bright ring, in the glass design."),
        Field("background", \.background, "The preset of the keys of the background of bars from edge to edge."),
        Field("backgroundEffect", \.backgroundEffect, "The effect behind a bar from edge to edge."),
        Field("backgroundColor", \.backgroundColor, "The color over the effect."),
        Field("backgroundImage", \.backgroundImage, kind: .picture, "The picture over the color."),
        Field("backgroundImageContentMode", \.backgroundImageContentMode, "How the picture fills the bar."),
        Field(
            "shadowColor", \.shadowColor, "The color of the line above the bar, which is one pixel of the device high."),
        Field(
            "shadowImage", \.shadowImage, kind: .picture,
            "The picture above a bar from edge to edge in place of the line; `shadowColor`, where it is given, colors it."
        ),
    ]

    private var floatingEffect: FloatingEffect? {
        get { floatingBackgroundEffect.map { FloatingEffect(effect: $0, tintColor: floatingBackgroundTintColor) } }
        set {
            floatingBackgroundEffect = newValue?.effect
            floatingBackgroundTintColor = newValue?.tintColor
        }
    }

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        if floatingBackgroundTintColor != nil, let effect = floatingBackgroundEffect, !effect.isGlass {
            issues.add(
                SourcePath.join(path, "floatingBackgroundEffect.tintColor"), .needs("an effect that is glass"))
        }
        if backgroundEffect?.isGlass == true {
            issues.add(
                SourcePath.join(path, "backgroundEffect"),
                .needs("a floating bar; its key is floatingBackgroundEffect"))
        }
    }

    package func checkDesign(_ design: Design, at path: String, into issues: inout ValueIssues) {
        if design == .legacy {
            for (key, isGiven) in [
                ("floatingBackgroundEffect", floatingBackgroundEffect?.isGlass == true),
                ("floatingBackgroundCornerConfiguration", floatingBackgroundCornerConfiguration != nil),
                ("floatingBarShineEnabled", floatingBarShineEnabled),
            ] where isGiven {
                issues.add(SourcePath.join(path, key), .needs("the glass design"), dependsOn: ["design"])
            }
        }
    }
}

private struct FloatingEffect: Described {
    var effect = BarEffect.glass
    var tintColor: RGBColor?

    static let fields: [Field<FloatingEffect>] = [
        Field("effect", \.effect, "The effect."),
        Field("tintColor", \.tintColor, "The tint of glass."),
    ]
    static var shorthand: Shorthand<FloatingEffect>? { .field("effect") }
}
