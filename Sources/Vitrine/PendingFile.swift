import VitrineEncoders

/// An `AtomicFile` that several hands can hold. Dropped unfinished, it leaves nothing behind.
final class PendingFile {
    let path: String
    private var file: AtomicFile?

    /// - Throws: `EncoderError` when the file could not be written.
    init(path: String) throws(EncoderError) {
        self.path = path
        file = try AtomicFile(path: path)
    }

    /// Writes the whole file and puts it in its place. Only once.
    func finish(_ bytes: [UInt8]) throws(EncoderError) {
        guard let file = file.take() else { preconditionFailure("a file is finished once") }
        try file.write(bytes)
        try file.commit()
    }
}
