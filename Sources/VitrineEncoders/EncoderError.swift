/// Errors of reading and writing pictures and files.
package enum EncoderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's folder does not exist, or a part of its path is not a folder.
    case folderMissing(path: String)
    /// Permission to write is denied.
    case notWritable(path: String)
    /// The path is that of a folder.
    case isDirectory(path: String)
    /// The path is that of a device, a pipe or a socket, which a file cannot replace.
    case notARegularFile(path: String)
    /// The disk is full, or the quota is exceeded.
    case diskFull(path: String)
    /// Another failure of the file system, with the system's message.
    case fileFailed(path: String, reason: String)

    /// The bytes are not a PNG.
    case notAPNG
    /// The PNG is damaged, with libpng's message.
    case brokenPNG(reason: String)
    /// A PNG cannot represent the picture or its metadata.
    case pngFailed(reason: String)
    /// A side or the area exceeds the limits.
    case imageTooLarge(width: Int, height: Int, limits: ImageLimits)

    /// The format of the picture is not supported.
    case unknownImage
    /// The JPEG is damaged, or of a kind that is not read.
    case brokenJPEG(reason: String)
    /// The GIF is damaged.
    case brokenGIF(reason: String)
    /// The number of frames exceeds the limits.
    case tooManyFrames(limit: Int)
    /// The number of pixels in all frames exceeds the limits.
    case tooManyPixels(limit: Int)
    /// A time of an APNG, in its unit, that is not after the last one, or too late.
    case frameTimeInvalid(Int, after: Int)

    /// A GIF's sides are 1...65535 pixels.
    case gifSizeOutOfRange(width: Int, height: Int)
    /// A frame's size differs from that of the animation.
    case frameSizeDiffers(width: Int, height: Int, animationWidth: Int, animationHeight: Int)
    /// A time in centiseconds outside 0...`GIFEncoder.latestTime`.
    case timeOutOfRange(centiseconds: Int)
    /// Frames are not in the order of time; in centiseconds.
    case timeRunsBackwards(centiseconds: Int, last: Int)
    /// The last frame would be shorter than the smallest delay, in centiseconds.
    case endTooSoon(centiseconds: Int, earliest: Int)
    /// There are no frames.
    case noFrames
    /// A loop count outside 0...65535.
    case loopCountOutOfRange(Int)
    /// A quality outside 1...100.
    case qualityOutOfRange(Int)
    /// A hold of the last frame outside 0...65535, in centiseconds.
    case finalHoldOutOfRange(centiseconds: Int)
    /// An input cannot be read, with the reason.
    case inputFailed(path: String, reason: String)
    /// giflib failed, with its message.
    case gifFailed(reason: String)

    package var description: String {
        switch self {
        case .folderMissing(let path): "cannot write \(path): its folder does not exist"
        case .notWritable(let path): "cannot write \(path): permission denied"
        case .isDirectory(let path): "cannot write \(path): it is a folder"
        case .notARegularFile(let path): "cannot write \(path): it is a device, pipe or socket, not a file"
        case .diskFull(let path): "cannot write \(path): the disk is full"
        case .fileFailed(let path, let reason): "cannot write \(path): \(reason)"
        case .notAPNG: "not a PNG picture"
        case .brokenPNG(let reason): "broken PNG: \(reason)"
        case .pngFailed(let reason): "cannot write the PNG: \(reason)"
        case .imageTooLarge(let width, let height, let limits):
            "picture of \(width)x\(height) pixels is too large: at most \(limits.maximumSide) a side "
                + "and \(limits.maximumPixels) in all"
        case .unknownImage: "not a picture that can be read; PNG, APNG, GIF and JPEG can"
        case .brokenJPEG(let reason): "broken JPEG: \(reason)"
        case .brokenGIF(let reason): "broken GIF: \(reason)"
        case .tooManyFrames(let limit): "the animation has more than \(limit) frames"
        case .tooManyPixels(let limit): "the animation's frames have more than \(limit) pixels in all"
        case .frameTimeInvalid(let time, let last):
            "frame time \(time) is outside \(last + 1)...\(APNGEncoder.latestTime)"
        case .gifSizeOutOfRange(let width, let height):
            "a GIF of \(width)x\(height) pixels is impossible: each side must be 1...65535"
        case .frameSizeDiffers(let width, let height, let animationWidth, let animationHeight):
            "frame of \(width)x\(height) pixels in an animation of \(animationWidth)x\(animationHeight)"
        case .timeOutOfRange(let centiseconds):
            "frame time \(centiseconds) cs is outside 0...\(GIFEncoder.latestTime)"
        case .timeRunsBackwards(let centiseconds, let last):
            "frame time \(centiseconds) cs is not after the last frame's, \(last) cs"
        case .endTooSoon(let centiseconds, let earliest):
            "an animation ending at \(centiseconds) cs is too short: it can end at \(earliest) cs or later"
        case .noFrames: "an animation needs at least one frame"
        case .loopCountOutOfRange(let count): "loop count \(count) is outside 0...65535"
        case .qualityOutOfRange(let quality): "quality \(quality) is outside 1...100"
        case .finalHoldOutOfRange(let hold): "a hold of \(hold) cs is outside 0...65535"
        case .inputFailed(let path, let reason): "cannot read \(path): \(reason)"
        case .gifFailed(let reason): "cannot write the GIF: \(reason)"
        }
    }
}
