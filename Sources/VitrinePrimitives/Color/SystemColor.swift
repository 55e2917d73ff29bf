/// UIKit's adaptive colors, with UIColor's names. Source: facts, iOS surroundings, sections 4 and 12.2.
package enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
    case systemRed = 1
    case systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
    case systemIndigo, systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case separator, opaqueSeparator

    package var name: String { "\(self)" }

    /// The fixed color in light or dark appearance.
    /// - Parameter contrast: Whether contrast is increased. Default: false.
    package func color(dark: Bool, contrast: Bool = false) -> RGBColor {
        let c = components
        return switch (dark, contrast) {
        case (false, false): c.light
        case (true, false): c.dark
        case (false, true): c.lightContrast
        case (true, true): c.darkContrast
        }
    }

    private struct Components {
        let light, dark, lightContrast, darkContrast: RGBColor

        init(_ light: UInt32, _ dark: UInt32, contrast: (UInt32, UInt32)) {
            self.light = RGBColor(light)
            self.dark = RGBColor(dark)
            lightContrast = RGBColor(contrast.0)
            darkContrast = RGBColor(contrast.1)
        }

        /// Creates colors whose alpha alone changes with increased contrast.
        init(_ light: UInt32, _ dark: UInt32, alpha: (Double, Double), contrast: (Double, Double)) {
            self.light = RGBColor(light, alpha: alpha.0)
            self.dark = RGBColor(dark, alpha: alpha.1)
            lightContrast = RGBColor(light, alpha: contrast.0)
            darkContrast = RGBColor(dark, alpha: contrast.1)
        }
    }

    private var components: Components {
        switch self {
        case .label: Components(0x000000, 0xFFFFFF, contrast: (0x000000, 0xFFFFFF))
        case .secondaryLabel: Components(0x3C3C43, 0xEBEBF5, alpha: (0.60, 0.60), contrast: (0.68, 0.68))
        case .tertiaryLabel, .placeholderText:
            Components(0x3C3C43, 0xEBEBF5, alpha: (0.30, 0.30), contrast: (0.38, 0.38))
        case .quaternaryLabel: Components(0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16), contrast: (0.26, 0.24))
        case .systemBackground: Components(0xFFFFFF, 0x000000, contrast: (0xFFFFFF, 0x000000))
        case .secondarySystemBackground: Components(0xF2F2F7, 0x1C1C1E, contrast: (0xEBEBF0, 0x242426))
        case .tertiarySystemBackground: Components(0xFFFFFF, 0x2C2C2E, contrast: (0xFFFFFF, 0x363638))
        case .systemGroupedBackground: Components(0xF2F2F7, 0x000000, contrast: (0xEBEBF0, 0x000000))
        case .secondarySystemGroupedBackground: Components(0xFFFFFF, 0x1C1C1E, contrast: (0xFFFFFF, 0x242426))
        case .tertiarySystemGroupedBackground: Components(0xF2F2F7, 0x2C2C2E, contrast: (0xEBEBF0, 0x363638))
        case .systemFill: Components(0x787880, 0x787880, alpha: (0.20, 0.36), contrast: (0.28, 0.44))
        case .secondarySystemFill: Components(0x787880, 0x787880, alpha: (0.16, 0.32), contrast: (0.24, 0.40))
        case .tertiarySystemFill: Components(0x767680, 0x767680, alpha: (0.12, 0.24), contrast: (0.20, 0.32))
        case .quaternarySystemFill: Components(0x747480, 0x767680, alpha: (0.08, 0.18), contrast: (0.16, 0.26))
        case .separator: Components(0x3C3C43, 0x545458, alpha: (0.29, 0.60), contrast: (0.37, 0.68))
        case .opaqueSeparator: Components(0xC6C6C8, 0x38383A, contrast: (0xC6C6C8, 0x38383A))
        case .systemRed: Components(0xFF383C, 0xFF4245, contrast: (0xE9152D, 0xFF6165))
        case .systemOrange: Components(0xFF8D28, 0xFF9230, contrast: (0xC55300, 0xFFA056))
        case .systemYellow: Components(0xFFCC00, 0xFFD600, contrast: (0xA16A00, 0xFEDF43))
        case .systemGreen: Components(0x34C759, 0x30D158, contrast: (0x008932, 0x4AD968))
        case .systemMint: Components(0x00C8B3, 0x00DAC3, contrast: (0x008575, 0x54DFCB))
        case .systemTeal: Components(0x00C3D0, 0x00D2E0, contrast: (0x008198, 0x3BDDEC))
        case .systemCyan: Components(0x00C0E8, 0x3CD3FE, contrast: (0x007EAE, 0x6DD9FF))
        case .systemBlue: Components(0x0088FF, 0x0091FF, contrast: (0x1E6EF4, 0x5CB8FF))
        case .systemIndigo: Components(0x6155F5, 0x6D7CFF, contrast: (0x564ADE, 0xA7AAFF))
        case .systemPurple: Components(0xCB30E0, 0xDB34F2, contrast: (0xB02FC2, 0xEA8DFF))
        case .systemPink: Components(0xFF2D55, 0xFF375F, contrast: (0xE7124D, 0xFF8AC4))
        case .systemBrown: Components(0xAC7F5E, 0xB78A66, contrast: (0x956D51, 0xDBA679))
        case .systemGray: Components(0x8E8E93, 0x8E8E93, contrast: (0x6C6C70, 0xAEAEB2))
        case .systemGray2: Components(0xAEAEB2, 0x636366, contrast: (0x8E8E93, 0x7C7C80))
        case .systemGray3: Components(0xC7C7CC, 0x48484A, contrast: (0xAEAEB2, 0x545456))
        case .systemGray4: Components(0xD1D1D6, 0x3A3A3C, contrast: (0xBCBCC0, 0x444446))
        case .systemGray5: Components(0xE5E5EA, 0x2C2C2E, contrast: (0xD8D8DC, 0x363638))
        case .systemGray6: Components(0xF2F2F7, 0x1C1C1E, contrast: (0xEBEBF0, 0x242426))
        }
    }
}

