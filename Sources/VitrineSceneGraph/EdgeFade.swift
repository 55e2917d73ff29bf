import VitrineDisplayList
import VitrinePrimitives

/// A linear fade of content toward the edges of a frame, as in marquees. Content outside is clipped.
package struct EdgeFade: Hashable, Sendable {
    /// The frame in the group's coordinates.
    package var frame: Rect
    /// The length of the fade at each edge in points; 0 clips at the edge. Two opposite lengths that do not fit are
    /// scaled down by one factor.
    package var insets: Insets
    /// The opacity of the content at each edge, 0...1. Default: 0.
    package var edgeAlpha: Insets

    package init(_ frame: Rect, insets: Insets, edgeAlpha: Insets = .zero) {
        self.frame = frame
        self.insets = insets
        self.edgeAlpha = edgeAlpha
    }
}

extension EdgeFade {
    /// A horizontal and a vertical mask, which multiply in the corners. Each extends beyond the frame along the other's
    /// axis, so that no edge is antialiased twice. An empty frame has one empty mask.
    func masks(_ t: Transform) -> [[Node]] {
        guard !frame.isEmpty else { return [[]] }
        let pixel = 1 / t.shortestUnit
        let strip = Strip(start: frame.origin, length: frame.width, breadth: frame.height, pixel: pixel)
        let column = Strip(start: frame.origin, length: frame.height, breadth: frame.width, pixel: pixel)
        return [
            strip.nodes(insets.left, insets.right, edgeAlpha: (edgeAlpha.left, edgeAlpha.right), upright: false),
            column.nodes(insets.top, insets.bottom, edgeAlpha: (edgeAlpha.top, edgeAlpha.bottom), upright: true),
        ]
    }
}

private struct Strip {
    let start: Point
    let length: Double
    let breadth: Double
    /// The size of a pixel in points.
    let pixel: Double

    func nodes(_ leading: Double, _ trailing: Double, edgeAlpha: (Double, Double), upright: Bool) -> [Node] {
        func faint(_ rest: Double) -> RGBColor { rest > 0 ? RGBColor.black.withAlpha(min(1, rest)) : .clear }
        let (faintIn, faintOut) = (faint(edgeAlpha.0), faint(edgeAlpha.1))
        let (a, b) = (leading > 0 ? leading : 0, trailing > 0 ? trailing : 0)
        let k = a + b > length ? length / (a + b) : 1
        let (from, to) = (a * k, length - b * k)
        func point(_ along: Double, _ across: Double) -> Point {
            Point(x: start.x + (upright ? across : along), y: start.y + (upright ? along : across))
        }
        func part(_ from: Double, _ to: Double, _ paint: Paint) -> Node {
            let (p, q) = (point(from, -2 * pixel), point(to, breadth + 2 * pixel))
            return .shape(ShapeNode(.rect(Rect(x: p.x, y: p.y, width: q.x - p.x, height: q.y - p.y)), paint: paint))
        }
        func gradient(_ from: Double, _ to: Double, _ stops: [GradientStop]) -> Paint {
            .linear(start: point(from, 0), end: point(to, 0), stops: stops)
        }
        let fadeIn = gradient(0, from, [GradientStop(0, faintIn), GradientStop(1, .black)])
        let fadeOut = gradient(to, length, [GradientStop(0, .black), GradientStop(1, faintOut)])
        switch (from > 0, to < length) {
        case (false, false): return [part(0, length, .solid(.black))]
        case (true, false): return [part(0, length, fadeIn)]
        case (false, true): return [part(0, length, fadeOut)]
        case (true, true):
            // Each gradient ends where the other is opaque, so that there is no seam; two give the finest steps.
            if to - from > 4 * pixel { return [part(0, to, fadeIn), part(from, length, fadeOut)] }
            return [
                part(
                    0, length,
                    gradient(
                        0, length,
                        [
                            GradientStop(0, faintIn), GradientStop(from / length, .black),
                            GradientStop(max(from, to) / length, .black), GradientStop(1, faintOut),
                        ]))
            ]
        }
    }
}
