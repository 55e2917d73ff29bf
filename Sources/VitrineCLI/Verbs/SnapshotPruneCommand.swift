import ArgumentParser
import Foundation
import VitrineSnapshots

/// `vitrine snapshot prune`
struct SnapshotPruneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "List or delete references that no snapshot uses.",
        discussion: """
            For scenes, the same folder and --vary as those of the run; references of other kinds stay. For tests, a list of the references that a \
            whole run has used:

              VITRINE_SNAPSHOT_USED=$PWD/used.txt swift test
              vitrine snapshot prune Tests --used used.txt --delete

            Exit codes: 0 none or deleted, 1 some are there, 2 error.
            """)

    @OptionGroup
    var selection: SnapshotSelection

    @Option(
        help: ArgumentHelp("The list that tests have written. Repeatable, one a shard.", valueName: "file"),
        completion: .file())
    var used: [String] = []

    @Flag(help: "Delete them.")
    var delete = false

    func validate() throws {
        if selection.filter != nil { throw ValidationError("--filter: what it leaves out would be deleted") }
    }

    func run() throws {
        let orphans = try used.isEmpty ? ofScenes() : ofTests()
        for (store, name) in orphans {
            if delete { try Orphan.delete(store.path(name)) }
            Console.print("\(delete ? "deleted" : "orphan"): \(store.path(name))")
        }
        if !orphans.isEmpty, !delete { throw ExitCode(Failure.differs) }
    }

    private func ofScenes() throws -> [(SnapshotStore, String)] {
        let store = SnapshotStore(root: selection.referenceFolder)
        return SnapshotOrphans.of(store, used: try selection.items(), selection.as).map { (store, $0) }
    }

    private func ofTests() throws -> [(SnapshotStore, String)] {
        var paths: Set<String> = []
        for list in used {
            guard let data = FileManager.default.contents(atPath: list) else { throw Failure("\(list): no such file") }
            for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
                paths.insert(Self.canonical(String(line)))
            }
        }
        // An empty list would delete everything.
        guard !paths.isEmpty else { throw Failure("\(used.joined(separator: ", ")): no reference is listed") }
        let stores = try SnapshotFolders.parse([selection.scenes]).stores()
        return stores.flatMap { store in
            store.references.filter { name in
                let path = Self.canonical(store.path(name))
                let film = path.hasSuffix(".apng.poses.txt") ? String(path.dropLast(".poses.txt".count)) : path
                return !paths.contains(path) && !paths.contains(film)
            }.map { (store, $0) }
        }
    }

    private static func canonical(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
}