extension RGBColor {
    /// Creates an adaptive color. Its components are those of the light appearance.
    package init(_ color: SystemColor) {
        self = color.color(dark: false)
        adaptation = ColorAdaptation(color)
    }

    /// Creates a color that follows the appearance. Its components are those of the light color; the components of the
    /// dark color are rounded to multiples of 1/30600, which keeps 8-bit values exact.
    ///
    /// - Parameters:
    ///   - light: The color in light appearance. An adaptive color is resolved in light appearance.
    ///   - dark: The color in dark appearance. An adaptive color is resolved in dark appearance.
    public init(light: RGBColor, dark: RGBColor) {
        self = light.resolved(dark: false)
        adaptation = ColorAdaptation(dark: dark.resolved(dark: true))
    }

    /// The system color that this color stands for, or nil.
    package var systemColor: SystemColor? { adaptation.system }

    /// The dark color of a pair, or nil.
    package var darkColor: RGBColor? { adaptation.dark }

    package var isAdaptive: Bool { adaptation != .fixed }

    /// The fixed color in light or dark appearance. A changed alpha stays in proportion.
    /// - Parameter contrast: Whether contrast is increased. Default: false.
    package func resolved(dark: Bool, contrast: Bool = false) -> RGBColor {
        guard let color = systemColor else {
            guard let other = darkColor else { return self }
            return dark ? other : RGBColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        let (light, fixed) = (color.color(dark: false), color.color(dark: dark, contrast: contrast))
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
    public static var systemRed: RGBColor { RGBColor(.systemRed) }
    public static var systemOrange: RGBColor { RGBColor(.systemOrange) }
    public static var systemYellow: RGBColor { RGBColor(.systemYellow) }
    public static var systemGreen: RGBColor { RGBColor(.systemGreen) }
    public static var systemMint: RGBColor { RGBColor(.systemMint) }
    public static var systemTeal: RGBColor { RGBColor(.systemTeal) }
    public static var systemCyan: RGBColor { RGBColor(.systemCyan) }
    public static var systemBlue: RGBColor { RGBColor(.systemBlue) }
    public static var systemIndigo: RGBColor { RGBColor(.systemIndigo) }
    public static var systemPurple: RGBColor { RGBColor(.systemPurple) }
    public static var systemPink: RGBColor { RGBColor(.systemPink) }
    public static var systemBrown: RGBColor { RGBColor(.systemBrown) }
    public static var systemGray: RGBColor { RGBColor(.systemGray) }
    public static var systemGray2: RGBColor { RGBColor(.systemGray2) }
    public static var systemGray3: RGBColor { RGBColor(.systemGray3) }
    public static var systemGray4: RGBColor { RGBColor(.systemGray4) }
    public static var systemGray5: RGBColor { RGBColor(.systemGray5) }
    public static var systemGray6: RGBColor { RGBColor(.systemGray6) }
}
