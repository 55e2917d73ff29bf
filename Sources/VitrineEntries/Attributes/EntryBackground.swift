import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension EntryAttributes {
    /// The background of an entry's content, or of the screen below an entry; `EKAttributes.BackgroundStyle`.
    public enum BackgroundStyle: Hashable, Sendable {
        case clear
        case color(EntryColor)
        case gradient(Gradient)
        /// The path of a picture that covers the background.
        case image(String)
        case visualEffect(BlurStyle)
    }

    /// Colors at even distances along a line; before and after the line the first and the last continue.
    public struct Gradient: Hashable, Sendable {
        /// The colors, 1...32.
        public var colors: [EntryColor]
        /// The start in units of the background's size: (0, 0) is the upper left corner, (1, 1) the lower right one.
        public var startPoint: Point
        public var endPoint: Point

        public init(colors: [EntryColor], startPoint: Point, endPoint: Point) {
            self.colors = colors
            self.startPoint = startPoint
            self.endPoint = endPoint
        }
    }

    /// A blur of the system for light surroundings and one for dark ones.
    public struct BlurStyle: Hashable, Sendable {
        public var light: BarEffect
        public var dark: BarEffect

        public init(light: BarEffect, dark: BarEffect) {
            self.light = light
            self.dark = dark
        }

        public init(style: BarEffect) { self.init(light: style, dark: style) }

        public static let extra = BlurStyle(light: .extraLight, dark: .dark)
        public static let standard = BlurStyle(light: .light, dark: .dark)
        public static let prominent = BlurStyle(style: .prominent)
        public static let dark = BlurStyle(style: .dark)

        package func resolved(dark isDark: Bool) -> BarEffect { isDark ? dark : light }
    }
}

extension EntryAttributes.BackgroundStyle: CaseValue {
    package struct Keys: Described {
        var color: EntryColor?
        var gradient: EntryAttributes.Gradient?
        var image: String?
        var visualEffect: EntryAttributes.BlurStyle?

        package init() {}

        package static let fields: [Field<Keys>] = [
            Field("color", \.color, "One color fills the background."),
            Field("gradient", \.gradient, "Colors change along a line."),
            Field("image", \.image, kind: .picture, "A picture covers the background."),
            Field(
                "visualEffect", \.visualEffect,
                "A blur of what lies behind: `extra`, `standard`, an effect of the system, or `{light, dark}`."),
        ]
        package static var exclusions: [[String]] { [fields.map(\.name)] }
        package static var needsOneOf: [String] { fields.map(\.name) }
    }

    package static var noun: String { "a background" }
    package static var plainCases: [(name: String, value: Self)] { [("clear", .clear)] }

    package init?(_ keys: Keys) {
        if let color = keys.color {
            self = .color(color)
        } else if let gradient = keys.gradient {
            self = .gradient(gradient)
        } else if let image = keys.image {
            self = .image(image)
        } else if let effect = keys.visualEffect {
            self = .visualEffect(effect)
        } else {
            return nil
        }
    }

    package var keys: Keys? {
        var out = Keys()
        switch self {
        case .clear: return nil
        case .color(let color): out.color = color
        case .gradient(let gradient): out.gradient = gradient
        case .image(let image): out.image = image
        case .visualEffect(let effect): out.visualEffect = effect
        }
        return out
    }
}

extension EntryAttributes.Gradient: Described {
    public init() { self.init(colors: [], startPoint: .zero, endPoint: Point(x: 1, y: 1)) }

    package static let fields: [Field<EntryAttributes.Gradient>] = [
        Field(
            "colors", \.colors, count: 1...32, of: "colors", isRequired: true,
            "The colors at even distances along the line."),
        Field(
            "startPoint", \.startPoint, in: -100...100,
            "The point where the line begins, in parts of the background's size."),
        Field(
            "endPoint", \.endPoint, in: -100...100, "The point where the line ends, in parts of the background's size."),
    ]
}

extension EntryAttributes.BlurStyle: SceneValue {
    private struct Pair: Described {
        var light = BarEffect.light
        var dark = BarEffect.dark

        static let fields: [Field<Pair>] = [
            Field("light", \.light, names: effects, isRequired: true, "The effect in light surroundings."),
            Field("dark", \.dark, names: effects, isRequired: true, "The effect in dark surroundings."),
        ]
    }

    private static let presets: [(name: String, value: EntryAttributes.BlurStyle)] = [
        ("extra", .extra), ("standard", .standard),
    ]

    private static let effects = BarEffect.ofViews.filter { $0 != BarEffect.none.rawValue }

    private static var names: [String] { presets.map(\.name) + effects }

    package static func form(_ format: Format) -> Form { .anyOf([.choice(names), .record(Pair.record)]) }

    package static func read(_ source: SourceValue, onto base: Self?, _ format: Format) -> Self? {
        if case .mapping = source.node.content {
            let pair = source.path.isInChange ? base.map { Pair(light: $0.light, dark: $0.dark) } : nil
            return Pair.read(source, onto: pair, Format()).map { Self(light: $0.light, dark: $0.dark) }
        }
        guard let name = source.name("a blur", legal: names) else { return nil }
        return presets.first { $0.name == name }?.value ?? BarEffect(rawValue: name).map { Self(style: $0) }
    }

    package func node(_ format: Format) -> ValueNode {
        if let preset = Self.presets.first(where: { $0.value == self }) { return .word(preset.name) }
        return light == dark ? .word(light.rawValue) : Pair(light: light, dark: dark).node(Format())
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        Pair(light: light, dark: dark).check(format, at: path, mentions: nil, into: &issues)
    }

    package static func noun(_ format: Format) -> String { "a blur, or {light, dark}" }
}
