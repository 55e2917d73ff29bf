import ArgumentParser
import Foundation
import VitrineComparison
import VitrineSnapshots

struct SnapshotReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Show what failed runs have left, and accept or reject it one by one.",
        discussion: "Without a terminal it lists them. Exit code 1 where some are left.")

    @OptionGroup
    var folders: SnapshotFolders

    @OptionGroup(title: "Report")
    var files: ReportFileOptions

    func run() throws {
        let all = try folders.pending()
        if !files.reportFile.isEmpty {
            let report = SnapshotReport(
                engine: "pending", selection: "", total: all.count, shard: nil, results: all.map(\.snapshot.result))
            try files.write(report)
        }
        let isInteractive = Console.outputIsTerminal && isatty(STDIN_FILENO) == 1 && files.reportFile.isEmpty
        var left = 0
        for (i, (store, one)) in all.enumerated() {
            Console.print("\(i + 1) of \(all.count): \(one.result.name.onOneLine) (\(one.result.status.rawValue))")
            for line in one.result.message.split(separator: "\n") { Console.print("  \(line)") }
            guard isInteractive else {
                left += 1
                continue
            }
            show(one.result)
            switch ask() {
            case "a": Console.print("accepted: \(try folders.accept(one, in: store))")
            case "r": store.removePending(one.name)
            case "q": throw ExitCode(Failure.differs)
            default: left += 1
            }
        }
        if all.isEmpty { Console.print("nothing is pending") }
        if left > 0 { throw ExitCode(Failure.differs) }
    }

    private func ask() -> Character? {
        FileHandle.standardOutput.write(Data("[a]ccept, [r]eject, [s]kip, [q]uit? ".utf8))
        return readLine()?.first ?? "q"
    }

    /// Shows the difference, or the new picture, if the terminal shows pictures.
    private func show(_ result: SnapshotResult) {
        guard let path = result.difference ?? result.actual, let bytes = try? PictureFile.bytes(of: path),
            let bitmap = try? PictureReader.still(bytes)
        else { return }
        try? TerminalOutput.show(bitmap)
    }
}

struct SnapshotAcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Make what failed runs have left the references.",
        discussion: "A reference that has changed since its run is not replaced: exit code 2.")

    @OptionGroup
    var folders: SnapshotFolders

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func run() throws {
        var messages: [String] = []
        var accepted: [String] = []
        for (store, one) in try folders.pending() {
            do { accepted.append(try folders.accept(one, in: store)) } catch { messages += error.messages }
        }
        let isEmpty = accepted.isEmpty && messages.isEmpty
        try report.print(isEmpty ? ["nothing is pending"] : accepted.map { "accepted: \($0)" }, json: accepted)
        for message in messages { Console.error(message) }
        if !messages.isEmpty { throw ExitCode(Failure.error) }
    }
}
