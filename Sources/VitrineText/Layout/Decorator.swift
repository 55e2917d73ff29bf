import VitrinePrimitives

/// Draws underlines and strikethroughs.
struct Decorator {
    let shaper: LineShaper

    func decorations(of line: ShapedLine) -> [TextLayout.Decoration] {
        line.spans.flatMap { span -> [TextLayout.Decoration] in
            let a = shaper.attributes[span.attributes]
            guard let font = shaper.chains[span.attributes].firstLink else { return [] }
            let metrics = font.face.lineMetrics
            // Lines exclude the tracking after the last cluster.
            let end = min(span.maxX, line.width)
            func rects(_ look: TextAttributes.Line, top: Double, thickness: Double) -> [Rect] {
                let thick = look.style == .thick ? 2 * thickness : thickness
                let first = Rect(
                    x: span.minX, y: top * font.scale - a.baselineOffset, width: max(0, end - span.minX),
                    height: thick * font.scale)
                guard look.style == .double else { return [first] }
                var second = first
                second.y += 2 * first.height
                return [first, second]
            }
            var out: [TextLayout.Decoration] = []
            if let look = a.underline {
                let top = metrics.underlineOffset
                out += rects(look, top: top, thickness: metrics.underlineThickness).map {
                    TextLayout.Decoration(
                        kind: .underline, frame: $0, color: look.color, attributes: span.attributes)
                }
            }
            if let look = a.strikethrough {
                let top = metrics.strikethroughOffset
                out += rects(look, top: top, thickness: metrics.strikethroughThickness).map {
                    TextLayout.Decoration(
                        kind: .strikethrough, frame: $0, color: look.color, attributes: span.attributes)
                }
            }
            return out
        }
    }
}
