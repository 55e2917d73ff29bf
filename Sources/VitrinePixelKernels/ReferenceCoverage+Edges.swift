extension ReferenceCoverage {
    /// Rows of signed area cells to which edges are added; a pixel has 1024 steps.
    @unsafe package struct Rows {
        private let cells: UnsafeMutablePointer<Int32>
        private let marks: UnsafeMutablePointer<UInt64>
        private let stride: Int
        private let words: Int
        private let width: Int
        private let height: Int
        /// The first and the last row to which an edge was added.
        package private(set) var touched: (first: Int, last: Int)

        package init(
            cells: UnsafeMutablePointer<Int32>, marks: UnsafeMutablePointer<UInt64>, stride: Int, words: Int,
            width: Int,
            height: Int, touched: (first: Int, last: Int)
        ) {
            unsafe self.cells = unsafe cells
            unsafe self.marks = unsafe marks
            unsafe self.stride = stride
            unsafe self.words = words
            unsafe self.width = width
            unsafe self.height = height
            unsafe self.touched = touched
        }

        /// Adds an edge from (x0, y0) down to (x1, y1), relative to the rows' corner. Crossings with borders of rows
        /// are computed from the edge's slope, those with borders of cells from its rise, both rounded to nearest.
        package mutating func add(x0: Int, y0: Int, x1: Int, y1: Int, winding: Int) {
            let first = max(0, y0 >> 10)
            let last = unsafe min(height - 1, (y1 - 1) >> 10)
            guard first <= last, unsafe min(x0, x1) < width << 10 else { return }
            unsafe touched = unsafe (min(touched.first, first), max(touched.last, last))
            // The values are in 2⁻³⁰; a vertical edge has an infinite rise.
            let slope = Int(Double(x1 - x0) * 0x1p30 / Double(y1 - y0))
            let rise = Int(min(Double(y1 - y0) * 0x1p30 / Double(abs(x1 - x0)), 0x1p40))
            func x(at y: Int) -> Int {
                y == y0 ? x0 : y == y1 ? x1 : x0 + rounded((y - y0) * slope)
            }
            for row in first...last {
                let ya = max(y0, row << 10)
                let yb = min(y1, (row + 1) << 10)
                unsafe span(row, x(at: ya), x(at: yb), height: yb - ya, rise: rise, winding)
            }
        }

        /// Adds a piece within one row from its left end. Parts left of the rows count fully for the first cell.
        private func span(_ row: Int, _ xa: Int, _ xb: Int, height: Int, rise: Int, _ winding: Int) {
            let (lo, hi) = (min(xa, xb), max(xa, xb))
            func gained(at x: Int) -> Int { x >= hi ? height : min(rounded((x - lo) * rise), height) }
            var x = lo
            var before = 0
            if x < 0 {
                before = gained(at: 0)
                unsafe add(row, 0, winding * before, 0)
                x = 0
            }
            var c = x >> 10
            while before < height, unsafe c < width {
                let next = min((c + 1) << 10, hi)
                let after = gained(at: next)
                unsafe add(row, c, winding * (after - before), (x - c << 10) + (next - c << 10))
                (x, before, c) = (next, after, c + 1)
            }
        }

        /// Adds a piece of `height` within one cell; `twice` is the sum of its ends' distances from the cell's left.
        private func add(_ row: Int, _ x: Int, _ height: Int, _ twice: Int) {
            let c = unsafe cells + (row * stride + x)
            unsafe c[0] &+= Int32(truncatingIfNeeded: height * (2048 - twice))
            unsafe c[1] &+= Int32(truncatingIfNeeded: height * twice)
            for block in [x >> 2, (x + 1) >> 2] { unsafe marks[row * words + (block >> 6)] |= 1 << UInt64(block & 63) }
        }
    }
}

/// Rounds a product with a slope or rise in 2⁻³⁰ to nearest.
private func rounded(_ product: Int) -> Int { (product + 1 << 29) >> 30 }
