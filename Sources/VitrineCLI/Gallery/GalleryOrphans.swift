import Foundation
import Vitrine
import VitrineEncoders
import VitrineStage

/// Finds pictures in the gallery's folder that no scene makes any more.
enum GalleryOrphans {
    /// Returns the paths, sorted, of pictures that carry a note of a missing scene, and of those whose scene now makes
    /// a picture of another format. Pictures without a note and those in a named appearance are not orphans.
    /// - Parameters:
    ///   - scenes: All scenes of the folder of scenes, without appearances.
    ///   - results: The results of a run that has skipped none of them.
    ///   - kinds: The extensions of the files that are examined.
    static func paths(
        in folder: String, scenes: [GalleryScene], results: [GalleryResult],
        kinds: Set<String> = ["png", "gif", "apng"]
    ) -> [String] {
        let known = Set(results.compactMap(\.path))
        let files = Set(scenes.map { "\($0.name).\(($0.path as NSString).pathExtension)" })
        // The extensions of each scene's pictures; nil for a scene that fails, whose format is unknown.
        var endings: [String: Set<String>?] = [:]
        for scene in scenes {
            let paths = results.filter { $0.scene == scene.path }.map(\.path)
            let all = Set(paths.compactMap { $0.map { ($0 as NSString).pathExtension } })
            endings[scene.name] = .some(paths.isEmpty || paths.contains(nil) ? nil : all)
        }
        let root = folder + (folder.hasSuffix("/") ? "" : "/")
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return all.filter { file in
            let ending = (file as NSString).pathExtension
            guard kinds.contains(ending),
                !file.split(separator: "/").contains(where: { $0.hasPrefix(".") }),
                !known.contains(root + file), let bytes = try? PictureFile.bytes(of: root + file),
                let note = PictureNote(in: bytes)
            else { return false }
            let parent = (file as NSString).deletingLastPathComponent
            guard files.contains((parent as NSString).appendingPathComponent(note.origin.name)) else { return true }
            let stem = (file as NSString).deletingPathExtension
            guard let made = endings[stem] ?? endings[withoutAppearance(stem)], let made else { return false }
            return !made.contains(ending)
        }.map { root + $0 }.sorted()
    }

    private static func withoutAppearance(_ stem: String) -> String {
        for appearance in Appearance.allCases where stem.hasSuffix("~\(appearance.rawValue)") {
            return String(stem.dropLast(appearance.rawValue.count + 1))
        }
        return stem
    }
}
