import Foundation
import VitrineText

/// Font files as a user names them: one, or all that lie in a folder and the folders within.
package struct FontFolder: Sendable {
    /// The endings of font files; any case.
    package static let endings = ["otf", "ttf", "otc", "ttc"]

    /// Path of a file or a folder, as errors and lists name it.
    package let path: String
    /// Whether a file, by its absolute path without links, may be read.
    private let permits: @Sendable (String) -> Bool

    package init(path: String) { self.init(path: path) { _ in true } }

    init(path: String, permits: @escaping @Sendable (String) -> Bool) {
        self.path = path
        self.permits = permits
    }

    /// The faces of all the files, sorted by path. Only what is needed to choose a face is read of each; the rest when
    /// the face is first used.
    ///
    /// Hidden files are left out, and links to folders are not followed.
    ///
    /// - Throws: `StageError`: `fontMissing`, `fontUnreadable`, `fontOutside`, `fontBroken` with the file's name for
    ///   one that is no sound font, `fontFolderEmpty`, `fontFolderTooLarge`.
    package func entries() throws(StageError) -> [FontBook.Entry] {
        var isFolder: ObjCBool = false
        guard !path.utf8.contains(0), FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            let parent = (path as NSString).deletingLastPathComponent
            throw .fontMissing(path: path, searched: [parent.isEmpty ? "." : parent])
        }
        guard isFolder.boolValue else { return try faces(of: path) }
        var files: [String] = []
        try search(path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 0, &files)
        if files.isEmpty { throw .fontFolderEmpty(path: path) }
        var bytes = 0
        var entries: [FontBook.Entry] = []
        for file in files.sorted() {
            bytes += Self.size(file)
            guard bytes <= Limits.fontFolderBytes else {
                throw .fontFolderTooLarge(path: path, limit: "\(Limits.fontFolderBytes) bytes in all")
            }
            entries += try faces(of: file)
        }
        return entries
    }

    private func search(_ folder: String, depth: Int, _ files: inout [String]) throws(StageError) {
        guard depth <= Limits.fontFolderDepth else {
            throw .fontFolderTooLarge(path: path, limit: "\(Limits.fontFolderDepth) folders within each other")
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw .fontUnreadable(path: folder, reason: "the folder cannot be listed")
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            let place = "\(folder)/\(name)"
            // Of a link this is the link's own kind.
            let kind = try? FileManager.default.attributesOfItem(atPath: place)[.type] as? FileAttributeType
            if kind == .typeDirectory {
                try search(place, depth: depth + 1, &files)
            } else if Self.endings.contains((name as NSString).pathExtension.lowercased()), Self.isFile(place) {
                guard files.count < Limits.fontFiles else {
                    throw .fontFolderTooLarge(path: path, limit: "\(Limits.fontFiles) files")
                }
                files.append(place)
            }
        }
    }

    private func faces(of file: String) throws(StageError) -> [FontBook.Entry] {
        guard permits(ImageFinder.real(file)) else { throw .fontOutside(path: file) }
        guard Self.isFile(file) else { throw .fontUnreadable(path: file, reason: "it is not a file") }
        guard let handle = FileHandle(forReadingAtPath: file) else {
            throw .fontUnreadable(path: file, reason: "permission denied")
        }
        defer { try? handle.close() }
        let traits: [FaceTraits]
        do throws(TextError) {
            traits = try FontProbe.faces(length: Self.size(file)) { offset, count in
                try handle.seek(toOffset: UInt64(offset))
                return [UInt8](try handle.read(upToCount: count) ?? Data())
            }
        } catch { throw .fontBroken(.inFile(file, error)) }
        let named = traits.map { face in
            var face = face
            if face.family.isEmpty {
                face.family = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
            }
            return face
        }
        return FontBook.Entry.all(of: file, traits: named) { try Self.contents(of: file) }
    }

    /// A font may have been replaced since it was listed, even by something that never ends.
    private static func contents(of file: String) throws(TextError) -> [UInt8] {
        guard isFile(file) else { throw .unreadableFile(reason: "it is no longer there") }
        let bytes = size(file)
        guard bytes <= FontFace.largestFile else {
            throw .fontTooLarge(bytes: bytes, limit: FontFace.largestFile)
        }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw .unreadableFile(reason: "permission denied")
        }
        return [UInt8](data)
    }

    private static func attributes(_ file: String) -> [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: ImageFinder.real(file))
    }

    private static func isFile(_ file: String) -> Bool {
        attributes(file)?[.type] as? FileAttributeType == .typeRegular
    }

    private static func size(_ file: String) -> Int { (attributes(file)?[.size] as? NSNumber)?.intValue ?? 0 }
}
