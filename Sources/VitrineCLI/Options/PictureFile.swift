import Foundation
import VitrineEncoders

/// Reads files that a user names.
enum PictureFile {
    /// The largest that is read.
    static let mostBytes = 1 << 30

    /// - Throws: `EncoderError.inputFailed` for what is no file, too large or forbidden.
    static func bytes(of path: String) throws(EncoderError) -> [UInt8] {
        // Links are followed, and a device that never ends is not read.
        let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard !path.utf8.contains(0), let attributes = try? FileManager.default.attributesOfItem(atPath: place) else {
            throw .inputFailed(path: path, reason: "no such file")
        }
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            throw .inputFailed(path: path, reason: "it is not a file")
        }
        let bytes = (attributes[.size] as? NSNumber)?.intValue ?? 0
        guard bytes <= mostBytes else {
            throw .inputFailed(path: path, reason: "it has \(bytes) bytes; at most \(mostBytes) are read")
        }
        guard let data = FileManager.default.contents(atPath: place) else {
            throw .inputFailed(path: path, reason: "permission denied")
        }
        return [UInt8](data)
    }
}
