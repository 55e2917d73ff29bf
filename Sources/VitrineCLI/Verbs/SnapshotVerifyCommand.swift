import ArgumentParser
import Foundation
import Vitrine
import VitrineComparison
import VitrineEncoders
import VitrineSnapshots
import VitrineStage

/// The common options of `snapshot verify` and `snapshot record`.
struct SnapshotRunOptions: ParsableArguments {
    @OptionGroup
    var selection: SnapshotSelection

    @OptionGroup(title: "What may differ")
    var tolerance: ToleranceOptions

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "An element that is not compared, such as statusBar or popupBar.title. Repeatable.", valueName: "name"))
    var ignore: [String] = []

    @Option(
        help: ArgumentHelp(
            "Only a part of the snapshots, such as 2/4, balanced by what they cost. (default: as Bazel, CircleCI, GitLab, "
                + "Buildkite and Kubernetes indexed jobs say by their variables)", valueName: "i/n"))
    var shard: Shard?

    @Option(help: ArgumentHelp("The number of shards, where a variable tells only the index.", valueName: "n"))
    var shards: Int?

    @OptionGroup(title: "Report")
    var files: ReportFileOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func run(_ mode: SnapshotRecordMode) throws {
        let all = try selection.items()
        let chosen = try ShardChoice.shard(shard, shards: shards, ProcessInfo.processInfo.environment)
        let parts = ShardChoice.assignment(costs: all.map(\.cost), count: chosen?.count ?? 1)
        let items = zip(all, parts).filter { chosen == nil || $0.1 == chosen?.index }.map(\.0)
        let store = SnapshotStore(root: selection.referenceFolder)
        AbandonedFiles.remove(below: store.root)
        let check = SnapshotCheck(
            store: store, mode: mode, tolerance: tolerance.tolerance, ignoredElements: ignore,
            threads: items.count == 1 ? selection.drawing.threadCount : 1)
        let line = ProgressLine(quiet: report.quiet)
        var done = 0
        let results = SnapshotRun(check: check, drawing: selection.drawing).results(items) { result in
            done += 1
            line.show(result.name, done, of: items.count)
            guard report.format == .text else { return }
            printResult(result)
        }
        ProgressLine.wipe()
        let names = all.map { "\($0.variant.name) \($0.kind.rawValue)" }.joined(separator: "\n")
        var whole = SnapshotReport(
            engine: try SnapshotRun.engine(), selection: SHA256.hexadecimal(of: Array(names.utf8)), total: all.count,
            shard: chosen.map { .init(index: $0.index, count: $0.count) }, results: results)
        if selection.filter == nil { whole.orphans = SnapshotOrphans.of(store, used: all, selection.as) }
        try files.write(whole)
        if report.format == .json {
            Console.print(raw: String(decoding: try whole.json().dropLast(), as: UTF8.self))
        } else if !report.quiet {
            for orphan in whole.orphans { Console.print("orphan: \(store.path(orphan).onOneLine)") }
            Console.print(whole.summary)
        }
        if whole.exitCode != 0 { throw ExitCode(whole.exitCode) }
    }

    private func printResult(_ result: SnapshotResult) {
        switch result.status {
        case .passed: break
        case .recorded: if !report.quiet { Console.print("recorded: \(result.reference.onOneLine)") }
        case .failed, .missing:
            Console.print("\(result.status.rawValue): \(result.name.onOneLine)")
            for line in result.message.split(separator: "\n") { Console.print("  \(line)") }
            if let path = result.difference { Console.print("  difference: \(path.onOneLine)") }
        case .error:
            for line in result.message.split(separator: "\n") { Console.error("\(result.name.onOneLine): \(line)") }
        }
    }
}

enum SnapshotOrphans {
    /// Returns the names of references that no snapshot uses, sorted. References of another kind than the run's are
    /// none, as a folder may have several kinds of a scene; but a scene is either a film or an image if its timeline
    /// decides. None are known if a scene cannot be read.
    static func of(_ store: SnapshotStore, used items: [SnapshotSelection.Item], _ kind: SnapshotSelection.Kind)
        -> [String]
    {
        if items.contains(where: { $0.problem != nil }) { return [] }
        let names = Set(
            items.flatMap { item in
                let image = kind != .auto || item.kind == .image ? ["png"] : []
                let film = kind != .auto || item.kind == .film ? ["apng", "apng.poses.txt"] : []
                return (image + film + ["poses.txt", "txt"]).map { "\(item.variant.name).\($0)" }
            })
        return store.references.filter { !names.contains($0) }
    }
}

struct SnapshotVerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Compare scenes with their references; write none.")

    @OptionGroup
    var options: SnapshotRunOptions

    func run() throws { try options.run(.never) }
}

struct SnapshotRecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Write the references of scenes that differ from them or have none.")

    @Flag(help: "Only where there is no reference; what differs is reported.")
    var missing = false

    @OptionGroup
    var options: SnapshotRunOptions

    func run() throws { try options.run(missing ? .missing : .failed) }
}

struct SnapshotMergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Join the JSON reports of all shards of a run.",
        discussion: """
            Every shard must be there once, of one run and one engine. Exit codes as those of the whole run; 2 where the \
            reports do not go together.
            """)

    @Argument(help: "JSON reports.", completion: .file(extensions: ["json"]))
    var reports: [String]

    @OptionGroup(title: "Report")
    var files: ReportFileOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func run() throws {
        let whole: SnapshotReport
        do {
            whole = try SnapshotReport.merge(
                reports.map { ($0, try SnapshotReport(json: PictureFile.bytes(of: $0), path: $0)) })
        } catch {
            throw Failure("\(error)")
        }
        try files.write(whole)
        if report.format == .json {
            Console.print(raw: String(decoding: try whole.json().dropLast(), as: UTF8.self))
        } else if !report.quiet {
            for result in whole.failures { Console.print("\(result.status.rawValue): \(result.name.onOneLine)") }
            Console.print(whole.summary)
        }
        if whole.exitCode != 0 { throw ExitCode(whole.exitCode) }
    }
}
