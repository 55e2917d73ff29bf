import VitrinePrimitives
import VitrineSurfaces

/// A color, in light and dark surroundings, with normal and increased contrast. Not an `NSObject`: Foundation for Linux
/// (Swift 6.3) traps when it compares attributes of two runs whose values are objects.
public final class UIColor: Hashable, Sendable {
    package let light: RGBColor
    package let dark: RGBColor
    let contrast: Contrast

    struct Contrast: Hashable, Sendable {
        let light: RGBColor
        let dark: RGBColor
    }

    /// - Parameter contrast: The colors with increased contrast. Default: the same.
    package init(light: RGBColor, dark: RGBColor, contrast: (light: RGBColor, dark: RGBColor)? = nil) {
        self.light = light
        self.dark = dark
        self.contrast = Contrast(light: contrast?.light ?? light, dark: contrast?.dark ?? dark)
    }

    package convenience init(_ color: RGBColor) { self.init(light: color, dark: color) }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(RGBColor(white: unit(white), alpha: unit(alpha)))
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBColor(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha)))
    }

    /// Creates a color from components of Display P3. Pictures in sRGB clip colors outside of sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBColor(displayP3Red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha)))
    }

    /// Creates a color of traits: the provider is called for each appearance, with normal and increased contrast.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        func color(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> RGBColor {
            let traits = UITraitCollection(style: style, contrast: contrast)
            return dynamicProvider(traits).color(in: traits)
        }
        self.init(
            light: color(.light, .normal), dark: color(.dark, .normal),
            contrast: (light: color(.light, .high), dark: color(.dark, .high)))
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = unit(alpha)
        return UIColor(
            light: light.withAlpha(alpha), dark: dark.withAlpha(alpha),
            contrast: (light: contrast.light.withAlpha(alpha), dark: contrast.dark.withAlpha(alpha)))
    }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(color(in: traits)) }

    package func color(in traits: UITraitCollection) -> RGBColor {
        switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
        case (false, false): light
        case (true, false): dark
        case (false, true): contrast.light
        case (true, true): contrast.dark
        }
    }

    public static func == (a: UIColor, b: UIColor) -> Bool {
        a.light == b.light && a.dark == b.dark && a.contrast == b.contrast
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(light)
        hasher.combine(dark)
    }

    public func isEqual(_ object: Any?) -> Bool { object as? UIColor == self }

    package func color(in appearance: Appearance) -> RGBColor { appearance == .dark ? dark : light }

    package func color(in traits: Traits) -> RGBColor { color(in: UITraitCollection(traits)) }

    /// Returns the components in light surroundings.
    @discardableResult
    public func getRed(
        _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
    ) -> Bool {
        (red, green, blue, alpha) = (light.red, light.green, light.blue, light.alpha)
        return true
    }
}

/// Clamps a component to 0...1; 0 for NaN.
private func unit(_ value: CGFloat) -> Double { value > 0 ? min(1, Double(value)) : 0 }
