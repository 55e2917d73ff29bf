import VitrineSurfaces
import VitrineText

/// A font by name, size and weight. Not an `NSObject`: Foundation for Linux (Swift 6.3) traps when it compares
/// attributes of two runs whose values are objects.
public final class UIFont: Hashable, Sendable {
    /// Weights of the system font.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        package var name: FontWeightName {
            let all: [(Weight, FontWeightName)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
                (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            let nearest = all.min { a, b in
                (a.0.rawValue - rawValue).magnitude < (b.0.rawValue - rawValue).magnitude
            }
            return nearest?.1 ?? .regular
        }
    }

    /// Styles of text with the system's sizes.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")

        /// The size and weight at the default text size. Source: Human Interface Guidelines, Typography, size Large.
        fileprivate var font: (size: CGFloat, weight: Weight) {
            switch rawValue {
            case "largeTitle": (34, .regular)
            case "title1": (28, .regular)
            case "title2": (22, .regular)
            case "title3": (20, .regular)
            case "headline": (17, .semibold)
            case "callout": (16, .regular)
            case "subheadline": (15, .regular)
            case "footnote": (13, .regular)
            case "caption1": (12, .regular)
            case "caption2": (11, .regular)
            default: (17, .regular)
            }
        }

        /// The size in points at the text size of the scene for which the code runs.
        fileprivate var size: CGFloat {
            let name = TextStyleName(rawValue: rawValue)
            return name.map { CGFloat($0.size(at: CurrentTraits.value.textSize)) } ?? font.size
        }
    }

    /// The name that the font was created with; nil for the system font.
    package let name: String?
    package let weight: Weight
    public let pointSize: CGFloat
    /// The style that the font was created with; nil for a font of a size.
    package let textStyle: TextStyle?

    private init(name: String?, size: CGFloat, weight: Weight, textStyle: TextStyle? = nil) {
        self.name = name
        self.weight = weight
        self.textStyle = textStyle
        pointSize = size
    }

    /// Creates a font by its PostScript name. The system font replaces a family that Vitrine does not have, with a
    /// warning; the name's suffix, such as `-Light`, gives its weight.
    public convenience init?(name: String, size: CGFloat) {
        let suffix = name.split(separator: "-").dropFirst().last.map(String.init) ?? ""
        self.init(name: name, size: size, weight: UIFont.weights.first { suffix.contains($0.0) }?.1 ?? .regular)
    }

    /// Suffixes of PostScript names; those that contain another come first.
    private static let weights: [(String, Weight)] = [
        ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
        ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
        ("Black", .black),
    ]

    public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(name: nil, size: size, weight: weight)
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .semibold) }
    /// Returns the font of a style at the text size of the scene for which the code runs.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(name: nil, size: style.size, weight: style.font.weight, textStyle: style)
    }

    public func withSize(_ size: CGFloat) -> UIFont { UIFont(name: name, size: size, weight: weight) }

    public var fontName: String { name ?? ".SFUI-Regular" }
    public var familyName: String { name.map { String($0.prefix { $0 != "-" }) } ?? ".AppleSystemUIFont" }

    public static func == (a: UIFont, b: UIFont) -> Bool {
        a.name == b.name && a.weight == b.weight && a.pointSize == b.pointSize
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(weight)
        hasher.combine(pointSize)
    }

    public func isEqual(_ object: Any?) -> Bool { object as? UIFont == self }

    /// Vitrine's families for text.
    private static let families = ["Inter", "Comic Neue", "Noto Sans Hebrew", "Noto Sans Arabic"]

    /// The family for labels of a scene; nil for the system font, which also replaces a family that Vitrine lacks.
    private var labelFamily: String? {
        let own = familyName.filter { $0 != " " }
        return Self.families.first { $0.filter { $0 != " " } == own }
    }

    /// The family, size and weight for labels of a scene.
    package var labelFont: LabelAttributes.Font {
        if let name, labelFamily == nil {
            UIKitWarnings.warn(
                "UIFont: the family of \"\(name)\" is not among Vitrine's (\(Self.families.joined(separator: ", "))); "
                    + "the system font, Inter, is used")
        }
        return LabelAttributes.Font(family: labelFamily, size: Double(pointSize), weight: weight.name)
    }
}

/// Sizes of text that grow with the text size of the surroundings.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Returns the font, scaled like the style at the text size of the scene for which the code runs.
    public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
    /// Returns the scaled value, in whole pixels.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        guard style.size != style.font.size else { return value }
        let scale = UIScreen.main.scale
        return (value * style.size / style.font.size * scale).rounded() / scale
    }
}
