/// What the coverage kernel of CVitrinePixelKernels means, a pixel at a time.
package enum ReferenceCoverage {
    /// Twice the area of a pixel in 1/1024 px: the running sum where a shape covers a pixel once and wholly.
    package static let full: UInt32 = 2 * 1024 * 1024

    /// 0...255 for a running sum, rounded to nearest: its magnitude cut at `full`, or folded at every multiple of it.
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

    /// Running sums, modulo 2³², of a row of signed area cells to coverage, and that to runs: one for each stretch without
    /// coverage 0. Cells and marks are 0 afterwards.
    ///
    /// - Parameters:
    ///   - cells: `width + 1`; the last takes what edges leave beyond the row.
    ///   - marks: a bit for each 4 cells; nothing but what is cleared, as cells hold 0 where neither their bit nor the one
    ///     before it is set.
    ///   - coverage: memory for `width` bytes.
    ///   - run: gets first pixel, count, and the coverage (1...255) or -1 where it differs from pixel to pixel.
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

    /// The coverage of each pixel that a run speaks of, in `row`, whose other bytes are left as they are.
    package static func expand(
        start: Int, count: Int, coverage: Int, bytes: UnsafePointer<UInt8>, into row: inout [UInt8]
    ) {
        for i in start..<(start + count) { row[i] = unsafe coverage < 0 ? bytes[i] : UInt8(coverage) }
    }
}
