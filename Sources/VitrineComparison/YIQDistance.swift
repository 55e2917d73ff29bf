/// The distance of pixelmatch. Source: pixelmatch 0.4.0 of PyPI (a port of mapbox/pixelmatch), by Y. Kotsarenko and F.
/// Ramos (2010). Its detector of antialiased pixels, by V. Vyšniauskas (2009), is `cvitrine_is_antialiased`.
enum YIQDistance {
    /// The squared distance of black and white, which is the largest.
    static let largest = 35215.0

    /// The channels of a pixel over white.
    @inline(__always)
    private static func channels(_ p: UInt32) -> (Double, Double, Double) {
        let transparency = 255 - p >> 24
        return (
            Double(p & 255 + transparency), Double(p >> 8 & 255 + transparency), Double(p >> 16 & 255 + transparency)
        )
    }

    @inline(__always)
    static func brightness(_ p: UInt32) -> Double {
        let (r, g, b) = channels(p)
        return r * 0.29889531 + g * 0.58662247 + b * 0.11448223
    }

    @inline(__always)
    static func squared(_ first: UInt32, _ second: UInt32) -> Double {
        guard first != second else { return 0 }
        let (r1, g1, b1) = channels(first)
        let (r2, g2, b2) = channels(second)
        let y =
            (r1 * 0.29889531 + g1 * 0.58662247 + b1 * 0.11448223)
            - (r2 * 0.29889531 + g2 * 0.58662247 + b2 * 0.11448223)
        let i =
            (r1 * 0.59597799 - g1 * 0.27417610 - b1 * 0.32180189)
            - (r2 * 0.59597799 - g2 * 0.27417610 - b2 * 0.32180189)
        let q =
            (r1 * 0.21147017 - g1 * 0.52261711 + b1 * 0.31114694)
            - (r2 * 0.21147017 - g2 * 0.52261711 + b2 * 0.31114694)
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }
}
