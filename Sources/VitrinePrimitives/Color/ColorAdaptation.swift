/// How a color follows the appearance, in 64 bits: not at all, as a color of the system, or with a color of its own in dark surroundings.
@usableFromInline
struct ColorAdaptation: Hashable, Sendable {
    /// 0; the number of a `SystemColor`; or four numbers of 16 bits, red in the highest, of which none is small enough for a `SystemColor`.
    private let bits: UInt64

    /// Steps of a component between 0 and 1: whole ones between the 255 of 8 bits.
    private static let steps = 255.0 * 120
    /// Steps from -0.6 to 0. The colors of Display P3 have components within -0.52...1.1.
    private static let origin = 255.0 * 72

    @usableFromInline static let fixed = ColorAdaptation(bits: 0)

    private init(bits: UInt64) { self.bits = bits }

    init(_ system: SystemColor) { bits = UInt64(system.rawValue) }

    /// - Parameter dark: the color in dark surroundings; each component is rounded to 1/30600.
    init(dark: RGBColor) {
        func packed(_ value: Double) -> UInt64 {
            UInt64(min(65535, max(1, (value * Self.steps).rounded() + Self.origin)))
        }
        bits = packed(dark.red) << 48 | packed(dark.green) << 32 | packed(dark.blue) << 16 | packed(dark.alpha)
    }

    @usableFromInline var isPair: Bool { bits > 255 }

    var system: SystemColor? { bits == 0 || isPair ? nil : SystemColor(rawValue: UInt8(bits)) }

    /// The color in dark surroundings; nil for one that is not a pair.
    var dark: RGBColor? {
        guard isPair else { return nil }
        func component(_ shift: UInt64) -> Double { (Double(bits >> shift & 65535) - Self.origin) / Self.steps }
        return RGBColor(red: component(48), green: component(32), blue: component(16), alpha: component(0))
    }

    /// The pair whose light color has got another alpha.
    @usableFromInline func fading(from old: Double, to new: Double) -> ColorAdaptation {
        guard let dark else { return self }
        return ColorAdaptation(dark: dark.withAlpha(old > 0 ? min(1, dark.alpha * new / old) : new))
    }
}
