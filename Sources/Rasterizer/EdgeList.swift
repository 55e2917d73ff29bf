import PixelKernels
import Primitives

/// Straight edges in fixed point, made from paths whose curves are flattened on the way.
struct EdgeList {
    /// Steps in one pixel.
    static let one = 1024

    /// From (x0, y0) to (x1, y1), y0 < y1; `winding` is 1 where the path ran downward, -1 upward.
    struct Edge: Hashable {
        var x0: Int
        var y0: Int
        var x1: Int
        var y1: Int
        var winding: Int
    }

    private(set) var edges: [Edge] = []
    private var minX = Int.max
    private var minY = Int.max
    private var maxX = Int.min
    private var maxY = Int.min

    /// How far, in pixels, a chord may be from its curve.
    static let flatness = 0.005

    /// Adds a path's outline, closing every subpath. A path with a point that is not finite adds nothing.
    mutating func add(_ path: Path, transform: Transform = .identity) {
        guard path.points.allSatisfy({ transform.apply($0).isFinite }) else { return }
        var start = Point.zero
        var current = Point.zero
        var next = 0
        func take() -> Point {
            let p = transform.apply(path.points[next])
            next += 1
            return p
        }
        for verb in path.verbs {
            switch verb {
            case .move:
                line(from: current, to: start)
                start = take()
                current = start
            case .line:
                let p = take()
                line(from: current, to: p)
                current = p
            case .cubic:
                let curve = CubicCurve(current, take(), take(), take())
                let n = curve.segmentCount(tolerance: EdgeList.flatness)
                var last = current
                for i in 1...n {
                    let p = i == n ? curve.end : curve.point(at: Double(i) / Double(n))
                    line(from: last, to: p)
                    last = p
                }
                current = curve.end
            case .close:
                line(from: current, to: start)
                current = start
            }
        }
        line(from: current, to: start)
    }

    private mutating func line(from a: Point, to b: Point) {
        func lies(_ p: Point) -> Bool { max(p.x.magnitude, p.y.magnitude) <= Rect.pixelLimit }
        if lies(a), lies(b) { edge(from: a, to: b) } else { cutLine(from: a, to: b) }
    }

    /// A line that leaves ±`Rect.pixelLimit`, in pieces: what lies above or below is left out, what lies beside is drawn
    /// in to the border, where it still winds round everything to its right.
    private mutating func cutLine(from a: Point, to b: Point) {
        let limit = Rect.pixelLimit
        // Differences of larger numbers would not keep a pixel's precision, nor stay finite.
        func near(_ p: Point) -> Point { Point(x: p.x.clamped(-1e15, 1e15), y: p.y.clamped(-1e15, 1e15)) }
        let (a, b) = (near(a), near(b))
        let cuts = [
            0, (-limit - a.x) / (b.x - a.x), (limit - a.x) / (b.x - a.x), (-limit - a.y) / (b.y - a.y),
            (limit - a.y) / (b.y - a.y), 1,
        ].filter { $0 >= 0 && $0 <= 1 }.sorted()
        for (from, to) in zip(cuts, cuts.dropFirst()) {
            edge(from: a.mixed(with: b, at: from), to: from < 1 && to == 1 ? b : a.mixed(with: b, at: to))
        }
    }

    private mutating func edge(from a: Point, to b: Point) {
        let (x0, y0, x1, y1) = (fixed(a.x), fixed(a.y), fixed(b.x), fixed(b.y))
        guard y0 != y1 else { return }
        edges.append(
            y0 < y1
                ? Edge(x0: x0, y0: y0, x1: x1, y1: y1, winding: 1)
                : Edge(x0: x1, y0: y1, x1: x0, y1: y0, winding: -1))
        minX = min(minX, min(x0, x1))
        maxX = max(maxX, max(x0, x1))
        minY = min(minY, min(y0, y1))
        maxY = max(maxY, max(y0, y1))
    }

    private func fixed(_ v: Double) -> Int {
        Int((v.clamped(-Rect.pixelLimit, Rect.pixelLimit) * Double(EdgeList.one)).rounded())
    }

    /// Every pixel an edge touches or lies beside.
    var pixelBounds: PixelRect {
        guard !edges.isEmpty else { return .zero }
        let one = EdgeList.one
        let l = minX.flooredDivision(by: one)
        let t = minY.flooredDivision(by: one)
        let r = -((-maxX).flooredDivision(by: one))
        let b = -((-maxY).flooredDivision(by: one))
        return PixelRect(x: Int32(l), y: Int32(t), width: Int32(max(r - l, 1)), height: Int32(b - t))
    }
}

extension Int {
    /// Division that rounds down; the divisor must be positive.
    @inline(__always) func flooredDivision(by d: Int) -> Int {
        let q = self / d
        return self < q * d ? q - 1 : q
    }
}
