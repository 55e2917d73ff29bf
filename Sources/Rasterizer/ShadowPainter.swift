import DisplayList
import PixelKernels
import Primitives

/// Blurred coverage in one colour.
enum ShadowPainter {
    static func paint(_ m: ShadowMark, on s: inout Surface) {
        guard m.color.alpha > 0 else { return }
        let plan = BlurPlan(sigma: m.sigma)
        let mask = Mask(m.path, within: plan.region(around: s.bounds))
        let knockout = m.knockout.map { Mask($0, within: s.bounds) }
        paint(mask, plan: plan, color: m.color, opacity: 1, knockout: knockout ?? .empty, on: &s)
    }

    /// - Parameter knockout: coverage of what the shadow leaves free.
    static func paint(
        _ mask: Mask, plan: BlurPlan, color: Color, opacity: Double, knockout: Mask, on s: inout Surface
    ) {
        // What the mask spreads over, and what the surface's pixels depend on.
        let region = plan.region(around: mask.bounds).intersection(plan.region(around: s.bounds))
        let area = region.intersection(s.bounds)
        guard !area.isEmpty else { return }
        var soft = plan.apply(to: mask.deep(region), of: region, within: area, border: .zero)
        func fixed(_ v: Double, _ one: Double) -> UInt32 { UInt32((v.clamped(0, 1) * one).rounded()) }
        let alpha = UInt64(fixed(color.alpha * opacity, 65535))
        let bounds = s.bounds
        var free = [UInt8](repeating: 255, count: Int(area.width))
        var out = s.pixels.mutableSpan
        for y in area.y..<area.maxY {
            knockout.writeRest(y, from: area.x, into: &free)
            let row = Int(y - area.y) * soft.width
            for i in free.indices {
                let v = UInt64(soft.samples[row + i]) &* alpha &* UInt64(free[i])
                soft.samples[row + i] = UInt16(truncatingIfNeeded: (v &+ 8_355_712) / (65535 * 255))
            }
            BlendKernels.deepAlpha(
                red: fixed(color.red, 255), green: fixed(color.green, 255), blue: fixed(color.blue, 255),
                alpha: soft.samples.span, from: row, into: &out,
                at: Int(y - bounds.y) * Int(bounds.width) + Int(area.x - bounds.x), count: free.count)
        }
    }
}
