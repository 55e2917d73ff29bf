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

    /// The body's coverage in `area`, from the distance at pixel centres (exact for straight upright edges, within 1/100
    /// on curves), and its colours in `bodyArea`, a part of `area`.
    private static func trace(
        _ field: GlassField, area: PixelRect, shader: GlassShader?, bodyArea: PixelRect
    ) -> (Mask, [UInt32]) {
        let width = Int(area.width)
        var coverage = [UInt8](repeating: 0, count: width * Int(area.height))
        var colors = [UInt32](repeating: 0, count: Int(bodyArea.width) * Int(bodyArea.height))
        for y in area.y..<area.maxY {
            let start = Int(y - area.y) * width
            let colored = y >= bodyArea.y && y < bodyArea.maxY ? shader : nil
            let left = colored == nil ? width : Int(bodyArea.x - area.x)
            let right = colored == nil ? width : Int(bodyArea.maxX - area.x)
            let to = Int(y - bodyArea.y) * Int(bodyArea.width) - left
            func place(_ i: Int) -> Point { Point(x: Double(area.x) + Double(i) + 0.5, y: Double(y) + 0.5) }
            var i = 0
            while i < width {
                let p = place(i)
                let f = field.sample(p.x, p.y)
                let inside = colored != nil && i >= left && i < right
                coverage[start + i] = UInt8(((0.5 - f.distance).clamped(0, 1) * 255).rounded())
                if inside, let colored, coverage[start + i] > 0 { colors[to + i] = colored.color(at: p, f) }
                let border = i < left ? left : i < right ? right : width
                i += 1
                // A pixel on, the distance differs by one at most: no need to ask again far off the outline.
                if f.distance > 1.51 {
                    i += Int(min(f.distance - 0.51, Double(width)))
                } else {
                    let spare = -f.distance - max(0.5, inside ? colored?.flatDepth ?? 0 : 0) - 0.01
                    let end = Int(min(Double(i) + max(spare, 0).rounded(.down), Double(border)))
                    for k in i..<max(i, end) {
                        coverage[start + k] = 255
                        if inside, let colored { colors[to + k] = colored.flatColor(at: area.x + Int32(k), y) }
                    }
                    i = max(i, end)
                }
            }
        }
        return (Mask(bounds: area, coverage: coverage), colors)
    }
}

extension PixelRect {
    func moved(_ dx: Int32, _ dy: Int32) -> PixelRect { PixelRect(x: x &+ dx, y: y &+ dy, width: width, height: height) }
}
