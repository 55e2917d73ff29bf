import VitrinePrimitives

extension Path {
    /// The smallest rectangle around the lines and curves themselves, controls not counted; zero for an empty path.
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

/// The least and the greatest of some numbers.
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

    /// Adds a cubic's end and, where a control lies outside, the turning points: the zeros of the derivative
    /// 3(q·t² + 2·h·t + d) with d = a − p, h = b − 2a + p, q = e − 3b + 3a − p.
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
