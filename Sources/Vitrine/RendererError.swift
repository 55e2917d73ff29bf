import VitrineEncoders

package enum RendererError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path has no extension of a known format.
    case unknownFormat(path: String)
    /// Two outputs of one run go to standard output, or one whose format is not written from start to end.
    case standardOutput(path: String)
    /// Two outputs of one run have the same path.
    case sameOutput(path: String)
    /// A contact sheet has more pixels than a picture may have.
    case sheetTooLarge(width: Int, height: Int, limits: ImageLimits)
    /// A number of frames for a contact sheet is illegal.
    case sheetFramesOutOfRange(Int, legal: ClosedRange<Int>)
    /// A program that writes this format is not installed.
    case programMissing(String, for: String)
    /// A program has failed, with its message.
    case programFailed(String, reason: String)
    /// The moment of a still, in seconds, is illegal.
    case momentOutOfRange(Double, legal: ClosedRange<Double>)
    /// An installed program lacks the encoder for this format.
    case encoderMissing(String, of: String, for: String, remedy: String)
    /// No animation of the scene is as small as the maximum; its format, and bytes.
    case animationTooLarge(String, smallest: Int, maximum: Int)

    package var description: String {
        switch self {
        case .unknownFormat(let path):
            "cannot tell the format of \"\(path)\"; legal endings: .png (a still), .gif, .apng, .webp, .avif, .mp4, "
                + ".webm, .mov (an animation), .html (a page that plays it), .sheet.png (a contact sheet), / (a folder of frames); - is standard output, -.png a still to it"
        case .encoderMissing(let encoder, let program, let path, let remedy):
            "cannot write \(path): that takes an \(program) with the encoder \(encoder), which this one lacks; \(remedy)"
        case .animationTooLarge(let format, let smallest, let maximum):
            "the \(format) has \(smallest) bytes at least; more than \(maximum) are not allowed"
        case .standardOutput(let path):
            "cannot write \"\(path)\" to standard output: it takes one of - (pixels), -.png, -.gif and -.sheet.png; a file "
                + "of that name is ./\(path)"
        case .sameOutput(let path): "the output \"\(path)\" is given twice"
        case .sheetTooLarge(let width, let height, let limits):
            "a contact sheet of \(width)x\(height) pixels is too large: at most \(limits.maximumSide) a side and "
                + "\(limits.maximumPixels) in all; take fewer frames or a smaller scale"
        case .sheetFramesOutOfRange(let count, let legal):
            "\(count) frames on a contact sheet is out of range; legal: \(legal.lowerBound)...\(legal.upperBound)"
        case .programMissing(let name, let path):
            "cannot write \(path): that takes \(name), which is not installed (Debian, Ubuntu: apt-get install \(name); "
                + "Homebrew: brew install \(name))"
        case .programFailed(let name, let reason): "\(name) failed: \(reason)"
        case .momentOutOfRange(let seconds, let legal):
            "the moment \(seconds) s is out of range; legal: \(legal.lowerBound)...\(legal.upperBound) s"
        }
    }
}
