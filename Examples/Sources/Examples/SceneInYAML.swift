import Foundation
import Vitrine

let yaml = """
    vitrine: 1
    device: iphone-16-pro
    container: { content: { background: systemMint }, toolbar: { items: [Library, Search] } }
    popupBar: { popupItem: { title: Suscipit Ut, trailingBarButtonItems: [play] } }
    output: { crop: bottom 180pt, scale: 2 }
    """

/// A still of a scene that is written as in a scene file.
func writeSceneInYAML(to folder: URL) throws(VitrineError) -> [WrittenFile] {
    let renderer = try Renderer(yaml: yaml)
    return [try renderer.write(to: folder.appendingPathComponent("still.png").path)]
}

/// The problems of a scene with two mistakes, with their places.
func printProblems() {
    do throws(VitrineError) {
        _ = try PresentationScene(
            yaml: "vitrine: 1\ndevice: iphone-16-prp\npopupBar: { barStyle: floatign }", fileName: "bar.yaml")
    } catch {
        guard case .scene(let issues) = error else { return }
        for issue in issues.issues { print("\(issue.line ?? 0): \(issue.path)") }
    }
}
