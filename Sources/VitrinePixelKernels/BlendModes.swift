import VitrinePrimitives

/// The blend modes of W3C Compositing and Blending Level 1 on packed premultiplied pixels, each with source-over
/// compositing: co = cs·(1 − ab) + cb·(1 − as) + as·ab·B(Cb, Cs), where c are premultiplied and C unpremultiplied
/// colors, s is the source and b the backdrop. Linear burn and two Porter-Duff operators are added.
///
/// All arithmetic is in integers. A mode computes T = as·ab·B on the scale 0...255·255 (`separable`, `inseparable`);
/// the color is then (cs·(255 − ab) + cb·(255 − as) + T)/255, rounded once. T never exceeds as·ab, so colors never
/// exceed alpha. A clear source leaves the destination unchanged; on a clear destination the source is copied.
package enum BlendModes {
    /// Composites a source over a destination.
    /// - Parameters:
    ///   - s: The source, already multiplied by its coverage.
    ///   - coverage: 0...255. Only `destinationIn` uses it, to leave uncovered pixels unchanged.
    package static func joined(_ s: UInt32, _ d: UInt32, coverage: UInt32 = 255, _ mode: BlendMode) -> UInt32 {
        var d = d
        unsafe row(&d, count: 1, mode) { _ in (s, coverage) }
        return d
    }

    /// Composites a row of premultiplied pixels times `opacity` (0...255) and coverage; nil covers every pixel.
    package static func pixels(
        _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>?, count: Int,
        opacity: UInt32, mode: BlendMode
    ) {
        unsafe row(dst, count: count, mode) { i in
            let k = unsafe coverage.map { unsafe PackedPixel.scaledByte(UInt32($0[i]), opacity) } ?? opacity
            return unsafe (PackedPixel.scaled(src[i], by: k), k)
        }
    }

    /// Composites one premultiplied color times `opacity` (0...255) and coverage; nil covers every pixel.
    package static func solid(
        _ dst: UnsafeMutablePointer<UInt32>, _ color: UInt32, coverage: UnsafePointer<UInt8>?, opacity: UInt32 = 255,
        count: Int, mode: BlendMode
    ) {
        unsafe row(dst, count: count, mode) { i in
            let k = unsafe coverage.map { unsafe PackedPixel.scaledByte(UInt32($0[i]), opacity) } ?? opacity
            return (PackedPixel.scaled(color, by: k), k)
        }
    }

    /// Dispatches on the mode once for a row. `source` returns a pixel multiplied by coverage, and the coverage.
    @inline(__always)
    private static func row(
        _ dst: UnsafeMutablePointer<UInt32>, count: Int, _ mode: BlendMode, source: (Int) -> (UInt32, UInt32)
    ) {
        @inline(__always) func each(_ join: (UInt32, UInt32) -> UInt32) {
            for i in 0..<count {
                let s = source(i).0
                if s != 0 { unsafe dst[i] = unsafe join(s, dst[i]) }
            }
        }
        switch mode {
        case .normal: each(PackedPixel.over)
        case .plusDarker: each(PackedPixel.plusDarker)
        case .plusLighter: each(PackedPixel.plusLighter)
        case .multiply: each(multiply)
        case .screen: each(screen)
        case .overlay: each(overlay)
        case .darken: each(darken)
        case .lighten: each(lighten)
        case .colorDodge: each(colorDodge)
        case .colorBurn: each(colorBurn)
        case .hardLight: each(hardLight)
        case .softLight: each(softLight)
        case .difference: each(difference)
        case .exclusion: each(exclusion)
        case .hue: each(hue)
        case .saturation: each(saturation)
        case .color: each(color)
        case .luminosity: each(luminosity)
        case .linearBurn: each(linearBurn)
        case .destinationOut: each(destinationOut)
        case .destinationIn:
            for i in 0..<count {
                let (s, k) = source(i)
                unsafe dst[i] = unsafe destinationIn(s, dst[i], coverage: k)
            }
        }
    }

    /// d·(1 − k + as), where as is the alpha of a source already multiplied by its coverage k: d·as at full coverage.
    static func destinationIn(_ s: UInt32, _ d: UInt32, coverage: UInt32 = 255) -> UInt32 {
        PackedPixel.scaled(d, by: min(255 &- coverage &+ (s >> 24), 255))
    }

    /// d·(1 − as).
    static func destinationOut(_ s: UInt32, _ d: UInt32) -> UInt32 { PackedPixel.scaled(d, by: 255 &- (s >> 24)) }
}
