import BenchmarkScenes
import VitrinePrimitives
import VitrineRasterizer
import VitrineStage

/// The compared scene with pictures from a seed and the package's own fonts: needs no file from elsewhere.
final class Fixture {
    let scene: SceneDescription
    let still: StaticFrame
    let micro: MicroLists
    let popup: PopupAnimation
    /// The rows, drawn.
    let content: Image

    init() throws {
        scene = try SceneDescription.bundled()
        let folder = AssetFolder.bundled.path + "/Fonts/"
        let type = try SceneType(fonts: scene.fonts.mapValues { folder + $0 })
        let pictures = ScenePictures(seed: 1, canvas: scene.canvas)
        still = StaticFrame(scene, pictures: pictures, type: type)
        micro = MicroLists(scene, shapes: MicroShapes(seed: 2, for: scene), pictures: pictures, type: type)
        content = Image(Rasterizer().render(still.content()))
        popup = PopupAnimation(scene, pictures: pictures, type: type, content: content)
    }
}
