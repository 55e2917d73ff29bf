import Foundation
import Vitrine
import VitrineScenes

/// A scene file of the gallery's folder.
struct GalleryScene {
    /// Path of the file.
    let path: String
    /// Path within the folder without its ending, such as `popup-bar/floating`.
    let name: String
    /// Path of another file, before this one, with the same name but for its ending.
    var twin: String?
    /// The appearance that replaces the scene's own, and whether the picture's name contains it.
    var appearance: (value: Appearance, isNamed: Bool)?

    /// The scene in each appearance; the first has the scene's own name.
    func pictured(in appearances: [Appearance]) -> [GalleryScene] {
        guard appearances.count > 1 else { return [self] }
        return appearances.map { appearance in
            var scene = self
            scene.appearance = (appearance, appearance != appearances[0])
            return scene
        }
    }

    /// Every scene file of a folder and of the folders in it, sorted by name. Hidden ones are left out.
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

    /// Whether a shell pattern matches the scene's name or the last part of it.
    func matches(_ pattern: String) -> Bool {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        return unsafe fnmatch(pattern, name, 0) == 0 || fnmatch(pattern, last, 0) == 0
    }

    /// Path of the picture within the output folder, without its ending, such as `popup-bar/floating~dark`.
    var pictureName: String {
        guard let appearance, appearance.isNamed else { return name }
        return AppearanceFiles.path(name, for: appearance.value)
    }

    /// Path of the picture in an output folder.
    func picture(in folder: String, _ format: OutputFormat) -> String {
        folder + (folder.hasSuffix("/") ? "" : "/") + pictureName + format.ending
    }
}

extension PresentationScene {
    /// What the gallery writes: what the scene says, else a GIF for a scene with a timeline and a PNG without.
    var galleryFormat: OutputFormat {
        switch output.format {
        case .png: .png
        case .gif: .gif
        case nil: timeline.isEmpty ? .png : .gif
        }
    }
}
