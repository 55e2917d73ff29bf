import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph

/// The effect of a bar's background on its backdrop; the values of `UIGlassEffect` and `UIBlurEffect.Style`.
public enum BarEffect: String, Hashable, Sendable, CaseIterable {
    case none
    /// The glass of the glass design, as are the next two.
    case glass
    case clearGlass
    /// Glass with a brighter rim; `UIGlassEffect.shiny` of LNPopupController.
    case shinyGlass
    /// Materials that follow the surroundings.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
    /// The blurs of iOS 8 to 12; the last two follow the surroundings.
    case extraLight, light, dark, regular, prominent

    /// The effects of views that are no bars: all but those of glass.
    package static let ofViews = allCases.filter { !$0.isGlass }.map(\.rawValue)

    package var isGlass: Bool { self == .glass || self == .clearGlass || self == .shinyGlass }

    /// Whether the background is that of dark surroundings, which determines the color of labels on it.
    package func isDark(in surroundings: Bool) -> Bool {
        switch self {
        case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
            .systemChromeMaterialDark, .dark:
            true
        case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight, .extraLight, .light:
            false
        case .none, .glass, .clearGlass, .shinyGlass, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial, .regular, .prominent:
            surroundings
        }
    }

    /// Returns the blur and its colors, its sigma in points; nil for glass and for no effect.
    package func material(dark surroundings: Bool) -> Material? {
        let dark = isDark(in: surroundings)
        switch self {
        case .none, .glass, .clearGlass, .shinyGlass: return nil
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
            return SystemMaterial.ultraThin.material(dark: dark)
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
            return SystemMaterial.thin.material(dark: dark)
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
            return SystemMaterial.regular.material(dark: dark)
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
            return SystemMaterial.thick.material(dark: dark)
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
            return SystemMaterial.chrome.material(dark: dark)
        case .extraLight: return Self.joined(.extraLight, surroundings)
        case .light: return Self.joined(.light, surroundings)
        case .dark: return Self.joined(.dark, surroundings)
        case .regular: return Self.joined(.regular(dark: dark), surroundings)
        case .prominent: return Self.joined(.prominent(dark: dark), surroundings)
        }
    }

    /// Returns a blur and its overlay as one material, so that colors that the blur saturates out of range return to
    /// the range under the overlay. Source: facts, popup bar, section 6.4.
    private static func joined(_ blur: LegacyBlur, _ surroundings: Bool) -> Material {
        let (m, overlay) = (blur.material, blur.overlay(dark: surroundings))
        let transparency = 1 - overlay.alpha
        return Material(
            sigma: m.sigma, lumaScale: transparency * m.lumaScale,
            lumaOffset: transparency * m.lumaOffset + overlay.alpha * overlay.red,
            chroma: transparency * m.chroma)
    }
}
