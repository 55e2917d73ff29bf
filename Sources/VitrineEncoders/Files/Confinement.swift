#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Confines files that a command writes or reads for a project to one folder, regardless of links.
package enum Confinement {
    /// Checks that a path below a folder leads into it: the file, or the existing ones of its folders.
    /// - Throws: `leadsOutside` for a link that leads out of the folder, or to nothing.
    package static func check(_ path: String, below folder: String) throws(FileError) {
        // A folder that does not exist has no links in it.
        guard let base = resolved(folder) else { return }
        var existing = Substring(path)
        var info = stat()
        while unsafe lstat(String(existing), &info) != 0 {
            guard let slash = existing.lastIndex(of: "/"), slash > existing.startIndex else { return }
            existing = existing[..<slash]
        }
        guard let real = resolved(String(existing)), real == base || real.hasPrefix(base == "/" ? "/" : base + "/")
        else {
            throw .leadsOutside(path: path, folder: folder)
        }
    }

    private static func resolved(_ path: String) -> String? {
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }
}

extension AtomicFile {
    /// Writes a whole file whose name a command chooses, below a folder that its user names.
    /// - Throws: `leadsOutside`, and the errors of `write`.
    package static func write(_ bytes: [UInt8], to path: String, below folder: String) throws(FileError) {
        try Confinement.check(path, below: folder)
        try write(bytes, to: path)
    }
}
