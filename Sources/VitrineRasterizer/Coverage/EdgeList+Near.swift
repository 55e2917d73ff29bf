import VitrinePixelKernels
import VitrinePrimitives

extension EdgeList {
    /// Whether all points of a path lie within `Rect.pixelLimit`; false if one is NaN.
    static func isNear(_ path: Path) -> Bool {
        path.points.allSatisfy { $0.x.magnitude <= Rect.pixelLimit && $0.y.magnitude <= Rect.pixelLimit }
    }

    /// Adds the outline of a path within `Rect.pixelLimit` and closes every subpath. Each point is converted to steps
    /// once, as outlines of strokes have thousands of short lines.
    mutating func addNear(_ path: Path) {
        var start = Place()
        var current = Place()
        func line(to end: Place) {
            edge(current.x, current.y, end.x, end.y)
            current = end
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
                    let end = unsafe points[next + 2]
                    unsafe nearCubic(CubicCurve(last, points[next], points[next + 1], end))
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
        appendWaiting()
    }

    private struct Place {
        var x: Int32 = 0
        var y: Int32 = 0

        init() {}

        @inline(__always)
        init(_ p: Point) {
            x = ReferenceChords.steps(p.x)
            y = ReferenceChords.steps(p.y)
        }
    }
}
