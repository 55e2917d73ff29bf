import Foundation
import Vitrine

/// Where the code of a film lies: the folder in which its pictures are found.
enum CodeFolder {
    /// The folder that `vitrine` builds; else the package of a source file, or the file's own folder. Nil where neither is there.
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
