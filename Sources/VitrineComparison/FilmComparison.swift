import VitrineEncoders
import VitrinePrimitives

/// The frame-by-frame difference of two animations.
package struct FilmComparison: Sendable {
    /// An interval in which each animation shows one picture.
    package struct Frame: Sendable {
        /// The numbers of the frames of the actual animation, from 0.
        package var numbers: ClosedRange<Int>
        /// The time in seconds since the beginning.
        package var time: Double
        package var comparison: PictureComparison
    }

    /// The frames that exceed the tolerance, in order.
    package private(set) var frames: [Frame] = []
    package private(set) var expectedCount = 0
    package private(set) var actualCount = 0
    /// The durations in seconds.
    package private(set) var expectedDuration = 0.0
    package private(set) var actualDuration = 0.0
    package private(set) var sizes: (expected: PictureSize, actual: PictureSize)
    package private(set) var worst: (expected: Bitmap, actual: Bitmap, frame: Frame)?
    /// The number of pictures that differ.
    package private(set) var differing = 0
    /// The number of accepted pictures with unequal pixels, and the one with the largest difference.
    private var tolerated: (count: Int, most: PictureComparison?) = (0, nil)
    /// The numbers of plays of both animations, 0 for forever.
    package let loops: (expected: Int, actual: Int)

    package var isAccepted: Bool {
        differing == 0 && sizes.expected == sizes.actual && expectedDuration == actualDuration && !loopsDiffer
    }

    package var isStill: Bool { expectedCount == 1 && actualCount == 1 }

    /// Still pictures have no loop.
    private var loopsDiffer: Bool { loops.expected != loops.actual && expectedCount > 1 && actualCount > 1 }

    /// The largest number of frames that are kept for a report; all are counted.
    package static let mostFrames = 1000

    /// Compares what two animations show at each time. Equal consecutive pictures are merged.
    /// - Parameters:
    ///   - fps: The frames per second for numbering; nil numbers the pictures of the actual animation.
    ///   - ignoring: The rectangles that are not compared at a time in seconds.
    /// - Throws: The errors of `FilmSource.next`.
    package init(
        expected: consuming FilmSource, actual: consuming FilmSource, tolerance: Tolerance = .exact, fps: Double? = nil,
        ignoring: (_ time: Double) -> [PixelRect] = { _ in [] }, threads: Int = 1
    ) throws(ImageDecodingError) {
        loops = (expected.loopCount, actual.loopCount)
        sizes = (expected.size, actual.size)
        var (x, y) = (try expected.next(), try actual.next())
        var (i, j) = (0, 0)
        // Times are exact: the start and the end of the shown frame.
        var time = FrameDuration(0, 1)
        var (endX, endY) = (x?.duration ?? time, y?.duration ?? time)
        while let p = x, let q = y {
            let comparison = PictureComparison(
                expected: p.bitmap, actual: q.bitmap, tolerance: tolerance, ignoring: ignoring(time.seconds),
                threads: threads)
            let order = endX.isBefore(endY) ? -1 : endY.isBefore(endX) ? 1 : 0
            if !comparison.isAccepted {
                let end = order <= 0 ? endX.seconds : endY.seconds
                let numbers =
                    fps.map { fps in
                        let first = Int(time.seconds * fps + 0.5)
                        return first...max(first, Int(end * fps + 0.5) - 1)
                    } ?? j...j
                let frame = Frame(numbers: numbers, time: time.seconds, comparison: comparison)
                differing += 1
                if frames.count < Self.mostFrames { frames.append(frame) }
                if comparison.count > worst?.frame.comparison.count ?? -1 { worst = (p.bitmap, q.bitmap, frame) }
            }
            if comparison.isAccepted, comparison.unequalCount > 0 {
                tolerated.count += 1
                func distance(_ comparison: PictureComparison) -> Double {
                    (comparison.farthest?.distance ?? 0) * (tolerance.metric.isSimilarity ? -1 : 1)
                }
                if tolerated.most.map({ distance(comparison) > distance($0) }) ?? true { tolerated.most = comparison }
            }
            time = order <= 0 ? endX : endY
            if order <= 0 {
                x = try expected.next()
                i += 1
                if let x { endX = endX.adding(x.duration) }
            }
            if order >= 0 {
                y = try actual.next()
                j += 1
                if let y { endY = endY.adding(y.duration) }
            }
        }
        while x != nil {
            x = try expected.next()
            i += 1
            if let x { endX = endX.adding(x.duration) }
        }
        while y != nil {
            y = try actual.next()
            j += 1
            if let y { endY = endY.adding(y.duration) }
        }
        (expectedCount, actualCount) = (i, j)
        (expectedDuration, actualDuration) = (endX.seconds, endY.seconds)
    }

    /// The numbers of frames in the form `3...9, 12`.
    package var frameRanges: String {
        var ranges: [(Int, Int)] = []
        for frame in frames {
            let (first, end) = (frame.numbers.lowerBound, frame.numbers.upperBound)
            if let last = ranges.last, first <= last.1 + 1 {
                ranges[ranges.count - 1].1 = max(end, last.1)
            } else {
                ranges.append((first, end))
            }
        }
        var text = ranges.prefix(8).map { $0.0 == $0.1 ? "\($0.0)" : "\($0.0)...\($0.1)" }.joined(separator: ", ")
        if ranges.count > 8 { text += " and more" }
        return text
    }

    /// A description of the difference.
    /// - Parameter elements: The elements of the actual animation at a time in seconds.
    package func description(elements: (_ time: Double) -> ElementMap = { _ in ElementMap() }) -> String {
        if isStill, let worst { return worst.frame.comparison.description(elements: elements(0)) }
        if isAccepted {
            guard let most = tolerated.most else {
                return isStill ? "the same pixels" : "the same pixels at the same times"
            }
            return isStill
                ? most.description() : "\(tolerated.count) of \(actualCount) pictures \(most.toleratedText)"
        }
        var lines: [String] = []
        if sizes.expected != sizes.actual {
            lines.append(
                "\(sizes.actual.width)x\(sizes.actual.height) instead of "
                    + "\(sizes.expected.width)x\(sizes.expected.height) pixels")
        }
        if expectedDuration != actualDuration {
            lines.append(
                "lasts \(PictureComparison.rounded(actualDuration)) s instead of "
                    + "\(PictureComparison.rounded(expectedDuration)) s")
        }
        if loopsDiffer {
            lines.append("plays \(Self.times(loops.actual)) instead of \(Self.times(loops.expected))")
        }
        if expectedCount != actualCount { lines.append("\(actualCount) pictures instead of \(expectedCount)") }
        if differing > 0 {
            let places = frameRanges
            let isOne = frames.count == 1 && frames[0].numbers.count == 1
            lines.append(isOne ? "frame \(places) differs" : "frames \(places) differ")
        }
        if let worst {
            let time = PictureComparison.rounded(worst.frame.time)
            let text = worst.frame.comparison.description(elements: elements(worst.frame.time))
            lines.append("worst frame \(worst.frame.numbers.lowerBound), at \(time) s: \(text)")
        }
        return lines.joined(separator: "\n")
    }

    private static func times(_ loopCount: Int) -> String {
        loopCount == 0 ? "forever" : loopCount == 1 ? "once" : "\(loopCount) times"
    }
}

extension FrameDuration {
    func isBefore(_ other: FrameDuration) -> Bool {
        let (a, b) = (
            numerator.multipliedFullWidth(by: other.denominator), other.numerator.multipliedFullWidth(by: denominator)
        )
        return (a.high, a.low) < (b.high, b.low)
    }

    func adding(_ other: FrameDuration) -> FrameDuration {
        let (n1, o1) = numerator.multipliedReportingOverflow(by: other.denominator)
        let (n2, o2) = other.numerator.multipliedReportingOverflow(by: denominator)
        let (n, o3) = n1.addingReportingOverflow(n2)
        let (d, o4) = denominator.multipliedReportingOverflow(by: other.denominator)
        guard o1 || o2 || o3 || o4 else { return FrameDuration(n, d) }
        // The sum of delays with coprime denominators is rounded to the microsecond.
        return FrameDuration(Int((min(1e12, seconds + other.seconds) * 1e6).rounded()), 1_000_000)
    }
}
