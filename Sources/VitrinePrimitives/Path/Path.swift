/// An outline of lines and cubic curves in points. Subpaths are closed when filled.
package struct Path: Hashable, Sendable {
    package enum Verb: UInt8, Hashable, Sendable {
        /// One point.
        case move
        /// One point.
        case line
        /// Three points: two controls and the end.
        case cubic
        /// No point.
        case close
    }

    package private(set) var verbs: [Verb] = []
    package private(set) var points: [Point] = []
    private var start = Point.zero

    package init() {}

    package var isEmpty: Bool { verbs.isEmpty }

    package mutating func move(to p: Point) {
        start = p
        verbs.append(.move)
        points.append(p)
    }

    /// Adds a straight line; begins a subpath at `p` if there is none.
    package mutating func line(to p: Point) {
        guard !verbs.isEmpty else { return move(to: p) }
        reopen()
        verbs.append(.line)
        points.append(p)
    }

    /// Adds a curve; begins a subpath at `c1` if there is none.
    package mutating func cubic(_ c1: Point, _ c2: Point, to p: Point) {
        if verbs.isEmpty { move(to: c1) }
        reopen()
        verbs.append(.cubic)
        points.append(c1)
        points.append(c2)
        points.append(p)
    }

    /// Adds a quadratic curve, converted exactly to a cubic.
    package mutating func quadratic(_ c: Point, to p: Point) {
        if verbs.isEmpty { move(to: c) }
        reopen()
        let from = points.last ?? c
        cubic(from.mixed(with: c, at: 2.0 / 3.0), p.mixed(with: c, at: 2.0 / 3.0), to: p)
    }

    package mutating func close() {
        if let last = verbs.last, last != .close { verbs.append(.close) }
    }

    /// Begins a subpath at the start of the closed one after a close.
    private mutating func reopen() {
        if verbs.last == .close { move(to: start) }
    }

    /// Adds a closed subpath of straight lines through two or more points.
    package mutating func addPolygon(_ corners: [Point]) {
        guard corners.count > 1 else { return }
        start = corners[0]
        verbs.append(.move)
        verbs.append(contentsOf: repeatElement(.line, count: corners.count - 1))
        verbs.append(.close)
        points.append(contentsOf: corners)
    }

    package mutating func append(_ other: Path) {
        guard !other.isEmpty else { return }
        verbs += other.verbs
        points += other.points
        start = other.start
    }

    package func transformed(by t: Transform) -> Path { mapPoints { t.apply($0) } }

    /// The outline with each point, controls included, replaced by the closure's result.
    package func mapPoints(_ change: (Point) -> Point) -> Path {
        var copy = self
        for i in copy.points.indices { copy.points[i] = change(copy.points[i]) }
        copy.start = change(start)
        return copy
    }

    /// The outline with each point, controls included, replaced by the closure's result for its index and value.
    package func mapPoints(_ change: (Int, Point) -> Point) -> Path {
        var copy = self
        for i in copy.points.indices { copy.points[i] = change(i, copy.points[i]) }
        var (next, first) = (0, 0)
        for verb in verbs {
            if verb == .move { first = next }
            next += verb == .close ? 0 : verb == .cubic ? 3 : 1
        }
        copy.start = copy.points.indices.contains(first) ? copy.points[first] : start
        return copy
    }

    /// The bounding box of all points, controls included; zero for an empty path.
    package var controlBounds: Rect {
        guard var lo = points.first else { return .zero }
        var hi = lo
        for p in points {
            lo.x = min(lo.x, p.x)
            lo.y = min(lo.y, p.y)
            hi.x = max(hi.x, p.x)
            hi.y = max(hi.y, p.y)
        }
        return Rect(x: lo.x, y: lo.y, width: hi.x - lo.x, height: hi.y - lo.y)
    }
}

/// The rule that decides which points are inside a path that winds around them more than once.
package enum FillRule: UInt8, Hashable, Sendable {
    case nonZero
    case evenOdd
}
