import VitrinePrimitives
import VitrineText

extension TextLayout {
    /// The nodes of a text: backgrounds, shadows, underlines, glyphs, strikethroughs. Baselines are on whole pixels;
    /// underlines and strikethroughs are whole pixels thick, at least one.
    /// - Parameters:
    ///   - origin: The upper left corner in points.
    ///   - color: The color of parts without a color.
    package func nodes(at origin: Point, color: RGBColor, in viewport: Viewport) -> [Node] {
        lines.flatMap { line in
            let start = Point(
                x: viewport.snapped(x: origin.x + line.origin.x), y: viewport.snapped(y: origin.y + line.origin.y))
            let top = origin.y + line.top
            return backgrounds(line, start, top, viewport)
                + decorations(line, start, color, viewport) { $0 == .underline }
                + letters(line, start, color)
                + decorations(line, start, color, viewport) { $0 == .strikethrough }
        }
    }

    private func backgrounds(_ line: Line, _ start: Point, _ top: Double, _ viewport: Viewport) -> [Node] {
        line.line.spans.compactMap { span in
            guard let color = attributes[span.attributes].backgroundColor else { return nil }
            let frame = Rect(
                x: start.x + span.minX, y: top, width: span.maxX - span.minX, height: line.height)
            return .shape(ShapeNode(.rect(viewport.snapped(frame)), color: color))
        }
    }

    /// The glyphs of a line. Each part with a shadow is a group, and each part with a stroke is drawn letter by letter.
    private func letters(_ line: Line, _ start: Point, _ color: RGBColor) -> [Node] {
        let colors = attributes.map(\.foregroundColor)
        let used = Set(line.line.spans.map(\.attributes)).sorted()
        let shaded = used.filter { attributes[$0].shadow != nil || attributes[$0].stroke != nil }
        let plain = line.line.filtered { !shaded.contains($0) }
        let parts: [Node] = shaded.map { i in
            let part = TextNode(line.line.filtered { $0 == i }, at: start, color: color, colors: colors)
            let shadow = attributes[i].shadow.map {
                GroupNode.Shadow(offset: $0.offset, radius: max(0, $0.blurRadius) / 2, color: $0.color)
            }
            return .group(GroupNode(stroked(part, attributes[i], color), shadow: shadow))
        }
        guard !plain.glyphs.isEmpty || !plain.images.isEmpty else { return parts }
        return parts + [.text(TextNode(plain, at: start, color: color, colors: colors))]
    }

    /// A part of a text with its stroke over its fill, or without a fill.
    private func stroked(_ part: TextNode, _ look: TextAttributes, _ color: RGBColor) -> [Node] {
        guard let stroke = look.stroke, stroke.width != 0 else { return [.text(part)] }
        let style = StrokeStyle(width: stroke.width.magnitude / 100 * look.style.size, join: .miter)
        let line = ShapeNode.Stroke(style, color: stroke.color ?? look.foregroundColor ?? color)
        var fill = part
        // Pictures have no outline to stroke.
        if stroke.width > 0 { fill.line.glyphs = [] }
        return [.text(fill)] + part.outlines.map { .shape(ShapeNode($0.path, stroke: line)) }
    }

    private func decorations(
        _ line: Line, _ start: Point, _ color: RGBColor, _ viewport: Viewport,
        _ isWanted: (Decoration.Kind) -> Bool
    ) -> [Node] {
        line.decorations.filter { isWanted($0.kind) }.map { d in
            let frame = Rect(
                x: start.x + d.frame.x, y: start.y + d.frame.y, width: d.frame.width, height: d.frame.height)
            return .shape(
                ShapeNode(
                    .rect(viewport.thin(frame)),
                    color: d.color ?? attributes[d.attributes].foregroundColor ?? color))
        }
    }
}

extension ShapedLine {
    /// The line with only the glyphs and pictures of some attributes; advances and metrics are unchanged.
    fileprivate func filtered(_ isWanted: (Int) -> Bool) -> ShapedLine {
        var copy = self
        copy.glyphs = glyphs.filter { isWanted($0.attributes) }
        copy.images = images.filter { isWanted($0.attributes) }
        return copy
    }
}

extension Viewport {
    fileprivate func snapped(_ r: Rect) -> Rect {
        let (l, t) = (snapped(x: r.minX), snapped(y: r.minY))
        return Rect(x: l, y: t, width: snapped(x: r.maxX) - l, height: snapped(y: r.maxY) - t)
    }

    /// A horizontal line with its edges on pixel boundaries, at least one pixel thick.
    fileprivate func thin(_ r: Rect) -> Rect {
        var line = snapped(r)
        let pixel = 1 / scale
        line.height = max(pixel, (r.height * scale).rounded() * pixel)
        return line
    }
}
