import DisplayList
import PixelKernels
import Primitives

/// What lies behind a path, blurred, its colours mapped.
enum BackdropPainter {
    static func paint(_ m: BackdropMark, on s: inout Surface) {
        let mask = Mask(m.path, within: s.bounds)
        let area = mask.bounds
        guard !area.isEmpty else { return }
        let plan = BlurPlan(sigma: m.material.sigma)
        let region = plan.region(around: area)
        let soft = plan.apply(to: s.deep(region, border: .extend), border: .extend)
        let law = MaterialKernel(m.material)
        let tint = m.tint.premultiplied.bits
        let opacity = opacityByte(m.opacity)
        var row = [UInt32](repeating: 0, count: Int(area.width))
        let bounds = s.bounds
        var out = s.pixels.mutableSpan
        for y in area.y..<area.maxY {
            for i in row.indices {
                let k = (Int(y - region.y) * soft.width + Int(area.x - region.x) + i) * 4
                let (r, g, b) = law.apply(Int(soft.samples[k]), Int(soft.samples[k + 1]), Int(soft.samples[k + 2]))
                row[i] = PackedPixel.over(tint, opaque(r, g, b))
            }
            BlendKernels.pixels(
                row.span, from: 0, coverage: mask.coverage.span, from: mask.row(y), opacity: opacity, into: &out,
                at: Int(y - bounds.y) * Int(bounds.width) + Int(area.x - bounds.x), count: row.count, mode: .over)
        }
    }

    /// An opaque packed pixel from channels 0...65535.
    @inline(__always)
    static func opaque(_ r: Int, _ g: Int, _ b: Int) -> UInt32 {
        DeepRaster.byte(UInt16(r)) | DeepRaster.byte(UInt16(g)) << 8 | DeepRaster.byte(UInt16(b)) << 16 | 0xff00_0000
    }
}
