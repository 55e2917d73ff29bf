import DisplayList
import Primitives
import Text

/// A shaped line in one colour.
public struct TextNode: Hashable, Sendable {
    public var line: ShapedLine
    /// Left end of the baseline.
    public var origin: Point
    public var color: Color
    public var blend: BlendMode

    public init(_ line: ShapedLine, at origin: Point, color: Color, blend: BlendMode = .normal) {
        self.line = line
        self.origin = origin
        self.color = color
        self.blend = blend
    }

    /// A line in an ink for materials.
    public init(_ line: ShapedLine, at origin: Point, vibrancy: Vibrancy, dark: Bool) {
        self.init(line, at: origin, color: vibrancy.color(dark: dark), blend: Vibrancy.blend(dark: dark))
    }
}

extension TextNode {
    /// At two or more pixels a point glyphs stand on whole pixels from the line's origin, as iOS sets them, so that
    /// equal letters look equal; below that, and in scaled groups, they stand where the font puts them. Source: facts,
    /// iOS surroundings, section 3.1.
    func mark(_ t: Transform, _ viewport: Viewport) -> GlyphsMark {
        let whole = viewport.scale >= 2 && t.a == viewport.scale && t.d == viewport.scale && t.b == 0 && t.c == 0
        let start = t.apply(origin)
        let glyphs = line.glyphs.map { g in
            let place = t.apply(Point(x: origin.x + g.x, y: origin.y + g.y))
            let x = whole ? start.x + (place.x - start.x).rounded() : place.x
            return GlyphsMark.Glyph(
                outline: g.outline,
                transform: Transform(
                    a: t.a * g.scale, b: t.b * g.scale, c: t.c * g.scale, d: t.d * g.scale, tx: x, ty: place.y))
        }
        return GlyphsMark(glyphs: glyphs, color: color, blend: blend)
    }
}
