import Foundation
import VitrineEncoders

/// Reads files that a user names.
enum PictureFile {
    static let mostBytes = 1 << 30

    /// - Parameter path: The path; `-` for standard input.
    /// - Throws: `FileError.inputFailed` for a path that is no file, too large or forbidden.
    static func bytes(of path: String) throws(FileError) -> [UInt8] {
        if path == "-" { return try standardInput() }
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

    private static func standardInput() throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        do {
            while let more = try FileHandle.standardInput.read(upToCount: 1 << 20), !more.isEmpty {
                bytes += more
                guard bytes.count <= mostBytes else {
                    throw FileError.inputFailed(path: "-", reason: "at most \(mostBytes) bytes are read")
                }
            }
        } catch {
            throw error as? FileError ?? .inputFailed(path: "-", reason: "\(error.localizedDescription)")
        }
        return bytes
    }
}
