import VitrinePixelKernels
import VitrinePrimitives

/// W3C Compositing and Blending Level 1 in Double, word for word, and Core Image's linear burn.
enum BlendOracle {
    /// Red, green and blue, not premultiplied, 0...1.
    typealias RGB = [Double]

    /// Returns the composited premultiplied colors and alpha, 0...255, of two packed premultiplied pixels.
    static func composited(_ s: UInt32, _ d: UInt32, _ mode: BlendMode) -> [Double] {
        let (s, d) = (channels(s).map { Double($0) / 255 }, channels(d).map { Double($0) / 255 })
        let (sa, da) = (s[3], d[3])
        if mode == .destinationIn { return d.map { 255 * $0 * sa } }
        if mode == .destinationOut { return d.map { 255 * $0 * (1 - sa) } }
        let mixed = blended(
            s.prefix(3).map { sa > 0 ? $0 / sa : 0 }, d.prefix(3).map { da > 0 ? $0 / da : 0 }, mode)
        return (0..<3).map { 255 * (s[$0] * (1 - da) + d[$0] * (1 - sa) + sa * da * mixed[$0]) }
            + [255 * (sa + da - sa * da)]
    }

    private static func blended(_ cs: RGB, _ cb: RGB, _ mode: BlendMode) -> RGB {
        switch mode {
        case .hue: setLum(setSat(cs, sat(cb)), lum(cb))
        case .saturation: setLum(setSat(cb, sat(cs)), lum(cb))
        case .color: setLum(cs, lum(cb))
        case .luminosity: setLum(cb, lum(cs))
        default: zip(cs, cb).map { separable($0, $1, mode) }
        }
    }

    private static func separable(_ cs: Double, _ cb: Double, _ mode: BlendMode) -> Double {
        switch mode {
        case .multiply: return cb * cs
        case .screen: return cb + cs - cb * cs
        case .overlay: return separable(cb, cs, .hardLight)
        case .darken: return min(cb, cs)
        case .lighten: return max(cb, cs)
        case .colorDodge: return cb == 0 ? 0 : cs == 1 ? 1 : min(1, cb / (1 - cs))
        case .colorBurn: return cb == 1 ? 1 : cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs)
        case .hardLight: return cs <= 0.5 ? cb * 2 * cs : cb + (2 * cs - 1) - cb * (2 * cs - 1)
        case .softLight:
            if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
            let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
            return cb + (2 * cs - 1) * (d - cb)
        case .difference: return abs(cb - cs)
        case .linearBurn: return max(0, cb + cs - 1)
        case .exclusion: return cb + cs - 2 * cb * cs
        default: return cs
        }
    }

    private static func lum(_ c: RGB) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    private static func sat(_ c: RGB) -> Double { c.max()! - c.min()! }

    private static func setLum(_ c: RGB, _ l: Double) -> RGB { clipColor(c.map { $0 + l - lum(c) }) }

    private static func clipColor(_ c: RGB) -> RGB {
        let (l, n, x) = (lum(c), c.min()!, c.max()!)
        var c = c
        if n < 0 { c = c.map { l + ($0 - l) * l / (l - n) } }
        if x > 1 { c = c.map { l + ($0 - l) * (1 - l) / (x - l) } }
        return c
    }

    private static func setSat(_ c: RGB, _ s: Double) -> RGB {
        let order = [0, 1, 2].sorted { c[$0] < c[$1] }
        let (low, mid, high) = (order[0], order[1], order[2])
        var out = [0.0, 0, 0]
        if c[high] > c[low] {
            out[mid] = (c[mid] - c[low]) * s / (c[high] - c[low])
            out[high] = s
        }
        return out
    }
}
