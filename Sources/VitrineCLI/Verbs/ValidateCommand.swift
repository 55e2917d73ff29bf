import ArgumentParser
import Vitrine
import VitrineStage
import VitrineVocabulary

struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Check scene files and print everything that is wrong with them.",
        discussion: """
            Each problem is a line: file:line:column: key: what is wrong. Images, icons and fonts that a scene names are \
            looked for, too. Keys that have no effect, and why, and characters that no font has are warnings. Exit code 2 when there is any problem.

            Examples:
              vitrine validate bar.yaml
              vitrine validate scenes/*.yaml --report json
              vitrine validate - < bar.yaml
            """)

    @ArgumentParser.Argument(
        help: "Scene files, YAML or JSON; - is standard input.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var scenes: [String]

    @Flag(help: "Let images and fonts lie outside the scene's folder and Vitrine's own.")
    var allowOutsidePaths = false

    @OptionGroup
    var fonts: FontPathOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    private struct Result: Encodable {
        struct Issue: Encodable {
            var line: Int?
            var column: Int?
            /// The key path; empty for the whole scene.
            var path: String
            var message: String
        }

        var file: String
        var issues: [Issue]
        /// Keys without effect and missing characters.
        var warnings: [String] = []
        var lines: [String]

        enum CodingKeys: CodingKey { case file, issues, warnings }
    }

    func run() throws {
        let results = scenes.map(check)
        for result in results { for warning in result.warnings { Console.warn(warning) } }
        switch report.format {
        case .json: try Console.print(json: results)
        case .text:
            for result in results {
                for line in result.lines { Console.print(line) }
                if result.lines.isEmpty, !report.quiet { Console.print("\(result.file): fine") }
            }
        }
        if results.contains(where: { !$0.issues.isEmpty }) { throw ExitCode(Failure.error) }
    }

    private func check(_ path: String) -> Result {
        do {
            let source = try SceneSource(
                path: path, allowsOutsidePaths: allowOutsidePaths, fontPaths: fonts.paths)
            let renderer = try Renderer(source, allowsOutsidePaths: allowOutsidePaths, fontPaths: fonts.paths)
            _ = try renderer.frameCount()
            let warnings =
                source.warnings(of: renderer.scene).map(\.description)
                + renderer.staged.assetReportOfMoments().warnings.map { "\(path): \($0)" }
            return Result(file: path, issues: [], warnings: warnings, lines: [])
        } catch {
            let error = VitrineError(error)
            let issues =
                (error.underlying as? SceneIssues)?.issues.map {
                    Result.Issue(line: $0.line, column: $0.column, path: $0.path, message: $0.message)
                } ?? [Result.Issue(path: (error.underlying as? StageError)?.keyPath ?? "", message: "\(error)")]
            return Result(file: path, issues: issues, lines: Failure.messages(error, scene: path))
        }
    }
}
