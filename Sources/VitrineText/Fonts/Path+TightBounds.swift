import VitrinePrimitives

extension Path {
    /// The bounding box of the lines and curves, excluding control points; zero for an empty path.
    var tightBounds: Rect {
        guard let first = points.first else { return .zero }
        var x = Extent(first.x)
        var y = Extent(first.y)
        var current = first
        for element in elements {
            switch element {
            case .move(let p), .line(let p):
                current = p
                x.add(current.x)
                y.add(current.y)
            case .cubic(let a, let b, let end):
                x.addCubic(current.x, a.x, b.x, end.x)
                y.addCubic(current.y, a.y, b.y, end.y)
                current = end
            case .close: break
            }
        }
        return Rect(x: x.low, y: y.low, width: x.high - x.low, height: y.high - y.low)
    }
}

extension Path {
    /// The number of lines that approximate a curve; outlines of letters are within a thousandth of an em of them.
    private static let pieces = 16

    /// The horizontal extent of the lines and curves between two heights; nil if there are none.
    /// - Parameter slope: The shift of a point to the right per unit of height above zero.
    func extent(in band: ClosedRange<Double>, leaning slope: Double = 0) -> ClosedRange<Double>? {
        var extent: Extent?
        func add(_ p: Point) {
            let x = p.x - slope * p.y
            if extent == nil { extent = Extent(x) } else { extent?.add(x) }
        }
        func addLine(_ a: Point, _ b: Point) {
            let (upper, lower) = a.y <= b.y ? (a, b) : (b, a)
            guard lower.y > band.lowerBound, upper.y < band.upperBound else { return }
            func cut(_ y: Double) -> Point {
                Point(x: upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y), y: y)
            }
            add(upper.y < band.lowerBound ? cut(band.lowerBound) : upper)
            add(lower.y > band.upperBound ? cut(band.upperBound) : lower)
        }
        var (start, current) = (Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .move(let p): (start, current) = (p, p)
            case .line(let p):
                addLine(current, p)
                current = p
            case .cubic(let a, let b, let end):
                let curve = CubicCurve(current, a, b, end)
                var last = current
                for i in 1...Self.pieces {
                    let next = curve.point(at: Double(i) / Double(Self.pieces))
                    addLine(last, next)
                    last = next
                }
                current = end
            case .close:
                addLine(current, start)
                current = start
            }
        }
        return extent.map { $0.low...$0.high }
    }
}

private struct Extent {
    var low: Double
    var high: Double

    init(_ v: Double) {
        low = v
        high = v
    }

    mutating func add(_ v: Double) {
        low = min(low, v)
        high = max(high, v)
    }

    /// Adds a cubic's end and, if a control point lies outside, the extrema: the zeros of the derivative 3(q·t² + 2·h·t
    /// + d) with d = a − p, h = b − 2a + p, q = e − 3b + 3a − p.
    mutating func addCubic(_ p: Double, _ a: Double, _ b: Double, _ e: Double) {
        add(e)
        guard min(a, b) < low || max(a, b) > high else { return }
        let d = a - p
        let h = b - 2 * a + p
        let q = e - 3 * b + 3 * a - p
        var turns: [Double] = []
        if q == 0 {
            if h != 0 { turns = [-d / (2 * h)] }
        } else if h * h - q * d >= 0 {
            let root = (h * h - q * d).squareRoot()
            turns = [(-h - root) / q, (-h + root) / q]
        }
        for t in turns where t > 0 && t < 1 {
            let u = 1 - t
            add(u * u * u * p + 3 * u * u * t * a + 3 * u * t * t * b + t * t * t * e)
        }
    }
}
