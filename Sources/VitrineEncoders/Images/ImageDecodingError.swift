/// Bytes that are not a picture, a damaged picture, or one beyond the limits.
package enum ImageDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    case notAPNG
    /// The PNG is damaged, with libpng's message.
    case brokenPNG(reason: String)
    /// The JPEG is damaged, or its kind is not supported.
    case brokenJPEG(reason: String)
    case brokenGIF(reason: String)
    case brokenWebP(reason: String)
    /// The AVIF is damaged, with libavif's message.
    case brokenAVIF(reason: String)
    case unknownImage
    /// A file of a known kind that is not supported, and a remedy.
    case unsupported(kind: String, remedy: String)
    case noFrames
    /// A side or the area exceeds the limits.
    case imageTooLarge(width: Int, height: Int, limits: ImageLimits)
    case tooManyFrames(limit: Int)
    /// The number of pixels in all frames exceeds the limits.
    case tooManyPixels(limit: Int)

    package var description: String {
        switch self {
        case .notAPNG: "not a PNG picture"
        case .brokenPNG(let reason): "broken PNG: \(reason)"
        case .brokenJPEG(let reason): "broken JPEG: \(reason)"
        case .brokenGIF(let reason): "broken GIF: \(reason)"
        case .brokenWebP(let reason): "broken WebP: \(reason)"
        case .brokenAVIF(let reason): "broken AVIF: \(reason)"
        case .unsupported(let kind, let remedy): "\(kind) is not read; \(remedy)"
        case .unknownImage: "not a picture that can be read; PNG, APNG, GIF, JPEG, WebP and AVIF can"
        case .noFrames: "an animation needs at least one frame"
        case .imageTooLarge(let width, let height, let limits):
            "picture of \(width)x\(height) pixels is too large: at most \(limits.maximumSide) a side "
                + "and \(limits.maximumPixels) in all"
        case .tooManyFrames(let limit): "the animation has more than \(limit) frames"
        case .tooManyPixels(let limit): "the animation's frames have more than \(limit) pixels in all"
        }
    }
}
