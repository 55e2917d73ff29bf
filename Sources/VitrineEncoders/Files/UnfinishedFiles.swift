import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The hidden files of this process that are not yet renamed; see `AtomicFile`.
package enum UnfinishedFiles {
    private static let names = Mutex<Set<String>>([])

    /// Removes all files, and blocks the creation and renaming of files until `end` ends the process. Called when a
    /// signal stops the process.
    package static func removeAll(andEnd end: () -> Never) -> Never {
        names.withLock { names in
            for name in names { _ = unsafe unlink(name) }
            end()
        }
    }

    /// Opens a file, and records its name unless the descriptor is negative.
    static func begin(_ name: String, _ open: () -> (Int32, Int32)) -> (descriptor: Int32, code: Int32) {
        names.withLock { names in
            let (descriptor, code) = open()
            if descriptor >= 0 { names.insert(name) }
            return (descriptor, code)
        }
    }

    /// Renames or removes a file, and drops its record unless that fails.
    static func end(_ name: String, _ finish: () -> Int32) -> Int32 {
        names.withLock { names in
            let code = finish()
            if code == 0 { names.remove(name) }
            return code
        }
    }
}
