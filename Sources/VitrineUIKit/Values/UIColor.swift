import VitrinePrimitives
import VitrineSetting

/// A color, in light and in dark surroundings.
public final class UIColor: NSObject, Sendable {
    package let light: RGBColor
    package let dark: RGBColor

    package init(light: RGBColor, dark: RGBColor) {
        self.light = light
        self.dark = dark
        super.init()
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

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return light == other.light && dark == other.dark
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(light)
        hasher.combine(dark)
        return hasher.finalize()
    }

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
