import ArgumentParser
import Foundation
import VitrineEncoders
import VitrineSnapshots

struct ReportFileOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write a report: .html (one file with all pictures), .xml (JUnit), .json, .md. Repeatable.",
            valueName: "file"),
        completion: .file())
    var reportFile: [String] = []

    @Flag(help: "Print annotations for GitHub. (default: where GITHUB_ACTIONS is true)")
    var github = false

    func validate() throws {
        for file in reportFile where Self.ending(file) == nil {
            throw ValidationError("--report-file \(file): legal endings are .html, .xml, .json and .md")
        }
    }

    private static func ending(_ file: String) -> String? {
        ["html", "xml", "json", "md"].first { file.hasSuffix("." + $0) }
    }

    /// - Throws: `FileError` for a file that cannot be written.
    func write(_ report: SnapshotReport) throws {
        for file in reportFile {
            let bytes: [UInt8] =
                switch Self.ending(file) {
                case "html": HTMLReport.html(report)
                case "xml": Array(JUnitReport.xml(report).utf8)
                case "md": Array(MarkdownReport.text(report).utf8)
                default: try report.json()
                }
            try AtomicFile.write(bytes, to: file)
        }
        let environment = ProcessInfo.processInfo.environment
        guard github || environment["GITHUB_ACTIONS"] == "true" else { return }
        for line in MarkdownReport.annotations(report) { Console.print(raw: line) }
        if let summary = environment["GITHUB_STEP_SUMMARY"], !summary.isEmpty,
            let file = FileHandle(forWritingAtPath: summary)
        {
            _ = try file.seekToEnd()
            try file.write(contentsOf: Data(MarkdownReport.text(report).utf8))
        }
    }
}
