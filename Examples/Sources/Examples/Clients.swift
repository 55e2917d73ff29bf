import Vitrine

/// A scene file, rendered twice with values of its own in place of the file's.
func writeVariants(of file: String, to folder: String) throws(VitrineError) -> [WrittenFile] {
    let small = try Renderer(contentsOf: file, overrides: [SceneOverride(.scale, "0.5")])
    let dark = try Renderer(
        contentsOf: file, overrides: [SceneOverride(.scale, "1"), SceneOverride(.appearance, "dark")])
    return [try small.write(to: folder + "/small.png"), try dark.write(to: folder + "/dark.png")]
}

/// A panel with a text and a search field, which a finger pulls up. Returns the times of the frames that differ from the
/// one before.
func pullPanel() throws(VitrineError) -> [Double] {
    var panel = FloatingPanel(
        content: Content(body: [.label("Hello", textStyle: .headline), .searchField(name: "search", height: 44)]))
    panel.layout.initialPosition = .tip
    panel.layout.insets.tip = 140
    var scene = PresentationScene()
    scene.floatingPanels["panel"] = panel
    scene.timeline = [.drag("panel", at: 0.2, by: ScenePoint(x: 0, y: -300))]
    scene.output = Output(scale: 0.5, fps: 10, duration: 1)
    var times: [Double] = []
    var last: Bitmap?
    for frame in try Renderer(scene).frames() {
        if frame.bitmap != last { times.append(frame.time) }
        last = frame.bitmap
    }
    return times
}

/// The problems of a scene file after a change in Swift.
func problems(of file: String) -> [String] {
    do throws(VitrineError) {
        var scene = try PresentationScene(contentsOf: file)
        scene.popupBar?.barStyle = .compact
        scene.timeline.append(.tap("Nowhere", at: 2))
        _ = try Renderer(scene)
        return []
    } catch .scene(let problems) {
        return problems.issues.map { issue in "\(issue.path): \(issue.message)" }
    } catch {
        return ["\(error)"]
    }
}
