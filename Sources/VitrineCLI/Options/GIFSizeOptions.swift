import ArgumentParser
import Vitrine
import VitrineEncoders

struct GIFSizeOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The quality of a GIF, WebP or AVIF, 1...100. A WebP and an AVIF are lossless at 100. In a GIF, at 100 every pixel that changes gets the nearest color of its palette; below, "
                + "other colors may replace it where that makes the file smaller: by 2 levels per channel at 99, 7 at 80, 17 "
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

    @Option(
        help: "Where the palette of a GIF lacks a color of a smooth area: none, or ordered, a pattern of two colors.")
    var dither = GIFOptions().dither

    /// - Throws: `ValidationError` for an option that would change none of the files.
    func check(for formats: [OutputFormat]) throws {
        let given = [("--quality", quality != nil), ("--max-size", maxSize != nil)].filter(\.1).map(\.0)
        if let option = given.first, !formats.contains(where: \.hasQuality) {
            throw ValidationError(
                "\(option) is for GIFs, WebPs, AVIFs and pages; no output ends in .gif, .webp, .avif or .html")
        }
        if dither != GIFOptions().dither, !formats.contains(.gif), !formats.contains(.html) {
            throw ValidationError("--dither is for GIFs and pages; no output ends in .gif or .html")
        }
    }

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
    mutating func apply(_ looks: GIFSizeOptions) {
        gifQuality = looks.quality ?? gifQuality
        maximumGIFBytes = looks.maxSize?.bytes
        gifDither = looks.dither
        allowsGIFDownscaling = looks.allowDownscaling
    }
}
