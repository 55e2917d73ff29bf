import VitrinePrimitives

/// How two pictures differ.
package struct PictureComparison: Sendable {
    /// The pixel that differs most.
    package struct Pixel: Hashable, Sendable {
        package var x: Int
        package var y: Int
        /// Nil where the picture has no such pixel.
        package var expected: PremultipliedColor?
        package var actual: PremultipliedColor?
        /// By the tolerance's metric; for `exact` the largest difference of a channel, 0...255.
        package var distance: Double
    }

    package let expectedSize: (width: Int, height: Int)
    package let actualSize: (width: Int, height: Int)
    package let tolerance: Tolerance
    /// The pixels that count as different.
    package let mask: DifferenceMask
    package let count: Int
    /// Pixels that are not the same, before the metric and the masks.
    package let unequalCount: Int
    /// Those of them that have been found to be antialiased.
    package let antialiasedCount: Int
    package let bounds: PixelRect?
    package let worst: Pixel?
    /// The square with the most differences; nil unless the tolerance has a rule for it.
    package let densest: (rect: PixelRect, count: Int)?

    package var total: Int { mask.width * mask.height }
    package var ratio: Double { Double(count) / Double(total) }
    package var sizesDiffer: Bool { expectedSize != actualSize }

    /// Whether the tolerance allows the differences.
    package var isAccepted: Bool {
        if sizesDiffer { return false }
        if count > tolerance.allowance(of: total) { return false }
        if let densest, let cluster = tolerance.cluster, densest.count > cluster.maximumCount { return false }
        return true
    }

    /// Compares two pictures of any sizes. What only one of them has counts as different.
    /// - Parameters:
    ///   - ignoring: rectangles that are not compared.
    ///   - threads: 1 or more. The result does not depend on it.
    package init(
        expected: Bitmap, actual: Bitmap, tolerance: Tolerance = .exact, ignoring: [PixelRect] = [], threads: Int = 1
    ) {
        expectedSize = (expected.width, expected.height)
        actualSize = (actual.width, actual.height)
        self.tolerance = tolerance
        var mask = DifferenceMask(expected, actual, threads: threads)
        unequalCount = mask.count
        for rect in ignoring { mask.clear(rect) }
        let filter = PixelFilter(tolerance)
        let outcome = filter.apply(to: &mask, expected, actual, threads: threads)
        antialiasedCount = outcome.antialiased
        worst = outcome.worst
        self.mask = mask
        count = mask.count
        bounds = count == 0 ? nil : mask.bounds
        densest = tolerance.cluster.flatMap { mask.densestSquare(side: $0.side) }
    }
}

extension DifferenceMask {
    /// The square of a side with the most set pixels; nil for none. Squares begin at every pixel.
    func densestSquare(side: Int) -> (rect: PixelRect, count: Int)? {
        guard let bounds else { return nil }
        let (left, top) = (Int(bounds.x), Int(bounds.y))
        let (w, h) = (Int(bounds.width), Int(bounds.height))
        // The number of set pixels of the last rows in each column, then sums of the last columns.
        var columns = [Int](repeating: 0, count: w)
        var best = (x: 0, y: 0, count: 0)
        for y in 0..<h {
            for x in 0..<w {
                if self[left + x, top + y] { columns[x] += 1 }
                if y >= side, self[left + x, top + y - side] { columns[x] -= 1 }
            }
            var sum = 0
            for x in 0..<w {
                sum += columns[x]
                if x >= side { sum -= columns[x - side] }
                if sum > best.count { best = (x, y, sum) }
            }
        }
        let (x, y) = (max(0, best.x - side + 1), max(0, best.y - side + 1))
        return (
            PixelRect(
                x: Int32(left + x), y: Int32(top + y), width: Int32(min(side, width - left - x)),
                height: Int32(min(side, height - top - y))), best.count
        )
    }
}
