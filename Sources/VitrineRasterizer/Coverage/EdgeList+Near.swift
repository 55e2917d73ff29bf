import VitrinePrimitives

extension EdgeList {
    /// Whether all points of a path lie within `Rect.pixelLimit`. Not where one is not a number.
    static func isNear(_ path: Path) -> Bool {
        path.points.allSatisfy { max($0.x.magnitude, $0.y.magnitude) <= Rect.pixelLimit }
    }

    /// Adds the outline of a path that is near, closing every subpath.
    ///
    /// Outlines of strokes have thousands of short lines: each point is brought to steps once, and edges are put together before they are
    /// appended, as an array is checked with each.
    mutating func addNear(_ path: Path) {
        unsafe withUnsafeTemporaryAllocation(of: Edge.self, capacity: 256) { together in
            var count = 0
            var bounds = (lowX: Int32.max, lowY: Int32.max, highX: Int32.min, highY: Int32.min)
            var start = Place()
            var current = Place()
            func line(to end: Place) {
                if current.y != end.y {
                    let isDown = current.y < end.y
                    unsafe (together.baseAddress! + count).initialize(
                        to: isDown
                            ? Edge(x0: current.x, y0: current.y, x1: end.x, y1: end.y, winding: 1)
                            : Edge(x0: end.x, y0: end.y, x1: current.x, y1: current.y, winding: -1))
                    count += 1
                    if count == together.count { flush() }
                    bounds.lowX = min(bounds.lowX, min(current.x, end.x))
                    bounds.highX = max(bounds.highX, max(current.x, end.x))
                    bounds.lowY = min(bounds.lowY, isDown ? current.y : end.y)
                    bounds.highY = max(bounds.highY, isDown ? end.y : current.y)
                }
                current = end
            }
            func flush() {
                unsafe edges.append(contentsOf: UnsafeBufferPointer(rebasing: together[..<count]))
                count = 0
            }
            unsafe path.points.withUnsafeBufferPointer { points in
                var next = 0
                var last = Point.zero
                var first = Point.zero
                for verb in path.verbs {
                    switch verb {
                    case .move:
                        line(to: start)
                        first = unsafe points[next]
                        last = first
                        start = Place(first)
                        current = start
                        next += 1
                    case .line:
                        last = unsafe points[next]
                        line(to: Place(last))
                        next += 1
                    case .cubic:
                        flush()
                        let end = unsafe points[next + 2]
                        unsafe cubic(CubicCurve(last, points[next], points[next + 1], end))
                        last = end
                        current = Place(end)
                        next += 3
                    case .close:
                        line(to: start)
                        last = first
                    }
                }
                line(to: start)
            }
            flush()
            if bounds.lowX <= bounds.highX { widen(bounds.lowX, bounds.lowY, bounds.highX, bounds.highY) }
        }
    }

    /// A point in steps.
    private struct Place {
        var x: Int32 = 0
        var y: Int32 = 0

        init() {}

        @inline(__always)
        init(_ p: Point) {
            x = EdgeList.fixed(p.x)
            y = EdgeList.fixed(p.y)
        }
    }
}
