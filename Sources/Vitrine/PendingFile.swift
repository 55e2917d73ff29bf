import VitrineEncoders

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// An `AtomicFile` that can be shared, or standard output. Deallocated unfinished, it leaves no file.
final class PendingFile {
    let path: String
    private var file: AtomicFile?

    /// - Throws: `FileError` if the file cannot be written.
    init(path: String) throws(FileError) {
        self.path = path
        file = OutputFormat.isStandardOutput(path) ? nil : try AtomicFile(path: path)
    }

    /// Writes the whole file and moves it to its path. Called once.
    func finish(_ bytes: [UInt8]) throws(FileError) {
        if OutputFormat.isStandardOutput(path) {
            return try StandardFile.write(bytes, to: STDOUT_FILENO, named: "standard output")
        }
        guard let file = file.take() else { preconditionFailure("a file is finished once") }
        try file.write(bytes)
        try file.commit()
    }
}
