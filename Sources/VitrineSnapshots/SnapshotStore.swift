import Foundation
import VitrineEncoders
import VitrineStage

/// The references of a folder, and in its `.pending` folder the files of failed runs.
///
/// References are replaced atomically. A lock on the folder serializes writers of several processes, and a reference is
/// replaced only while it equals the compared one. Links that lead out of the folder are errors.
package struct SnapshotStore: Sendable {
    /// The folder, such as `Tests/BarTests/__Snapshots__`.
    package let root: String
    /// The folder for the files of failed runs. Default: `.pending` in the folder.
    package let pendingRoot: String

    package init(root: String, pendingRoot: String? = nil) {
        self.root = root
        self.pendingRoot = pendingRoot ?? root + "/.pending"
    }

    /// The path of a reference with a name such as `BarTests/bar.dark.png`.
    package func path(_ name: String) -> String { "\(root)/\(name)" }

    package func pendingPath(_ name: String) -> String { "\(pendingRoot)/\(name)" }

    /// The bytes of a file; nil if it does not exist.
    /// - Throws: `FileError.inputFailed` for an unreadable file.
    package static func read(_ path: String) throws(FileError) -> [UInt8]? {
        do throws(RegularFile.Failure) {
            return try RegularFile.picture(at: path)
        } catch {
            if error.isMissing { return nil }
            throw .inputFailed(path: path, reason: error.description)
        }
    }

    /// The digest of a file's bytes; nil for no file.
    package static func digest(_ bytes: [UInt8]?) -> String? { bytes.map { SHA256.hexadecimal(of: $0) } }

    /// Writes a reference while no other process of this machine writes one here.
    /// - Parameters:
    ///   - bytes: The reference; nil to remove it.
    ///   - digest: The digest of the current file; nil for none. Another file is not replaced.
    /// - Returns: Whether it was replaced.
    /// - Throws: `FileError` if it cannot be written.
    package func replace(_ name: String, with bytes: [UInt8]?, expecting digest: String?) throws(FileError) -> Bool {
        let path = path(name)
        try Confinement.check(path, below: root)
        let folder = (path as NSString).deletingLastPathComponent
        if bytes != nil { try Self.makeFolder(folder) }
        let lock = try FolderLock(folder: FileManager.default.fileExists(atPath: root) ? root : folder)
        defer { lock.unlock() }
        AbandonedFiles.removeOnce(in: folder)
        guard Self.digest(try Self.read(path)) == digest else { return false }
        if let bytes {
            try AtomicFile.write(bytes, to: path)
        } else if unsafe unlink(path) != 0, errno != ENOENT {
            throw .notWritable(path: path)
        }
        return true
    }

    /// Writes a file of a failed run. The folder hides itself from Git.
    /// - Throws: `FileError` if it cannot be written.
    package func writePending(_ bytes: [UInt8], _ name: String) throws(FileError) {
        let path = pendingPath(name)
        try Confinement.check(path, below: pendingRoot)
        try Self.makeFolder((path as NSString).deletingLastPathComponent)
        AbandonedFiles.removeOnce(in: (path as NSString).deletingLastPathComponent)
        try Self.hideFromGit(pendingRoot)
        try AtomicFile.write(bytes, to: path)
    }

    /// Removes the files of a failed run for a snapshot.
    package func removePending(_ name: String) {
        guard (try? Confinement.check(pendingPath(name), below: pendingRoot)) != nil else { return }
        for file in PendingSnapshot.files(of: name) { unsafe unlink(pendingPath(file)) }
    }

    /// Moves an unused reference to the folder `.pruned`, which hides itself from Git.
    /// - Returns: The new path.
    /// - Throws: `FileError` if it cannot be moved.
    package func setAside(_ name: String) throws(FileError) -> String {
        let folder = "\(root)/.pruned"
        let target = "\(folder)/\(name)"
        try Confinement.check(path(name), below: root)
        try Confinement.check(target, below: root)
        try Self.makeFolder((target as NSString).deletingLastPathComponent)
        try Self.hideFromGit(folder)
        guard unsafe rename(path(name), target) == 0 else { throw .notWritable(path: target) }
        return target
    }

    private static func hideFromGit(_ folder: String) throws(FileError) {
        let ignore = "\(folder)/.gitignore"
        guard !FileManager.default.fileExists(atPath: ignore) else { return }
        try AtomicFile.write(Array("*\n".utf8), to: ignore, below: folder)
    }

    private static func makeFolder(_ path: String) throws(FileError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .notWritable(path: path)
        }
    }

    /// The sorted names of the references, without hidden files.
    package var references: [String] {
        guard let files = FileManager.default.enumerator(atPath: root) else { return [] }
        return files.compactMap { $0 as? String }.filter { name in
            !name.split(separator: "/").contains { $0.hasPrefix(".") }
                && [".png", ".apng", ".txt"].contains { name.hasSuffix($0) }
        }.sorted()
    }
}

/// A lock on a folder that the processes of a machine share: it leaves no file, and ends with its process.
private struct FolderLock {
    private let descriptor: Int32

    /// Waits until no other process holds the lock.
    init(folder: String) throws(FileError) {
        descriptor = unsafe open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .folderMissing(path: folder) }
        // A file system without locks still replaces files atomically.
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    func unlock() { close(descriptor) }
}
