import CVitrinePixelKernels
import VitrinePixelKernels
import VitrinePrimitives

/// The curves of a rounded rectangle's corners as chains of chords within 0.02 px, and a quick way to the nearest chord.
///
/// In a corner's own frame the vertex is (0, 0), both edges run along positive axes and the inside lies at positive
/// coordinates. The chain runs from the vertical edge to the horizontal one; x never falls along it and y never rises.
struct GlassCorners {
    /// A corner, whose chords and nodes lie in those of all: corners are passed about as values without references, which all
    /// threads would count.
    struct Corner {
        /// How far the corner reaches along both edges; 0 where there is no curve.
        fileprivate(set) var reachX = 0.0
        fileprivate(set) var reachY = 0.0
        fileprivate var firstChord = 0
        fileprivate var firstNode = 0
        fileprivate var grid = ReferenceGlass.CornerGrid(count: 0, columns: 1, rows: 1, across: 0, down: 0)

        var isSharp: Bool { grid.count == 0 }
    }

    private var chords: [vitrine_chord] = []
    /// Of each corner, a grid over it, its cells' vertices row by row: the index of the chord nearest to each.
    private var nodes: [Int32] = []
    private var upperLeft = Corner()
    private var upperRight = Corner()
    private var lowerLeft = Corner()
    private var lowerRight = Corner()
    /// Whether all four are equal.
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
            // Shorter ones have no length that can be divided by.
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

    /// The corner of a quarter.
    @inline(__always) func corner(isLeft: Bool, isUpper: Bool) -> Corner {
        if areEqual { return upperLeft }
        return isUpper ? (isLeft ? upperLeft : upperRight) : (isLeft ? lowerLeft : lowerRight)
    }

    /// Cells of about 2 px, at most 64 along an axis.
    private static func cells(_ reach: Double) -> Int { Int((reach / 2).clamped(0, 63)) + 1 }

    /// Of two places p and q with the nearest places P and Q on the chain, (p − q)·(P − Q) ≥ 0: each of P and Q is nearer to
    /// its own. So a step to the right never leads back along the chain, and a step down never on, which bounds the search.
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
        /// The way from the nearest place.
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
        // Where the place before ended: 1 or more when the chain was still coming nearer.
        var last = 1.0
        while k <= high {
            let c = unsafe chords[k]
            let along = u * c.along_x + v * c.along_y - c.before
            // The distance has a minimum inside a chord, where one chord comes nearer and the next moves away, or at the end.
            if along < 1 ? along > 0 || last >= 1 : k == high {
                let t = min(1, max(0, along))
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

    /// The way from the nearest place of a corner's chain, and on which side of it a place lies. There must be chords.
    /// - Parameters:
    ///   - u: below `reachX`, finite.
    ///   - v: below `reachY`, finite.
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

    /// Samples of pixels side by side in a corner, 1 or more. There must be chords.
    /// - Returns: the least and the greatest distance.
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
