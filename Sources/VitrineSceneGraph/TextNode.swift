import VitrineDisplayList
import VitrinePrimitives
import VitrineText

/// A shaped line in one color, or with colors for its parts.
package struct TextNode: Hashable, Sendable {
    package var line: ShapedLine
    /// The left end of the baseline.
    package var origin: Point
    /// The color of glyphs without a color; its alpha also applies to pictures.
    package var color: RGBColor
    /// The colors of parts by `PlacedGlyph.attributes`; nil and indices beyond the end mean `color`. Default: empty.
    package var colors: [RGBColor?]
    package var blend: BlendMode

    package init(
        _ line: ShapedLine, at origin: Point, color: RGBColor, colors: [RGBColor?] = [], blend: BlendMode = .normal
    ) {
        self.line = line
        self.origin = origin
        self.color = color
        self.colors = colors
        self.blend = blend
    }
}

extension TextNode {
    /// The number of subpixel positions of glyphs per pixel. It limits the number of cached pictures of a moving glyph;
    /// the largest error, 1/32 px, is invisible.
    static let phases = 16.0

    func marks(_ t: Transform, _ viewport: Viewport) -> [Mark] {
        let grid = Grid(t, viewport, origin: origin)
        var marks: [Mark] = []
        var run = GlyphsMark(glyphs: [], color: color, blend: blend)
        for g in line.glyphs {
            let own = g.color.map { $0.withAlpha($0.alpha * color.alpha) }
            let ink = own ?? (colors.indices.contains(g.attributes) ? colors[g.attributes] : nil) ?? color
            if ink != run.color {
                if !run.glyphs.isEmpty { marks.append(.glyphs(run)) }
                run = GlyphsMark(glyphs: [], color: ink, blend: blend)
            }
            let place = grid.place(Point(x: g.x, y: g.y), size: g.size)
            run.glyphs.append(
                GlyphsMark.Glyph(
                    outline: g.outline,
                    transform: g.transform(t, at: place)))
        }
        if !run.glyphs.isEmpty { marks.append(.glyphs(run)) }
        return marks + line.images.map { .image(mark($0, t, grid)) }
    }

    /// The letters of the line as paths in points, each at its position.
    package var outlines: [(path: Path, attributes: Int)] {
        line.glyphs.map { g in
            let place = Transform.translation(x: origin.x + g.x, y: origin.y + g.y)
            return (g.outline.path.transformed(by: g.transform(.identity, at: .zero).then(place)), g.attributes)
        }
    }

    private func mark(_ p: PlacedImage, _ t: Transform, _ grid: Grid) -> ImageMark {
        let place = grid.place(p.frame.origin)
        let (x, y) = (p.frame.width / Double(p.image.bitmap.width), p.frame.height / Double(p.image.bitmap.height))
        return ImageMark(
            image: p.image,
            transform: Transform(a: t.a * x, b: t.b * x, c: t.c * y, d: t.d * y, tx: place.x, ty: place.y),
            opacity: color.alpha, blend: blend)
    }

    /// Positions of the parts of a line on the screen.
    ///
    /// From a scale of 2 on, they are whole pixels from the line's origin, as on iOS, so that equal letters look equal,
    /// or half pixels for small text. Below that, and in scaled groups, they are the font's. Source: facts, iOS
    /// surroundings, sections 3.1 and 3.2.
    private struct Grid {
        private let t: Transform
        private let origin: Point
        private let start: Point
        private let isWhole: Bool

        init(_ t: Transform, _ viewport: Viewport, origin: Point) {
            self.t = t
            self.origin = origin
            isWhole = viewport.scale >= 2 && t.a == viewport.scale && t.d == viewport.scale && t.b == 0 && t.c == 0
            let start = t.apply(origin)
            self.start = Point(x: Self.snapped(start.x), y: Self.snapped(start.y))
        }

        /// The pixels per em from which letters are on whole pixels. Observed: 30 on half pixels, 34 on whole ones.
        private static let wholeSize = 32.0
        /// A fraction of a pixel that absorbs the rounding of positions on whole pixels.
        private static let tolerance = 1.0 / 64

        /// Maps a position on the line to the screen.
        /// - Parameter size: The points per em of the text; nil for an image.
        func place(_ p: Point, size: Double? = nil) -> Point {
            // The origin is left out, so that a moving line keeps the distances of its letters to the last bit.
            if isWhole {
                let steps = size.map { $0 * t.a < Self.wholeSize } ?? false ? 2.0 : 1
                let x = (t.a * p.x * steps + Self.tolerance).rounded(.down) / steps
                return Point(x: start.x + x, y: start.y + Self.snapped(t.d * p.y))
            }
            let place = t.apply(Point(x: origin.x + p.x, y: origin.y + p.y))
            return Point(x: Self.snapped(place.x), y: Self.snapped(place.y))
        }

        private static func snapped(_ v: Double) -> Double { (v * TextNode.phases).rounded() / TextNode.phases }
    }
}

extension PlacedGlyph {
    /// The map from the outline's units to pixels that moves the outline's origin to `place`.
    fileprivate func transform(_ t: Transform, at place: Point) -> Transform {
        let across = scale * expansion
        var out = Transform(
            a: t.a * across, b: t.b * across, c: t.c * scale, d: t.d * scale, tx: place.x, ty: place.y)
        if obliqueness != 0 {
            out.c -= t.a * scale * obliqueness
            out.d -= t.b * scale * obliqueness
        }
        return out
    }
}
