import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineText

/// Vibrant colors for labels and fills over materials: the system's colors, blended so that they darken the backdrop,
/// or brighten it in dark appearance, and keep its hue. Over white (dark: black) they look like the plain colors.
/// Source of the colors: facts, iOS surroundings, sections 4 and 12.2; the names are those of `UIVibrancyEffectStyle`.
package enum Vibrancy: String, Hashable, Sendable, Codable, CaseIterable {
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case fill
    case secondaryFill
    case tertiaryFill
    case separator

    private var system: SystemColor {
        switch self {
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .fill: .systemFill
        case .secondaryFill: .secondarySystemFill
        case .tertiaryFill: .tertiarySystemFill
        case .separator: .separator
        }
    }

    /// - Parameter contrast: Whether contrast is increased. Default: false.
    package func color(dark: Bool, contrast: Bool = false) -> RGBColor { system.color(dark: dark, contrast: contrast) }

    package func color(in context: Context) -> RGBColor { context.color(system) }

    /// Returns the blend mode of all of them.
    package static func blend(dark: Bool) -> BlendMode { dark ? .plusLighter : .plusDarker }
}

extension ShapeNode {
    package init(_ path: Path, rule: FillRule = .nonZero, vibrancy: Vibrancy, dark: Bool) {
        self.init(path, rule: rule, color: vibrancy.color(dark: dark), blend: Vibrancy.blend(dark: dark))
    }
}

extension TextNode {
    package init(_ line: ShapedLine, at origin: Point, vibrancy: Vibrancy, dark: Bool) {
        self.init(line, at: origin, color: vibrancy.color(dark: dark), blend: Vibrancy.blend(dark: dark))
    }
}
