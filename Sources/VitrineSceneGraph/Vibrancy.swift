import VitrineDisplayList
import VitrinePrimitives

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

    package func color(dark: Bool) -> Color {
        switch (self, dark) {
        case (.label, false): .black
        case (.secondaryLabel, false): Color(0x3c3c43, alpha: 0.60)
        case (.tertiaryLabel, false): Color(0x3c3c43, alpha: 0.30)
        case (.quaternaryLabel, false): Color(0x3c3c43, alpha: 0.18)
        case (.fill, false): Color(0x787880, alpha: 0.20)
        case (.secondaryFill, false): Color(0x787880, alpha: 0.16)
        case (.tertiaryFill, false): Color(0x767680, alpha: 0.12)
        case (.separator, false): Color(0x3c3c43, alpha: 0.29)
        case (.label, true): .white
        case (.secondaryLabel, true): Color(0xebebf5, alpha: 0.60)
        case (.tertiaryLabel, true): Color(0xebebf5, alpha: 0.30)
        case (.quaternaryLabel, true): Color(0xebebf5, alpha: 0.16)
        case (.fill, true): Color(0x787880, alpha: 0.36)
        case (.secondaryFill, true): Color(0x787880, alpha: 0.32)
        case (.tertiaryFill, true): Color(0x767680, alpha: 0.24)
        case (.separator, true): Color(0x545458, alpha: 0.60)
        }
    }

    /// The blend mode of all of them.
    package static func blend(dark: Bool) -> BlendMode { dark ? .plusLighter : .plusDarker }
}
