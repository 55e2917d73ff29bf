import VitrinePrimitives

/// Draws underlines and strikethroughs. Like those of iOS, underlines have gaps at descenders.
struct Decorator {
    let shaper: LineShaper

    func decorations(of line: ShapedLine) -> [TextLayout.Decoration] {
        let glyphs = Self.glyphs(of: line)
        return zip(line.spans, glyphs).flatMap { span, own -> [TextLayout.Decoration] in
            let a = shaper.attributes[span.attributes]
            guard let font = shaper.chains[span.attributes].firstLink else { return [] }
            let metrics = font.face.lineMetrics
            // Lines exclude the tracking after the last cluster.
            let end = min(span.maxX, line.width)
            func rects(_ look: TextAttributes.Line, top: Double, thickness: Double) -> [Rect] {
                let height = thickness * font.scale
                var first = Rect(
                    x: span.minX, y: top * font.scale - a.baselineOffset, width: max(0, end - span.minX),
                    height: height)
                if look.style == .thick {
                    // The additional thickness lies above. Source: measured in custom_bar.png, from 0.7 to 1.9 pt below
                    // the baseline of text of 9 pt.
                    first.y -= 0.75 * height
                    first.height += 0.75 * height
                }
                guard look.style == .double else { return [first] }
                var second = first
                second.y += 2 * first.height
                return [first, second]
            }
            var out: [TextLayout.Decoration] = []
            if let look = a.underline {
                let top = metrics.underlineOffset
                let whole = rects(look, top: top, thickness: metrics.underlineThickness)
                out += whole.flatMap { interrupted($0, own) }.map {
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

    /// The glyphs of each span, found in one pass, as both are in order from left to right.
    private static func glyphs(of line: ShapedLine) -> [ArraySlice<PlacedGlyph>] {
        var first = 0
        return line.spans.indices.map { i in
            var end = first
            if i == line.spans.count - 1 {
                end = line.glyphs.count
            } else {
                while end < line.glyphs.count, line.glyphs[end].x < line.spans[i].maxX { end += 1 }
            }
            defer { first = end }
            return line.glyphs[first..<end]
        }
    }

    /// The parts of an underline between the letters that extend into it, with gaps of half its thickness. Source:
    /// measured at the g of "Legal" in custom_bar.png.
    private func interrupted(_ rect: Rect, _ glyphs: ArraySlice<PlacedGlyph>) -> [Rect] {
        // A damaged font can have a line without a height.
        guard rect.height > 0 else { return [rect] }
        let gap = rect.height / 2
        let ink = glyphs.compactMap { glyph -> (low: Double, high: Double)? in
            let (top, bottom) = ((rect.minY - glyph.y) / glyph.scale, (rect.maxY - glyph.y) / glyph.scale)
            let along = glyph.scale * glyph.expansion
            guard top <= bottom, along > 0,
                let extent = glyph.outline.path.extent(in: top...bottom, leaning: glyph.obliqueness / glyph.expansion)
            else { return nil }
            return (glyph.x + extent.lowerBound * along - gap, glyph.x + extent.upperBound * along + gap)
        }
        var parts: [Rect] = []
        var x = rect.minX
        for (low, high) in ink.sorted(by: { ($0.low, $0.high) < ($1.low, $1.high) }) where high > x {
            if low > x { parts.append(Rect(x: x, y: rect.y, width: min(low, rect.maxX) - x, height: rect.height)) }
            x = min(high, rect.maxX)
        }
        if x < rect.maxX { parts.append(Rect(x: x, y: rect.y, width: rect.maxX - x, height: rect.height)) }
        return parts.filter { $0.width > 0 }
    }
}
