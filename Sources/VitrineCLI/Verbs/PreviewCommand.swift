import ArgumentParser
import Foundation
import Synchronization
import Vitrine
import VitrineEncoders
import VitrinePreview
import VitrineStage

struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Show a scene in the terminal or the browser, or compare it with another.",
        discussion: """
            The picture is drawn at the terminal's resolution by kitty's, iTerm2's or the sixel protocol, whichever the \
            terminal says it has, else in half blocks. Within tmux the same, where tmux hands pictures on. Keys: space \
            plays, arrows step, comma and point step by 1/120 s, a appearance, r direction, t text size, d device, ? all \
            keys, q quits.

            With --watch the scene is shown anew whenever its file, or a picture or font of it, changes; problems of the \
            file take the place of the picture until they are solved.

            With --serve, a page on this machine shows the scene: play, scrub and step, every key as a control with the \
            YAML beside it, variants side by side, measures, and touches on the picture that become events of the \
            timeline. Changes are written to the file, one line each. The page answers requests of this machine only.

            With --against, both scenes are compared: the keys and the measures that differ are printed, and the pictures \
            are written with -o as before, after and the pixels that differ. Exit code 1 when a picture differs.

            When standard output is no terminal, --protocol says how one still is written to it.

            With --swift, a film of a Swift package is shown. With --watch or --serve the package is built again whenever its \
            files change; what the compiler says takes the place of the picture.

            Examples:
              vitrine preview bar.yaml --watch
              vitrine preview bar.yaml --appearance dark --protocol blocks
              vitrine preview bar.yaml --at 1.2s --once
              vitrine preview bar.yaml --serve
              vitrine preview bar.yaml --against new.yaml -o difference.png
              vitrine preview bar.yaml --against bar.yaml --against-set popupBar.barStyle=compact
              vitrine preview --swift Films --film panel --watch
            """)

    @Argument(
        help: ArgumentHelp("The scene file, YAML or JSON.", valueName: "scene"),
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var sceneFile: String?

    var scene: String { sceneFile ?? swift.folder ?? "-" }

    @Flag(help: "Show the scene anew when its files change.")
    var watch = false

    @Option(
        name: .customLong("protocol"), parsing: .unconditional,
        help: "How pictures are sent to the terminal. (default: the best that it has)")
    var imageProtocol: ProtocolName?

    @Option(parsing: .unconditional, help: ArgumentHelp("The moment that is shown, such as 1.2s.", valueName: "time"))
    var at: String?

    @Flag(help: "Print one still and end.")
    var once = false

    @Flag(help: "Show the scene in a browser, on 127.0.0.1 only.")
    var serve = false

    @Option(help: ArgumentHelp("The port of --serve, 1024...65535. (default: 8787)", valueName: "number"))
    var port: Int?

    @Option(help: ArgumentHelp("Compare with another scene.", valueName: "scene"), completion: .file())
    var against: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Another value for a key of the scene after --against; repeatable.", valueName: "key=value"))
    var againstSet: [String] = []

    @Option(
        name: .shortAndLong, parsing: .unconditional,
        help: ArgumentHelp("A PNG of the comparison.", valueName: "file"), completion: .file(extensions: ["png"]))
    var output: String?

    @OptionGroup(title: "Films of a Swift package")
    var swift: SwiftFilmOptions

    @OptionGroup(title: "Instead of the scene's values")
    var options: SceneOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    enum ProtocolName: String, ExpressibleByArgument, CaseIterable {
        case auto, kitty, iterm2, sixel, blocks

        var value: TerminalImageProtocol? { TerminalImageProtocol(rawValue: rawValue) }
    }

    func validate() throws {
        if swift.folder != nil {
            try validateSwift()
        } else if sceneFile == nil {
            throw ValidationError("Missing expected argument '<scene>'")
        }
        try options.requireOneVariant()
        _ = try still()
        _ = try againstOverrides()
        if against == nil, output != nil {
            throw ValidationError("-o is for --against; `vitrine render` writes pictures")
        }
        if against == nil, !againstSet.isEmpty { throw ValidationError("--against-set needs --against") }
        if against != nil, watch || once { throw ValidationError("--against compares once") }
        if let output, ![.png, .sheet].contains(OutputFormat(path: output)) {
            throw ValidationError("-o \(output): a comparison is a PNG, such as difference.png")
        }
        if port != nil, !serve { throw ValidationError("--port is for --serve") }
        if let port, !(1024...65535 ~= port) {
            throw ValidationError("--port: \(port) is out of range; legal: 1024...65535")
        }
        if serve, once || against != nil || imageProtocol != nil || at != nil {
            throw ValidationError("--serve excludes --once, --against, --protocol and --at")
        }
        if serve, scene == "-" { throw ValidationError("--serve needs a file: its changes are written there") }
        if watch, once { throw ValidationError("--watch and --once exclude each other") }
    }

    private func still() throws -> [SceneOverride] {
        try at.map { [try SceneOptions.override("--at", .still, $0)] } ?? []
    }

    private func againstOverrides() throws -> [SceneOverride] {
        try againstSet.map { setting in
            let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else {
                throw ValidationError("--against-set \(setting): a key, = and a value are needed")
            }
            return try SceneOptions.override("--against-set \(parts[0])", SceneOverride.Key(parts[0]), parts[1])
        }
    }

    private func source(_ path: String) throws -> PreviewSource {
        var source = PreviewSource(path: path, overrides: try options.overrides() + still())
        source.allowsOutsidePaths = options.drawing.allowOutsidePaths
        source.fontPaths = options.drawing.fonts.paths
        source.threads = options.threadCount
        return source
    }

    func run() throws {
        if let folder = swift.folder { return try runSwift(folder) }
        if let against { return try compare(with: against) }
        if serve { return try servePage() }
        guard !once, Console.outputIsTerminal else { return try printStill() }
        guard let device = TerminalDevice() else {
            throw Failure("standard input is no terminal; --once prints a still", code: Failure.usage)
        }
        let path = scene
        let preview = TerminalPreview(
            try source(path), on: device, imageProtocol: imageProtocol?.value,
            environment: ProcessInfo.processInfo.environment,
            watches: watch, startsPaused: at != nil
        ) { Failure.messages($0, scene: path) }
        Interruption.atEnd { device.close() }
        preview.run()
    }

    private func servePage() throws {
        let path = scene
        let source = try source(path)
        try serveUntilSignal { number throws(PreviewServerError) in
            try PreviewServer(source, port: number) { Failure.messages($0, scene: path) }
        }
    }

    func serveUntilSignal(_ start: (UInt16) throws(PreviewServerError) -> PreviewServer) throws {
        let path = scene
        let number = UInt16(port ?? 8787)
        let server: PreviewServer
        do throws(PreviewServerError) {
            server = try start(number)
        } catch {
            throw Failure("--serve: \(error); --port chooses another")
        }
        Console.print("http://127.0.0.1:\(number)/ shows \(path); Ctrl-C ends it")
        let outcome = Mutex<String?>(nil)
        let ended = DispatchSemaphore(value: 0)
        Task {
            do {
                try await server.run()
            } catch {
                outcome.withLock { $0 = "\(error)" }
            }
            ended.signal()
        }
        ended.wait()
        if let reason = outcome.withLock({ $0 }) { throw Failure("--serve: \(reason)") }
    }

    /// The canvas of one still; nil if the terminal's protocol is unknown.
    var stillCanvas: TerminalCanvas? {
        guard let imageProtocol = imageProtocol?.value ?? (Console.outputIsTerminal ? .blocks : nil) else { return nil }
        let environment = ProcessInfo.processInfo.environment
        let columns = environment["COLUMNS"].flatMap(Int.init) ?? Console.outputWidth
        return TerminalCanvas(
            size: TerminalSize(columns: max(1, columns), rows: 10_000), imageProtocol: imageProtocol,
            isInTmux: Tmux.isAround(environment))
    }

    private func printStill() throws {
        guard let canvas = stillCanvas else {
            throw Failure(
                "standard output is no terminal; say how pictures are sent with --protocol", code: Failure.usage)
        }
        do {
            let source = try source(scene)
            let shown = try source.scene(of: try source.read()) { scene in
                canvas.scale(of: PreviewScene.shownSize(scene), deviceScale: scene.traits.device.scale)
            }
            let picture = try canvas.still(try shown.renderer.bitmap())
            try StandardFile.write(picture, to: STDOUT_FILENO, named: "standard output")
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(error, scene: scene)
        }
    }

    private struct Result: Encodable {
        struct Difference: Encodable {
            var key: String
            var before: String?
            var after: String?

            init(_ difference: KeyDifference) {
                (key, before, after) = (difference.path, difference.before, difference.after)
            }
        }

        var keys: [Difference]
        var measures: [Difference]
        var changedPixels: Int
        var path: String?
    }

    private func compare(with other: String) throws {
        let (before, after) = (try source(scene), try source(other))
        var current = scene
        do {
            let first = try before.scene(of: try before.read())
            current = other
            let second = try after.scene(of: try after.read(), with: againstOverrides())
            let comparison = SceneComparison(
                first, second, names: ("before", "after"), at: at == nil ? nil : first.stillPosition)
            if let output, !comparison.cells.isEmpty {
                let scale = first.renderer.staged.viewport.scale.clamped(to: 1...3)
                let sheet = try LabeledSheet(comparison.cells, columns: 3, scale: scale)
                try OutputBytes.write(try PNG.encode(try sheet.bitmap(threads: options.threadCount)), to: output)
            }
            let result = Result(
                keys: comparison.keys.map(Result.Difference.init),
                measures: comparison.measures.map(Result.Difference.init), changedPixels: comparison.changedPixels,
                path: comparison.cells.isEmpty ? nil : output)
            if output.map(OutputFormat.isStandardOutput) != true {
                try report.print(lines(comparison), json: result)
            }
            if comparison.changedPixels > 0 { throw ExitCode(Failure.differs) }
        } catch let code as ExitCode {
            throw code
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(error, scene: current)
        }
    }

    private func lines(_ comparison: SceneComparison) -> [String] {
        var out: [String] = []
        if !comparison.keys.isEmpty { out += ["keys:"] + comparison.keys.map { "  \($0)" } }
        if !comparison.measures.isEmpty { out += ["measures:"] + comparison.measures.map { "  \($0)" } }
        let moments = comparison.cells.count / 3
        out.append(
            moments == 0
                ? "pictures: the same"
                : "pictures: \(comparison.changedPixels) pixels differ at \(moments) moment\(moments == 1 ? "" : "s")"
                    + (output.map { ": \($0)" } ?? "; -o difference.png shows them"))
        return out
    }
}
