import ArgumentParser
import Foundation
import Vitrine
import VitrineEncoders
import VitrineScenes
import VitrineStage

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

            With --appearance light,dark each output is written twice: bar.gif, which is light, and bar~dark.gif, and the \
            HTML that chooses between them is printed.

            Examples:
              vitrine render bar.yaml -o bar.gif
              vitrine render bar.yaml -o bar.png -o bar.gif --appearance dark
              vitrine render bar.yaml -o bar.gif --appearance light,dark
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
        /// A `picture` element for each output, where there is more than one appearance.
        var html: [String]?
        /// Characters that no font has, such as U+1F600.
        var missingCharacters: [String]
        /// What the fonts lacked, in words.
        var warnings: [String]
    }

    func run() throws {
        let rounds = try rounds()
        var files: [WrittenFile] = []
        var fonts = FontReport()
        for round in rounds {
            var renderer = try options.renderer(of: scene, replacing: still(), appearance: round.appearance?.rawValue)
            renderer.apply(looks)
            files += try write(round.paths, with: renderer)
            fonts.merge(renderer.performance.fontReport)
        }
        let html = output.indices.compactMap { i in
            rounds.count < 2
                ? nil
                : AppearanceFiles.html(
                    rounds[0].paths[i], others: rounds.dropFirst().map { ($0.appearance!, $0.paths[i]) })
        }
        let result = Result(
            scene: scene, files: files, html: html.isEmpty ? nil : html,
            missingCharacters: fonts.missing.map(FontReport.number), warnings: fonts.warnings)
        // Standard output belongs to the pixels.
        if !files.contains(where: { $0.path == "-" }) { try report.print(files.map(\.line) + html, json: result) }
        for warning in fonts.warnings { Console.warn(warning) }
        for file in files where OutputFormat(path: file.path) == .frames { warnOfOldFrames(in: file) }
    }

    /// What is written in each appearance; the first has the outputs' own names.
    private func rounds() throws -> [(appearance: Appearance?, paths: [String])] {
        let appearances = options.appearances.compactMap(Appearance.init(rawValue:))
        guard let first = appearances.first else { return [(nil, output)] }
        let rounds =
            [(first, output)]
            + appearances.dropFirst().map { other in
                (other, output.map { AppearanceFiles.path($0, for: other) })
            }
        // All of them at once, before any is written.
        do {
            try Renderer.check(rounds.flatMap(\.1))
        } catch {
            throw Failure("\(error)", code: Failure.usage)
        }
        return rounds
    }

    private func write(_ paths: [String], with renderer: Renderer) throws -> [WrittenFile] {
        let line = ProgressLine(quiet: report.quiet)
        do {
            return try renderer.write(to: paths, pixels: pixels ?? .rgba, sheetFrames: sheetFrames ?? 12) {
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
