import Vitrine
import VitrinePreview
import VitrineStage
import VitrineVocabulary

/// The output of `vitrine explain` for a scene file.
struct SceneExplanation {
    var scene: String
    /// The key; nil for all that resolves.
    var key: String?
    var options: SceneOptions

    /// Whether a word is a scene file's path rather than a key.
    static func isScene(_ word: String) -> Bool {
        [".yaml", ".yml", ".json"].contains { word.lowercased().hasSuffix($0) }
    }

    func print() throws {
        let source = try SceneOptions.source(scene, options.drawing)
        let renderer = try options.renderer(of: source)
        do {
            let shown = try PreviewScene(renderer)
            guard let key else {
                for one in Resolutions.all(of: shown) {
                    Console.print("\(one.key): \(one.value)" + (one.reason.map { " (\($0))" } ?? ""))
                }
                for measure in SceneMeasures.all(of: renderer.staged) {
                    Console.print("\(measure.name): \(measure.value)")
                }
                return
            }
            let tree = scene == "-" ? nil : try? SceneParser.tree(of: SceneFile.bytes(at: scene), fileName: scene)
            let inspection = try KeyInspection(of: key, tree: tree, file: source.scene, in: shown)
            for line in inspection.lines { Console.print(line) }
        } catch let issue as SceneIssue {
            throw Failure("\(issue.path): \(issue.kind)", code: Failure.usage)
        } catch {
            throw Failure(error, scene: scene)
        }
    }
}
