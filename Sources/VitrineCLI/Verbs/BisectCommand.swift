import ArgumentParser
import Vitrine
import VitrineComparison
import VitrinePresentation
import VitrinePreview
import VitrinePrimitives
import VitrineSnapshots
import VitrineStage

struct BisectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bisect",
        abstract: "Find the keys whose change makes the picture of a scene differ.",
        discussion: """
            Renders the first scene with some of the changes that lead to the second one, until a set is left from which \
            none can be taken away. Where the stills are the same, the moment is looked for at which most pixels differ: \
            the beginning, the rest, and 0.05, 0.2 and 0.5 s after each event.

            Exit codes: 0 the pictures are the same, 1 they differ, 2 error.

            Examples:
              vitrine bisect before.yaml after.yaml
              vitrine bisect before.yaml after.yaml --at 1.2s
            """)

    @Argument(help: "The scene file before.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var before: String

    @Argument(help: "The scene file after.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var after: String

    @Option(
        help: ArgumentHelp(
            "The moment of the picture, such as 1.2s. (default: that of the still, or one at which pixels differ)",
            valueName: "time"))
    var at: String?

    @OptionGroup(title: "What may differ")
    var tolerance: ToleranceOptions

    @OptionGroup(title: "Drawing")
    var drawing: DrawingOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    private struct Result: Encodable {
        struct Key: Encodable {
            var path: String
            var old: String?
            var new: String?
        }

        var differs: Bool
        /// The second of the timeline; nil for the still.
        var at: Double?
        var keys: [Key]
        /// The number of keys in which the scenes differ.
        var changes: Int
        /// The number of scenes that were rendered.
        var trials: Int
    }

    func run() throws {
        let (a, b) = (try SceneOptions.source(before, drawing), try SceneOptions.source(after, drawing))
        let keys = SceneKeys(from: a.scene, to: b.scene)
        let overrides = try at.map { [try SceneOptions.override("--at", .still, $0)] } ?? []
        // Both scenes must be legal, or nothing could be found.
        let (first, second) = (try renderer(a.scene, a.folder, overrides), try renderer(b.scene, b.folder, overrides))
        let moment = at == nil ? moment(of: first, second) : nil
        let expected = picture(first, moment)
        let line = ProgressLine(quiet: report.quiet)
        var trials = 0
        var bisection = SceneBisection { chosen in
            trials += 1
            line.show("scenes", trials, of: trials)
            guard let scene = try? keys.scene(with: chosen), let trial = try? renderer(scene, b.folder, overrides)
            else { return .illegal }
            return comparison(expected, picture(trial, moment)).isAccepted ? .same : .differs
        }
        let found = bisection.smallest(of: keys.changes.count)
        ProgressLine.wipe()
        let result = Result(
            differs: !found.isEmpty, at: moment,
            keys: found.map { i in
                let change = keys.changes[i]
                return Result.Key(path: change.path, old: change.before, new: change.after)
            }, changes: keys.changes.count, trials: bisection.trials)
        let scenes = "\(result.trials) scenes rendered" + (moment.map { " at \(Measure.number($0)) s" } ?? "")
        let lines =
            found.isEmpty
            ? ["the same picture; \(keys.changes.count) keys differ"]
            : found.map { keys.changes[$0].description } + [
                "\(found.count) of \(keys.changes.count) keys that differ; \(scenes)"
            ]
        try report.print(lines, json: result)
        if !found.isEmpty { throw ExitCode(Failure.differs) }
    }

    /// Returns the second of the timeline at which most pixels differ; nil for the still if it differs or none does.
    private func moment(of a: Renderer, _ b: Renderer) -> Double? {
        if !comparison(picture(a, nil), picture(b, nil)).isAccepted { return nil }
        let ends = [a, b].map(\.staged.settled)
        let events = [a, b].flatMap { $0.scene.timeline.map(\.at) }
        let moments = Set(
            [a, b].map(\.scene.output.start) + ends + events.flatMap { [$0 + 0.05, $0 + 0.2, $0 + 0.5] })
        let counts = moments.sorted().map { ($0, comparison(picture(a, $0), picture(b, $0))) }
        return counts.filter { !$0.1.isAccepted }.max { $0.1.count < $1.1.count }?.0
    }

    private func comparison(_ expected: Bitmap, _ actual: Bitmap) -> PictureComparison {
        PictureComparison(
            expected: expected, actual: actual, tolerance: tolerance.tolerance, threads: drawing.threadCount)
    }

    private func picture(_ renderer: Renderer, _ moment: Double?) -> Bitmap {
        let moment = moment ?? renderer.staged.stillMoment
        return renderer.staged.still(at: moment).picture(at: moment)
    }

    private func renderer(
        _ scene: PresentationScene, _ folder: String, _ overrides: [SceneOverride]
    ) throws -> Renderer {
        do {
            return try Renderer(
                scene.replacing(overrides), sceneFolder: folder, threads: drawing.threadCount,
                allowsOutsidePaths: drawing.allowOutsidePaths, fontPaths: drawing.fonts.paths)
        } catch {
            throw Failure(error, scene: before)
        }
    }
}
