/// A picture or an animation that its format cannot represent, or options outside their ranges.
package enum ImageEncodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A PNG cannot represent the picture or its metadata.
    case pngFailed(reason: String)
    /// giflib fails with a message.
    case gifFailed(reason: String)
    /// A GIF's sides are 1...65535 pixels, and its canvas has at most `GIFEncoder.largestCanvas`.
    case gifSizeOutOfRange(width: Int, height: Int)
    case noFrames
    case frameSizeDiffers(width: Int, height: Int, animationWidth: Int, animationHeight: Int)
    /// A time of an APNG, in its unit, is not after the last one, or too late.
    case frameTimeInvalid(Int, after: Int)
    /// A time in centiseconds is outside 0...`GIFEncoder.latestTime`.
    case timeOutOfRange(centiseconds: Int)
    /// Frames are not in the order of time; the times are in centiseconds.
    case timeRunsBackwards(centiseconds: Int, last: Int)
    /// The last frame would be shorter than the smallest delay; the times are in centiseconds.
    case endTooSoon(centiseconds: Int, earliest: Int)
    /// A loop count is outside 0...65535.
    case loopCountOutOfRange(Int)
    /// A quality is outside 1...100.
    case qualityOutOfRange(Int)
    /// The libraries of a format are unusable, and a remedy.
    case codecUnavailable(format: String, remedy: String)
    /// A library fails with a message.
    case encoderFailed(AnimationFormat, reason: String)
    /// A side is outside the range of the format, in pixels.
    case animationSizeOutOfRange(AnimationFormat, width: Int, height: Int, legal: ClosedRange<Int>)
    /// A frame of an AVIF is not opaque, but the first was.
    case alphaAppears
    /// A hold of the last frame in centiseconds is outside 0...65535.
    case finalHoldOutOfRange(centiseconds: Int)

    package var description: String {
        switch self {
        case .pngFailed(let reason): "cannot write the PNG: \(reason)"
        case .gifFailed(let reason): "cannot write the GIF: \(reason)"
        case .gifSizeOutOfRange(let width, let height):
            "a GIF of \(width)x\(height) pixels is impossible: each side must be 1...65535, and the canvas at most \(GIFEncoder.largestCanvas) pixels, such as 4096x3072"
        case .codecUnavailable(let format, let remedy): "\(format) cannot be written; \(remedy)"
        case .encoderFailed(let format, let reason): "cannot write the \(format.name): \(reason)"
        case .animationSizeOutOfRange(let format, let width, let height, let legal):
            "\(format.name) of \(width)x\(height) pixels is impossible: each side must be \(legal.lowerBound)...\(legal.upperBound)"
        case .alphaAppears: "a frame is not opaque, and the frames before it are"
        case .noFrames: "an animation needs at least one frame"
        case .frameSizeDiffers(let width, let height, let animationWidth, let animationHeight):
            "frame of \(width)x\(height) pixels in an animation of \(animationWidth)x\(animationHeight)"
        case .frameTimeInvalid(let time, let last):
            "frame time \(time) is outside \(last + 1)...\(APNGEncoder.latestTime)"
        case .timeOutOfRange(let centiseconds):
            "frame time \(centiseconds) cs is outside 0...\(GIFEncoder.latestTime)"
        case .timeRunsBackwards(let centiseconds, let last):
            "frame time \(centiseconds) cs is before the last frame's, \(last) cs"
        case .endTooSoon(let centiseconds, let earliest):
            "an animation ending at \(centiseconds) cs is too short: it can end at \(earliest) cs or later"
        case .loopCountOutOfRange(let count): "loop count \(count) is outside 0...65535"
        case .qualityOutOfRange(let quality): "quality \(quality) is outside 1...100"
        case .finalHoldOutOfRange(let hold): "a hold of \(hold) cs is outside 0...65535"
        }
    }
}
