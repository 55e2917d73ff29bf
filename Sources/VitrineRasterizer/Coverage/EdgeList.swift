import CVitrinePixelKernels
import VitrinePixelKernels
import VitrinePrimitives

/// Straight edges in fixed point, made from paths with flattened curves.
@safe struct EdgeList {
    /// Steps per pixel.
    static let one = 1024

    /// An edge from (x0, y0) to (x1, y1), y0 < y1; `winding` is 1 if the path ran downward, -1 if upward. This is the
    /// kernels' type, because Swift guarantees no layout for its own types.
    typealias Edge = vitrine_edge

    /// The vertical extent of consecutive edges.
    struct Group {
        var top: Int32
        var bottom: Int32
    }

    static let groupSize = 32
    /// The largest number of buffered edges that leaves room for one more curve.
    private static let mostWaiting = 256

    private let kernels: Kernels
    var edges: [Edge] = []
    var groups: [Group] = []
    /// The bounds of all edges since `beginOutline`.
    var box = vitrine_box.empty
    /// Edges are appended in batches, because an array checks each append.
    private let waiting = ScratchBuffer<Edge>(capacity: mostWaiting + Int(VITRINE_MOST_CHORDS))
    private var waitingCount = 0

    init(kernels: Kernels) { unsafe self.kernels = unsafe kernels }

    init(at level: KernelLevel = .default) { unsafe kernels = unsafe VitrineRasterizer.kernels(at: level) }

    /// Removes everything but keeps the memory.
    mutating func removeAll() {
        edges.removeAll(keepingCapacity: true)
        groups.removeAll(keepingCapacity: true)
        beginOutline()
    }

    /// Resets `pixelBounds` to that of the edges added from here on.
    mutating func beginOutline() { box = .empty }

    /// Adds a path's outline and closes every subpath. Ignores a path with a point that is not finite.
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
        appendWaiting()
    }

    /// Adds a rectangle under a transform that leaves it finite.
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
        appendWaiting()
    }

    private static func isWithinLimit(_ p: Point) -> Bool { max(p.x.magnitude, p.y.magnitude) <= Rect.pixelLimit }

    private mutating func line(from a: Point, to b: Point) {
        if EdgeList.isWithinLimit(a), EdgeList.isWithinLimit(b) {
            edge(from: a, to: b)
        } else {
            cutLine(from: a, to: b)
        }
    }

    private mutating func cubic(_ c: CubicCurve) {
        guard EdgeList.isWithinLimit(c.start), EdgeList.isWithinLimit(c.control1), EdgeList.isWithinLimit(c.control2),
            EdgeList.isWithinLimit(c.end)
        else {
            let n = c.segmentCount(tolerance: ReferenceChords.flatness)
            var last = c.start
            for i in 1...n {
                let p = i == n ? c.end : c.point(at: Double(i) / Double(n))
                line(from: last, to: p)
                last = p
            }
            return
        }
        nearCubic(c)
    }

    /// Adds a curve whose points lie within `Rect.pixelLimit`.
    @inline(__always)
    mutating func nearCubic(_ c: CubicCurve) {
        makeRoom()
        let curve = vitrine_cubic(
            x: (c.start.x, c.control1.x, c.control2.x, c.end.x), y: (c.start.y, c.control1.y, c.control2.y, c.end.y))
        let made = unsafe withUnsafePointer(to: curve) {
            unsafe kernels.pointee.chords(waiting.base + waitingCount, $0, &box)
        }
        waitingCount += Int(made)
    }

    /// Makes room for the edges of a curve in the buffer.
    @inline(__always)
    private mutating func makeRoom() {
        if waitingCount >= EdgeList.mostWaiting { appendWaiting() }
    }

    mutating func appendWaiting() {
        unsafe edges.append(contentsOf: UnsafeBufferPointer(start: waiting.base, count: waitingCount))
        waitingCount = 0
    }

    /// Adds a line that leaves ±`Rect.pixelLimit`, in pieces: pieces above or below are dropped; pieces beside are
    /// moved to the border, where they still wind around everything to their right.
    private mutating func cutLine(from a: Point, to b: Point) {
        let limit = Rect.pixelLimit
        // Differences of larger numbers would lose a pixel's precision, or overflow.
        func near(_ p: Point) -> Point { Point(x: p.x.clamped(to: -1e15...1e15), y: p.y.clamped(to: -1e15...1e15)) }
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
        edge(
            ReferenceChords.steps(a.x), ReferenceChords.steps(a.y), ReferenceChords.steps(b.x),
            ReferenceChords.steps(b.y))
    }

    @inline(__always)
    mutating func edge(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
        guard y0 != y1 else { return }
        makeRoom()
        unsafe waiting.base[waitingCount] =
            y0 < y1
            ? Edge(x0: x0, y0: y0, x1: x1, y1: y1, winding: 1) : Edge(x0: x1, y0: y1, x1: x0, y1: y0, winding: -1)
        waitingCount += 1
        box.widen(x0, y0)
        box.widen(x1, y1)
    }

    /// Every pixel that an edge touches or lies beside.
    var pixelBounds: PixelRect {
        guard box.left <= box.right else { return .zero }
        let l = box.left >> 10
        let t = box.top >> 10
        let r = -(-box.right >> 10)
        let b = -(-box.bottom >> 10)
        return PixelRect(x: l, y: t, width: max(r - l, 1), height: b - t)
    }
}

extension vitrine_box {
    static let empty = vitrine_box(left: .max, top: .max, right: .min, bottom: .min)

    @inline(__always)
    mutating func widen(_ x: Int32, _ y: Int32) {
        left = min(left, x)
        top = min(top, y)
        right = max(right, x)
        bottom = max(bottom, y)
    }
}
