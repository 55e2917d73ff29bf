import ArgumentParser
import Foundation
import Vitrine
import VitrineEncoders
import VitrineMotion
import VitrinePrimitives

struct EncodeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "encode",
        abstract: "Encode frames from elsewhere as an animation.",
        discussion: """
            Frames are numbered PNGs, in the order given, or a folder of them in the order of their names and numbers; a GIF, WebP, AVIF or \
            animated PNG, with its own delays and loop count; or one file of raw pixels (.rgb, .rgba), rows from the top, frame after \
            frame, with --size.

            Examples:
              vitrine encode frames/*.png -o animation.gif --fps 50
              vitrine encode recording.gif -o smaller.gif --quality 70
              vitrine encode recording.gif -o smaller.gif --max-size 500KB
              vitrine encode recording.gif -o once.gif --loop 1 --keep-smaller
              vitrine encode recording.gif -o smaller.avif
              vitrine encode popup.rgb --size 414x896 --fps 50 -o popup.gif
            """)

    @Argument(
        help: "PNGs, a folder of PNGs, a GIF, WebP, AVIF or animated PNG, or a .rgb or .rgba file.", completion: .file()
    )
    var frames: [String]

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The .gif, .webp or .avif to write.", valueName: "file"),
        completion: .file())
    var output: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How often the animation plays, 1...65535; 0 = forever. (default: that of an animation, else 0)",
            valueName: "number")
    )
    var loop: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Seconds that the last picture stays beyond the animation's end, 0...600. (default: 0)", valueName: "number"
        ))
    var hold: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "What shows through clear pixels of a GIF: a color such as '#FFFFFF'. (default: white)", valueName: "color"
        ))
    var matte: String?

    @Flag(
        help: "Keep a GIF's own images, byte for byte, where encoding them again would not make the file smaller.")
    var keepSmaller = false

    @OptionGroup(title: "Frames of PNGs and raw pixels")
    var frameOptions: FrameOptions

    @OptionGroup(title: "Looks and size")
    var looks: GIFSizeOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func validate() throws {
        guard format == .gif || animation != nil else {
            throw ValidationError("cannot tell the format of \"\(output)\"; legal endings: .gif, .webp, .avif")
        }
        if animation != nil {
            if matte != nil { throw ValidationError("--matte is for GIFs; \(output) keeps clear pixels") }
            if looks.dither != .none { throw ValidationError("--dither is for GIFs; \(output) has no palette") }
        }
        if let loop, !(0...65535 ~= loop) { throw ValidationError("--loop: \(loop) is out of range; legal: 0...65535") }
        if let hold, !(0...600 ~= hold) { throw ValidationError("--hold: \(hold) is out of range; legal: 0...600") }
        _ = try values()
        if let matte, EncodeCommand.color(matte) == nil {
            throw ValidationError("--matte: \"\(matte)\" is not a color such as #FFFFFF")
        }
    }

    private var format: OutputFormat? { OutputFormat(path: output) }
    private var animation: AnimationFormat? { format?.animation }

    /// Returns size and rate as a scene's output has them.
    /// - Throws: `ValidationError`.
    private func values() throws -> Output {
        var overrides: [SceneOverride] = []
        if let size = frameOptions.size { overrides.append(try SceneOptions.override("--size", .size, size)) }
        if let fps = frameOptions.fps { overrides.append(try SceneOptions.override("--fps", .fps, fps)) }
        return try PresentationScene().replacing(overrides).output
    }

    private static func color(_ text: String) -> RGBColor? {
        let digits = text.drop { $0 == "#" }
        guard digits.count == 6, let rgb = UInt32(digits, radix: 16) else { return nil }
        return RGBColor(rgb)
    }

    func run() throws {
        do {
            // Each kind of frames is encoded separately, so that a new kind is one more case.
            var unit = try FrameDuration(rate().denominator, rate().numerator)
            switch try kind() {
            case .png(let paths):
                try refuse(["--size": frameOptions.size], of: "PNGs, which have their own")
                try encode(try PNGFrames(paths: paths, timestamp: timestamp()), of: paths.count, unit)
                if let (former, later) = PictureOrder.fall(in: paths) {
                    Console.warn(
                        "\(former) is shown before \(later), in the order given; a folder is read in the order of the numbers"
                    )
                }
            case .raw(let path, let layout):
                guard let size = try values().size else {
                    throw Failure("\(path): raw frames need --size, such as --size 414x167", code: Failure.usage)
                }
                let source = try RawFrames(
                    path: path, width: size.width, height: size.height, layout: layout, timestamp: timestamp())
                try encode(source, of: source.count, unit)
            case .animation(let path):
                try refuse(
                    ["--size": frameOptions.size, "--fps": frameOptions.fps], of: "an animation, which has its own")
                let bytes = try PictureFile.bytes(of: path)
                let source = try FileFrames(bytes, path: path, unitsPerSecond: animation == nil ? 100 : 1000)
                unit = FrameDuration(1, 1000)
                try encode(source, of: nil, unit, loopCount: source.loopCount, input: (path, bytes, source.format))
            }
        } catch let error where error is FrameSourceError || error is FileError {
            throw Failure("\(error)")
        }
    }

    /// - Throws: `Failure` (wrong usage) for an option that would change nothing.
    private func refuse(_ options: KeyValuePairs<String, String?>, of frames: String) throws {
        for (name, value) in options where value != nil {
            throw Failure("\(name) does not go with frames of \(frames)", code: Failure.usage)
        }
    }

    private func timestamp() throws -> @Sendable (Int) -> Int {
        let rate = try rate()
        // The unit of an animation's times is a frame.
        if animation != nil { return { $0 } }
        return { rate.timestampInCentiseconds(frame: $0) }
    }

    private func rate() throws -> FrameRate { try FrameRate(framesPerSecond: values().fps) }

    private enum Kind {
        case png([String])
        case animation(String)
        case raw(String, RawFrames.Layout)
    }

    private func kind() throws -> Kind {
        let first = frames[0]
        var isFolder: ObjCBool = false
        if frames.count == 1, unsafe FileManager.default.fileExists(atPath: first, isDirectory: &isFolder),
            isFolder.boolValue
        {
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: first)) ?? [])
                .filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }.sorted(by: PictureOrder.precedes)
            if names.isEmpty { throw Failure("\(first): no PNGs there") }
            return .png(names.map { first + (first.hasSuffix("/") ? "" : "/") + $0 })
        }
        let endings = Set(frames.map { ($0 as NSString).pathExtension.lowercased() })
        // One PNG is an animated one, or an animation of one frame.
        if frames.count == 1, ["gif", "png", "apng", "webp", "avif"].contains(endings.first) {
            return .animation(first)
        }
        if endings == ["png"] { return .png(frames) }
        if frames.count == 1, let layout = endings.first.flatMap(RawFrames.Layout.init) { return .raw(first, layout) }
        throw Failure(
            "frames are PNGs, a folder of PNGs, one GIF, WebP, AVIF or animated PNG, or one .rgb or .rgba file; found \(frames.prefix(3).joined(separator: ", "))",
            code: Failure.usage)
    }

    /// - Parameters:
    ///   - unit: The unit of the source's times, if a WebP or an AVIF is written.
    ///   - input: The file of the frames, if it is an animation.
    private func encode(
        _ source: some FrameSource, of count: Int?, _ unit: FrameDuration, loopCount: Int = 0,
        input: (path: String, bytes: [UInt8], format: ImageFormat)? = nil
    ) throws {
        guard !keepSmaller || format == .gif && input?.format == .gif else {
            throw Failure("--keep-smaller goes with a GIF that is made of a GIF", code: Failure.usage)
        }
        var source = source
        let file = try AtomicFile(path: output)
        let line = ProgressLine(quiet: report.quiet)
        var options = GIFOptions(loopCount: loop ?? loopCount)
        options.finalHold = Int(((hold ?? 0) * 100).rounded())
        if let matte, let color = EncodeCommand.color(matte) { options.matte = color }
        if let quality = looks.quality { options.quality = quality }
        options.dither = looks.dither
        var seen = 0
        func bytes(_ settings: GIFBudget.EncodingSettings) throws -> [UInt8] {
            func show(_ done: Int) {
                seen = done
                if let count { line.show("frames at quality \(settings.quality)", done, of: count) }
            }
            if let animation {
                var coded = AnimationOptions(
                    unit: unit, loopCount: options.loopCount, quality: settings.quality,
                    frameCount: count.map { $0 / settings.every })
                coded.finalHold = Int(((hold ?? 0) / unit.seconds).rounded())
                return try AnimationEncoder.animation(
                    animation, of: &source, options: coded, every: settings.every, percent: settings.percent,
                    progress: show)
            }
            options.quality = settings.quality
            return try GIFEncoder.gif(
                of: &source, options: options, every: settings.every, percent: settings.percent,
                threads: Renderer.processors, progress: show)
        }
        var concessions: String?
        var percent = 100
        var result: [UInt8]
        if let maximum = looks.maxSize?.bytes {
            let budget = GIFBudget(
                maximum: maximum, quality: options.quality, allowsDownscaling: looks.allowDownscaling)
            let animation = try budget.best(bytes)
            if animation.bytes.count > maximum {
                throw Failure(
                    "\(output): \(animation.bytes.count) bytes at least; more than \(maximum) are not allowed")
            }
            result = animation.bytes
            percent = animation.settings.percent
            concessions = animation.concessions(from: budget.quality)
        } else {
            result = try bytes(GIFBudget.EncodingSettings(quality: options.quality))
        }
        if let input, input.format.rawValue == format?.rawValue, result.count > input.bytes.count {
            if keepSmaller {
                result = try GIFCopy.copy(input.bytes, loopCount: options.loopCount, finalHold: options.finalHold)
                (concessions, percent) = (nil, 100)
            } else {
                let keeping = format == .gif ? ", --keep-smaller keeps the input's images" : ""
                Console.warn(
                    "\(output) is larger than \(input.path): \(result.count) bytes, not \(input.bytes.count); a lower --quality or --max-size makes it smaller\(keeping)"
                )
            }
        }
        try file.write(result)
        try file.commit()
        let scaler = AreaScaler(width: source.width, height: source.height, percent: percent)
        let written = WrittenFile(
            path: output, width: scaler.width, height: scaler.height, frames: FrameCount.of(result),
            renderedFrames: seen,
            bytes: result.count, concessions: concessions)
        try report.print([written.line], json: written)
        let remedies = "--quality and --max-size"
        if let large = LargeFile.warning(path: output, bytes: result.count, remedies: remedies) { Console.warn(large) }
        if format == .gif, let fps = frameOptions.fps.flatMap(Double.init), fps > FrameRate.fastestGIF.framesPerSecond {
            Console.warn("\(output) leaves out frames: a GIF shows at most 50 per second, not \(frameOptions.fps!)")
        }
    }
}
