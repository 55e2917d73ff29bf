import VitrinePrimitives
import VitrineSceneGraph
import VitrineScreens
import VitrineSurfaces
import VitrineVocabulary

/// The camera, and scenes that are shown several times in one picture.
extension StagedScene {
    /// Creates a picture of scenes side by side, whose rate, beginning and speed are those of the first.
    /// - Parameter labels: The labels of the scenes, in their order; empty for none.
    /// - Throws: `StageError` for a picture that is too large.
    package init(sideBySide scenes: [StagedScene], labels: [String], columns: Int? = nil) throws(StageError) {
        precondition(!scenes.isEmpty && labels.count == scenes.count, "scenes have a label each")
        self = scenes[0]
        camera = nil
        scene.output.captions = nil
        let sideBySide = SideBySide(variants: labels.map { SideBySide.Variant(label: $0) }, columns: columns)
        scene.output.sideBySide = sideBySide
        (pictures, viewport) = try SideBySidePicture.layout(scenes, sideBySide, captions: 0)
    }

    /// Returns the path of the camera, once the elements that it moves to are known.
    func cameraPath() throws(StageError) -> CameraPath? {
        let moves = scene.output.camera
        guard !moves.isEmpty else { return nil }
        let band = ((scene.output.captions?.height ?? 0) * viewport.scale).rounded()
        let picture = Rect(
            origin: viewport.origin,
            size: Size(
                width: Double(viewport.width) / viewport.scale,
                height: (Double(viewport.height) - band) / viewport.scale))
        do throws(CameraPath.SubjectMissing) {
            return try CameraPath(moves, in: picture, place: place(ofElement:at:))
        } catch {
            let time = Double(Int((moves[error.index].end * 100).rounded())) / 100
            let issue = SceneIssue(
                path: "output.camera[\(error.index)].on",
                kind: .needs("an element that is on the screen when the camera arrives, at \(time) s"))
            throw .sceneInvalid(SceneIssues([issue]))
        }
    }

    /// Returns the frame of an element at a time, in points of the picture; nil if it is not on the screen.
    private func place(ofElement name: String, at seconds: Double) -> Rect? {
        let spelling = scene.touchTargets.resolve(name)?.spelling
        let shown = elements(at: seconds)
        guard
            let element = shown.first(where: { $0.name == name || $0.name == spelling })
                ?? shown.first(where: { $0.name.hasSuffix(".\(name)") })
        else { return nil }
        let frame = screen.placement(at: seconds, in: context.viewport).apply(element.frame)
        return stage?.layout.transform.apply(frame) ?? frame
    }

    /// The width in pixels of the widest picture of the scene.
    package var pictureWidth: Int { pictures.map(\.staged.viewport.width).max() ?? viewport.width }

    /// Stages the pictures of a scene that is shown several times, and arranges them.
    /// - Parameter outer: The context with everything that the scene and its variants name.
    static func pictures(
        of scene: PresentationScene, in outer: Context
    ) throws(StageError) -> ([SideBySidePicture], Viewport) {
        var staged: [StagedScene] = []
        for variant in scene.variantScenes {
            var context = outer
            context.traits = variant.traits
            context.viewport = try Viewport(variant.output, on: variant.traits)
            staged.append(try StagedScene(variant, context))
        }
        let sideBySide = scene.output.sideBySide ?? SideBySide(variants: [])
        return try SideBySidePicture.layout(staged, sideBySide, captions: scene.output.captions?.height ?? 0)
    }
}
