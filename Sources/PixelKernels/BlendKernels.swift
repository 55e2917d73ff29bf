/// Rows of pixels joined with rows of pixels. Every kernel reads `count` items from each offset on.
public enum BlendKernels {
    /// The first three are `PackedPixel`'s and have fast loops in CPixelKernels; the others are `BlendModes`'.
    public enum Mode: Sendable, CaseIterable {
        case over
        case plusDarker
        case plusLighter
        case multiply
        case screen
        case overlay
        case darken
        case lighten
        case colorDodge
        case colorBurn
        case hardLight
        case softLight
        case difference
        case exclusion
        case hue
        case saturation
        case color
        case luminosity
        case destinationIn
        case destinationOut
    }

    @inlinable @inline(__always)
    static func join(_ s: UInt32, _ d: UInt32, _ mode: Mode, coverage: UInt32 = 255) -> UInt32 {
        switch mode {
        case .over: PackedPixel.over(s, d)
        case .plusDarker: PackedPixel.plusDarker(s, d)
        case .plusLighter: PackedPixel.plusLighter(s, d)
        default: BlendModes.joined(s, d, coverage: coverage, mode)
        }
    }

    /// One premultiplied colour through a row of coverage (0...255).
    public static func solid(
        _ color: UInt32, coverage: Span<UInt8>, from c: Int, into dst: inout MutableSpan<UInt32>, at d: Int, count: Int,
        mode: Mode
    ) {
        for i in 0..<count {
            let k = UInt32(coverage[c + i])
            if k == 0 { continue }
            let s = k == 255 ? color : PackedPixel.scaled(color, by: k)
            dst[d + i] = join(s, dst[d + i], mode, coverage: k)
        }
    }

    /// A row of premultiplied pixels through a row of coverage, everything faded by `opacity` (0...255).
    public static func pixels(
        _ src: Span<UInt32>, from s: Int, coverage: Span<UInt8>, from c: Int, opacity: UInt32,
        into dst: inout MutableSpan<UInt32>, at d: Int, count: Int, mode: Mode
    ) {
        for i in 0..<count {
            let k = scale(UInt32(coverage[c + i]), opacity)
            if k == 0 { continue }
            dst[d + i] = join(PackedPixel.scaled(src[s + i], by: k), dst[d + i], mode, coverage: k)
        }
    }

    /// A row of premultiplied pixels faded by `opacity` (0...255).
    public static func pixels(
        _ src: Span<UInt32>, from s: Int, opacity: UInt32, into dst: inout MutableSpan<UInt32>, at d: Int, count: Int,
        mode: Mode
    ) {
        for i in 0..<count {
            let p = src[s + i]
            if p == 0 && mode != .destinationIn { continue }
            let faded = opacity == 255 ? p : PackedPixel.scaled(p, by: opacity)
            dst[d + i] = join(faded, dst[d + i], mode, coverage: opacity)
        }
    }

    /// One opaque colour (red, green, blue, 0...255) through a row of deep alpha (0...65535); a single rounding, so that
    /// faint shadows keep every step: d + (c − d)·a in each colour channel, d + (1 − d)·a in alpha.
    public static func deepAlpha(
        red: UInt32, green: UInt32, blue: UInt32, alpha: Span<UInt16>, from a: Int,
        into dst: inout MutableSpan<UInt32>, at d: Int, count: Int
    ) {
        for i in 0..<count {
            let k = UInt32(alpha[a + i])
            if k == 0 { continue }
            let p = dst[d + i]
            let under = 65535 &- k
            @inline(__always) func channel(_ shift: UInt32, _ c: UInt32) -> UInt32 {
                ((((p >> shift) & 255) &* under &+ c &* k &+ 32767) / 65535) << shift
            }
            dst[d + i] = channel(0, red) | channel(8, green) | channel(16, blue) | channel(24, 255)
        }
    }

    /// a·b/255 rounded, both 0...255.
    @inlinable @inline(__always)
    static func scale(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let t = a &* b &+ 128
        return (t &+ (t >> 8)) >> 8
    }
}
