// Modes that treat each color channel separately. In the formulas for T, the unpremultiplied colors of B are multiplied
// by as·ab, so most need no division; where one does, T is rounded to nearest, a 255th of a level.

extension BlendModes {
    /// Composites with T of each channel, a function of cs, cb, as and ab.
    @inline(__always)
    private static func separable(_ s: UInt32, _ d: UInt32, _ product: (Int, Int, Int, Int) -> Int) -> UInt32 {
        let sa = Int(s >> 24)
        let da = Int(d >> 24)
        let alpha = 255 &* (sa &+ da) &- sa &* da
        @inline(__always) func channel(_ shift: UInt32) -> UInt32 {
            let cs = min(Int((s >> shift) & 255), sa)
            let cb = min(Int((d >> shift) & 255), da)
            return rounded(cs &* (255 &- da) &+ cb &* (255 &- sa) &+ product(cs, cb, sa, da)) << shift
        }
        return channel(0) | channel(8) | channel(16) | rounded(alpha) << 24
    }

    /// v/255 rounded to nearest, for v in 0...65025.
    @inline(__always)
    private static func rounded(_ v: Int) -> UInt32 {
        let t = UInt32(truncatingIfNeeded: v) &+ 128
        return (t &+ (t >> 8)) >> 8
    }

    /// B = Cb·Cs, so T = cs·cb.
    static func multiply(_ s: UInt32, _ d: UInt32) -> UInt32 {
        separable(s, d) { cs, cb, _, _ in cs &* cb }
    }

    /// B = Cb + Cs − Cb·Cs, so T = cb·as + cs·ab − cs·cb.
    static func screen(_ s: UInt32, _ d: UInt32) -> UInt32 {
        separable(s, d) { cs, cb, sa, da in cb &* sa &+ cs &* da &- cs &* cb }
    }

    /// Hard light with source and backdrop exchanged.
    static func overlay(_ s: UInt32, _ d: UInt32) -> UInt32 {
        separable(s, d) { cs, cb, sa, da in hardLight(cb, cs, da, sa) }
    }

    /// B = min(Cb, Cs), so T = min(cb·as, cs·ab).
    static func darken(_ s: UInt32, _ d: UInt32) -> UInt32 {
        separable(s, d) { cs, cb, sa, da in min(cb &* sa, cs &* da) }
    }

    /// B = max(Cb, Cs).
    static func lighten(_ s: UInt32, _ d: UInt32) -> UInt32 {
        separable(s, d) { cs, cb, sa, da in max(cb &* sa, cs &* da) }
    }

    /// B = min(1, Cb/(1 − Cs)), 0 where Cb is 0, so T = min(as·ab, cb·as²/(as − cs)).
    static func colorDodge(_ s: UInt32, _ d: UInt32) -> UInt32 {
        separable(s, d) { cs, cb, sa, da in
            if cb == 0 { return 0 }
            if cs == sa { return sa &* da }
            return min(sa &* da, quotient(cb &* sa &* sa, sa &- cs))
        }
    }

    /// B = 1 − min(1, (1 − Cb)/Cs), 1 where Cb is 1, so T = as·ab − min(as·ab, (ab − cb)·as²/cs).
    static func colorBurn(_ s: UInt32, _ d: UInt32) -> UInt32 {
        separable(s, d) { cs, cb, sa, da in
            if cb == da { return sa &* da }
            if cs == 0 { return 0 }
            return sa &* da &- min(sa &* da, quotient((da &- cb) &* sa &* sa, cs))
        }
    }

    /// B = 2·Cb·Cs for Cs up to a half, else the screen of Cb and 2·Cs − 1.
    static func hardLight(_ s: UInt32, _ d: UInt32) -> UInt32 { separable(s, d, hardLight) }

    /// T = 2·cs·cb, or as·ab − 2·(as − cs)·(ab − cb).
    @inline(__always)
    private static func hardLight(_ cs: Int, _ cb: Int, _ sa: Int, _ da: Int) -> Int {
        2 &* cs <= sa ? 2 &* cs &* cb : sa &* da &- 2 &* (sa &- cs) &* (da &- cb)
    }

    /// B = Cb − (1 − 2·Cs)·Cb·(1 − Cb) for Cs up to a half, so T = as·cb − (as − 2·cs)·cb·(ab − cb)/ab; else
    /// B = Cb + (2·Cs − 1)·(D − Cb), so T = as·cb + (2·cs − as)·(ab·D − cb), where D = ((16·Cb − 12)·Cb + 4)·Cb for Cb up
    /// to a quarter, else √Cb. ab·D is rounded down to 1/256.
    static func softLight(_ s: UInt32, _ d: UInt32) -> UInt32 {
        separable(s, d) { cs, cb, sa, da in
            if cb == 0 { return 0 }
            if 2 &* cs <= sa { return sa &* cb &- quotient((sa &- 2 &* cs) &* cb &* (da &- cb), da) }
            let raised =
                4 &* cb <= da
                ? ((16 &* cb &- 12 &* da) &* cb &+ 4 &* da &* da) &* cb &* 256 / (da &* da)
                : squareRoot((cb &* da) << 16)
            return sa &* cb &+ ((2 &* cs &- sa) &* (raised &- 256 &* cb) &+ 128) >> 8
        }
    }

    /// B = |Cb − Cs|, so T = |cb·as − cs·ab|.
    static func difference(_ s: UInt32, _ d: UInt32) -> UInt32 {
        separable(s, d) { cs, cb, sa, da in abs(cb &* sa &- cs &* da) }
    }

    /// B = Cb + Cs − 2·Cb·Cs, so T = cb·as + cs·ab − 2·cs·cb.
    static func exclusion(_ s: UInt32, _ d: UInt32) -> UInt32 {
        separable(s, d) { cs, cb, sa, da in cb &* sa &+ cs &* da &- 2 &* cs &* cb }
    }

    /// B = max(0, Cb + Cs − 1), so T = max(0, cb·as + cs·ab − as·ab).
    static func linearBurn(_ s: UInt32, _ d: UInt32) -> UInt32 {
        separable(s, d) { cs, cb, sa, da in max(0, cb &* sa &+ cs &* da &- sa &* da) }
    }

    /// n/d rounded to nearest, for n ≥ 0 and d > 0.
    @inline(__always)
    private static func quotient(_ n: Int, _ d: Int) -> Int { (n &+ d / 2) / d }

    /// The integer part of √v for v < 2³², computed bit by bit, without floating-point rounding.
    @inline(__always)
    static func squareRoot(_ v: Int) -> Int {
        var remainder = UInt32(truncatingIfNeeded: v)
        var root: UInt32 = 0
        var bit: UInt32 = 1 << 30
        while bit != 0 {
            let trial = root &+ bit
            root >>= 1
            if remainder >= trial {
                remainder &-= trial
                root |= bit
            }
            bit >>= 2
        }
        return Int(root)
    }
}
