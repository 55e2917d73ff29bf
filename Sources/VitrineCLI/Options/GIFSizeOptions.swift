import ArgumentParser
import Vitrine
import VitrineEncoders

/// How good an animation looks, and how large its file may be.
struct GIFSizeOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How good a GIF looks, 1...100. At 100 every pixel that changes gets the nearest colour of its palette; below, "
                + "other colours may stand in where that makes the file smaller: by 2 levels a channel at 99, 7 at 80, 17 "
                + "at 40 at most. (default: the scene's output.quality, else 80)",
            valueName: "number"))
    var quality: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The largest file, such as 500KB: quality goes down, then every second or third frame only is shown."
                + " What was traded is told.",
            valueName: "size"))
    var maxSize: ByteCount?

    @Flag(help: "Let the picture become smaller, too, where that and half of the frames are not enough for --max-size.")
    var allowScale = false

    @Option(help: "Where a palette lacks a colour of a smooth area: none, or ordered, a pattern of two colours.")
    var dither = GIFOptions().dither

    func validate() throws {
        if allowScale, maxSize == nil {
            throw ValidationError("--allow-scale goes with --max-size, such as --max-size 500KB")
        }
        if let quality, !(GIFOptions.qualities ~= quality) {
            throw ValidationError("--quality: \(quality) is out of range; legal: 1...100")
        }
    }
}

extension GIFOptions.Dither: ExpressibleByArgument {}

extension Renderer {
    /// Takes over what options say; what they do not say stays.
    mutating func apply(_ looks: GIFSizeOptions) {
        gifQuality = looks.quality ?? gifQuality
        maximumGIFBytes = looks.maxSize?.bytes
        gifDither = looks.dither
        allowsGIFScale = looks.allowScale
    }
}
