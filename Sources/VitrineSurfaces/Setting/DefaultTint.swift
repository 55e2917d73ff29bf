import VitrinePrimitives

/// The default tint: that of the window, or the system's blue. Source: facts, iOS surroundings, section 4.
package enum DefaultTint {
    package static func color(in traits: Traits) -> RGBColor {
        let own = traits.appearance == .dark ? traits.darkTintColor ?? traits.tintColor : traits.tintColor
        return own.map(traits.resolved) ?? Accent.blue.color(in: traits)
    }
}

/// System colors that differ between the designs. Source: facts, iOS surroundings, sections 4 and 12.2.
package enum Accent: Hashable, Sendable {
    case blue, red

    package func color(in traits: Traits) -> RGBColor {
        let isDark = traits.appearance == .dark
        switch (self, traits.design) {
        case (.blue, .glass): return traits.color(.systemBlue)
        case (.red, .glass): return traits.color(.systemRed)
        case (.blue, .legacy):
            return traits.increaseContrast
                ? RGBColor(isDark ? 0x409CFF : 0x0040DD) : RGBColor(isDark ? 0x0A84FF : 0x007AFF)
        case (.red, .legacy):
            return traits.increaseContrast
                ? RGBColor(isDark ? 0xFF6961 : 0xD70015) : RGBColor(isDark ? 0xFF453A : 0xFF3B30)
        }
    }
}

extension Traits {
    package func color(_ color: SystemColor) -> RGBColor {
        color.color(dark: appearance == .dark, contrast: increaseContrast)
    }

    /// The color with system colors resolved for the appearance.
    package func resolved(_ color: RGBColor) -> RGBColor {
        color.resolved(dark: appearance == .dark, contrast: increaseContrast)
    }
}
