import Foundation
import VitrinePrimitives
import VitrineVocabulary

/// Scene files in place of pictures.
extension ImageFinder {
    static func isScene(_ path: String) -> Bool {
        [".yaml", ".yml", ".json"].contains { path.lowercased().hasSuffix($0) }
    }

    /// Returns the still of a scene file, in sRGB. A scene in place of a picture cannot show others, so that no scene
    /// shows itself, and the time for a scene grows only by that of the scenes that it names.
    func still(ofSceneAt place: String, named path: String) throws(StageError) -> Image {
        let source = try scene(at: place, named: path)
        do throws(StageError) {
            let staged = try StagedScene(source.scene, images: finder(ofSceneAt: place), isChecked: true)
            let bitmap = staged.still(at: staged.stillMoment).picture(at: staged.stillMoment)
            try staged.checkFonts()
            return Image(bitmap)
        } catch {
            throw .sceneBroken(path: path, reason: "\(error)")
        }
    }

    /// Reads and checks a scene file, once.
    func scene(at place: String, named path: String) throws(StageError) -> SceneSource {
        guard allowsScenes else { throw .sceneNested(path: path) }
        if let source = keptScene(at: place) { return source }
        let check = AssetCheck(images: finder(ofSceneAt: place), fontPaths: [])
        do throws(SceneIssues) {
            let source = try SceneSource(path: place) { scene, _ in check.issues(of: scene) }
            keep(source, at: place)
            return source
        } catch {
            let more = error.issues.count - 1
            throw .sceneBroken(
                path: path, reason: "\(error.issues[0])" + (more > 0 ? ", and \(more) more" : ""))
        }
    }

    func finder(ofSceneAt place: String) -> ImageFinder {
        var finder = ImageFinder(
            sceneFolder: (place as NSString).deletingLastPathComponent, assets: assets, allowsOutside: allowsOutside)
        finder.allowsScenes = false
        return finder
    }
}
