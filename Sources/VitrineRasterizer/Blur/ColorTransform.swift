import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels

/// A material's color transform in integers; see `vitrine_color_transform`.
struct ColorTransform {
    private var base = vitrine_color_transform()

    init(_ m: Material) {
        func fixed(_ v: Double, _ one: Double) -> Int32 {
            v.isFinite ? Int32((v.clamped(to: -100...100) * one).rounded()) : 0
        }
        let chroma = fixed(m.gain * m.chroma, 16384)
        base.chroma = chroma
        if let c = m.curve {
            // Three line segments, each through its two end points.
            let stops = [c.black, c.darkGrey, c.lightGrey, c.white].map { m.gain * $0 }
            unsafe withUnsafeMutableBytes(of: &base.slope) { slopes in
                unsafe withUnsafeMutableBytes(of: &base.offset) { offsets in
                    for k in 0..<3 {
                        let rise = (stops[k + 1] - stops[k]) * 3
                        unsafe slopes.storeBytes(of: fixed(rise, 16384), toByteOffset: 4 * k, as: Int32.self)
                        unsafe offsets.storeBytes(
                            of: fixed(stops[k] - rise * Double(k) / 3, 65535), toByteOffset: 4 * k, as: Int32.self)
                    }
                }
            }
            base.kind = Int32(VITRINE_TRANSFORM_PIECEWISE)
        } else {
            let slope = fixed(m.gain * m.lumaScale, 16384)
            let offset = fixed(m.gain * m.lumaOffset, 65535)
            base.slope = (slope, slope, slope)
            base.offset = (offset, offset, offset)
            let isIdentity = slope == 16384 && offset == 0 && chroma == 16384
            base.kind = Int32(isIdentity ? VITRINE_TRANSFORM_NONE : VITRINE_TRANSFORM_LINEAR)
        }
        let largest = max(base.slope.0.magnitude, base.slope.1.magnitude, base.slope.2.magnitude, chroma.magnitude)
        if base.kind != Int32(VITRINE_TRANSFORM_NONE), largest > 32767 { base.kind = Int32(VITRINE_TRANSFORM_WIDE) }
    }

    /// The transform for the kernels, with a packed premultiplied color composited over the result.
    func transform(tint: UInt32) -> vitrine_color_transform {
        var copy = base
        copy.tint = tint
        return copy
    }

    @inline(__always)
    func apply(_ c: Color16) -> Color16 {
        if base.kind == Int32(VITRINE_TRANSFORM_NONE) { return c }
        let y = c.luma
        let (slope, offset) =
            y > 21845
            ? y > 43690 ? (base.slope.2, base.offset.2) : (base.slope.1, base.offset.1) : (base.slope.0, base.offset.0)
        let level = (Int(slope) &* y &+ 8192) >> 14 &+ Int(offset)
        @inline(__always) func channel(_ v: Int) -> Int {
            (level &+ (Int(base.chroma) &* (v &- y) &+ 8192) >> 14).clamped(to: 0...65535)
        }
        return Color16(red: channel(c.red), green: channel(c.green), blue: channel(c.blue))
    }
}
