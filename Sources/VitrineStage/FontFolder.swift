import Foundation
import VitrineEncoders
import VitrineText

/// Font files that a user names: one, or all in a folder and its subfolders.
package struct FontFolder: Sendable {
    /// The extensions of font files, in lowercase.
    package static let endings = ["otf", "ttf", "otc", "ttc"]

    /// The path of a file or a folder, as errors and lists name it.
    package let path: String
    /// The path that is opened: without links, for a path that a scene names.
    private let place: String
    /// Whether a file, by its absolute path without links, may be read.
    private let permits: @Sendable (String) -> Bool

    package init(path: String) { self.init(path: path, place: path) { _ in true } }

    init(path: String, place: String, permits: @escaping @Sendable (String) -> Bool) {
        self.path = path
        self.place = place
        self.permits = permits
    }

    /// Returns the faces of all the files, sorted by path. Only what is needed to choose a face is read of each; the
    /// remainder when the face is first used. Hidden files are skipped, and links to folders are not followed. Damaged
    /// fonts of a folder are skipped as well, and returned in `damaged`.
    /// - Throws: `StageError`: `fontMissing`, `fontUnreadable`, `fontOutside`, `fontBroken` for a damaged file, or a
    ///   folder of damaged files only, `fontFolderEmpty`, `fontFolderTooLarge`.
    package func contents() throws(StageError) -> (entries: [FontBook.Entry], damaged: [TextError]) {
        var isFolder: ObjCBool = false
        guard !path.utf8.contains(0), unsafe FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
        else {
            let parent = (path as NSString).deletingLastPathComponent
            throw .fontMissing(path: path, searched: [parent.isEmpty ? "." : parent])
        }
        guard isFolder.boolValue else { return (try faces(of: ""), []) }
        var files: [String] = []
        try search("", depth: 0, &files)
        if files.isEmpty { throw .fontFolderEmpty(path: path) }
        var bytes = 0
        var (entries, damaged): ([FontBook.Entry], [TextError]) = ([], [])
        for file in files.sorted() {
            bytes += Self.size(place + file)
            guard bytes <= AssetLimits.fontFolderBytes else {
                throw .fontFolderTooLarge(path: path, limit: "\(AssetLimits.fontFolderBytes) bytes in all")
            }
            do throws(StageError) {
                entries += try faces(of: file)
            } catch .fontBroken(let error) {
                damaged.append(error)
            } catch .fontUnreadable(let file, let reason) {
                damaged.append(.inFile(file, .unreadableFile(reason: reason)))
            } catch {
                throw error
            }
        }
        if entries.isEmpty, let first = damaged.first { throw .fontBroken(first) }
        return (entries, damaged)
    }

    package func entries() throws(StageError) -> [FontBook.Entry] { try contents().entries }

    /// - Parameter folder: The part after `path`, here and below.
    private func search(_ folder: String, depth: Int, _ files: inout [String]) throws(StageError) {
        guard depth <= AssetLimits.fontFolderDepth else {
            throw .fontFolderTooLarge(path: path, limit: "\(AssetLimits.fontFolderDepth) folders within each other")
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: place + folder) else {
            throw .fontUnreadable(path: path + folder, reason: "the folder cannot be listed")
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            let file = folder + ((place + folder).hasSuffix("/") ? "" : "/") + name
            // The kind is that of a link itself.
            let kind = try? FileManager.default.attributesOfItem(atPath: place + file)[.type] as? FileAttributeType
            if kind == .typeDirectory {
                try search(file, depth: depth + 1, &files)
            } else if Self.endings.contains((name as NSString).pathExtension.lowercased()), Self.isFile(place + file) {
                guard files.count < AssetLimits.fontFiles else {
                    throw .fontFolderTooLarge(path: path, limit: "\(AssetLimits.fontFiles) files")
                }
                files.append(file)
            }
        }
    }

    private func faces(of end: String) throws(StageError) -> [FontBook.Entry] {
        let file = path + end
        // The permitted path is the one that is opened: links are followed once.
        let place = ImageFinder.real(self.place + end)
        guard permits(place) else { throw .fontOutside(path: file) }
        let handle: RegularFile
        do throws(RegularFile.Failure) {
            handle = try RegularFile(path: place)
        } catch {
            throw error.isMissing
                ? .fontMissing(path: file, searched: [(file as NSString).deletingLastPathComponent])
                : .fontUnreadable(path: file, reason: error.description)
        }
        let traits: [FaceTraits]
        do throws(TextError) {
            traits = try FontProbe.faces(length: handle.count) { offset, count in try handle.read(count, at: offset) }
        } catch { throw .fontBroken(.inFile(file, error)) }
        let named = traits.map { face in
            var face = face
            if face.family.isEmpty {
                face.family = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
            }
            return face
        }
        return FontBook.Entry.all(of: file, traits: named) { try Self.contents(of: place) }
    }

    /// Reads a font, which may have been replaced since it was listed, even by an endless file.
    private static func contents(of place: String) throws(TextError) -> [UInt8] {
        let file: RegularFile
        do throws(RegularFile.Failure) {
            file = try RegularFile(path: place)
        } catch {
            throw .unreadableFile(reason: error.isMissing ? "it is no longer there" : error.description)
        }
        guard file.count <= FontFace.largestFile else {
            throw .fontTooLarge(bytes: file.count, limit: FontFace.largestFile)
        }
        do throws(RegularFile.Failure) {
            return try file.bytes()
        } catch {
            throw .unreadableFile(reason: error.description)
        }
    }

    private static func attributes(_ file: String) -> [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: ImageFinder.real(file))
    }

    private static func isFile(_ file: String) -> Bool {
        attributes(file)?[.type] as? FileAttributeType == .typeRegular
    }

    private static func size(_ file: String) -> Int { (attributes(file)?[.size] as? NSNumber)?.intValue ?? 0 }
}
