extension ReferenceGlass {
    /// The grid of cells over the curve of a corner, see `vitrine_corner`.
    package struct CornerGrid {
        /// Chords of the curve, 1 or more.
        package var count: Int
        /// Cells along both axes, 1...64.
        package var columns: Int
        package var rows: Int
        /// Cells a pixel.
        package var across: Double
        package var down: Double

        package init(count: Int, columns: Int, rows: Int, across: Double, down: Double) {
            self.count = count
            self.columns = columns
            self.rows = rows
            self.across = across
            self.down = down
        }

        /// The chords among which are the nearest ones of the places from (least, v) to (most, v).
        /// - Parameter nodes: of each vertex of the grid, row by row, the chord nearest to it.
        @inline(__always)
        package func chords(
            nearestFrom least: Double, to most: Double, _ v: Double, nodes: UnsafePointer<Int32>
        ) -> ClosedRange<Int> {
            // A cell's lower left vertex comes first along the chain, its upper right one last.
            let left = min(Int((least * across).clamped(0, 64)), columns - 1)
            let right = min(Int((most * across).clamped(0, 64)), columns - 1)
            let upper = min(Int((v * down).clamped(0, 64)), rows - 1) * (columns + 1)
            let low = unsafe least < 0 ? 0 : Int(nodes[v < 0 ? left : upper + left + columns + 1])
            let high = unsafe v < 0 ? count - 1 : Int(nodes[most < 0 ? upper : upper + right + 1])
            // One more at both ends: where chords meet, rounding decides between two.
            let first = max(0, low - 1)
            return first...max(first, min(count - 1, high + 1))
        }
    }

    /// Pixels side by side in a corner, see `vitrine_corner_row`.
    package struct CornerRow {
        package var x: Double
        package var center: Double
        package var halfWidth: Double
        package var sideX: Double
        package var sideY: Double
        package var v: Double

        package init(x: Double, center: Double, halfWidth: Double, sideX: Double, sideY: Double, v: Double) {
            self.x = x
            self.center = center
            self.halfWidth = halfWidth
            self.sideX = sideX
            self.sideY = sideY
            self.v = v
        }

        /// How far a pixel lies inward from the nearer side.
        @inline(__always)
        package func u(_ i: Int) -> Double { halfWidth + sideX * ((x + Double(i)) - center) }
    }

    /// Distances of pixels to the curve of a corner, negative inside, and unit vectors that point out of the shape.
    ///
    /// - Parameters:
    ///   - count: of the pixels, 1 or more.
    ///   - chord: of an index.
    /// - Returns: the least and the greatest distance.
    package static func corner(
        _ out: (
            distance: UnsafeMutablePointer<Double>, x: UnsafeMutablePointer<Double>, y: UnsafeMutablePointer<Double>
        ),
        _ grid: CornerGrid, nodes: UnsafePointer<Int32>, _ row: CornerRow, count: Int, _ chord: (Int) -> Chord
    ) -> (least: Double, most: Double) {
        var (least, most) = (Double.infinity, -Double.infinity)
        for i in 0..<count {
            // Those of eight pixels, as the kernel takes them.
            let first = i & ~7
            let (a, b) = (row.u(first), row.u(min(first + 7, count - 1)))
            let chords = unsafe grid.chords(nearestFrom: min(a, b), to: max(a, b), row.v, nodes: nodes)
            let near = nearest(row.u(i), row.v, count: chords.count) { chord(chords.lowerBound + $0) }
            unsafe out.distance[i] = near.distance
            unsafe out.x[i] = near.x * row.sideX
            unsafe out.y[i] = near.y * row.sideY
            least = min(least, near.distance)
            most = max(most, near.distance)
        }
        return (least, most)
    }
}
