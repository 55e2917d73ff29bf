import VitrineDisplayList
import VitrinePrimitives

/// Content that fades out toward the edges of a frame, as running labels and scrolled pages do, evenly from full to
/// nothing or to a rest. Beyond the frame nothing is shown.
package struct EdgeFade: Hashable, Sendable {
    /// In the group's own coordinates.
    package var frame: Rect
    /// How far from each edge the content begins to fade, in points; 0 cuts it off at the edge. Where two opposite ones do
    /// not fit they are made smaller by the same factor until they meet.
    package var insets: Insets
    /// What is left of the content at each edge, 0...1, while it fades; 0, the default, for nothing.
    package var rests: Insets

    package init(_ frame: Rect, insets: Insets, rests: Insets = .zero) {
        self.frame = frame
        self.insets = insets
        self.rests = rests
    }
}

extension EdgeFade {
    /// Two masks, across and down, so that in a corner both count. Each reaches beyond the frame where the other ends, so
    /// that no edge is cut twice. One without nodes for a frame without extent.
    func masks(_ t: Transform) -> [[Node]] {
        guard !frame.isEmpty else { return [[]] }
        let pixel = 1 / t.shortestUnit
        let strip = Strip(start: frame.origin, length: frame.width, breadth: frame.height, pixel: pixel)
        let column = Strip(start: frame.origin, length: frame.height, breadth: frame.width, pixel: pixel)
        return [
            strip.nodes(insets.left, insets.right, rests: (rests.left, rests.right), upright: false),
            column.nodes(insets.top, insets.bottom, rests: (rests.top, rests.bottom), upright: true),
        ]
    }
}

/// A mask that fades at both of its ends.
private struct Strip {
    let start: Point
    let length: Double
    let breadth: Double
    /// In points.
    let pixel: Double

    func nodes(_ leading: Double, _ trailing: Double, rests: (Double, Double), upright: Bool) -> [Node] {
        func faint(_ rest: Double) -> Color { rest > 0 ? Color.black.withAlpha(min(1, rest)) : .clear }
        let (faintIn, faintOut) = (faint(rests.0), faint(rests.1))
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
            // Both end where the other is opaque, so that no seam shows; with a gradient each they are as fine as can be.
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
