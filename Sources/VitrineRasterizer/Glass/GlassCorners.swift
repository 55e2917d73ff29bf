import CVitrinePixelKernels
import VitrinePixelKernels
import VitrinePrimitives

/// The corners of a rounded rectangle as chains of chords within 0.02 px, with a grid for finding the nearest chord.
///
/// In a corner's coordinate system, the vertex is (0, 0), both edges run along positive axes and the inside has
/// positive coordinates. The chain runs from the vertical edge to the horizontal one; along it, x never decreases and y
/// never increases.
struct GlassCorners {
    /// A corner as a value without references; its chords and nodes lie in the arrays of `GlassCorners`.
    struct Corner {
        /// The extent of the corner along both edges; 0 if there is no curve.
        fileprivate(set) var reachX = 0.0
        fileprivate(set) var reachY = 0.0
        fileprivate var firstChord = 0
        fileprivate var firstNode = 0
        fileprivate var grid = ReferenceGlass.CornerGrid(count: 0, columns: 1, rows: 1, across: 0, down: 0)

        var isSharp: Bool { grid.count == 0 }
    }

    private var chords: [vitrine_chord] = []
    /// For each corner, the indices of the nearest chords at the vertices of a grid over it, row by row.
    private var nodes: [Int32] = []
    private var upperLeft = Corner()
    private var upperRight = Corner()
    private var lowerLeft = Corner()
    private var lowerRight = Corner()
    let areEqual: Bool

    init(_ shape: UnevenRoundedRect) {
        let radii = shape.radii
        areEqual = radii.areEqual
        func outline(_ radius: Double) -> RoundedRect {
            RoundedRect(shape.rect, radius: radius, curve: shape.curve)
        }
        upperLeft = add(outline(radii.topLeft))
        upperRight = radii.topRight == radii.topLeft ? upperLeft : add(outline(radii.topRight))
        lowerLeft = radii.bottomLeft == radii.topLeft ? upperLeft : add(outline(radii.bottomLeft))
        lowerRight =
            radii.bottomRight == radii.topRight
            ? upperRight : radii.bottomRight == radii.bottomLeft ? lowerLeft : add(outline(radii.bottomRight))
    }

    private mutating func add(_ shape: RoundedRect) -> Corner {
        var points: [Point] = []
        for curve in shape.radius > 0 ? shape.cornerCurves : [] {
            if points.isEmpty { points.append(curve.start) }
            let n = curve.segmentCount(tolerance: 0.02)
            for i in 1...n { points.append(curve.point(at: Double(i) / Double(n))) }
        }
        let chords: [vitrine_chord] = zip(points, points.dropFirst()).compactMap { a, b in
            let d = b - a
            let l2 = d.x * d.x + d.y * d.y
            // Shorter chords have no length to divide by.
            return l2 > 1e-200 ? vitrine_chord(from: a, by: d, squaredLength: l2) : nil
        }
        var corner = Corner()
        guard !chords.isEmpty else { return corner }
        (corner.firstChord, corner.firstNode) = (self.chords.count, nodes.count)
        corner.reachX = points.last?.x ?? 0
        corner.reachY = points.first?.y ?? 0
        let (columns, rows) = (GlassCorners.cells(corner.reachX), GlassCorners.cells(corner.reachY))
        corner.grid = ReferenceGlass.CornerGrid(
            count: chords.count, columns: columns, rows: rows,
            across: corner.reachX > 0 ? Double(columns) / corner.reachX : 0,
            down: corner.reachY > 0 ? Double(rows) / corner.reachY : 0)
        nodes += GlassCorners.table(
            chords, columns, rows, corner.reachX / Double(columns), corner.reachY / Double(rows))
        self.chords += chords
        return corner
    }

    @inline(__always) func corner(isLeft: Bool, isUpper: Bool) -> Corner {
        if areEqual { return upperLeft }
        return isUpper ? (isLeft ? upperLeft : upperRight) : (isLeft ? lowerLeft : lowerRight)
    }

    /// The number of cells of about 2 px, at most 64 along an axis.
    private static func cells(_ reach: Double) -> Int { Int((reach / 2).clamped(to: 0...63)) + 1 }

