import Foundation
import VitrineEncoders

/// Reads files that a user names.
enum PictureFile {
    /// - Parameter path: The path; `-` for standard input.
    /// - Throws: `FileError.inputFailed` for a path that is no file, too large or forbidden.
    static func bytes(of path: String) throws(FileError) -> [UInt8] {
        if path == "-" { return try standardInput() }
        do throws(RegularFile.Failure) {
            return try RegularFile.picture(at: path)
        } catch {
            throw .inputFailed(path: path, reason: error.description)
        }
    }

    private static func standardInput() throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        do {
            while let more = try FileHandle.standardInput.read(upToCount: 1 << 20), !more.isEmpty {
                bytes += more
                guard bytes.count <= RegularFile.pictureLimit else {
                    throw FileError.inputFailed(path: "-", reason: "at most \(RegularFile.pictureLimit) bytes are read")
                }
            }
        } catch {
            throw error as? FileError ?? .inputFailed(path: "-", reason: "\(error.localizedDescription)")
        }
        return bytes
    }
}
