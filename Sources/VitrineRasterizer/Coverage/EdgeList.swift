import CVitrinePixelKernels
import VitrinePixelKernels
import VitrinePrimitives

/// Straight edges in fixed point, made from paths whose curves are flattened on the way.
struct EdgeList {
    /// Steps in one pixel.
    static let one = 1024

    /// From (x0, y0) to (x1, y1), y0 < y1; `winding` is 1 where the path ran downward, -1 upward. The kernels' own type, as
    /// Swift promises no layout for one of ours.
    typealias Edge = vitrine_edge

    /// How far down some edges reach.
    struct Group {
        var top: Int32
        var bottom: Int32
    }

    /// Edges in a group.
    static let groupSize = 32
    /// Edges that are appended together.
    private static let together = 48

    var edges: [Edge] = []
    var groups: [Group] = []
    var minX = Int32.max
    var minY = Int32.max
    var maxX = Int32.min
    var maxY = Int32.min

    /// Forgets everything, keeping memory for as many edges.
    mutating func removeAll() {
        edges.removeAll(keepingCapacity: true)
        groups.removeAll(keepingCapacity: true)
        beginOutline()
    }

    /// From here on `pixelBounds` is that of what is added later.
    mutating func beginOutline() {
        minX = .max
        minY = .max
        maxX = .min
        maxY = .min
    }

    /// How high, in pixels, an arc may rise above its chord. Chords are moved outward by half of that, so that the outline is
    /// off by half of it at the very worst, which is less than three levels of coverage, and by a sixth in the mean.
    static let flatness = 0.02

