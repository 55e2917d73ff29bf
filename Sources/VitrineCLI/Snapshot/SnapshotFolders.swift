import ArgumentParser
import Foundation
import VitrineEncoders
import VitrineSnapshots

struct SnapshotFolders: ParsableArguments {
    @Argument(help: "A folder in which folders __Snapshots__ lie, or one of them.", completion: .directory)
    var folder = "."

    @Option(
        help: ArgumentHelp(
            "Where failed runs have left their files, as SNAPSHOT_ARTIFACTS named it.", valueName: "dir"),
        completion: .directory)
    var artifacts: String?

    @Option(help: ArgumentHelp("Only snapshots whose name matches, such as 'BarTests/*'.", valueName: "glob"))
    var filter: String?

    /// - Throws: `Failure` if there is none.
    func stores() throws -> [SnapshotStore] {
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw Failure("\(folder): no such folder")
        }
        var roots: [String] = []
        if (folder as NSString).lastPathComponent == "__Snapshots__" { roots.append(folder) }
        if let all = FileManager.default.enumerator(atPath: folder) {
            for case let name as String in all {
                let last = (name as NSString).lastPathComponent
                // Build products and version control have no references.
                if last.hasPrefix(".") { all.skipDescendants() }
                if last == "__Snapshots__" {
                    roots.append(folder == "." ? name : "\(folder)/\(name)")
                    all.skipDescendants()
                }
            }
        }
        guard !roots.isEmpty else { throw Failure("\(folder): no folder __Snapshots__ there") }
        guard let artifacts else { return roots.sorted().map { SnapshotStore(root: $0) } }
        guard roots.count == 1 else {
            throw Failure("--artifacts goes with one folder __Snapshots__; \(folder) has \(roots.count)")
        }
        return [SnapshotStore(root: roots[0], pendingRoot: artifacts)]
    }

    /// Returns the results of failed runs.
    func pending() throws -> [(store: SnapshotStore, snapshot: PendingSnapshot)] {
        var out: [(SnapshotStore, PendingSnapshot)] = []
        for store in try stores() {
            AbandonedFiles.remove(below: store.root)
            let (snapshots, broken) = store.pending()
            for path in broken { Console.warn("\(path): not a record of this version; remove it and run again") }
            out += snapshots.filter { one in filter.map { unsafe fnmatch($0, one.result.name, 0) == 0 } ?? true }
                .map { (store, $0) }
        }
        return out
    }

    /// Makes a pending snapshot the reference.
    /// - Returns: The path of the reference.
    /// - Throws: `Failure` if the reference has changed since, or cannot be written.
    func accept(_ one: PendingSnapshot, in store: SnapshotStore) throws(Failure) -> String {
        do { try store.accept(one) } catch { throw Failure("\(error)") }
        return store.path(one.name)
    }
}
