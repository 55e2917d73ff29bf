import ArgumentParser
import Foundation
import Vitrine
import VitrineEncoders
import VitrinePreview
import VitrinePrimitives
import VitrineStage
import VitrineSurfaces

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Render a scene file as stills, animations or folders of frames.",
        discussion: """
            The ending of each output names its format: .png is a still; .gif, .apng, .webp and .avif are \
            animations; .mp4, and with alpha .webm and, on macOS, .mov are videos, made by ffmpeg; .html is one file that plays the animation in both appearances, with scrubber, steps \
            and speeds; .sheet.png is a contact sheet; a folder (with / at its end, or one that is there \
            already) gets every frame of the animation as 0000.png, 0001.png and so on. Files appear whole or not at all. \
            To standard output go a still with -.png, a GIF with -.gif, a contact sheet with -.sheet.png, and the pixels \
            of every frame with -.

            With --redlines, a still is a card with the measures of what it shows: frames, distances and corner radii in \
            points.

            A still shows the moment that the scene names, by default the one when everything has come to rest. A GIF of \
            a scene that says neither size, scale nor crop has 1 pixel per point and is at most 400 pixels wide.

            With --appearance light,dark each output is written twice: bar.gif, which is light, and bar~dark.gif \
            (bar~dark@2x.gif of bar@2x.gif), and the HTML that chooses between them is printed, with its size in points \
            and --alt as its text. With -o bar.png beside -o bar.gif, it shows the still to viewers who asked for less \
            motion; beside -o bar.mp4 or -o bar.webm, it is the poster of a <video> element, which is printed, too, and plays on request. With --locale en,de each output is written in both languages: bar.gif and bar-de.gif; with both options there \
            is bar-de~dark.gif, too, and each language has its own HTML.

            With --swift, a package is built with `swift build -c release`, and its program renders a film: an executable \
            product that ends in Films.main([...]). A folder of Swift files without Package.swift is built as a program \
            whose files import the libraries under their own names.

            Examples:
              vitrine render bar.yaml -o bar.gif
              vitrine render bar.yaml -o bar.png -o bar.gif --appearance dark
              vitrine render bar.yaml -o bar.gif -o bar.png --appearance light,dark --alt "A popup bar is presented"
              vitrine render bar.yaml -o bar.gif --locale en,de
              vitrine render bar.yaml -o early.png --at 1.2s
              vitrine render bar.yaml -o film.html
              vitrine render bar.yaml -o card.png --redlines
              vitrine render bar.yaml -o frames/ --fps 60 --scale 2
              vitrine render bar.yaml -o bar.gif --max-size 200KB
              vitrine render bar.yaml -o bar.avif -o bar.webp -o bar.gif --scale 1 --alt "A popup bar is presented"
              vitrine render bar.yaml -o bar.gif --report json
              vitrine render bar.yaml -o bar.apng --fps 120
              vitrine render bar.yaml -o bar.sheet.png --sheet-frames 9
              vitrine render bar.yaml -o - --pixels rgb > frames.rgb
              vitrine render bar.yaml -o -.png | chafa
              generate-scene | vitrine render - -o bar.gif
              vitrine render --swift Examples/FloatingPanel --film layouts -o layouts.gif
            """)

    @Argument(
        help: ArgumentHelp("The scene file, YAML or JSON; - is standard input.", valueName: "scene"),
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var sceneFile: String?

    var scene: String { sceneFile ?? swift.folder ?? "-" }

    @Option(
        name: .shortAndLong, parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "What to write: .png, .gif, .apng, .webp, .avif, .mp4, .webm, .mov, .html, .sheet.png, a folder, - or -.png; repeatable.",
            valueName: "file"),
        completion: .file())
    var output: [String] = []

    @Option(parsing: .unconditional, help: ArgumentHelp("The moment of a still, such as 1.2s.", valueName: "time"))
    var at: String?

    @Flag(help: "Stills show the moment when everything has come to rest.")
    var settled = false

    @Flag(help: "Stills are cards with their measures drawn on them.")
    var redlines = false

    @Option(help: "How pixels are sent to standard output: rgba (alpha not multiplied in) or rgb (on white).")
    var pixels: RawPixels?

    @Option(help: ArgumentHelp("Frames of a contact sheet, 1...1000. (default: 12)", valueName: "number"))
    var sheetFrames: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Alternative text of the HTML; prints the HTML for one appearance, too. (default: the scene's output.alt, else its file's name in words)",
            valueName: "text"))
    var alt: String?

    @OptionGroup(title: "Films of a Swift package")
    var swift: SwiftFilmOptions

    @OptionGroup(title: "Instead of the scene's values")
    var options: SceneOptions

    @OptionGroup(title: "Looks and size of a GIF, WebP or AVIF")
    var looks: GIFSizeOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func validate() throws {
        if swift.folder != nil {
            try validateSwift()
        } else if sceneFile == nil {
            throw ValidationError("Missing expected argument '<scene>'")
        }
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
        if redlines, !formats.contains(.png) {
            throw ValidationError("--redlines is for stills; no output ends in .png")
        }
        try looks.check(for: formats)
        if pixels != nil, !formats.contains(.raw) {
            throw ValidationError("--pixels is for standard output; no output is -")
        }
        if sheetFrames != nil, !formats.contains(.sheet) {
            throw ValidationError("--sheet-frames is for contact sheets; no output ends in .sheet.png")
        }
        if let path = output.first(where: OutputFormat.isStandardOutput), report.format == .json {
            throw ValidationError("-o \(path) and --report json would both write to standard output")
        }
        _ = try still()
    }

    private static func suggestion(for scene: String) -> String {
        let name = scene.split(separator: "/").last ?? "scene"
        return "\(name == "-" ? "scene" : name.prefix { $0 != "." }).gif"
    }

    private func still() throws -> [SceneOverride] {
        if let at { return [try SceneOptions.override("--at", .still, at)] }
        return settled ? [try SceneOptions.override("--settled", .still, "settled")] : []
    }

    private struct Result: Encodable {
        var scene: String
        var files: [WrittenFile]
        /// A `picture` element for each output, if there are several appearances or languages, or an alternative text.
        var html: [String]?
        /// Characters that no font has, such as U+1F600.
        var missingCharacters: [String]
        /// Warnings: missing characters, large files and frame rates that the format lacks.
        var warnings: [String]
    }

    func run() throws {
        if let folder = swift.folder { return try runSwift(folder) }
        try checkStandardOutput()
        let rounds = try rounds()
        let source = try SceneOptions.source(scene, options.drawing)
        var warnings: [String] = []
        var size: Size?
        var alternatives: [String?: String] = [:]
        var files: [WrittenFile] = []
        var lines: [String] = []
        var fonts = AssetReport()
        for round in rounds {
            var renderer = try options.renderer(
                of: source, replacing: still(), appearance: round.appearance?.rawValue, locale: round.locale)
            renderer.apply(looks)
            renderer.givenAlternative = alt
            alternatives[round.locale] = renderer.alternative
            let appearances = options.appearances.compactMap(Appearance.init(rawValue:))
            renderer.filmAppearances = appearances.isEmpty ? nil : appearances
            let written = try write(round.paths, with: renderer)
            lines += written.map { $0.line + waiting(of: $0, for: renderer.staged.marqueeSeconds) }
            files += written
            fonts.merge(renderer.staged.assetReport)
            warnings += source.warnings(of: renderer.scene).map(\.description).filter { !warnings.contains($0) }
            size = size ?? renderer.shownSize
            warnings += renderer.sizeWarnings(for: round.paths).filter { !warnings.contains($0) }
            warnings += renderer.chapterWarnings(for: round.paths).filter { !warnings.contains($0) }
            for path in round.paths where OutputFormat(path: path) == .gif {
                if let warning = renderer.rateWarning(path: path) { warnings.append(warning) }
            }
        }
        warnings += files.compactMap { LargeFile.warning(path: $0.path, bytes: $0.bytes) }
        warnings = fonts.warnings + warnings
        let html = html(rounds, size, alternatives, source)
        let result = Result(
            scene: scene, files: files, html: html.isEmpty ? nil : html,
            missingCharacters: fonts.missing.map(AssetReport.number), warnings: warnings)
        // Standard output is reserved for the pixels.
        if !files.contains(where: { OutputFormat.isStandardOutput($0.path) }) {
            try report.print(lines + html, json: result)
        }
        for warning in warnings { Console.warn(warning) }
        for file in files where OutputFormat(path: file.path) == .frames { warnOfOldFrames(in: file) }
    }

    /// Describes an animation's wait for titles that scroll; empty for a short one.
    private func waiting(of file: WrittenFile, for seconds: Double) -> String {
        guard file.frames > 1, seconds >= 1 else { return "" }
        return
            "; \(String(format: "%.1f", seconds)) s of it wait for a title that scrolls: output.duration ends it before, "
            + "marqueeScrollEnabled: false of a popup bar keeps titles in place"
    }

    /// - Throws: `Failure` for binary output to a terminal.
    private func checkStandardOutput() throws {
        guard let path = output.first(where: OutputFormat.isStandardOutput) else { return }
        if unsafe Console.outputIsClosed { throw Failure("-o \(path): standard output is closed") }
        if Console.outputIsTerminal {
            throw Failure(
                "-o \(path): standard output is a terminal; send it to a file or another program", code: Failure.usage)
        }
    }

    private var hasPoster: Bool {
        let stills = Set(
            output.filter { OutputFormat(path: $0) == .png }.map { ($0 as NSString).deletingPathExtension })
        return output.contains { path in
            [.mp4, .webm].contains(OutputFormat(path: path))
                && stills.contains((path as NSString).deletingPathExtension)
        }
    }

    /// Returns the elements that offer the outputs, those of each language separately.
    private func html(
        _ rounds: [PictureElements.Round], _ size: Size?, _ alternatives: [String?: String], _ source: SceneSource
    ) -> [String] {
        guard rounds.count > 1 || !alternatives.isEmpty || hasPoster else { return [] }
        let words = source.name == "stdin" ? nil : AppearanceFiles.words(source.name)
        var locales: [String?] = []
        for round in rounds where !locales.contains(round.locale) { locales.append(round.locale) }
        return locales.flatMap { locale in
            PictureElements.html(
                rounds.filter { $0.locale == locale }, size: size, alternative: alternatives[locale] ?? words)
        }
    }

    /// Returns what is written in each language and appearance; the first has the outputs' own names.
    func rounds() throws -> [PictureElements.Round] {
        let appearances = options.appearances.compactMap(Appearance.init(rawValue:)).map(Optional.some)
        let locales = options.locales.map(Optional.some)
        guard !appearances.isEmpty || !locales.isEmpty else { return [.init(paths: output)] }
        let rounds = (locales.isEmpty ? [nil] : locales).enumerated().flatMap { l, locale in
            (appearances.isEmpty ? [nil] : appearances).enumerated().map { a, appearance in
                // A page shows all appearances.
                let own = a == 0 ? output : output.filter { OutputFormat(path: $0) != .html }
                let paths = own.map { path in
                    var path = path
                    if l > 0, let locale { path = AppearanceFiles.path(path, for: locale) }
                    if a > 0, let appearance { path = AppearanceFiles.path(path, for: appearance) }
                    return path
                }
                return PictureElements.Round(appearance: appearance, locale: locale, paths: paths)
            }
        }
        // All paths are checked at once, before any is written.
        do {
            try Renderer.check(rounds.flatMap(\.paths))
        } catch {
            throw Failure("\(error)", code: Failure.usage)
        }
        return rounds
    }

    private func write(_ paths: [String], with renderer: Renderer) throws -> [WrittenFile] {
        let line = ProgressLine(quiet: report.quiet)
        do {
            let cards = redlines ? paths.filter { OutputFormat(path: $0) == .png } : []
            let files = paths.filter { !cards.contains($0) }
            guard cards.isEmpty else { return try write(cards: cards, with: renderer) + write(files, with: renderer) }
            guard !files.isEmpty else { return [] }
            return try renderer.write(to: paths, pixels: pixels ?? .rgba, sheetFrames: sheetFrames ?? 12) {
                done, total in
                line.show(done < total ? "frames" : "frames, now encoding", done, of: total)
            }
        } catch {
            throw Failure(error, scene: scene)
        }
    }

    private func write(cards: [String], with renderer: Renderer) throws -> [WrittenFile] {
        let card = try SpecCard(renderer, title: AppearanceFiles.words(scene)).bitmap(threads: renderer.threads)
        let bytes = try PNG.encode(card)
        return try cards.map { path in
            try OutputBytes.write(bytes, to: path)
            return WrittenFile(path: path, width: card.width, height: card.height, frames: 1, bytes: bytes.count)
        }
    }

    /// Warns of frames of a longer animation, which would appear to belong to this one.
    private func warnOfOldFrames(in folder: WrittenFile) {
        let next = OutputFormat.frameName(folder.frames, of: folder.frames + 1)
        let path = folder.path + (folder.path.hasSuffix("/") ? "" : "/") + next
        if FileManager.default.fileExists(atPath: path) {
            Console.warn("\(path) is there from another run; this one ended before it")
        }
    }
}

extension WrittenFile {
    var line: String {
        "\(path): \(width)x\(height), \(WrittenFile.words(frames: frames, of: renderedFrames)), \(bytes) bytes"
            + (concessions.map { "; concessions: \($0)" } ?? "")
    }

    /// Describes the number of a file's frames, and the number drawn for it if that differs.
    static func words(frames: Int, of drawn: Int?) -> String {
        "\(frames) frame\(frames == 1 ? "" : "s")" + (drawn.map { " of \($0) drawn" } ?? "")
    }
}

extension Renderer {
    /// The size in points at which pictures are shown, with at least a pixel per point.
    var shownSize: Size {
        let points = pointSize
        let part = min(1, Double(size.width) / points.width)
        return Size(width: points.width * part, height: points.height * part)
    }
}

extension RawPixels: ExpressibleByArgument {}
