import Foundation
import Synchronization
import VitrineEncoders
import VitrinePrimitives
import VitrineText

package struct AssetFolder: Sendable {
    /// The path of the folder that contains Fonts, Icons and Artwork.
    package let path: String
    /// The cached contents of the folder, which does not change while a program runs.
    private let contents = Contents()

    package init(path: String) { self.path = path }

    /// The folder that is installed with the package; see `ResourceFolder`.
    package static let bundled: AssetFolder = {
        #if canImport(Darwin)
            AssetFolder(path: ResourceFolder.path(ofModule: "VitrineStage", sources: Bundle.module.bundlePath))
        #elseif VITRINE_WITHOUT_SOURCE_PATHS
            AssetFolder(path: ResourceFolder.path(ofModule: "VitrineStage", sources: nil))
        #else
            AssetFolder(path: ResourceFolder.path(ofModule: "VitrineStage", sources: "\(#filePath)/../../../Assets"))
        #endif
    }()

    /// Returns the bundled faces. Files are opened on demand; all must exist, and the regular one must be a font.
    package func fontBook() throws(StageError) -> FontBook {
        if let book = contents.fontBook.withLock({ $0 }) { return book }
        for file in BundledFonts.files where !FileManager.default.fileExists(atPath: "\(path)/Fonts/\(file.name)") {
            throw .assetMissing(path: "\(path)/Fonts/\(file.name)")
        }
        let book = BundledFonts.book { name in try read("Fonts/\(name)") }
        guard book.face(family: SystemFont.family, weight: .regular) != nil else {
            throw book.problems.first.map { .fontBroken($0) } ?? .assetMissing(path: "\(path)/Fonts")
        }
        contents.fontBook.withLock { $0 = book }
        return book
    }

    package func typesetter() throws(StageError) -> Typesetter { Typesetter(book: try fontBook()) }

    package func iconNames() throws(StageError) -> [String] {
        if let names = contents.iconNames.withLock({ $0 }) { return names }
        let names = try names(in: "Icons", ending: ".svg")
        contents.iconNames.withLock { $0 = names }
        return names
    }

    /// Returns the names of the pictures in a scene's spelling, sorted.
    package func artworkNames() throws(StageError) -> [String] {
        try names(in: "Artwork", ending: ".png").map { "artwork/\($0).png" }
    }

    package func icon(_ name: String) throws(StageError) -> VectorIcon {
        if let icon = contents.icons.withLock({ $0[name] }) { return icon }
        let icon = try readIcon(name)
        contents.icons.withLock { $0[name] = icon }
        return icon
    }

    private func readIcon(_ name: String) throws(StageError) -> VectorIcon {
        let legal = try iconNames()
        guard legal.contains(name) else { throw .iconUnknown(name: name, legal: legal) }
        let file = "Icons/\(name).svg"
        do {
            let text = String(decoding: try read(file), as: UTF8.self)
            // Most icons are a single path; others are drawn with lines.
            if let icon = try? VectorIcon(svg: text, name: name) { return icon }
            return try VectorIcon(drawing: text, name: name)
        } catch let error as StageError {
            throw error
        } catch {
            throw .assetBroken(path: file, reason: "\(error)")
        }
    }

    /// Whether the folders of icons and pictures exist.
    var hasFolders: Bool { (try? iconNames()) != nil && (try? artworkNames()) != nil }

    private func names(in folder: String, ending: String) throws(StageError) -> [String] {
        guard let all = try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)") else {
            throw .assetMissing(path: "\(path)/\(folder)")
        }
        return all.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
    }

    /// Returns the contents of a file, by its path in the folder.
    func read(_ file: String) throws(StageError) -> [UInt8] {
        do throws(RegularFile.Failure) {
            return try RegularFile(path: "\(path)/\(file)").bytes()
        } catch {
            throw .assetMissing(path: "\(path)/\(file)")
        }
    }
}

extension AssetFolder {
    private final class Contents: Sendable {
        let iconNames = Mutex<[String]?>(nil)
        let icons = Mutex<[String: VectorIcon]>([:])
        let fontBook = Mutex<FontBook?>(nil)
        let artworkPlace = Mutex<String?>(nil)
        let pictures = Mutex<[String: Picture]>([:])
    }

    struct Picture {
        var bytes: [UInt8]?
        var digest: String?
        var image: Image?
    }

    /// Returns the cached data of a picture; nil for a picture that is not bundled artwork.
    /// - Parameter place: The path of its file, without links.
    func picture(at place: String) -> Picture? {
        isArtwork(place) ? contents.pictures.withLock { $0[place] } ?? Picture() : nil
    }

    /// Caches data of a picture if it is bundled artwork.
    func keep(at place: String, _ change: (inout Picture) -> Void) {
        guard isArtwork(place) else { return }
        contents.pictures.withLock { change(&$0[place, default: Picture()]) }
    }

    private func isArtwork(_ place: String) -> Bool {
        let folder = contents.artworkPlace.withLock { $0 } ?? ImageFinder.real("\(path)/Artwork") + "/"
        contents.artworkPlace.withLock { $0 = folder }
        return place.hasPrefix(folder)
    }
}
