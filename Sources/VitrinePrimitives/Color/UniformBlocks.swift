/// The square blocks of a bitmap whose pixels are all the same. Sampling within such a block returns its one pixel.
@usableFromInline package struct UniformBlocks: Sendable {
    @inlinable package static var log: Int { 5 }
    /// The side of a block in pixels.
    @inlinable package static var side: Int { 1 << log }

    @usableFromInline let columns: Int
    @usableFromInline let rows: Int
    /// Row by row from the top; empty if no block is uniform.
    @usableFromInline let isUniform: [Bool]
    @usableFromInline package let isWhole: Bool

    @inlinable package var isEmpty: Bool { isUniform.isEmpty }

    /// - Parameter bitmap: A uniform block includes the row below and the column to its right, so that a position
    ///   between pixels belongs to the block of the upper left one. Blocks that the bitmap's edge cuts are not uniform.
    package init(of bitmap: Bitmap) {
        let (width, side) = (bitmap.width, UniformBlocks.side)
        let columns = max(0, (width - 1) / side)
        let rows = max(0, (bitmap.height - 1) / side)
        var isUniform = [Bool](repeating: false, count: columns * rows)
        var isEmpty = true
        for row in 0..<rows {
            for column in 0..<columns {
                let corner = row * side * width + column * side
                let pixel = bitmap.pixels[corner]
                let differs = (0...side).contains { y in
                    // The loop has no branch so that the compiler can vectorize it.
                    var difference: UInt32 = 0
                    for other in bitmap.pixels[(corner + y * width)...(corner + y * width + side)] {
                        difference |= other ^ pixel
                    }
                    return difference != 0
                }
                isUniform[row * columns + column] = !differs
                isEmpty = isEmpty && differs
            }
        }
        self.columns = columns
        self.rows = rows
        var isWhole = !isUniform.isEmpty && !isUniform.contains(false)
        if isWhole {
            var difference: UInt32 = 0
            for pixel in bitmap.pixels { difference |= pixel ^ bitmap.pixels[0] }
            isWhole = difference == 0
        }
        self.isWhole = isWhole
        self.isUniform = isEmpty ? [] : isUniform
    }

    /// Whether the block at a column and row of blocks is uniform; false outside the bitmap.
    @inlinable package func isUniform(_ column: Int, _ row: Int) -> Bool {
        guard !isUniform.isEmpty, column >= 0, column < columns, row >= 0, row < rows else { return false }
        return isUniform[row * columns + column]
    }
}
