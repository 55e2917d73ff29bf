import DisplayList
import PixelKernels
import Primitives

/// What lies behind a path, blurred, its colours mapped.
enum BackdropPainter {
    /// - Parameter behind: the picture behind; nil for the surface itself.
    static func paint(_ m: BackdropMark, on s: inout Surface, behind: Surface?) {
        let opacity = opacityByte(m.opacity)
        guard opacity > 0 else { return }
        let mask = Mask(m.path, within: s.bounds)
        let area = mask.bounds
        guard !area.isEmpty else { return }
        let soft = SoftBackdrop(behind ?? s, around: area, sigma: m.material.sigma, exactly: true)
        let law = MaterialKernel(m.material)
        let tint = m.tint.premultiplied.bits
        var row = [UInt32](repeating: 0, count: Int(area.width))
        let bounds = s.bounds
        var out = s.pixels.mutableSpan
        for y in area.y..<area.maxY {
            let start = soft.index(area.x, y)
            for i in row.indices {
                let c = soft.color(at: start + i)
                row[i] = PackedPixel.over(tint, law.apply(c).packed)
            }
            BlendKernels.pixels(
                row.span, from: 0, coverage: mask.coverage.span, from: mask.row(y), opacity: opacity, into: &out,
                at: Int(y - bounds.y) * Int(bounds.width) + Int(area.x - bounds.x), count: row.count, mode: .over)
        }
    }
}
