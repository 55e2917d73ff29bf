import VitrineEncoders

/// Reads files that a user names.
enum PictureFile {
    /// The largest that is read.
    static let mostBytes = 1 << 30

    /// - Throws: `EncoderError.inputFailed` for what is no file, too large or forbidden.
    static func bytes(of path: String) throws(EncoderError) -> [UInt8] {
        do throws(RegularFile.Failure) {
            let file = try RegularFile(path: path)
            guard file.count <= mostBytes else {
                throw RegularFile.Failure(
                    isMissing: false, description: "it has \(file.count) bytes; at most \(mostBytes) are read")
            }
            return try file.bytes()
        } catch {
            throw .inputFailed(path: path, reason: error.description)
        }
    }
}
