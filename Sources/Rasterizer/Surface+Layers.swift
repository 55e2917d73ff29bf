import PixelKernels
import Primitives

extension Surface {
    /// Blends this surface onto another where they overlap.
    func composite(onto dst: inout Surface, opacity: UInt32, clip: Mask?, mode: BlendKernels.Mode) {
        var area = bounds.intersection(dst.bounds)
        if let clip { area = area.intersection(clip.bounds) }
        guard !area.isEmpty, opacity > 0 else { return }
        let dstBounds = dst.bounds
        var out = dst.pixels.mutableSpan
        for y in area.y..<area.maxY {
            let at = Int(y - dstBounds.y) * Int(dstBounds.width) + Int(area.x - dstBounds.x)
            if let clip {
                BlendKernels.pixels(
                    pixels.span, from: index(area.x, y), coverage: clip.coverage.span,
                    from: clip.row(y) + Int(area.x - clip.bounds.x), opacity: opacity, into: &out, at: at,
                    count: Int(area.width), mode: mode)
            } else {
                BlendKernels.pixels(
                    pixels.span, from: index(area.x, y), opacity: opacity, into: &out, at: at,
                    count: Int(area.width), mode: mode)
            }
        }
    }

    /// The surface blurred, with nothing around it, as far as it reaches into `area`.
    func blurred(sigma: Double, within area: PixelRect) -> Surface {
        let plan = BlurPlan(sigma: sigma)
        let region = plan.region(around: bounds).intersection(plan.region(around: area))
        var out = Surface(bounds: region.intersection(area))
        guard !out.bounds.isEmpty else { return out }
        let soft = plan.apply(to: deep(region, border: .zero), of: region, within: out.bounds, border: .zero)
        for i in out.pixels.indices { out.pixels[i] = soft.packed(at: i) }
        return out
    }
}
