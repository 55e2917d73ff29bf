import Foundation
import VitrineEncoders

package enum Folder {
    /// Creates a folder unless it exists. Parent folders are created on request only, so that a wrong path is noticed.
    /// - Throws: `FileError.folderMissing` or `fileFailed`.
    package static func make(_ path: String, withParents: Bool = false) throws(FileError) {
        var isFolder: ObjCBool = false
        if unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            guard isFolder.boolValue else { throw .fileFailed(path: path, reason: "it is a file, not a folder") }
            return
        }
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: withParents)
        } catch {
            // Another process may have created it meanwhile.
            if unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                return
            }
            let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
            guard withParents || FileManager.default.fileExists(atPath: parent) else {
                throw .folderMissing(path: path)
            }
            throw .fileFailed(path: path, reason: "the folder cannot be made")
        }
    }
}