    /// If P and Q are the nearest points of the chain to p and q, then (p − q)·(P − Q) ≥ 0. A step to the right
    /// therefore never leads back along the chain, and a step down never forward, which bounds the search.
    private static func table(
        _ chords: [vitrine_chord], _ columns: Int, _ rows: Int, _ width: Double, _ height: Double
    ) -> [Int32] {
        guard !chords.isEmpty else { return [] }
        var out: [Int32] = []
        out.reserveCapacity((columns + 1) * (rows + 1))
        unsafe chords.withUnsafeBufferPointer { chords in
            for j in 0...rows {
                var low = 0
                for i in 0...columns {
                    let high = j > 0 ? Int(out[(j - 1) * (columns + 1) + i]) : chords.count - 1
                    let near = unsafe GlassCorners.nearest(
                        chords, max(0, low - 1), min(chords.count - 1, max(low, high) + 1), Double(i) * width,
                        Double(j) * height)
                    low = near.index
                    out.append(Int32(near.index))
                }
            }
        }
        return out
    }

    struct Nearest {
        /// The vector from the nearest point.
        var x: Double
        var y: Double
        var squared: Double
        var index: Int
    }

    @inline(__always)
    private static func nearest(
        _ chords: UnsafeBufferPointer<vitrine_chord>, _ low: Int, _ high: Int, _ u: Double, _ v: Double
    ) -> Nearest {
        var best = Nearest(x: 0, y: 0, squared: .infinity, index: low)
        var k = low
        // The parameter at which the previous chord ended: 1 or more if the chain was still approaching.
        var last = 1.0
        while k <= high {
            let c = unsafe chords[k]
            let along = u * c.along_x + v * c.along_y - c.before
            // The distance has a minimum inside a chord, where one approaches and the next recedes, or at the end.
            if along < 1 ? along > 0 || last >= 1 : k == high {
                let t = along.clamped(to: 0...1)
                let nx = u - c.x - t * c.dx
                let ny = v - c.y - t * c.dy
                let d2 = nx * nx + ny * ny
                if d2 < best.squared { best = Nearest(x: nx, y: ny, squared: d2, index: k) }
            }
            last = along
            k += 1
        }
        return best
    }

    /// The vector from a corner's nearest point, and the side on which the point lies. There must be chords.
    /// - Parameters:
    ///   - u: Less than `reachX`, finite.
    ///   - v: Less than `reachY`, finite.
    @inline(__always)
    func nearest(_ u: Double, _ v: Double, in corner: Corner) -> (Nearest, inside: Bool) {
        let range = unsafe nodes.withUnsafeBufferPointer {
            unsafe corner.grid.chords(nearestFrom: u, to: u, v, nodes: $0.baseAddress! + corner.firstNode)
        }
        return unsafe chords.withUnsafeBufferPointer { all in
            let chords = unsafe UnsafeBufferPointer(rebasing: all[corner.firstChord...])
            let near = unsafe GlassCorners.nearest(chords, range.lowerBound, range.upperBound, u, v)
            let c = unsafe chords[near.index]
            // The chain runs from the vertical edge to the horizontal one; the inside lies to its right.
            return (near, c.dx * (v - c.y) - c.dy * (u - c.x) >= 0)
        }
    }

    /// Samples one or more adjacent pixels in a corner. There must be chords.
    /// - Returns: The least and the greatest distance.
    func samples(
        _ batch: GlassBatch, _ row: vitrine_corner_row, count: Int, in corner: Corner, _ kernels: Kernels
    ) -> vitrine_extent {
        unsafe chords.withUnsafeBufferPointer { chords in
            unsafe nodes.withUnsafeBufferPointer { nodes in
                let grid = corner.grid
                var curve = unsafe vitrine_corner(
                    chords: chords.baseAddress! + corner.firstChord, nodes: nodes.baseAddress! + corner.firstNode,
                    chords_count: Int32(grid.count), columns: Int32(grid.columns), rows: Int32(grid.rows),
                    across: grid.across, down: grid.down)
                var row = row
                return unsafe kernels.pointee.corner(
                    batch.distance, batch.normalX, batch.normalY, &curve, &row, Int32(count))
            }
        }
    }
}

extension vitrine_chord {
    fileprivate init(from a: Point, by d: Point, squaredLength l2: Double) {
        self.init(
            x: a.x, y: a.y, dx: d.x, dy: d.y, along_x: d.x / l2, along_y: d.y / l2, before: (a.x * d.x + a.y * d.y) / l2
        )
    }
}
