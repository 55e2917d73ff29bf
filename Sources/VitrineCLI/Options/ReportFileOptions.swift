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

struct ReportOptions: ParsableArguments {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text
        case json
    }

    @Option(name: .customLong("report"), help: "How results are printed. (default: text)")
    var requestedFormat: Format?

    /// The former name of the option, which was also that of a picture's format.
    @Option(name: .customLong("format"), help: .hidden)
    var formerFormat: Format?

    var format: Format { requestedFormat ?? formerFormat ?? .text }

    @Flag(name: .shortAndLong, help: "No progress and no result lines. JSON and errors are still printed.")
    var quiet = false

    /// Prints lines, nothing with --quiet, or JSON.
    func print(_ lines: @autoclosure () -> [String], json: some Encodable) throws {
        switch format {
        case .json: try Console.print(json: json)
        case .text: if !quiet { for line in lines() { Console.print(line) } }
        }
    }
}
