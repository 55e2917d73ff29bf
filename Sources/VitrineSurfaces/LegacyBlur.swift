import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph

/// The blurs of iOS 8 to 12 (`UIBlurEffect.Style.light` and so on): the backdrop, saturated, under an overlay. Source:
/// facts, iOS surroundings, section 5.1, "Legacy styles".
package enum LegacyBlur: String, Hashable, Sendable, Codable, CaseIterable {
    case light
    case extraLight
    case dark

    /// Returns the style of an appearance.
    package static func regular(dark: Bool) -> LegacyBlur { dark ? .dark : .light }
    package static func prominent(dark: Bool) -> LegacyBlur { dark ? .dark : .extraLight }

    /// The blur and saturation; its sigma is in points.
    package var material: Material {
        Material(sigma: self == .light ? 30 : 20, lumaScale: 1, lumaOffset: 0, chroma: 1.8)
    }

    /// The color that is blended over the material after its colors are clamped.
    package var overlay: RGBColor {
        switch self {
        case .light: RGBColor.white.withAlpha(0.30)
        case .extraLight: RGBColor(0xf7f7f7, alpha: 0.80)
        case .dark: RGBColor(0x1c1c1c, alpha: 0.73)
        }
    }

    /// Returns the overlay, which is darker for the dark style in dark surroundings. Source: facts, entry kit, section
    /// 5.12.
    package func overlay(dark: Bool) -> RGBColor {
        self == .dark && dark ? RGBColor(0x161616, alpha: 0.77) : overlay
    }
}

extension BackdropNode {
    /// Creates a blur of iOS 8 to 12.
    package init(_ path: Path, _ blur: LegacyBlur, opacity: Double = 1) {
        self.init(path, material: blur.material, tint: blur.overlay, opacity: opacity)
    }
}
