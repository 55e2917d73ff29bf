import ArgumentParser
import Foundation
import Vitrine
import VitrineComparison
import VitrineEncoders
import VitrinePrimitives
import VitrineSnapshots
import VitrineStage

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare two pictures, two animations or two scenes.",
        discussion: """
            Compares pixels, whatever the compression and the metadata. Of two scene files, the keys that differ are listed, \
            too. - stands for a picture from standard input.

            Exit codes: 0 the same, 1 they differ, 2 error.

            Examples:
              vitrine diff old.png new.png -o difference.png
              vitrine diff old.gif new.gif --report-file difference.html
              vitrine diff old.yaml new.yaml --metric ciede2000 --threshold 2
            """)

    @Argument(help: "A PNG, APNG, GIF, JPEG, WebP or AVIF, or a scene file.", completion: .file())
    var first: String

    @Argument(help: "Another of the same kind.", completion: .file())
    var second: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write a picture of the difference; of an animation, of its worst frame.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var output: String?

    @Flag(help: "Show the difference in the terminal, where it can show pictures.")
    var show = false

    @Option(
        name: .customLong("repeat"),
        help: ArgumentHelp(
            "Compare two PNGs so many times, 1...10000, and print how long it takes.", valueName: "number"))
    var repetitions: Int?

    @OptionGroup(title: "What may differ")
    var tolerance: ToleranceOptions

    @OptionGroup(title: "Drawing")
    var drawing: DrawingOptions

    @OptionGroup(title: "Report")
    var files: ReportFileOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    private struct Outcome {
        var isSame: Bool
        var message: String
        var difference: Bitmap?
        var metrics: SnapshotResult.Metrics?
        var movements: [String] = []
        var kind = "image"
    }

    func validate() throws {
        if let repetitions, !(1...10_000 ~= repetitions) {
            throw ValidationError("--repeat: \(repetitions) is out of range; legal: 1...10000")
        }
        if repetitions != nil, first == "-" || second == "-" {
            throw ValidationError("--repeat: standard input is read once only")
        }
        if first == "-", second == "-" { throw ValidationError("standard input is one picture only") }
    }

    func run() throws {
        let isScene = ["yaml", "yml", "json"].map { ".\($0)" }
        let scenes = [first, second].map { path in isScene.contains { path.lowercased().hasSuffix($0) } }
        guard scenes[0] == scenes[1] else {
            throw Failure("a picture and a scene file cannot be compared; render the scene first", code: Failure.usage)
        }
        if let repetitions {
            let timing = try DiffTiming(
                first, second, tolerance.tolerance, threads: drawing.threadCount, count: repetitions)
            return try report.print(timing.lines, json: timing)
        }
        let outcome = try scenes[0] ? sceneOutcome() : pictureOutcome()
        if let output, let difference = outcome.difference {
            try AtomicFile.write(PNG.encode(difference, options: PNGOptions()), to: output)
        }
        var result = SnapshotResult(
            name: second, kind: outcome.kind, status: outcome.isSame ? .passed : .failed,
            message: outcome.isSame ? "" : outcome.message, reference: first)
        result.metrics = outcome.metrics
        result.movements = outcome.movements
        if !scenes[0] { (result.expected, result.actual) = (first, second) }
        result.difference = outcome.difference == nil ? nil : output
        try files.write(
            SnapshotReport(engine: VitrineVersion.current, selection: "", total: 1, shard: nil, results: [result]))
        try report.print(outcome.message.split(separator: "\n").map(String.init), json: result)
        if show, let difference = outcome.difference { try TerminalOutput.show(difference) }
        if !outcome.isSame { throw ExitCode(Failure.differs) }
    }

    private func pictureOutcome() throws -> Outcome {
        let bytes = [try PictureFile.bytes(of: first), try PictureFile.bytes(of: second)]
        // Equal pixels of one color space have equal colors; sRGB lacks some of the colors of others.
        let inSRGB = PictureProfile(of: bytes[0]) != PictureProfile(of: bytes[1])
        let stills = inSRGB ? (nil, nil) : FastPNG.decode(bytes[0], bytes[1], threads: drawing.threadCount)
        if let a = stills.0, let b = stills.1 { return outcome(a, b, ElementMap()) }
        let comparison: FilmComparison
        do {
            comparison = try FilmComparison(
                expected: source(bytes[0], first, inSRGB), actual: source(bytes[1], second, inSRGB),
                tolerance: tolerance.tolerance,
                threads: drawing.threadCount)
        } catch {
            throw (error as? Failure) ?? Failure("\(error)")
        }
        if comparison.expectedCount == 1, comparison.actualCount == 1 {
            return outcome(
                try still(bytes[0], first, inSRGB), try still(bytes[1], second, inSRGB), ElementMap())
        }
        return filmOutcome(comparison, elements: { _ in ElementMap() }, movements: [])
    }

    private func source(_ bytes: [UInt8], _ path: String, _ inSRGB: Bool) throws -> FilmSource {
        do { return try FilmSource(bytes, inSRGB: inSRGB) } catch { throw Failure("\(path): \(error)") }
    }

    private func still(_ bytes: [UInt8], _ path: String, _ inSRGB: Bool) throws -> Bitmap {
        do { return try PictureReader.still(bytes, inSRGB: inSRGB) } catch { throw Failure("\(path): \(error)") }
    }

    private func outcome(_ a: Bitmap, _ b: Bitmap, _ elements: ElementMap) -> Outcome {
        let comparison = PictureComparison(
            expected: a, actual: b, tolerance: tolerance.tolerance, threads: drawing.threadCount)
        let needsPicture = output != nil || show
        return Outcome(
            isSame: comparison.isAccepted, message: comparison.description(elements: elements),
            difference: needsPicture && !comparison.isAccepted
                ? DifferencePicture.make(comparison, expected: a, actual: b) : nil,
            metrics: comparison.count > 0 ? .init(comparison, elements: elements) : nil)
    }

    private func filmOutcome(
        _ comparison: FilmComparison, elements: (Double) -> ElementMap, movements: [String]
    ) -> Outcome {
        let difference = comparison.worst.map {
            DifferencePicture.make($0.frame.comparison, expected: $0.expected, actual: $0.actual)
        }
        let text = comparison.description(elements: elements)
        return Outcome(
            isSame: comparison.isAccepted,
            message: comparison.isAccepted ? text : (movements + [text]).joined(separator: "\n"),
            difference: comparison.isAccepted ? nil : difference,
            metrics: comparison.worst.map { .init($0.frame.comparison, elements: elements($0.frame.time)) },
            movements: movements, kind: "film")
    }

    /// Compares both scenes as films if one has a timeline, else as stills, and the keys that differ.
    private func sceneOutcome() throws -> Outcome {
        let sources = [try SceneOptions.source(first, drawing), try SceneOptions.source(second, drawing)]
        let renderers = try sources.map { source in
            do {
                return try Renderer(
                    source, threads: drawing.threadCount, allowsOutsidePaths: drawing.allowOutsidePaths,
                    fontPaths: drawing.fonts.paths)
            } catch {
                throw Failure(error, scene: source.path)
            }
        }
        let keys = SceneKeys(from: sources[0].scene, to: sources[1].scene).changes.map(\.description)
        var outcome: Outcome
        if sources.allSatisfy({ $0.scene.timeline.isEmpty }) {
            let staged = renderers[1].staged
            outcome = self.outcome(
                try renderers[0].bitmap(), try renderers[1].bitmap(),
                SceneContent.stillElements(staged, at: staged.stillMoment))
        } else {
            guard case .film(let a) = try SceneContent.film(renderers[0]),
                case .film(let b) = try SceneContent.film(renderers[1])
            else { throw Failure("no film") }
            let comparison = try FilmComparison(
                expected: a.source, actual: b.source, tolerance: tolerance.tolerance, fps: b.fps,
                threads: drawing.threadCount)
            let movements = a.poses.flatMap { old in
                b.poses.map { PoseDifference(expected: old, actual: $0, fps: b.fps ?? 1).lines }
            }
            outcome = filmOutcome(comparison, elements: b.elements, movements: movements ?? [])
        }
        outcome.message = (keys + [outcome.message]).joined(separator: "\n")
        return outcome
    }
}
