import VitrineText
import VitrineVocabulary

extension Traits: Described {
    public init() { self.init(device: .standard) }

    package static let fields: [Field<Traits>] = [
        Field("device", \.device, isSettable: false, "The screen that the scene is laid out for."),
        Field(
            "orientation", \.orientation, animation: "as the device is turned", "The orientation of a phone or an iPad."
        ),
        Field(
            "windowSize", \.windowSize, in: 200...10_000, isSettable: false,
            "The size of the app's window on an iPad or a Mac, without safe area; by default the iPad's whole screen."
        ).idle("the device is a phone") { !$0.isWide },
        Field("design", \.design, isSettable: false, "Glass of iOS 26, or the blurred bars of iOS 18 and before."),
        Field(
            "appearance", \.appearance, animation: "as glass follows its surroundings", "Light or dark surroundings."),
        Field("direction", \.direction, "The direction of layouts."),
        Field(
            "locale", \.locale, kind: .languageTag, isSettable: false,
            "The language of letter forms and of names on maps, and which of several texts captions, chapters and `output.alt` have."
        ),
        Field("textSize", \.textSize, "The text size of the system's settings."),
        Field(
            "tintColor", \.tintColor,
            "The color of controls, buttons and progress that have none of their own; by default the system's blue."),
        Field("darkTintColor", \.darkTintColor, "The tint in dark surroundings; by default `tintColor`."),
        Field(
            "reduceTransparency", \.reduceTransparency,
            "The setting Reduce Transparency: blurs, materials and glass are opaque."),
        Field(
            "increaseContrast", \.increaseContrast,
            "The setting Increase Contrast: the system's colors have higher contrast, glass has a border."),
        Field("boldText", \.boldText, "The setting Bold Text: the system font is two weights heavier."),
        Field(
            "reduceMotion", \.reduceMotion,
            "The setting Reduce Motion: glass is not elastic, menus fade in. The five libraries do not ask for it, and move as ever."
        ),
        Field(
            "prefersCrossFadeTransitions", \.prefersCrossFadeTransitions,
            "The setting Prefer Cross-Fade Transitions: pages that are pushed and popped fade. Only with `reduceMotion`."
        ),
    ]
}

extension Device: SceneValue {
    private static let names = all.map(\.id) + aliases.map(\.name)

    package static func form(_ format: Format) -> Form { .choice(names) }

    package static func read(_ source: SourceValue, onto base: Device?, _ format: Format) -> Device? {
        source.name(noun(format), legal: names).flatMap(Device.named)
    }

    package func node(_ format: Format) -> ValueNode { .word(id) }

    package static func noun(_ format: Format) -> String { "a device" }
}

extension Design: Choice { package static let noun = "a design" }
extension Appearance: Choice { package static let noun = "an appearance" }
extension InterfaceLayoutDirection: Choice { package static let noun = "a direction" }
extension Orientation: Choice { package static let noun = "an orientation" }
extension SemanticContentAttribute: Choice { package static let noun = "a semantic content attribute" }
extension VitrineText.TextSize: Choice { package static let noun = "a text size" }
extension FontWeightName: Choice { package static let noun = "a font weight" }
extension UnderlineStyle: Choice { package static let noun = "an underline style" }
extension ParagraphStyle.Alignment: Choice { package static let noun = "an alignment" }
extension ParagraphStyle.LineBreakMode: Choice { package static let noun = "a line break mode" }
