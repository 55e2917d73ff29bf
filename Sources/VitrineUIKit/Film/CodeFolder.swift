import Foundation
import Vitrine

/// The folder of a film's code, in which its pictures are found.
enum CodeFolder {
    /// Returns the folder that `vitrine` builds, else a source file's package or folder; nil if neither exists.
    static func containing(_ file: String) -> String? {
        if let given = ProcessInfo.processInfo.environment[FilmProtocol.folderVariable], isFolder(given) {
            return given
        }
        let own = URL(fileURLWithPath: file).deletingLastPathComponent().resolvingSymlinksInPath()
        guard isFolder(own.path) else { return nil }
        var folder = own
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.path + "/Package.swift") { return folder.path }
            folder.deleteLastPathComponent()
        }
        return own.path
    }

    private static func isFolder(_ path: String) -> Bool {
        let found = try? FileManager.default.attributesOfItem(atPath: path)
        return found?[.type] as? FileAttributeType == .typeDirectory
    }
}
