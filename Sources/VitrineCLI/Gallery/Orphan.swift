import Foundation

enum Orphan {
    /// - Throws: `Failure` for a file that cannot be deleted. A file that no longer exists is no error.
    static func delete(_ path: String) throws(Failure) {
        guard unsafe unlink(path) == 0 || errno == ENOENT else {
            throw Failure(unsafe "cannot delete \(path): \(String(cString: strerror(errno)))")
        }
    }
}
