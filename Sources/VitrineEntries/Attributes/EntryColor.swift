import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// A color for light surroundings and one for dark ones; `EKColor`.
public struct EntryColor: Hashable, Sendable {
    public var light: RGBColor
    public var dark: RGBColor

    public init(light: RGBColor, dark: RGBColor) {
        self.light = light
        self.dark = dark
    }

    /// Creates one color for both.
    public init(_ color: RGBColor) { self.init(light: color, dark: color) }

    public static let white = EntryColor(.white)
    public static let black = EntryColor(.black)
    public static let clear = EntryColor(.clear)
    /// White; black in dark surroundings.
    public static let standardBackground = EntryColor(light: .white, dark: .black)
    /// Black; white in dark surroundings.
    public static let standardContent = EntryColor(light: .black, dark: .white)

    /// Returns both colors with another alpha, 0...1.
    public func with(alpha: Double) -> EntryColor {
        EntryColor(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
    }

    /// The two colors exchanged.
    public var inverted: EntryColor { EntryColor(light: dark, dark: light) }

    package func resolved(dark isDark: Bool) -> RGBColor { isDark ? dark : light }
}

extension EntryColor: SceneValue {
    private struct Pair: Described {
        var light = RGBColor.black
        var dark = RGBColor.white

        static let fields: [Field<Pair>] = [
            Field("light", \.light, isRequired: true, "The color in light surroundings."),
            Field("dark", \.dark, isRequired: true, "The color in dark surroundings."),
        ]
    }

    package static func form(_ format: Format) -> Form { .anyOf([.color, .record(Pair.record)]) }

    package static func read(_ source: SourceValue, onto base: EntryColor?, _ format: Format) -> EntryColor? {
        if source.node["light"] != nil || source.node["dark"] != nil {
            let pair = source.path.isInChange ? base.map { Pair(light: $0.light, dark: $0.dark) } : nil
            return Pair.read(source, onto: pair, Format()).map { EntryColor(light: $0.light, dark: $0.dark) }
        }
        return source.color().map { EntryColor($0) }
    }

    package func node(_ format: Format) -> ValueNode {
        light == dark ? light.node(Format()) : Pair(light: light, dark: dark).node(Format())
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        guard light != dark else { return light.check(Format(), at: path, mentions: nil, into: &issues) }
        light.check(Format(), at: SourcePath.join(path, "light"), mentions: nil, into: &issues)
        dark.check(Format(), at: SourcePath.join(path, "dark"), mentions: nil, into: &issues)
    }

    package static func noun(_ format: Format) -> String { "a color, or {light, dark}" }
}

/// The mode that chooses the color of a pair; `EKAttributes.DisplayMode`.
public enum EntryDisplayMode: String, Hashable, Sendable, CaseIterable {
    /// The color of the surroundings.
    case inferred
    case light
    case dark

    package func isDark(in context: Context) -> Bool {
        switch self {
        case .inferred: context.isDark
        case .light: false
        case .dark: true
        }
    }
}

extension EntryDisplayMode: Choice { package static let noun = "a display mode" }
