import ArgumentParser
import Encoders
import Foundation
import Scenes
import Stage
import Vitrine

/// `vitrine render`
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Render a scene file as stills, animations or folders of frames.",
        discussion: """
            The ending of each output names its format: .png is a still; .gif, .apng, .webp and .mp4 are animations, the \
            last two made by ffmpeg; .sheet.png is a contact sheet; a folder (with / at its end, or one that is there \
            already) gets every frame of the animation as 0000.png, 0001.png and so on; - sends the pixels of every \
            frame to standard output. Files appear whole or not at all.

            A still shows the moment that the scene names, by default the one when everything has come to rest.

            Examples:
              vitrine render bar.yaml -o bar.gif
              vitrine render bar.yaml -o bar.png -o bar.gif --appearance dark
              vitrine render bar.yaml -o early.png --at 1.2s
              vitrine render bar.yaml -o frames/ --fps 60 --scale 2
              vitrine render bar.yaml -o bar.gif --max-size 200KB
              vitrine render bar.yaml -o bar.gif --format json
              vitrine render bar.yaml -o bar.apng --fps 120
              vitrine render bar.yaml -o bar.sheet.png --sheet-frames 9
              vitrine render bar.yaml -o - --pixels rgb > frames.rgb
            """)

    @Argument(help: "The scene file, YAML or JSON.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var scene: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "What to write: .png, .gif, .apng, .webp, .mp4, .sheet.png, a folder or -; repeatable.", valueName: "file"),
        completion: .file())
    var output: [String] = []

    @Option(parsing: .unconditional, help: ArgumentHelp("The moment of a still, such as 1.2s.", valueName: "time"))
    var at: String?

    @Flag(help: "Stills show the moment when everything has come to rest.")
    var settled = false

    @Option(help: "How pixels are sent to standard output: rgba (alpha not multiplied in) or rgb (on white).")
    var pixels: RawPixels?

    @Option(help: ArgumentHelp("Frames of a contact sheet, 1...1000. (default: 12)", valueName: "number"))
    var sheetFrames: Int?

    @OptionGroup(title: "Instead of the scene's values")
    var options: SceneOptions

    @OptionGroup(title: "Looks and size of a GIF")
    var looks: GIFSizeOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func validate() throws {
        guard !output.isEmpty else {
            throw ValidationError(
                "nothing to write; name an output, such as -o \(RenderCommand.suggestion(for: scene))")
        }
        if at != nil && settled { throw ValidationError("--at and --settled exclude each other") }
        let formats = try output.map { path in
            guard let format = OutputFormat(path: path) else {
                throw ValidationError("\(RendererError.unknownFormat(path: path))")
            }
            return format
        }
        if let option = at != nil ? "--at" : settled ? "--settled" : nil, !formats.contains(.png) {
            throw ValidationError("\(option) is for stills; no output ends in .png")
        }
        if pixels != nil, !formats.contains(.raw) {
            throw ValidationError("--pixels is for standard output; no output is -")
        }
        if sheetFrames != nil, !formats.contains(.sheet) {
            throw ValidationError("--sheet-frames is for contact sheets; no output ends in .sheet.png")
        }
        if formats.contains(.raw), report.format == .json {
            throw ValidationError("-o - and --format json would both write to standard output")
        }
        _ = try still()
    }

    private static func suggestion(for scene: String) -> String {
        let name = scene.split(separator: "/").last ?? "scene"
        return "\(name.prefix { $0 != "." }).gif"
    }

    private func still() throws -> [SceneOverride] {
        if let at { return [try SceneOptions.override("--at", .still, at)] }
        return settled ? [try SceneOptions.override("--settled", .still, "settled")] : []
    }

    /// What is printed as JSON.
    private struct Result: Encodable {
        var scene: String
        var files: [WrittenFile]
        /// Characters that no font has, such as U+1F600.
        var missingCharacters: [String]
        /// What the fonts lacked, in words.
        var warnings: [String]
    }

    func run() throws {
        var renderer = try options.renderer(of: scene, replacing: still())
        renderer.apply(looks)
        let line = ProgressLine(quiet: report.quiet)
        let files: [WrittenFile]
        do {
            files = try renderer.write(to: output, pixels: pixels ?? .rgba, sheetFrames: sheetFrames ?? 12) {
                done, total in
                line.show(done < total ? "frames" : "frames, now encoding", done, of: total)
            }
        } catch let error as RendererError where error.isTooLarge {
            throw Failure("\(error)")
        } catch let error as RendererError {
            throw Failure("\(error)", code: error.isUsage ? Failure.usage : Failure.trouble)
        } catch {
            throw Failure(error, scene: scene)
        }
        let fonts = renderer.performance.fontReport
        let result = Result(
            scene: scene, files: files, missingCharacters: fonts.missing.map(FontReport.number),
            warnings: fonts.warnings)
        // Standard output belongs to the pixels.
        if !files.contains(where: { $0.path == "-" }) { try report.print(files.map(\.line), json: result) }
        for warning in fonts.warnings { Console.warn(warning) }
        for file in files where OutputFormat(path: file.path) == .frames { warnOfOldFrames(in: file) }
    }

    /// Frames of a longer film, written before, would be taken for this one's.
    private func warnOfOldFrames(in folder: WrittenFile) {
        let next = OutputFormat.frameName(folder.frames, of: folder.frames + 1)
        let path = folder.path + (folder.path.hasSuffix("/") ? "" : "/") + next
        if FileManager.default.fileExists(atPath: path) {
            Console.warn("\(path) is there from another run; this one ended before it")
        }
    }
}

extension WrittenFile {
    /// The result line of a terminal.
    var line: String {
        "\(path): \(width)x\(height), \(frames) frame\(frames == 1 ? "" : "s"), \(bytes) bytes"
            + (traded.map { "; traded: \($0)" } ?? "")
    }
}

extension RawPixels: ExpressibleByArgument {}
