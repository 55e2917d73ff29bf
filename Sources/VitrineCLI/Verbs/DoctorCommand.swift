import ArgumentParser
import Vitrine

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check that Vitrine's libraries and files are complete, and print their versions.",
        discussion: """
            Opens every font and compares its checksum, reads every icon and picture, and tells what it knows of the \
            libraries, the processor and the terminal. Worth adding to a bug report. Exit code 2 when something is wrong.

            Examples:
              vitrine doctor
              vitrine doctor --report json
              vitrine doctor --font-path ~/fonts
            """)

    @OptionGroup
    var fonts: FontPathOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    private struct Result: Encodable {
        var version: String
        var isFine: Bool
        var checks: [DoctorCheck]
    }

    func run() throws {
        let checks = DoctorCheck.all(fontPaths: fonts.paths)
        let isFine = checks.allSatisfy(\.problems.isEmpty)
        let lines = checks.map { check in
            let name = check.name.padding(to: 13)
            return "\(check.problems.isEmpty ? "ok     " : "error  ")  \(name)  \(check.value)"
        }
        try report.print(lines, json: Result(version: VitrineVersion.current, isFine: isFine, checks: checks))
        for check in checks {
            for problem in check.problems { Console.error("\(check.name): \(problem)") }
        }
        if !isFine { throw ExitCode(Failure.error) }
    }
}

extension String {
    /// Returns the text with spaces at its end, `width` characters or more.
    fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
