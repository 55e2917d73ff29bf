import ArgumentParser
import Encoders
import Vitrine

/// How good an animation looks, and how large its file may be.
struct GIFSizeOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How good a GIF looks, 1...100. At 100 every pixel that changes gets the nearest colour of its palette; below, "
                + "other colours may stand in where that makes the file smaller: by 2 levels a channel at 99, 6 at 80, 14 "
                + "at 40 at most. (default: 80)",
            valueName: "number"))
    var quality: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The largest file, such as 500KB: quality goes down, then every second or third frame only is shown.",
            valueName: "size"))
    var maxSize: ByteCount?

    func validate() throws {
        if let quality, !(GIFOptions.qualities ~= quality) {
            throw ValidationError("--quality: \(quality) is out of range; legal: 1...100")
        }
    }
}

extension Renderer {
    /// Takes over what options say; what they do not say stays.
    mutating func apply(_ looks: GIFSizeOptions) {
        gifQuality = looks.quality ?? gifQuality
        maximumGIFBytes = looks.maxSize?.bytes
    }
}
