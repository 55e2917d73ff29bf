import VitrinePrimitives

/// The difference of two pictures.
package struct PictureComparison: Sendable {
    /// An unequal pixel.
    package struct Pixel: Hashable, Sendable {
        package var x: Int
        package var y: Int
        /// The color; nil if the picture lacks the pixel.
        package var expected: PremultipliedColor?
        package var actual: PremultipliedColor?
        /// The distance by the tolerance's metric; for `exact`, the largest difference of a channel, 0...255.
        package var distance: Double
    }

    package let expectedSize: (width: Int, height: Int)
    package let actualSize: (width: Int, height: Int)
    package let tolerance: Tolerance
    /// The pixels that count as different.
    package let mask: DifferenceMask
    package let count: Int
    /// The number of unequal pixels, before the metric and the masks.
    package let unequalCount: Int
    /// The number of unequal pixels that are antialiased.
    package let antialiasedCount: Int
    package let bounds: PixelRect?
    package let worst: Pixel?
    /// The unequal pixel with the largest difference, even if the metric accepts it.
    package let farthest: Pixel?
    /// The square with the most differences; nil unless the tolerance has a rule for it.
    package let densest: (rect: PixelRect, count: Int)?

    package var total: Int { mask.width * mask.height }
    package var ratio: Double { Double(count) / Double(total) }
    package var sizesDiffer: Bool { expectedSize != actualSize }

    package var isAccepted: Bool {
        if sizesDiffer { return false }
        if count > tolerance.allowance(of: total) { return false }
        if let densest, let cluster = tolerance.cluster, densest.count > cluster.maximumCount { return false }
        return true
    }

    /// Compares two pictures of any sizes. Pixels that only one of them has count as different.
    /// - Parameters:
    ///   - ignoring: Rectangles that are not compared.
    ///   - threads: 1 or more. The result does not depend on it.
    package init(
        expected: Bitmap, actual: Bitmap, tolerance: Tolerance = .exact, ignoring: [PixelRect] = [], threads: Int = 1
    ) {
        expectedSize = (expected.width, expected.height)
        actualSize = (actual.width, actual.height)
        self.tolerance = tolerance
        let outcome: PixelFilter.Outcome
        if tolerance.metric == .exact, !tolerance.ignoresAntialiasing, ignoring.isEmpty {
            let differences = unsafe PictureDifferences(expected, actual, threads: threads)
            outcome = PixelFilter.Outcome(worst: PixelFilter.worst(differences, expected, actual))
            (mask, count, unequalCount) = (differences.mask, differences.count, differences.count)
        } else {
            let found = PixelFilter(tolerance).differences(expected, actual, ignoring: ignoring, threads: threads)
            outcome = found.outcome
            mask = found.differences.mask
            count = mask.count
            unequalCount = found.differences.count
        }
        antialiasedCount = outcome.antialiased
        worst = outcome.worst
        farthest = outcome.farthest ?? outcome.worst
        bounds = count == 0 ? nil : mask.bounds
        densest = if let cluster = tolerance.cluster { mask.densestSquare(side: cluster.side) } else { nil }
    }
}
