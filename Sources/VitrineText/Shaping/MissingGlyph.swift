import VitrinePrimitives

/// The box for a character that no face has: a rectangular frame with SF's cap height.
enum MissingGlyph {
    static let unitsPerEm = 1000
    static let advance = 620
    static let glyph: GlyphOutline = {
        let outer = Rect(x: 70, y: -705, width: 480, height: 705)
        let inner = outer.insetBy(dx: 54, dy: 54)
        var path = Path.rect(outer)
        // In the opposite direction, the inner edge cuts a hole under the non-zero rule.
        path.move(to: Point(x: inner.minX, y: inner.minY))
        path.line(to: Point(x: inner.minX, y: inner.maxY))
        path.line(to: Point(x: inner.maxX, y: inner.maxY))
        path.line(to: Point(x: inner.maxX, y: inner.minY))
        path.close()
        return GlyphOutline(outline: Outline(path), ink: outer)
    }()
}
