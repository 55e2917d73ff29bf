/// Limits the error of a single frame, even if a larger error would minimize the sum of errors and bytes of the whole
/// animation, as in a frame in which much of the canvas moves.
///
/// The canvas may deviate by `meanError` levels per channel on average, from `fullQuality` up; at lower qualities, each
/// four steps allow `meanError` more. The errors of a frame that exceeds this weigh more, in steps of quality, up to
/// `highestRaise`. The pixels that a frame changes may have half of the limit in any case, so that they do not
/// compensate for others that no palette can improve.
struct FrameErrorLimit: Sendable {
    /// The limit of a frame's mean error, in 1/100 of a level.
    static let meanError = 147
    /// The lowest quality with `meanError` as its limit: that of the gallery's largest moving map.
    private static let fullQuality = 42
    /// The largest increase, in steps of quality: errors weigh 16 times as much.
    static let highestRaise = 32
    /// The step of an increase, which is doubled for an error that exceeds the limit by more than 1/`far` of it, and
    /// the step of a decrease. A step doubles the weight of errors (16 times for `highestRaise`). A decrease is
    /// smaller, so that a necessary increase is not repeated with every other frame.
    private static let (step, far, fall) = (8, 12, 6)
    /// The increase is reduced for frames below this percentage of the limit.
    private static let low = 92

    /// The largest sum of the errors of all channels, in levels.
    private let limit: Int
    /// The increase with which the next image begins, in steps of quality.
    private(set) var next = 0
    /// The error of each pixel of the shown canvas, summed over its channels, and the sum of all.
    private var errors: [UInt16]
    private var total = 0
    private let width: Int

    /// - Parameters:
    ///   - quality: See `GIFOptions.quality`.
    ///   - isExact: Whether every pixel gets the nearest color in any case.
    init(width: Int, height: Int, quality: Int = 100, isExact: Bool) {
        self.width = width
        errors = Array(repeating: 0, count: width * height)
        let quarters = 4 + max(0, FrameErrorLimit.fullQuality - quality)
        limit = isExact ? .max / 100 : width * height * 3 * FrameErrorLimit.meanError * quarters / 400
    }

    /// Whether a frame is accepted; otherwise it is encoded again with the new increase.
    /// - Parameter after: The colors of its rectangle after the frame.
    mutating func accepts(_ after: [UInt32], for frame: GIFFrame, raise: Int) -> Bool {
        var (old, new) = (0, 0)
        var changed: [UInt16] = []
        changed.reserveCapacity(frame.pixels.count)
        for y in 0..<frame.height {
            let row = (frame.top + y) * width + frame.left
            for x in 0..<frame.width {
                let i = y &* frame.width &+ x
                var error = errors[row &+ x]
                if frame.pixels[i] != 0 {
                    old &+= Int(error)
                    error = FrameErrorLimit.difference(after[i], frame.pixels[i])
                    new &+= Int(error)
                }
                changed.append(error)
            }
        }
        let allowed = max(limit - (total - old), limit / 2)
        if new > allowed, raise < FrameErrorLimit.highestRaise {
            let steps = new - allowed > allowed / FrameErrorLimit.far ? 2 : 1
            next = min(FrameErrorLimit.highestRaise, raise + steps * FrameErrorLimit.step)
            return false
        }
        // A small frame does not predict the next large one.
        let isLarge = changed.count > errors.count / 4
        next = isLarge && new < allowed / 100 * FrameErrorLimit.low ? max(0, raise - FrameErrorLimit.fall) : raise
        total += new - old
        for y in 0..<frame.height {
            let start = (frame.top + y) * width + frame.left
            errors.replaceSubrange(
                start..<start + frame.width, with: changed[y * frame.width..<(y + 1) * frame.width])
        }
        return true
    }

    @inline(__always)
    private static func difference(_ a: UInt32, _ b: UInt32) -> UInt16 {
        func channel(_ shift: UInt32) -> Int32 {
            abs(Int32(truncatingIfNeeded: a >> shift & 255) &- Int32(truncatingIfNeeded: b >> shift & 255))
        }
        return UInt16(truncatingIfNeeded: channel(0) &+ channel(8) &+ channel(16))
    }
}
