import VitrinePrimitives
import VitrineSetting

/// A color, in light and in dark surroundings.
///
/// Not an `NSObject`: Foundation for Linux (Swift 6.3) traps where it compares attributes of two runs whose values are objects.
public final class UIColor: Hashable, Sendable {
    package let light: RGBColor
    package let dark: RGBColor

    package init(light: RGBColor, dark: RGBColor) {
        self.light = light
        self.dark = dark
    }

    package convenience init(_ color: RGBColor) { self.init(light: color, dark: color) }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(RGBColor(white: unit(white), alpha: unit(alpha)))
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBColor(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha)))
    }

    /// From components of Display P3. Pictures in sRGB clip what sRGB does not have.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBColor(displayP3Red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha)))
    }

    /// A color that depends on traits: it is asked once for light and once for dark surroundings.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        self.init(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
            dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark)
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(light: light.withAlpha(unit(alpha)), dark: dark.withAlpha(unit(alpha)))
    }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(traits.userInterfaceStyle == .dark ? dark : light)
    }

    public static func == (a: UIColor, b: UIColor) -> Bool { a.light == b.light && a.dark == b.dark }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(light)
        hasher.combine(dark)
    }

    public func isEqual(_ object: Any?) -> Bool { object as? UIColor == self }

    package func color(in appearance: Appearance) -> RGBColor { appearance == .dark ? dark : light }

    /// The components in light surroundings.
    @discardableResult
    public func getRed(
        _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
    ) -> Bool {
        (red, green, blue, alpha) = (light.red, light.green, light.blue, light.alpha)
        return true
    }
}

/// A component within 0...1; 0 for one that is not a number.
private func unit(_ value: CGFloat) -> Double { value > 0 ? min(1, Double(value)) : 0 }
