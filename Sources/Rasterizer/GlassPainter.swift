import DisplayList
import PixelKernels
import Primitives

/// Glass: shadow outside the joined outline, then the body (the blurred backdrop seen through a lens, its colours mapped),
/// tint, glow and rim. Source of the order: facts, iOS surroundings, section 5.4.
enum GlassPainter {
    /// - Parameter behind: the picture behind; nil for the surface itself.
    static func paint(_ mark: GlassMark, on s: inout Surface, behind: Surface?) {
        guard let m = mark.sound, let first = m.shapes.first, !s.bounds.isEmpty else { return }
        let box = m.shapes.dropFirst().reduce(first.outline.rect) { $0.union($1.outline.rect) }
        let grow = 1 + m.bulge
        let shadowPlan = BlurPlan(sigma: m.shadow?.sigma ?? 0)
        let dx = Int32((m.shadow?.offset.x ?? 0).rounded())
        let dy = Int32((m.shadow?.offset.y ?? 0).rounded())
        // The shadow of what lies just off the surface still falls on it.
        let lit = m.shadow == nil ? s.bounds : shadowPlan.region(around: s.bounds).moved(-dx, -dy)
        let area = box.insetBy(dx: -grow, dy: -grow).coveringPixels().intersection(lit.union(s.bounds))
        guard !area.isEmpty else { return }
        // The body sees the backdrop without its own shadow.
        let bodyArea = area.intersection(s.bounds)
        let body =
            bodyArea.isEmpty
            ? nil
            : GlassShader(
                m, backdrop: SoftBackdrop(behind ?? s, around: bodyArea, sigma: m.material.sigma, exactly: false))
        let (mask, colors) = trace(GlassField(m), area: area, shader: body, bodyArea: bodyArea)
        if let shadow = m.shadow {
            ShadowPainter.paint(
                Mask(bounds: area.moved(dx, dy), coverage: mask.coverage), plan: shadowPlan, color: shadow.color,
                opacity: m.opacity, knockout: mask, on: &s)
        }
        let opacity = opacityByte(m.opacity)
        let bounds = s.bounds
        var out = s.pixels.mutableSpan
        for y in bodyArea.y..<bodyArea.maxY {
            BlendKernels.pixels(
                colors.span, from: Int(y - bodyArea.y) * Int(bodyArea.width), coverage: mask.coverage.span,
                from: mask.row(y) + Int(bodyArea.x - area.x), opacity: opacity, into: &out,
                at: Int(y - bounds.y) * Int(bounds.width) + Int(bodyArea.x - bounds.x), count: Int(bodyArea.width),
                mode: .over)
        }
    }

    /// The body's coverage in `area` and its colours in `bodyArea`, a part of `area`.
    private static func trace(
        _ field: GlassField, area: PixelRect, shader: GlassShader?, bodyArea: PixelRect
    ) -> (Mask, [UInt32]) {
        var trace = GlassTrace(area: area, bodyArea: bodyArea)
        for y in area.y..<area.maxY {
            if let shader, y >= bodyArea.y, y < bodyArea.maxY {
                trace.cover(area.x..<bodyArea.x, y, field)
                trace.color(y, field, shader)
                trace.cover(bodyArea.maxX..<area.maxX, y, field)
            } else {
                trace.cover(area.x..<area.maxX, y, field)
            }
        }
        return (Mask(bounds: area, coverage: trace.coverage), trace.colors)
    }
}

extension PixelRect {
    func moved(_ dx: Int32, _ dy: Int32) -> PixelRect {
        PixelRect(x: x &+ dx, y: y &+ dy, width: width, height: height)
    }
}
