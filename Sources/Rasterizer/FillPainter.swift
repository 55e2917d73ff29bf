import DisplayList
import PixelKernels
import Primitives

/// Filled paths and glyphs.
enum FillPainter {
    static func paint(_ m: FillMark, on s: inout Surface) {
        paint(Mask(m.path, rule: m.rule, within: s.bounds), m.paint, m.blend, on: &s)
    }

    static func paint(_ m: GlyphsMark, on s: inout Surface) {
        for g in m.glyphs {
            var edges = EdgeList()
            edges.add(g.outline.path, transform: g.transform)
            paint(Mask(edges, within: s.bounds), .solid(m.color), m.blend, on: &s)
        }
    }

    private static func paint(_ mask: Mask, _ paint: Paint, _ blend: BlendMode, on s: inout Surface) {
        let area = mask.bounds
        guard !area.isEmpty else { return }
        let bounds = s.bounds
        let gradient = GradientRow(paint)
        var colors = [UInt32](repeating: 0, count: gradient == nil ? 0 : Int(area.width))
        var out = s.pixels.mutableSpan
        for y in area.y..<area.maxY {
            let at = Int(y - bounds.y) * Int(bounds.width) + Int(area.x - bounds.x)
            if let gradient {
                gradient.fill(&colors, x: area.x, y: y)
                BlendKernels.pixels(
                    colors.span, from: 0, coverage: mask.coverage.span, from: mask.row(y), opacity: 255, into: &out,
                    at: at, count: Int(area.width), mode: blend.kernelMode)
            } else if case .solid(let color) = paint {
                BlendKernels.solid(
                    color.premultiplied.bits, coverage: mask.coverage.span, from: mask.row(y), into: &out, at: at,
                    count: Int(area.width), mode: blend.kernelMode)
            }
        }
    }
}
