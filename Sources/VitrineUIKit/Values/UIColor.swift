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

    /// From components of Display P3. What sRGB cannot show is clipped.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBColor(displayP3: (unit(red), unit(green), unit(blue)), alpha: unit(alpha)))
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

extension RGBColor {
    /// Display P3 and sRGB have the same transfer function and the same white; linear components differ by a matrix.
    fileprivate init(displayP3 components: (red: Double, green: Double, blue: Double), alpha: Double) {
        let (r, g, b) = (
            Self.linear(components.red), Self.linear(components.green), Self.linear(components.blue)
        )
        self.init(
            red: Self.encoded(1.224_940_18 * r - 0.224_940_18 * g),
            green: Self.encoded(-0.042_056_95 * r + 1.042_056_95 * g),
            blue: Self.encoded(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_6 * b), alpha: alpha)
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.040_45 ? value / 12.92 : ExactMath.exp(2.4 * ExactMath.log((value + 0.055) / 1.055))
    }

    private static func encoded(_ value: Double) -> Double {
        guard value > 0 else { return 0 }
        let encoded =
            value <= 0.003_130_8 ? value * 12.92 : 1.055 * ExactMath.exp(ExactMath.log(value) / 2.4) - 0.055
        return min(1, encoded)
    }
}
