#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// An sRGB color with components 0...1, not premultiplied. A color outside sRGB, such as one of Display P3, has
/// components outside this range; pictures in sRGB clip them.
public struct RGBColor: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double
    @usableFromInline var adaptation = ColorAdaptation.fixed

    @inlinable public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a color from 0xRRGGBB.
    @inlinable public init(_ rgb: UInt32, alpha: Double = 1) {
        self.init(
            red: Double((rgb >> 16) & 255) / 255, green: Double((rgb >> 8) & 255) / 255, blue: Double(rgb & 255) / 255,
            alpha: alpha)
    }

    /// Creates a gray; `white` and `alpha` are 0...1.
    @inlinable public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// The color with another alpha. The alpha of an adaptive color's dark variant changes in proportion.
    @inlinable public func withAlpha(_ a: Double) -> RGBColor {
        var copy = self
        copy.alpha = a
        if adaptation.isPair { copy.adaptation = adaptation.fading(from: alpha, to: a) }
        return copy
    }

    /// The color with its alpha multiplied by `k`.
    @inlinable package func faded(_ k: Double) -> RGBColor { withAlpha(alpha * k) }

    /// Interpolates each component linearly; 0 gives this color, 1 the other.
    @inlinable package func mixed(with o: RGBColor, at f: Double) -> RGBColor {
        RGBColor(
            red: red.mixed(with: o.red, at: f), green: green.mixed(with: o.green, at: f),
            blue: blue.mixed(with: o.blue, at: f),
            alpha: alpha.mixed(with: o.alpha, at: f))
    }

    /// The Rec. 709 luma of the gamma-encoded components.
    @inlinable package var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// The premultiplied 8-bit pixel: each component is rounded to 8 bits once, then multiplied with `div255`.
    package var premultiplied: PremultipliedColor {
        func byte(_ v: Double) -> UInt32 { v > 0 ? UInt32(min(255, (min(v, 1) * 255).rounded())) : 0 }
        let a = byte(alpha)
        return PremultipliedColor(
            red: div255(byte(red) * a), green: div255(byte(green) * a), blue: div255(byte(blue) * a), alpha: a)
    }
}
