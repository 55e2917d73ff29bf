import VitrinePrimitives

/// The tint of what has none of its own: that of the window, else the system's blue.
///
/// Source: facts, iOS surroundings, section 4.
package enum DefaultTint {
    package static func color(in traits: Traits) -> RGBColor {
        let isDark = traits.appearance == .dark
        let own = isDark ? traits.darkTintColor ?? traits.tintColor : traits.tintColor
        if let own { return own.resolved(dark: isDark) }
        return switch traits.design {
        case .glass: RGBColor(isDark ? 0x0091FF : 0x0088FF)
        case .legacy: RGBColor(isDark ? 0x0A84FF : 0x007AFF)
        }
    }
}
