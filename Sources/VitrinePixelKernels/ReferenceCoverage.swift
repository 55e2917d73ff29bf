/// The reference for the coverage kernel of CVitrinePixelKernels, a pixel at a time.
package enum ReferenceCoverage {
    /// Twice the area of a pixel in 1/1024 px: the running sum where a shape covers a pixel once and fully.
    package static let full: UInt32 = 2 * 1024 * 1024

    /// Converts a running sum to 0...255, rounded: its magnitude clamped to `full`, or folded at its multiples.
    package static func coverage(ofSum sum: Int32, evenOdd: Bool) -> UInt8 {
        var v = sum.magnitude
        if evenOdd {
            v %= 2 * full
            if v > full { v = 2 * full - v }
        } else {
            v = min(v, full)
        }
        return UInt8((v * 255 + full / 2) / full)
    }

    /// Converts running sums, modulo 2³², of a row of signed area cells to coverage, and the coverage to runs: one for
    /// each stretch of nonzero coverage. Clears the cells and marks.
    /// - Parameters:
    ///   - cells: `width + 1` cells; the last one gets the area of edges beyond the row.
    ///   - marks: A bit for each 4 cells. Cells are 0 where neither their bit nor the one before it is set.
    ///   - coverage: Memory for `width` bytes.
    ///   - run: Gets the first pixel, the count, and the coverage (1...255), or -1 if it varies.
    package static func sweep(
        _ cells: UnsafeMutablePointer<Int32>, marks: UnsafeMutablePointer<UInt64>, width: Int, evenOdd: Bool,
        coverage: UnsafeMutablePointer<UInt8>, run: (_ start: Int, _ count: Int, _ coverage: Int) -> Void
    ) {
        var sum: Int32 = 0
        for i in 0..<max(0, width) {
            unsafe sum &+= cells[i]
            unsafe cells[i] = 0
            unsafe coverage[i] = ReferenceCoverage.coverage(ofSum: sum, evenOdd: evenOdd)
        }
        unsafe cells[max(0, width)] = 0
        for i in 0...(max(0, width) / 256) { unsafe marks[i] = 0 }
        var start = 0
        while start < width {
            let end = (start..<width).first { unsafe coverage[$0] == 0 } ?? width
            if start < end {
                let isUniform = (start..<end).allSatisfy { unsafe coverage[$0] == coverage[start] }
                unsafe run(start, end - start, isUniform ? Int(coverage[start]) : -1)
            }
            start = end + 1
        }
    }

    /// Writes the coverage of a run's pixels to `row`; its other bytes are unchanged.
    package static func expand(
        start: Int, count: Int, coverage: Int, bytes: UnsafePointer<UInt8>, into row: inout [UInt8]
    ) {
        for i in start..<(start + count) { row[i] = unsafe coverage < 0 ? bytes[i] : UInt8(coverage) }
    }
}