    /// Adds a path's outline, closing every subpath. A path with a point that is not finite adds nothing.
    mutating func add(_ path: Path, transform: Transform = .identity) {
        if transform == .identity, EdgeList.isNear(path) { return addNear(path) }
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
                cubic(curve)
                current = curve.end
            case .close:
                line(from: current, to: start)
                current = start
            }
        }
        line(from: current, to: start)
    }

    /// Adds a rectangle under a map that leaves it finite.
    mutating func add(_ r: Rect, transform t: Transform) {
        let a = t.apply(Point(x: r.minX, y: r.minY))
        let b = t.apply(Point(x: r.maxX, y: r.minY))
        let c = t.apply(Point(x: r.maxX, y: r.maxY))
        let d = t.apply(Point(x: r.minX, y: r.maxY))
        guard a.isFinite, b.isFinite, c.isFinite, d.isFinite else { return }
        line(from: a, to: b)
        line(from: b, to: c)
        line(from: c, to: d)
        line(from: d, to: a)
    }

    private static func isWithinLimit(_ p: Point) -> Bool { max(p.x.magnitude, p.y.magnitude) <= Rect.pixelLimit }

    private mutating func line(from a: Point, to b: Point) {
        if EdgeList.isWithinLimit(a), EdgeList.isWithinLimit(b) {
            edge(from: a, to: b)
        } else {
            cutLine(from: a, to: b)
        }
    }

    mutating func cubic(_ c: CubicCurve) {
        guard EdgeList.isWithinLimit(c.start), EdgeList.isWithinLimit(c.control1), EdgeList.isWithinLimit(c.control2),
            EdgeList.isWithinLimit(c.end)
        else {
            let n = c.segmentCount(tolerance: EdgeList.flatness)
            var last = c.start
            for i in 1...n {
                let p = i == n ? c.end : c.point(at: Double(i) / Double(n))
                line(from: last, to: p)
                last = p
            }
            return
        }
        // Coefficients of the powers of the parameter.
        let c1 = (c.control1 - c.start) * 3
        let c2 = (c.control2 - c.control1 * 2 + c.start) * 3
        let c3 = c.end - c.start + (c.control1 - c.control2) * 3
        var x = EdgeList.fixed(c.start.x)
        var y = EdgeList.fixed(c.start.y)
        // The curve bends unevenly: each quarter gets as many chords as it needs. A chord over a step h of the parameter is
        // at most h²/8 times the largest second derivative away, which changes evenly along the curve.
        func bend(_ t: Double) -> Double { (c3 * (6 * t) + c2 * 2).length }
        func chords(_ bend: Double) -> Double { (bend / (8 * EdgeList.flatness)).squareRoot() }
        let pieces = chords(max(bend(0), bend(1))) <= 4 ? 1 : 4
        var (lowX, highX, lowY, highY) = (x, x, y, y)
        let first = edges.count
        let length = 1 / Double(pieces)
        // Edges are put together before they are appended: an array is checked with each.
        unsafe withUnsafeTemporaryAllocation(of: Edge.self, capacity: EdgeList.together) { together in
            var count = 0
            for piece in 0..<pieces {
                let from = Double(piece) * length
                let needed = chords(max(bend(from), bend(from + length))) * length
                let n = needed < 200 ? Int(needed) + 1 : 200
                let step = length / Double(n)
                // An arc rises above its chord by h²/8 of the second derivative, which points inward.
                let outward = step * step / 16
                for i in 1...n {
                    let t = from + Double(i) * step
                    let isLast = piece == pieces - 1 && i == n
                    let bendX = 6 * c3.x * t + 2 * c2.x
                    let bendY = 6 * c3.y * t + 2 * c2.y
                    let px = ((c3.x * t + c2.x) * t + c1.x) * t + c.start.x - outward * bendX
                    let py = ((c3.y * t + c2.y) * t + c1.y) * t + c.start.y - outward * bendY
                    let nextX = EdgeList.fixed(isLast ? c.end.x : px)
                    let nextY = EdgeList.fixed(isLast ? c.end.y : py)
                    let isDown = y < nextY
                    unsafe (together.baseAddress! + count).initialize(
                        to: Edge(
                            x0: isDown ? x : nextX, y0: isDown ? y : nextY, x1: isDown ? nextX : x,
                            y1: isDown ? nextY : y, winding: isDown ? 1 : -1))
                    // The next edge takes the place of a level one.
                    count += y == nextY ? 0 : 1
                    if count == EdgeList.together {
                        unsafe edges.append(contentsOf: UnsafeBufferPointer(rebasing: together[..<count]))
                        count = 0
                    }
                    lowX = min(lowX, nextX)
                    highX = max(highX, nextX)
                    lowY = min(lowY, nextY)
                    highY = max(highY, nextY)
                    x = nextX
                    y = nextY
                }
            }
            unsafe edges.append(contentsOf: UnsafeBufferPointer(rebasing: together[..<count]))
        }
        if edges.count > first { widen(lowX, lowY, highX, highY) }
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

    @inline(__always)
    private mutating func edge(from a: Point, to b: Point) {
        edge(EdgeList.fixed(a.x), EdgeList.fixed(a.y), EdgeList.fixed(b.x), EdgeList.fixed(b.y))
    }

    @inline(__always)
    private mutating func edge(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
        guard y0 != y1 else { return }
        append(x0, y0, x1, y1)
        widen(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))
    }

    /// Adds an edge without its bounds, unless it is level.
    @inline(__always)
    private mutating func append(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
        guard y0 != y1 else { return }
        edges.append(
            y0 < y1
                ? Edge(x0: x0, y0: y0, x1: x1, y1: y1, winding: 1)
                : Edge(x0: x1, y0: y1, x1: x0, y1: y0, winding: -1))
    }

    /// Widens the bounds.
    @inline(__always)
    mutating func widen(_ lowX: Int32, _ lowY: Int32, _ highX: Int32, _ highY: Int32) {
        minX = min(minX, lowX)
        maxX = max(maxX, highX)
        minY = min(minY, lowY)
        maxY = max(maxY, highY)
    }

    /// To the nearest step, from the middle to the even one. Adding 1.5·2⁵² leaves no room for a fraction, which is
    /// quicker than a call of the C library.
    @inline(__always)
    static func fixed(_ v: Double) -> Int32 {
        let near = v.clamped(-Rect.pixelLimit, Rect.pixelLimit) * Double(EdgeList.one) + 6_755_399_441_055_744
        return Int32(truncatingIfNeeded: near.bitPattern)
    }

    /// Every pixel an edge touches or lies beside.
    var pixelBounds: PixelRect {
        guard minX <= maxX else { return .zero }
        let l = minX >> 10
        let t = minY >> 10
        let r = -(-maxX >> 10)
        let b = -(-maxY >> 10)
        return PixelRect(x: l, y: t, width: max(r - l, 1), height: b - t)
    }
}
