import Foundation
import Synchronization

/// Hidden files that another, killed process left unfinished; see `AtomicFile`.
package enum AbandonedFiles {
    private static let searched = Mutex<Set<String>>([])

    /// Removes the abandoned files in a folder. The writer of an unfinished file locks it.
    /// - Returns: The number of removed files.
    @discardableResult
    package static func remove(in folder: String) -> Int {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).count { name in
            isUnfinished(name) && remove("\(folder)/\(name)")
        }
    }

    /// Removes the abandoned files in a folder and its subfolders, including hidden ones.
    package static func remove(below folder: String) {
        remove(in: folder)
        guard let all = FileManager.default.enumerator(atPath: folder) else { return }
        for case let name as String in all where all.fileAttributes?[.type] as? FileAttributeType == .typeDirectory {
            remove(in: "\(folder)/\(name)")
        }
    }

    /// Removes the abandoned files in a folder on the first call for it.
    package static func removeOnce(in folder: String) {
        if searched.withLock({ $0.insert(folder).inserted }) { remove(in: folder) }
    }

    private static func remove(_ path: String) -> Bool {
        let descriptor = unsafe open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return unsafe flock(descriptor, LOCK_EX | LOCK_NB) == 0 && unlink(path) == 0
    }

    private static func isUnfinished(_ name: String) -> Bool {
        guard name.hasPrefix(".vitrine-"), name.hasSuffix(".tmp") else { return false }
        let parts = name.dropFirst(9).dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { Int($0) != nil }
    }
}
