import VitrineDisplayList
import VitrinePrimitives

/// The blurs of iOS 8 to 12 (`UIBlurEffect.Style.light` and so on): the picture behind, saturated, under a plate.
///
/// Source: facts, iOS surroundings, section 5.1, "Legacy styles".
package enum LegacyBlur: String, Hashable, Sendable, Codable, CaseIterable {
    case light
    case extraLight
    case dark

    /// The style of the current appearance.
    package static func regular(dark: Bool) -> LegacyBlur { dark ? .dark : .light }
    package static func prominent(dark: Bool) -> LegacyBlur { dark ? .dark : .extraLight }

    /// Blur and saturation; its sigma is in points.
    package var material: Material {
        Material(sigma: self == .light ? 30 : 20, lumaScale: 1, lumaOffset: 0, chroma: 1.8)
    }

    /// The plate, blended over the material after its colours are clamped.
    package var plate: RGBColor {
        switch self {
        case .light: RGBColor.white.withAlpha(0.30)
        case .extraLight: RGBColor(0xf7f7f7, alpha: 0.80)
        case .dark: RGBColor(0x1c1c1c, alpha: 0.73)
        }
    }
}
