import ArgumentParser
import Vitrine
import VitrineComparison
import VitrinePrimitives
import VitrineScenes
import VitrineSnapshots

/// `vitrine bisect`
struct BisectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bisect",
        abstract: "Find the keys whose change makes the picture of a scene differ.",
        discussion: """
            Renders the first scene with some of the changes that lead to the second one, until a set is left from which \
            none can be taken away.

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
            "The moment of the picture, such as 1.2s. (default: that of the first scene)", valueName: "time"))
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
        var keys: [Key]
        /// All keys in which the scenes differ.
        var changes: Int
        /// Scenes that were rendered.
        var trials: Int
    }

    func run() throws {
        let (a, b) = (try SceneOptions.source(before, drawing), try SceneOptions.source(after, drawing))
        let keys = SceneKeys(from: a.scene, to: b.scene)
        let overrides = try at.map { [try SceneOptions.override("--at", .still, $0)] } ?? []
        let expected = try picture(a.scene, a.folder, overrides)
        // Of both scenes the second one must be legal, or nothing could be found.
        _ = try picture(b.scene, b.folder, overrides)
        let line = ProgressLine(quiet: report.quiet)
        var trials = 0
        var bisection = SceneBisection { chosen in
            trials += 1
            line.show("scenes", trials, of: trials)
            guard let scene = try? keys.scene(with: chosen), let actual = try? picture(scene, b.folder, overrides)
            else {
                return .illegal
            }
            let comparison = PictureComparison(
                expected: expected, actual: actual, tolerance: tolerance.tolerance, threads: drawing.threadCount)
            return comparison.isAccepted ? .same : .differs
        }
        let found = bisection.smallest(of: keys.changes.count)
        ProgressLine.wipe()
        let result = Result(
            differs: !found.isEmpty,
            keys: found.map { i in
                let change = keys.changes[i]
                return Result.Key(path: change.path, old: change.before, new: change.after)
            }, changes: keys.changes.count, trials: bisection.trials)
        let scenes = "\(result.trials) scenes rendered"
        let lines =
            found.isEmpty
            ? ["the same picture; \(keys.changes.count) keys differ"]
            : found.map { keys.changes[$0].description } + [
                "\(found.count) of \(keys.changes.count) keys that differ; \(scenes)"
            ]
        try report.print(lines, json: result)
        if !found.isEmpty { throw ExitCode(Failure.differs) }
    }

    private func picture(_ scene: PresentationScene, _ folder: String, _ overrides: [SceneOverride]) throws -> Bitmap {
        do {
            return try Renderer(
                scene.replacing(overrides), sceneFolder: folder, threads: drawing.threadCount,
                allowsOutsidePaths: drawing.allowOutsidePaths, fontPaths: drawing.fonts.paths
            ).bitmap()
        } catch {
            throw Failure(error, scene: before)
        }
    }
}
