import ArgumentParser
import Vitrine
import VitrineEncoders

/// Quality and maximum size of an animation.
struct GIFSizeOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The quality of a GIF, 1...100. At 100 every pixel that changes gets the nearest colour of its palette; below, "
                + "other colours may replace it where that makes the file smaller: by 2 levels per channel at 99, 7 at 80, 17 "
                + "at 40 at most. (default: the scene's output.quality, else 80)",
            valueName: "number"))
    var quality: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The largest file, such as 500KB. Reduces quality, then shows only every second or third frame. Reports what it "
                + "reduced.",
            valueName: "size"))
    var maxSize: ByteCount?

    @Flag(help: "Allows a smaller picture where quality and half of the frames are not enough for --max-size.")
    var allowDownscaling = false

    @Option(help: "Where a palette lacks a colour of a smooth area: none, or ordered, a pattern of two colours.")
    var dither = GIFOptions().dither

    func validate() throws {
        if allowDownscaling, maxSize == nil {
            throw ValidationError("--allow-downscaling goes with --max-size, such as --max-size 500KB")
        }
        if let quality, !(GIFOptions.qualities ~= quality) {
            throw ValidationError("--quality: \(quality) is out of range; legal: 1...100")
        }
    }
}

extension GIFOptions.Dither: ExpressibleByArgument {}

extension Renderer {
    /// Applies the options that are given.
    mutating func apply(_ looks: GIFSizeOptions) {
        gifQuality = looks.quality ?? gifQuality
        maximumGIFBytes = looks.maxSize?.bytes
        gifDither = looks.dither
        allowsGIFDownscaling = looks.allowDownscaling
    }
}
