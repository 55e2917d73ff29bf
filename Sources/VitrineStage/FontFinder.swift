import Foundation
import VitrineScreens
import VitrineText
import VitrineVocabulary

/// Creates the font book of a scene: Vitrine's own faces, and those that the scene and the command name.
struct FontFinder {
    /// The scene's folder; nil for a scene that is no file.
    var sceneFolder: String?
    var assets: AssetFolder
    /// Whether the scene's fonts may lie anywhere.
    var allowsOutside: Bool

    /// The maximum number of added families that are searched for a character that no other font has: all fonts of a
    /// system would not fit into memory.
    private static let mostLastResorts = 256

    /// - Parameter fontPaths: Files and folders from anywhere, whose faces precede the scene's, which precede
    ///   Vitrine's. Earlier paths precede later ones.
    func book(for fonts: SceneFonts, fontPaths: [String]) throws(StageError) -> FontBook {
        var (more, damaged): ([FontBook.Entry], [TextError]) = ([], [])
        var folders = fontPaths.map { FontFolder(path: $0) }
        for path in fonts.paths { folders.append(try folder(path)) }
        for folder in folders {
            let contents = try folder.contents()
            more += contents.entries
            damaged += contents.damaged
        }
        var book = try assets.fontBook()
        book.add(more)
        book.damaged = damaged
        for family in fonts.fallbacks { try Self.require(family, in: book) }
        book.fallbacks = fonts.fallbacks + book.fallbacks
        // Fonts that the user names explicitly are allowed.
        book.lastResorts = Array(FontBook(more).families.prefix(Self.mostLastResorts))
        return book
    }

    /// - Throws: `fontFamilyUnknown` for a family without a replacement, `fontBroken` if a damaged file has its name.
    static func require(_ family: String, in book: FontBook) throws(StageError) {
        guard !book.has(family: family), !book.standsIn(for: family) else { return }
        if let error = book.damagedFile(of: family) { throw .fontBroken(error) }
        let legal = book.families
        throw .fontFamilyUnknown(name: family, nearest: Spelling.nearest(to: family, among: legal), legal: legal)
    }

    /// Returns the folder of a path, relative to the scene's folder.
    private func folder(_ path: String) throws(StageError) -> FontFolder {
        guard !path.utf8.contains(0) else { throw .fontUnreadable(path: path, reason: "its name has a zero byte") }
        guard path.hasPrefix("/") || sceneFolder != nil else { throw .fontMissing(path: path, searched: []) }
        let folder = sceneFolder ?? "."
        let place = path.hasPrefix("/") ? path : folder + (folder.hasSuffix("/") ? "" : "/") + path
        let roots = [sceneFolder, assets.path].compactMap { $0 }.map(ImageFinder.real)
        let allowsOutside = allowsOutside
        // Links are followed before the check, so that none leads outside.
        @Sendable func permits(_ place: String) -> Bool {
            allowsOutside || roots.contains { place == $0 || place.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
        }
        // The permitted path is the one that is searched: links are followed once.
        let real = ImageFinder.real(place)
        guard permits(real) else { throw .fontOutside(path: path) }
        guard FileManager.default.fileExists(atPath: real) else {
            throw .fontMissing(path: path, searched: [(place as NSString).deletingLastPathComponent])
        }
        return FontFolder(path: place, place: real, permits: permits)
    }
}
