import ArgumentParser
import Foundation
import Vitrine
import VitrineEncoders
import VitrineMotion
import VitrinePrimitives

/// `vitrine encode`
struct EncodeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "encode",
        abstract: "Encode frames from elsewhere as an animation.",
        discussion: """
            Frames are numbered PNGs, in the order given, or a folder of them in the order of their names; a GIF or an \
            animated PNG, with its own delays; or one file of raw pixels (.rgb, .rgba), rows from the top, frame after \
            frame, with --size.

            Examples:
              vitrine encode frames/*.png -o animation.gif --fps 50
              vitrine encode recording.gif -o smaller.gif --quality 70
              vitrine encode recording.gif -o smaller.gif --max-size 500KB
              vitrine encode popup.rgb --size 414x896 --fps 50 -o popup.gif
            """)

    @Argument(help: "PNGs, a folder of PNGs, a GIF or animated PNG, or a .rgb or .rgba file.", completion: .file())
    var frames: [String]

    @Option(name: .shortAndLong, help: ArgumentHelp("The .gif to write.", valueName: "file"), completion: .file())
    var output: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How often the animation plays, 1...65535; 0 = forever. (default: 0)", valueName: "number")
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
            "What shows through clear pixels: a colour such as '#FFFFFF'. (default: white)", valueName: "color"))
    var matte: String?

    @OptionGroup(title: "Frames of PNGs and raw pixels")
    var frameOptions: FrameOptions

    @OptionGroup(title: "Looks and size")
    var looks: GIFSizeOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func validate() throws {
        guard OutputFormat(path: output) == .gif else {
            throw ValidationError("cannot tell the format of \"\(output)\"; legal ending: .gif")
        }
        if let loop, !(0...65535 ~= loop) { throw ValidationError("--loop: \(loop) is out of range; legal: 0...65535") }
        if let hold, !(0...600 ~= hold) { throw ValidationError("--hold: \(hold) is out of range; legal: 0...600") }
        _ = try values()
        if let matte, EncodeCommand.color(matte) == nil {
            throw ValidationError("--matte: \"\(matte)\" is not a colour such as #FFFFFF")
        }
    }

    /// Size and rate as a scene's output has them.
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
            // Each kind of frames is encoded by itself, so that a new kind is one more case.
            switch try kind() {
            case .png(let paths):
                try refuse(["--size": frameOptions.size], of: "PNGs, which have their own")
                try encode(try PNGFrames(paths: paths, timestamp: timestamp()), of: paths.count)
            case .raw(let path, let layout):
                guard let size = try values().size else {
                    throw Failure("\(path): raw frames need --size, such as --size 414x167", code: Failure.usage)
                }
                let source = try RawFrames(
                    path: path, width: size.width, height: size.height, layout: layout, timestamp: timestamp())
                try encode(source, of: source.count)
            case .animation(let path):
                try refuse(
                    ["--size": frameOptions.size, "--fps": frameOptions.fps], of: "an animation, which has its own")
                try encode(try FileFrames(PictureFile.bytes(of: path), path: path), of: nil)
            }
        } catch let error where error is FrameSourceError || error is FileError {
            throw Failure("\(error)")
        }
    }

    /// - Throws: `Failure`, wrong usage, for an option that would change nothing.
    private func refuse(_ options: KeyValuePairs<String, String?>, of frames: String) throws {
        for (name, value) in options where value != nil {
            throw Failure("\(name) does not go with frames of \(frames)", code: Failure.usage)
        }
    }

    private func timestamp() throws -> @Sendable (Int) -> Int {
        let rate = try FrameRate(framesPerSecond: values().fps)
        return { rate.timestampInCentiseconds(frame: $0) }
    }

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
                .filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }.sorted()
            if names.isEmpty { throw Failure("\(first): no PNGs there") }
            return .png(names.map { first + (first.hasSuffix("/") ? "" : "/") + $0 })
        }
        let endings = Set(frames.map { ($0 as NSString).pathExtension.lowercased() })
        // One PNG is an animated one, or an animation of one frame.
        if frames.count == 1, ["gif", "png", "apng"].contains(endings.first) { return .animation(first) }
        if endings == ["png"] { return .png(frames) }
        if frames.count == 1, let layout = endings.first.flatMap(RawFrames.Layout.init) { return .raw(first, layout) }
        throw Failure(
            "frames are PNGs, a folder of PNGs, one GIF or animated PNG, or one .rgb or .rgba file; found \(frames.prefix(3).joined(separator: ", "))",
            code: Failure.usage)
    }

    private func encode(_ source: some FrameSource, of count: Int?) throws {
        var source = source
        let file = try AtomicFile(path: output)
        let line = ProgressLine(quiet: report.quiet)
        var options = GIFOptions(loopCount: loop ?? 0)
        options.finalHold = Int(((hold ?? 0) * 100).rounded())
        if let matte, let color = EncodeCommand.color(matte) { options.matte = color }
        if let quality = looks.quality { options.quality = quality }
        options.dither = looks.dither
        var seen = 0
        func bytes(_ settings: GIFBudget.EncodingSettings) throws -> [UInt8] {
            options.quality = settings.quality
            return try GIFEncoder.gif(
                of: &source, options: options, every: settings.every, percent: settings.percent,
                // Reading costs little beside encoding; a second thread would hold more frames for nothing.
                threads: 1
            ) { done in
                seen = done
                if let count { line.show("frames at quality \(settings.quality)", done, of: count) }
            }
        }
        var concessions: String?
        var percent = 100
        let result: [UInt8]
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
        if let fps = frameOptions.fps.flatMap(Double.init), fps > FrameRate.fastestGIF.framesPerSecond {
            Console.warn("\(output) leaves out frames: a GIF shows at most 50 per second, not \(frameOptions.fps!)")
        }
    }
}
