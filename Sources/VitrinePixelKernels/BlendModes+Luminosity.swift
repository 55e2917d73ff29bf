// Modes that combine luminosity and saturation of two colors. Both colors are converted to the common scale as·ab (Cs
// to cs·ab, Cb to cb·as), where the specification's Lum, Sat, SetSat, SetLum and ClipColor need no additional division.
// From SetSat on, values are hundredfold, since the weights are 30, 59 and 11.

extension BlendModes {
    private typealias Three = (r: Int, g: Int, b: Int)

    /// SetLum(SetSat(Cs, Sat(Cb)), Lum(Cb)).
    static func hue(_ s: UInt32, _ d: UInt32) -> UInt32 {
        inseparable(s, d) { cs, cb, one in
            withLuminosity(luminosity(cb), withSaturation(saturation(cb), cs), one)
        }
    }

    /// SetLum(SetSat(Cb, Sat(Cs)), Lum(Cb)).
    static func saturation(_ s: UInt32, _ d: UInt32) -> UInt32 {
        inseparable(s, d) { cs, cb, one in
            withLuminosity(luminosity(cb), withSaturation(saturation(cs), cb), one)
        }
    }

    /// SetLum(Cs, Lum(Cb)).
    static func color(_ s: UInt32, _ d: UInt32) -> UInt32 {
        inseparable(s, d) { cs, cb, one in withLuminosity(luminosity(cb), hundredfold(cs), one) }
    }

    /// SetLum(Cb, Lum(Cs)).
    static func luminosity(_ s: UInt32, _ d: UInt32) -> UInt32 {
        inseparable(s, d) { cs, cb, one in withLuminosity(luminosity(cs), hundredfold(cb), one) }
    }

    /// Composites with 100·T of all channels; `mix` gets both colors and their largest possible value, as·ab.
    @inline(__always)
    private static func inseparable(_ s: UInt32, _ d: UInt32, _ mix: (Three, Three, Int) -> Three) -> UInt32 {
        let sa = Int(s >> 24)
        let da = Int(d >> 24)
        let cs = colors(s, sa)
        let cb = colors(d, da)
        let t = mix((cs.r &* da, cs.g &* da, cs.b &* da), (cb.r &* sa, cb.g &* sa, cb.b &* sa), sa &* da)
        @inline(__always) func channel(_ cs: Int, _ cb: Int, _ t: Int) -> UInt32 {
            UInt32(truncatingIfNeeded: (100 &* (cs &* (255 &- da) &+ cb &* (255 &- sa)) &+ t &+ 12750) / 25500)
        }
        let alpha = UInt32(truncatingIfNeeded: (255 &* (sa &+ da) &- sa &* da &+ 127) / 255)
        return channel(cs.r, cb.r, t.r) | channel(cs.g, cb.g, t.g) << 8 | channel(cs.b, cb.b, t.b) << 16 | alpha << 24
    }

    @inline(__always)
    private static func colors(_ p: UInt32, _ alpha: Int) -> Three {
        (min(Int(p & 255), alpha), min(Int((p >> 8) & 255), alpha), min(Int((p >> 16) & 255), alpha))
    }

    @inline(__always)
    private static func hundredfold(_ c: Three) -> Three { (100 &* c.r, 100 &* c.g, 100 &* c.b) }

    /// Lum, hundredfold.
    @inline(__always)
    private static func luminosity(_ c: Three) -> Int { 30 &* c.r &+ 59 &* c.g &+ 11 &* c.b }

    @inline(__always)
    private static func saturation(_ c: Three) -> Int { max(c.r, c.g, c.b) &- min(c.r, c.g, c.b) }

    /// SetSat, hundredfold and rounded to nearest. A gray becomes black, whatever the saturation.
    @inline(__always)
    private static func withSaturation(_ s: Int, _ c: Three) -> Three {
        let low = min(c.r, c.g, c.b)
        let range = max(c.r, c.g, c.b) &- low
        if range == 0 { return (0, 0, 0) }
        @inline(__always) func channel(_ v: Int) -> Int { (100 &* (v &- low) &* s &+ range / 2) / range }
        return (channel(c.r), channel(c.g), channel(c.b))
    }

    /// SetLum and ClipColor on hundredfold values. A color's range is at most `one`, so it exceeds one end only.
    @inline(__always)
    private static func withLuminosity(_ l: Int, _ c: Three, _ one: Int) -> Three {
        let shift = l &- luminosity(c) / 100
        let moved: Three = (c.r &+ shift, c.g &+ shift, c.b &+ shift)
        let low = min(moved.r, moved.g, moved.b)
        let high = max(moved.r, moved.g, moved.b)
        @inline(__always) func drawn(_ numerator: Int, _ denominator: Int) -> Three {
            @inline(__always) func channel(_ v: Int) -> Int {
                (l &+ (v &- l) &* numerator / denominator).clamped(to: 0...100 &* one)
            }
            return (channel(moved.r), channel(moved.g), channel(moved.b))
        }
        if low < 0 { return drawn(l, l &- low) }
        if high > 100 &* one { return drawn(100 &* one &- l, high &- l) }
        return moved
    }
}
