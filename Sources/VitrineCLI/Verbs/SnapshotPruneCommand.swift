import ArgumentParser
import Foundation
import VitrineEncoders
import VitrineSnapshots

struct SnapshotPruneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "List references that no snapshot uses, or take them away.",
        discussion: """
            For scenes, the same folder and --vary as those of the run; references of other kinds stay. For tests, a list of the references that a \
            whole run has used; references in folders of which it has none stay, and so does everything where the run was \
            filtered or has not come to its end:

              VITRINE_SNAPSHOT_USED=$PWD/used.txt swift test
              vitrine snapshot prune Tests --used used.txt --delete

            --delete moves them to the folder .pruned in __Snapshots__, which Git ignores; with --permanently they are gone.

            Exit codes: 0 none or taken away, 1 some are there, 2 error.
            """)

    @OptionGroup
    var selection: SnapshotSelection

    @Option(
        help: ArgumentHelp("The list that tests have written. Repeatable, one a shard.", valueName: "file"),
        completion: .file())
    var used: [String] = []

    @Flag(help: "Take them away, to the folder .pruned beside the others.")
    var delete = false

    @Flag(help: "With --delete, delete them instead of moving them.")
    var permanently = false

    func validate() throws {
        if permanently, !delete { throw ValidationError("--permanently goes with --delete") }
        if selection.filter != nil { throw ValidationError("--filter: what it leaves out would be deleted") }
    }

    func run() throws {
        let orphans = try used.isEmpty ? ofScenes() : ofTests()
        for (store, name) in orphans {
            if !delete {
                Console.print("orphan: \(store.path(name).onOneLine)")
            } else if permanently {
                try Confinement.check(store.path(name), below: store.root)
                try Orphan.delete(store.path(name))
                Console.print("deleted: \(store.path(name).onOneLine)")
            } else {
                Console.print("moved: \(store.path(name).onOneLine) to \(try store.setAside(name).onOneLine)")
            }
        }
        if !orphans.isEmpty, !delete { throw ExitCode(Failure.differs) }
    }

    private func ofScenes() throws -> [(SnapshotStore, String)] {
        let store = SnapshotStore(root: selection.referenceFolder)
        let items = try selection.items()
        if let problem = items.lazy.compactMap(\.problem).first { throw problem }
        return SnapshotOrphans.of(store, used: items, selection.as).map { (store, $0) }
    }

    private func ofTests() throws -> [(SnapshotStore, String)] {
        var paths: Set<String> = []
        for list in used {
            guard let data = FileManager.default.contents(atPath: list) else { throw Failure("\(list): no such file") }
            let references = UsedReferences(String(decoding: data, as: UTF8.self))
            guard !references.paths.isEmpty else { throw Failure("\(list): no reference is listed") }
            if references.isFiltered { throw Failure("\(list): the run has left tests out; run all of them") }
            if references.isUnfinished {
                throw Failure("\(list): the run has not come to its end; run the tests again")
            }
            paths.formUnion(references.paths.map(Self.canonical))
        }
        let stores = try SnapshotFolders.parse([selection.scenes]).stores()
        let folders = Set(paths.map { ($0 as NSString).deletingLastPathComponent })
        func folder(_ store: SnapshotStore, _ name: String) -> String {
            (Self.canonical(store.path(name)) as NSString).deletingLastPathComponent
        }
        let own = stores.flatMap { store in store.references.map { (store, $0) } }
        guard own.isEmpty || own.contains(where: { folders.contains(folder($0.0, $0.1)) }) else {
            throw Failure(
                "\(used.joined(separator: ", ")): no reference of \(selection.scenes) is listed; the list is of another place"
            )
        }
        return own.filter { store, name in
            let path = Self.canonical(store.path(name))
            let film = path.hasSuffix(".apng.poses.txt") ? String(path.dropLast(".poses.txt".count)) : path
            // A test file that has used none may not have run.
            return folders.contains(folder(store, name)) && !paths.contains(path) && !paths.contains(film)
        }
    }

    private static func canonical(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
}
