import Foundation
import VitrineEncoders

/// Makes folders.
package enum Folder {
    /// Makes the folder unless it is there; not those around it, so that a misspelled path is noticed, unless asked to.
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
            // Another process may have made it meanwhile.
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
