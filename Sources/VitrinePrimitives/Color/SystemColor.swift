/// The colors of the system that differ between light and dark surroundings, with UIColor's names.
///
/// Source: facts, iOS surroundings, section 4.
package enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
    case label = 1
    case secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case separator, opaqueSeparator

    package var name: String { "\(self)" }

    /// The fixed color in one of the appearances.
    package func color(dark: Bool) -> RGBColor {
        func of(_ light: UInt32, _ lightAlpha: Double, _ darkRGB: UInt32, _ darkAlpha: Double) -> RGBColor {
            dark ? RGBColor(darkRGB, alpha: darkAlpha) : RGBColor(light, alpha: lightAlpha)
        }
        return switch self {
        case .label: of(0x000000, 1, 0xFFFFFF, 1)
        case .secondaryLabel: of(0x3C3C43, 0.60, 0xEBEBF5, 0.60)
        case .tertiaryLabel, .placeholderText: of(0x3C3C43, 0.30, 0xEBEBF5, 0.30)
        case .quaternaryLabel: of(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
        case .systemBackground: of(0xFFFFFF, 1, 0x000000, 1)
        case .secondarySystemBackground: of(0xF2F2F7, 1, 0x1C1C1E, 1)
        case .tertiarySystemBackground: of(0xFFFFFF, 1, 0x2C2C2E, 1)
        case .systemGroupedBackground: of(0xF2F2F7, 1, 0x000000, 1)
        case .secondarySystemGroupedBackground: of(0xFFFFFF, 1, 0x1C1C1E, 1)
        case .tertiarySystemGroupedBackground: of(0xF2F2F7, 1, 0x2C2C2E, 1)
        case .systemFill: of(0x787880, 0.20, 0x787880, 0.36)
        case .secondarySystemFill: of(0x787880, 0.16, 0x787880, 0.32)
        case .tertiarySystemFill: of(0x767680, 0.12, 0x767680, 0.24)
        case .quaternarySystemFill: of(0x747480, 0.08, 0x767680, 0.18)
        case .separator: of(0x3C3C43, 0.29, 0x545458, 0.60)
        case .opaqueSeparator: of(0xC6C6C8, 1, 0x38383A, 1)
        }
    }
}

extension RGBColor {
    /// A color that follows the appearance. Its components are those of light surroundings.
    package init(_ color: SystemColor) {
        self = color.color(dark: false)
        system = color.rawValue
    }

    /// The color of the system that this one is; nil for a fixed color.
    package var systemColor: SystemColor? { system == 0 ? nil : SystemColor(rawValue: system) }

    /// The fixed color in an appearance. An alpha that has been changed stays in proportion.
    package func resolved(dark: Bool) -> RGBColor {
        guard let color = systemColor else { return self }
        let (light, fixed) = (color.color(dark: false), color.color(dark: dark))
        return fixed.withAlpha(light.alpha == alpha ? fixed.alpha : min(1, fixed.alpha * alpha / light.alpha))
    }

    public static var label: RGBColor { RGBColor(.label) }
    public static var secondaryLabel: RGBColor { RGBColor(.secondaryLabel) }
    public static var tertiaryLabel: RGBColor { RGBColor(.tertiaryLabel) }
    public static var quaternaryLabel: RGBColor { RGBColor(.quaternaryLabel) }
    public static var placeholderText: RGBColor { RGBColor(.placeholderText) }
    public static var systemBackground: RGBColor { RGBColor(.systemBackground) }
    public static var secondarySystemBackground: RGBColor { RGBColor(.secondarySystemBackground) }
    public static var tertiarySystemBackground: RGBColor { RGBColor(.tertiarySystemBackground) }
    public static var systemGroupedBackground: RGBColor { RGBColor(.systemGroupedBackground) }
    public static var secondarySystemGroupedBackground: RGBColor { RGBColor(.secondarySystemGroupedBackground) }
    public static var tertiarySystemGroupedBackground: RGBColor { RGBColor(.tertiarySystemGroupedBackground) }
    public static var systemFill: RGBColor { RGBColor(.systemFill) }
    public static var secondarySystemFill: RGBColor { RGBColor(.secondarySystemFill) }
    public static var tertiarySystemFill: RGBColor { RGBColor(.tertiarySystemFill) }
    public static var quaternarySystemFill: RGBColor { RGBColor(.quaternarySystemFill) }
    public static var separator: RGBColor { RGBColor(.separator) }
    public static var opaqueSeparator: RGBColor { RGBColor(.opaqueSeparator) }
}
