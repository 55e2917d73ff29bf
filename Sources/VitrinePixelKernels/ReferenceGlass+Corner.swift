extension ReferenceGlass {
    /// The grid of cells over the curve of a corner; see `vitrine_corner`.
    package struct CornerGrid {
        /// The number of chords of the curve, 1 or more.
        package var count: Int
        /// The number of cells along both axes, 1...64.
        package var columns: Int
        package var rows: Int
        /// Cells per pixel.
        package var across: Double
        package var down: Double

        package init(count: Int, columns: Int, rows: Int, across: Double, down: Double) {
            self.count = count
            self.columns = columns
            self.rows = rows
            self.across = across
            self.down = down
        }

        /// The range of chords that contains the nearest ones of the points from (least, v) to (most, v).
        /// - Parameter nodes: The index of the nearest chord for each vertex of the grid, row by row.
        @inline(__always)
        package func chords(
            nearestFrom least: Double, to most: Double, _ v: Double, nodes: UnsafePointer<Int32>
        ) -> ClosedRange<Int> {
            // A cell's lower left vertex comes first along the chain, its upper right one last.
            let left = min(Int((least * across).clamped(to: 0...64)), columns - 1)
            let right = min(Int((most * across).clamped(to: 0...64)), columns - 1)
            let upper = min(Int((v * down).clamped(to: 0...64)), rows - 1) * (columns + 1)
            let low = unsafe least < 0 ? 0 : Int(nodes[v < 0 ? left : upper + left + columns + 1])
            let high = unsafe v < 0 ? count - 1 : Int(nodes[most < 0 ? upper : upper + right + 1])
            // The range is extended by one at both ends: where chords meet, rounding decides between two.
            let first = max(0, low - 1)
            return first...max(first, min(count - 1, high + 1))
        }
    }

    /// Adjacent pixels in a corner; see `vitrine_corner_row`.
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

        /// The distance of a pixel inward from the nearer side.
        @inline(__always)
        package func u(_ i: Int) -> Double { halfWidth + sideX * ((x + Double(i)) - center) }
    }

    /// Computes distances of pixels to the curve of a corner, negative inside, and unit vectors that point outward.
    /// - Parameters:
    ///   - count: The number of pixels, 1 or more.
    ///   - chord: The chord at an index.
    /// - Returns: The least and the greatest distance.
    package static func corner(
        _ out: (
            distance: UnsafeMutablePointer<Double>, x: UnsafeMutablePointer<Double>, y: UnsafeMutablePointer<Double>
        ),
        _ grid: CornerGrid, nodes: UnsafePointer<Int32>, _ row: CornerRow, count: Int, _ chord: (Int) -> Chord
    ) -> (least: Double, most: Double) {
        var (least, most) = (Double.infinity, -Double.infinity)
        for i in 0..<count {
            // The kernel processes eight pixels at a time.
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
