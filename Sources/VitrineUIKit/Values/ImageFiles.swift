import Foundation
import Synchronization
import Vitrine
import VitrineEncoders
import VitrinePresentation

/// The pictures beside the code of a film, by the names of files, without scale and extension, and of image sets.
final class ImageFiles: Sendable {
    private let assets: [String: ImageAsset]
    /// The maximum number of files of a folder that are examined.
    private static let limit = 20_000
    private static let endings = ["png", "jpg", "jpeg", "gif"]
    private static let known = Mutex<[String: ImageFiles]>([:])

    /// The files of the current film; nil without a folder of code.
    static var current: ImageFiles? { UserStage.current?.codeFolder.map { ImageFiles.of(folder: $0) } }

    /// Returns the files of a folder, which is read once.
    static func of(folder: String) -> ImageFiles {
        known.withLock { known in
            if let found = known[folder] { return found }
            let new = ImageFiles(folder)
            known[folder] = new
            return new
        }
    }

    /// Returns the picture of a name with or without the extension of its file.
    func asset(named name: String) -> ImageAsset? { assets[name] }

    private init(_ folder: String) {
        var sets: [String: ImageAsset] = [:]
        var loose: [String: ImageAsset] = [:]
        for path in Self.paths(in: folder) {
            let parts = path.split(separator: "/").map(String.init)
            let file = parts[parts.count - 1]
            let catalog = parts.firstIndex { $0.hasSuffix(".xcassets") }
            if let catalog {
                guard file == "Contents.json", parts.count >= 2, parts[parts.count - 2].hasSuffix(".imageset") else {
                    continue
                }
                let name = String(parts[parts.count - 2].dropLast(".imageset".count))
                guard let asset = Self.imageSet(parts.dropLast().joined(separator: "/"), in: folder) else { continue }
                sets[name] = sets[name] ?? asset
                // Folders of a catalog may be part of the name.
                let outer = parts[(catalog + 1)..<(parts.count - 2)].joined(separator: "/")
                if !outer.isEmpty { sets["\(outer)/\(name)"] = sets["\(outer)/\(name)"] ?? asset }
            } else if let (stem, scale, ending) = Self.split(file), let own = Self.file(path, scale, in: folder) {
                let place = parts.dropLast().joined(separator: "/")
                for name in [stem, "\(stem).\(ending)"] {
                    let found = loose[name]
                    // The scales of a picture are in one folder.
                    if found == nil { loose[name] = ImageAsset(files: [own]) }
                    if found?.files[0].folder == place { loose[name]?.files.append(own) }
                }
            }
        }
        assets = loose.merging(sets) { $1 }
    }

    /// Returns the files of a folder in order, without hidden ones and build products.
    private static func paths(in folder: String) -> [String] {
        guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
        var (out, seen): ([String], Int) = ([], 0)
        while let path = all.nextObject() as? String {
            seen += 1
            let name = (path as NSString).lastPathComponent
            if name.hasPrefix(".") {
                all.skipDescendants()
            } else if endings.contains((name as NSString).pathExtension.lowercased()) || name == "Contents.json" {
                out.append(path)
            }
            guard seen < limit else {
                UIKitWarnings.warn("\(folder) has more than \(limit) files: pictures are looked for among the first")
                break
            }
        }
        // Short paths come first: of several files with a name, the one nearest to the folder is used.
        return out.sorted { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
    }

    /// Splits `rain@2x.png` into its parts; nil for a file that is no picture.
    private static func split(_ file: String) -> (stem: String, scale: Double, ending: String)? {
        guard let dot = file.lastIndex(of: "."), endings.contains(file[file.index(after: dot)...].lowercased()) else {
            return nil
        }
        var (stem, scale) = (String(file[..<dot]), 1.0)
        for number in [2.0, 3] where stem.hasSuffix("@\(Int(number))x") {
            (stem, scale) = (String(stem.dropLast(3)), number)
        }
        return (stem, scale, String(file[file.index(after: dot)...]))
    }

    /// Returns a file with its size; nil for one that cannot be read.
    private static func file(
        _ path: String, _ scale: Double, in folder: String, isDark: Bool? = nil, idiom: UIUserInterfaceIdiom? = nil
    ) -> ImageAsset.File? {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)"),
            let reader = try? ImageFileReader(Array(data))
        else { return nil }
        return ImageAsset.File(
            path: path, scale: scale, isDark: isDark, idiom: idiom, width: reader.width, height: reader.height)
    }

    /// Source of the keys: Asset Catalog Format Reference, Image Set Type.
    private struct Contents: Decodable {
        struct Entry: Decodable {
            struct Appearance: Decodable {
                var appearance: String
                var value: String
            }

            var filename: String?
            var scale: String?
            var idiom: String?
            var appearances: [Appearance]?
        }

        struct Properties: Decodable {
            var intent: String?

            private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        }

        var images: [Entry]?
        var properties: Properties?
    }

    private static func imageSet(_ path: String, in folder: String) -> ImageAsset? {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)/Contents.json"),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        let files = (contents.images ?? []).compactMap { entry -> ImageAsset.File? in
            guard let name = entry.filename, !name.contains("/") else { return nil }
            let luminosity = entry.appearances?.first { $0.appearance == "luminosity" }?.value
            let idioms: [String: UIUserInterfaceIdiom] = ["iphone": .phone, "ipad": .pad, "mac": .mac]
            return file(
                "\(path)/\(name)", Double(entry.scale?.prefix(1) ?? "1") ?? 1, in: folder,
                isDark: luminosity.map { $0 == "dark" }, idiom: entry.idiom.flatMap { idioms[$0] })
        }
        guard !files.isEmpty else {
            UIKitWarnings.warn("\(path) has no PNG, JPEG or GIF; vector pictures of asset catalogs are not drawn")
            return nil
        }
        return ImageAsset(files: files, isTemplate: contents.properties?.intent == "template")
    }
}
