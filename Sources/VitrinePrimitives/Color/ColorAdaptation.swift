/// How a color follows the appearance, in 64 bits: fixed, a system color, or a pair with a dark color.
@usableFromInline
struct ColorAdaptation: Hashable, Sendable {
    /// 0 for a fixed color; the raw value of a `SystemColor`; or the components of the dark color, 16 bits each and red
    /// in the highest. A packed red is 1 or more, so that a pair is larger than any raw value.
    private let bits: UInt64

    /// The number of steps of a component from 0 to 1: a multiple of 255, so that 8-bit values are exact.
    private static let steps = 255.0 * 120
    /// The number of steps from -0.6 to 0. The colors of Display P3 have components within -0.52...1.1.
    private static let origin = 255.0 * 72

    @usableFromInline static let fixed = ColorAdaptation(bits: 0)

    private init(bits: UInt64) { self.bits = bits }

    init(_ system: SystemColor) { bits = UInt64(system.rawValue) }

    /// - Parameter dark: The color in dark appearance. Its components are rounded to 1/30600.
    init(dark: RGBColor) {
        func packed(_ value: Double) -> UInt64 {
            UInt64(((value * Self.steps).rounded() + Self.origin).clamped(to: 1...65535))
        }
        bits = packed(dark.red) << 48 | packed(dark.green) << 32 | packed(dark.blue) << 16 | packed(dark.alpha)
    }

    @usableFromInline var isPair: Bool { bits > 255 }

    var system: SystemColor? { bits == 0 || isPair ? nil : SystemColor(rawValue: UInt8(bits)) }

    /// The color in dark appearance; nil if the color is not a pair.
    var dark: RGBColor? {
        guard isPair else { return nil }
        func component(_ shift: UInt64) -> Double { (Double(bits >> shift & 65535) - Self.origin) / Self.steps }
        return RGBColor(red: component(48), green: component(32), blue: component(16), alpha: component(0))
    }

    /// The pair after the alpha of its light color has changed.
    @usableFromInline func fading(from old: Double, to new: Double) -> ColorAdaptation {
        guard let dark else { return self }
        return ColorAdaptation(dark: dark.withAlpha(old > 0 ? min(1, dark.alpha * new / old) : new))
    }
}
