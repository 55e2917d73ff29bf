import DisplayList
import PixelKernels
import Primitives

/// Glass: shadow outside the joined outline, then the body (the blurred backdrop seen through a lens, its colours mapped),
/// tint, glow and rim. Source of the order: facts, iOS surroundings, section 5.4.
enum GlassPainter {
    static func paint(_ m: GlassMark, on s: inout Surface) {
        let shapes = m.shapes.filter { $0.outline.rect.isFinite && !$0.outline.rect.isEmpty }
        guard let first = shapes.first, m.opacity > 0 else { return }
        var glass = m
        glass.shapes = shapes
        let box = shapes.dropFirst().reduce(first.outline.rect) { $0.union($1.outline.rect) }
        let area = box.insetBy(dx: -1, dy: -1).coveringPixels()
        let shadowPlan = BlurPlan(sigma: m.shadow?.sigma ?? 0)
        // The shadow of what lies just off the surface still falls on it.
        let reach = Int32(min(max(m.shadow?.offset.length ?? 0, 0), 10_000)) + 1
        let visible = area.intersection(s.bounds.grown(by: shadowPlan.margin + reach))
        guard !visible.isEmpty else { return }
        let field = GlassField(glass)
        let mask = coverage(field, visible)
        // The body sees the backdrop without its own shadow.
        let plan = BlurPlan(sigma: m.material.sigma)
        let bodyArea = visible.intersection(s.bounds)
        let region = plan.region(around: bodyArea)
        let soft =
            bodyArea.isEmpty ? nil : plan.apply(to: s.deep(region, border: .extend), border: .extend)
        if let shadow = m.shadow {
            let dx = Int32(shadow.offset.x.rounded())
            let dy = Int32(shadow.offset.y.rounded())
            let moved = Mask(
                bounds: PixelRect(
                    x: visible.x + dx, y: visible.y + dy, width: visible.width, height: visible.height),
                coverage: mask.coverage)
            ShadowPainter.paint(
                moved, plan: shadowPlan, color: shadow.color, opacity: m.opacity, on: &s
            ) { mask.value($0, $1) }
        }
        if let soft {
            body(glass, field, mask: mask, area: bodyArea, soft: soft, region: region, on: &s)
        }
    }

    /// Coverage from the distance at pixel centres: exact for straight upright edges, within 1/100 on curves.
    private static func coverage(_ field: GlassField, _ area: PixelRect) -> Mask {
        var out = [UInt8](repeating: 0, count: Int(area.width) * Int(area.height))
        var i = 0
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                let d = field.sample(Double(x) + 0.5, Double(y) + 0.5).distance
                out[i] = UInt8((min(max(0.5 - d, 0), 1) * 255).rounded())
                i += 1
            }
        }
        return Mask(bounds: area, coverage: out)
    }

    private static func body(
        _ m: GlassMark, _ field: GlassField, mask: Mask, area: PixelRect, soft: DeepRaster, region: PixelRect,
        on s: inout Surface
    ) {
        let law = MaterialKernel(m.material)
        let optics = GlassOptics(m)
        let opacity = opacityByte(m.opacity)
        let tints = m.shapes.map(\.tint.premultiplied.bits)
        var row = [UInt32](repeating: 0, count: Int(area.width))
        let bounds = s.bounds
        var out = s.pixels.mutableSpan
        for y in area.y..<area.maxY {
            for i in row.indices where mask.value(area.x + Int32(i), y) > 0 {
                let x = Double(area.x) + Double(i) + 0.5
                let f = field.sample(x, Double(y) + 0.5)
                let at = optics.seen(from: Point(x: x, y: Double(y) + 0.5), f)
                let p = bilinear(soft, at.x - Double(region.x) - 0.5, at.y - Double(region.y) - 0.5)
                var (r, g, b) = law.apply(p.0, p.1, p.2)
                if tints[f.shape] != 0 {
                    let t = tints[f.shape]
                    let under = 255 - Int(t >> 24)
                    r = (Int(t & 255) * 65535 + r * under + 127) / 255
                    g = (Int((t >> 8) & 255) * 65535 + g * under + 127) / 255
                    b = (Int((t >> 16) & 255) * 65535 + b * under + 127) / 255
                }
                let luma = Double(13933 * p.0 + 46871 * p.1 + 4732 * p.2) / (65536 * 65535)
                let light = optics.light(at: Point(x: x, y: Double(y) + 0.5), f, luma: luma)
                row[i] = BackdropPainter.opaque(min(r + light, 65535), min(g + light, 65535), min(b + light, 65535))
            }
            BlendKernels.pixels(
                row.span, from: 0, coverage: mask.coverage.span,
                from: mask.row(y) + Int(area.x - mask.bounds.x), opacity: opacity, into: &out,
                at: Int(y - bounds.y) * Int(bounds.width) + Int(area.x - bounds.x), count: row.count, mode: .over)
        }
    }

    /// Colour channels between four samples, weights in 1/256; places beyond the raster take its border.
    @inline(__always)
    private static func bilinear(_ d: DeepRaster, _ x: Double, _ y: Double) -> (Int, Int, Int) {
        let fx = Int((min(max(x, 0), Double(d.width - 1)) * 256).rounded())
        let fy = Int((min(max(y, 0), Double(d.height - 1)) * 256).rounded())
        let x0 = fx >> 8
        let y0 = fy >> 8
        let x1 = min(x0 + 1, d.width - 1)
        let y1 = min(y0 + 1, d.height - 1)
        let wx = fx & 255
        let wy = fy & 255
        @inline(__always) func channel(_ k: Int) -> Int {
            let top =
                Int(d.samples[(y0 * d.width + x0) * 4 + k]) &* (256 &- wx)
                &+ Int(d.samples[(y0 * d.width + x1) * 4 + k]) &* wx
            let bottom =
                Int(d.samples[(y1 * d.width + x0) * 4 + k]) &* (256 &- wx)
                &+ Int(d.samples[(y1 * d.width + x1) * 4 + k]) &* wx
            return (top &* (256 &- wy) &+ bottom &* wy &+ 32768) >> 16
        }
        return (channel(0), channel(1), channel(2))
    }
}
