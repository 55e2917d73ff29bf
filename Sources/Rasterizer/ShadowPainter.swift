import DisplayList
import PixelKernels
import Primitives

/// Blurred coverage in one colour.
enum ShadowPainter {
    static func paint(_ m: ShadowMark, on s: inout Surface) {
        let plan = BlurPlan(sigma: m.sigma)
        var edges = EdgeList()
        edges.add(m.path)
        let limit = s.bounds.grown(by: plan.margin)
        let mask = Mask(edges, within: limit)
        let knockout = m.knockout.map { Mask($0, within: s.bounds) }
        paint(mask, plan: plan, color: m.color, opacity: 1, on: &s) { x, y in knockout?.value(x, y) ?? 0 }
    }

    /// - Parameter kept: coverage (0...255) of what the shadow leaves free at a device pixel.
    static func paint(
        _ mask: Mask, plan: BlurPlan, color: Color, opacity: Double, on s: inout Surface,
        knockout kept: (Int32, Int32) -> UInt8
    ) {
        guard !mask.bounds.isEmpty else { return }
        let region = plan.region(around: mask.bounds)
        var deep = DeepRaster(width: Int(region.width), height: Int(region.height), channels: 1)
        for y in mask.bounds.y..<mask.bounds.maxY {
            let from = mask.row(y)
            let to = Int(y - region.y) * deep.width + Int(mask.bounds.x - region.x)
            for i in 0..<Int(mask.bounds.width) { deep.samples[to + i] = UInt16(mask.coverage[from + i]) * 257 }
        }
        var soft = plan.apply(to: deep, border: .zero)
        let area = region.intersection(s.bounds)
        guard !area.isEmpty else { return }
        let alpha = UInt32((min(max(color.alpha * opacity, 0), 1) * 65535).rounded())
        func byte(_ v: Double) -> UInt32 { UInt32((min(max(v, 0), 1) * 255).rounded()) }
        let bounds = s.bounds
        var out = s.pixels.mutableSpan
        for y in area.y..<area.maxY {
            let row = Int(y - region.y) * soft.width + Int(area.x - region.x)
            for i in 0..<Int(area.width) {
                let free = 255 - UInt32(kept(area.x + Int32(i), y))
                let v = (UInt64(soft.samples[row + i]) * UInt64(alpha) * UInt64(free) + 8_355_712) / (65535 * 255)
                soft.samples[row + i] = UInt16(v)
            }
            BlendKernels.deepAlpha(
                red: byte(color.red), green: byte(color.green), blue: byte(color.blue), alpha: soft.samples.span,
                from: row, into: &out, at: Int(y - bounds.y) * Int(bounds.width) + Int(area.x - bounds.x),
                count: Int(area.width))
        }
    }
}
