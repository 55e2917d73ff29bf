/// Everything that reading or writing pictures and files can refuse.
package enum EncoderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folder that should hold the file does not exist, or a part of the path is no folder.
    case folderMissing(path: String)
    /// The system forbids writing there.
    case notWritable(path: String)
    /// The path names a folder, where a file was expected.
    case isDirectory(path: String)
    /// The path names a device, a pipe or a socket, which cannot be replaced by a file.
    case notARegularFile(path: String)
    /// No room, or no quota, left on the disk.
    case diskFull(path: String)
    /// Another failure of the file system, with the system's own words.
    case fileFailed(path: String, reason: String)

    /// The bytes do not begin as a PNG does.
    case notAPNG
    /// The PNG is damaged, with libpng's words.
    case brokenPNG(reason: String)
    /// A PNG cannot hold the picture or what is said about it.
    case pngFailed(reason: String)
    /// A side is longer, or the whole is larger, than the limits allow.
    case imageTooLarge(width: Int, height: Int, limits: ImageLimits)

    /// The bytes begin as no picture does that is read here.
    case unknownImage
    /// The JPEG is damaged, or of a kind that is not read.
    case brokenJPEG(reason: String)
    /// The GIF is damaged.
    case brokenGIF(reason: String)
    /// A film has more frames than the limits allow.
    case tooManyFrames(limit: Int)
    /// A film has more pixels, over all frames, than the limits allow.
    case tooManyPixels(limit: Int)
    /// A moment of an APNG, in its unit, that is not after the last one or too late.
    case frameTimeInvalid(Int, after: Int)

    /// A GIF's sides are 1...65535 pixels.
    case gifSizeOutOfRange(width: Int, height: Int)
    /// Every frame of a film has the film's size.
    case frameSizeDiffers(width: Int, height: Int, filmWidth: Int, filmHeight: Int)
    /// A moment of a film, in centiseconds, outside 0...`GIFEncoder.latestTime`.
    case timeOutOfRange(centiseconds: Int)
    /// Frames come in the order of time; in centiseconds.
    case timeRunsBackwards(centiseconds: Int, last: Int)
    /// The last frame would be seen for less than a GIF can say, in centiseconds.
    case endTooSoon(centiseconds: Int, earliest: Int)
    /// A film of no frames.
    case noFrames
    /// A loop count outside 0...65535.
    case loopCountOutOfRange(Int)
    /// A quality outside 1...100.
    case qualityOutOfRange(Int)
    /// A hold of the last frame outside 0...65535, in centiseconds.
    case finalHoldOutOfRange(centiseconds: Int)
    /// Frames from elsewhere cannot be read, with the reason.
    case inputFailed(path: String, reason: String)
    /// giflib refused, with its words.
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
        case .tooManyFrames(let limit): "the film has more than \(limit) frames"
        case .tooManyPixels(let limit): "the film's frames have more than \(limit) pixels in all"
        case .frameTimeInvalid(let time, let last):
            "frame time \(time) is outside \(last + 1)...\(APNGEncoder.latestTime)"
        case .gifSizeOutOfRange(let width, let height):
            "a GIF of \(width)x\(height) pixels is impossible: each side must be 1...65535"
        case .frameSizeDiffers(let width, let height, let filmWidth, let filmHeight):
            "frame of \(width)x\(height) pixels in a film of \(filmWidth)x\(filmHeight)"
        case .timeOutOfRange(let centiseconds):
            "frame time \(centiseconds) cs is outside 0...\(GIFEncoder.latestTime)"
        case .timeRunsBackwards(let centiseconds, let last):
            "frame time \(centiseconds) cs is not after the last frame's, \(last) cs"
        case .endTooSoon(let centiseconds, let earliest):
            "a film ending at \(centiseconds) cs is too short: it can end at \(earliest) cs or later"
        case .noFrames: "a film needs at least one frame"
        case .loopCountOutOfRange(let count): "loop count \(count) is outside 0...65535"
        case .qualityOutOfRange(let quality): "quality \(quality) is outside 1...100"
        case .finalHoldOutOfRange(let hold): "a hold of \(hold) cs is outside 0...65535"
        case .inputFailed(let path, let reason): "cannot read \(path): \(reason)"
        case .gifFailed(let reason): "cannot write the GIF: \(reason)"
        }
    }
}
