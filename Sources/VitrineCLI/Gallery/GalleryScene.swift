import Foundation
import Vitrine
import VitrineStage

struct GalleryScene {
    let path: String
    /// The path in the folder without its extension, such as `popup-bar/floating`.
    let name: String
    /// The path of an earlier file whose name differs only in its extension.
    var twin: String?
    /// The appearance that replaces the scene's own, and whether the picture's name contains it.
    var appearance: (value: Appearance, isNamed: Bool)?
    /// The language that replaces the scene's own, and whether the picture's name contains it.
    var locale: (value: String, isNamed: Bool)?
    /// The format that is written; nil for the scene's own.
    var format: OutputFormat?

    /// Returns the scene in each language, appearance and format; the first has the scene's own name.
    /// - Parameter formats: The formats; empty for the scene's own.
    func pictured(
        in appearances: [Appearance], _ locales: [String] = [], _ formats: [OutputFormat] = []
    ) -> [GalleryScene] {
        var scenes = [self]
        if locales.count > 1 {
            scenes = scenes.flatMap { scene in
                locales.map { locale in
                    var scene = scene
                    scene.locale = (locale, locale != locales[0])
                    return scene
                }
            }
        }
        if appearances.count > 1 {
            scenes = scenes.flatMap { scene in
                appearances.map { appearance in
                    var scene = scene
                    scene.appearance = (appearance, appearance != appearances[0])
                    return scene
                }
            }
        }
        guard !formats.isEmpty else { return scenes }
        return scenes.flatMap { scene in
            formats.compactMap { format in
                // A page shows all appearances.
                if format == .html, scene.appearance?.isNamed == true { return nil }
                var scene = scene
                scene.format = format
                return scene
            }
        }
    }

    /// Returns every scene file of a folder and its subfolders, sorted by name. Hidden ones are skipped.
    /// - Throws: `Failure` for a folder that cannot be read.
    static func all(in folder: String) throws -> [GalleryScene] {
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
            throw Failure("\(folder): no such folder")
        }
        guard isFolder.boolValue, let files = FileManager.default.enumerator(atPath: folder) else {
            throw Failure("\(folder): not a folder that can be read")
        }
        var scenes: [GalleryScene] = []
        for case let file as String in files {
            let parts = file.split(separator: "/")
            guard !parts.contains(where: { $0.hasPrefix(".") }), let dot = file.lastIndex(of: ".") else { continue }
            guard ["yaml", "yml", "json"].contains(file[file.index(after: dot)...].lowercased()) else { continue }
            let path = folder + (folder.hasSuffix("/") ? "" : "/") + file
            let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            if !exists || !isFolder.boolValue { scenes.append(GalleryScene(path: path, name: String(file[..<dot]))) }
        }
        scenes.sort { ($0.name, $0.path) < ($1.name, $1.path) }
        for i in scenes.indices.dropFirst() where scenes[i].name == scenes[i - 1].name {
            scenes[i].twin = scenes[i - 1].path
        }
        return scenes
    }

    /// Whether a shell pattern matches the scene's name or its last component.
    func matches(_ pattern: String) -> Bool {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        return unsafe fnmatch(pattern, name, 0) == 0 || fnmatch(pattern, last, 0) == 0
    }

    /// The path of the picture in the output folder, without its extension, such as `popup-bar/floating~dark`.
    var pictureName: String {
        var name = name
        if let locale, locale.isNamed { name = AppearanceFiles.path(name, for: locale.value) }
        if let appearance, appearance.isNamed { name = AppearanceFiles.path(name, for: appearance.value) }
        return name
    }

    func picture(in folder: String, _ format: OutputFormat) -> String {
        folder + (folder.hasSuffix("/") ? "" : "/") + pictureName + format.ending
    }
}

extension PresentationScene {
    /// The format that the gallery writes: the scene's own, else GIF for a scene with a timeline and PNG without.
    var galleryFormat: OutputFormat {
        switch output.format {
        case .png: .png
        case .gif: .gif
        case nil: timeline.isEmpty ? .png : .gif
        }
    }
}
