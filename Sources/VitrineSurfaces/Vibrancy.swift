import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineText

/// Vibrant colours for labels and fills over materials: the system's colours, blended so that they darken what lies
/// below, or brighten it in dark appearance, and keep its hue. Over white (dark: black) they look like the plain
/// colours.
///
/// Source of the colours: facts, iOS surroundings, section 4; the names are those of `UIVibrancyEffectStyle`.
package enum Vibrancy: String, Hashable, Sendable, Codable, CaseIterable {
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case fill
    case secondaryFill
    case tertiaryFill
    case separator

    package func color(dark: Bool) -> RGBColor {
        switch (self, dark) {
        case (.label, false): .black
        case (.secondaryLabel, false): RGBColor(0x3c3c43, alpha: 0.60)
        case (.tertiaryLabel, false): RGBColor(0x3c3c43, alpha: 0.30)
        case (.quaternaryLabel, false): RGBColor(0x3c3c43, alpha: 0.18)
        case (.fill, false): RGBColor(0x787880, alpha: 0.20)
        case (.secondaryFill, false): RGBColor(0x787880, alpha: 0.16)
        case (.tertiaryFill, false): RGBColor(0x767680, alpha: 0.12)
        case (.separator, false): RGBColor(0x3c3c43, alpha: 0.29)
        case (.label, true): .white
        case (.secondaryLabel, true): RGBColor(0xebebf5, alpha: 0.60)
        case (.tertiaryLabel, true): RGBColor(0xebebf5, alpha: 0.30)
        case (.quaternaryLabel, true): RGBColor(0xebebf5, alpha: 0.16)
        case (.fill, true): RGBColor(0x787880, alpha: 0.36)
        case (.secondaryFill, true): RGBColor(0x787880, alpha: 0.32)
        case (.tertiaryFill, true): RGBColor(0x767680, alpha: 0.24)
        case (.separator, true): RGBColor(0x545458, alpha: 0.60)
        }
    }

    /// The blend mode of all of them.
    package static func blend(dark: Bool) -> BlendMode { dark ? .plusLighter : .plusDarker }
}

extension ShapeNode {
    /// A fill with vibrancy.
    package init(_ path: Path, rule: FillRule = .nonZero, vibrancy: Vibrancy, dark: Bool) {
        self.init(path, rule: rule, color: vibrancy.color(dark: dark), blend: Vibrancy.blend(dark: dark))
    }
}

extension TextNode {
    /// A line with vibrancy.
    package init(_ line: ShapedLine, at origin: Point, vibrancy: Vibrancy, dark: Bool) {
        self.init(line, at: origin, color: vibrancy.color(dark: dark), blend: Vibrancy.blend(dark: dark))
    }
}
