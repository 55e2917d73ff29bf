/// Keeps the error of a single frame low, also where the sum of errors and bytes of the whole animation would be lower with a
/// worse one: a frame in which much of the canvas moves.
///
/// The canvas may deviate by `meanError` levels per channel on average, from `fullQuality` up; a lower quality asks for small
/// files, and each four steps less allow `meanError` more. The errors of a frame that exceeds this weigh more,
/// in steps of quality, up to `highestRaise`. The pixels that a frame changes may have half of the limit in any case, so that
/// they do not pay for a rest that no palette can show better.
struct FrameErrorLimit: Sendable {
    /// In 1/100 of a level.
    static let meanError = 147
    /// The lowest quality with `meanError` as its limit: that of the gallery's largest moving map.
    private static let fullQuality = 42
    /// The largest increase, in steps of quality: errors weigh 16 times as much.
    static let highestRaise = 32
    /// The step of an increase.
    private static let step = 4
    /// The increase is reduced for frames with less than this share of the limit, in percent.
    private static let low = 92

    /// Largest sum of the errors of all channels, in levels.
    private let limit: Int
    /// The current increase, in steps of quality.
    private(set) var raise = 0
    /// The error of each pixel of the canvas as shown, summed over its channels, and the sum of all.
    private var errors: [UInt16]
    private var total = 0
    private let width: Int

    /// - Parameters:
    ///   - quality: see `GIFOptions.quality`.
    ///   - isExact: whether every pixel gets the nearest color in any case.
    init(width: Int, height: Int, quality: Int = 100, isExact: Bool) {
        self.width = width
        errors = Array(repeating: 0, count: width * height)
        let quarters = 4 + max(0, FrameErrorLimit.fullQuality - quality)
        limit = isExact ? .max / 100 : width * height * 3 * FrameErrorLimit.meanError * quarters / 400
    }

    /// Whether an image of a frame is written; otherwise it is chosen again with the new increase.
    /// - Parameters:
    ///   - image: nil for a frame of which nothing is written.
    ///   - shown: the canvas before the image; nil before the first frame.
    mutating func accepts(
        _ image: GIFImage?, of frame: GIFFrame, over shown: [UInt32]?, _ globalPalette: [UInt32]
    ) -> Bool {
        var (old, new) = (0, 0)
        forEachError(of: image, frame, shown, image?.palette ?? globalPalette) { place, error in
            old &+= Int(errors[place])
            new &+= error
        }
        let allowed = max(limit - (total - old), limit / 2)
        if new > allowed, raise < FrameErrorLimit.highestRaise {
            raise += FrameErrorLimit.step
            return false
        }
        if new < allowed / 100 * FrameErrorLimit.low { raise = max(0, raise - FrameErrorLimit.step) }
        total += new - old
        var changed = errors
        errors = []
        forEachError(of: image, frame, shown, image?.palette ?? globalPalette) { changed[$0] = UInt16($1) }
        errors = changed
        return true
    }

    /// Passes on each pixel that a frame changes: its place on the canvas, and the sum of its channels' errors in levels.
    @inline(__always)
    private func forEachError(
        of image: GIFImage?, _ frame: GIFFrame, _ shown: [UInt32]?, _ colors: [UInt32], _ body: (Int, Int) -> Void
    ) {
        for y in 0..<frame.height {
            let row = (frame.top + y) * width + frame.left
            for x in 0..<frame.width {
                let pixel = frame.pixels[y &* frame.width &+ x]
                if pixel == 0 { continue }
                var color = shown.map { $0[row &+ x] } ?? 0
                if let image, let index = image.index(x: frame.left &+ x, y: frame.top &+ y) { color = colors[index] }
                body(row &+ x, FrameErrorLimit.difference(color, pixel))
            }
        }
    }

    @inline(__always)
    private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
        func channel(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) &- Int(b >> shift & 255)) }
        return channel(0) &+ channel(8) &+ channel(16)
    }
}
