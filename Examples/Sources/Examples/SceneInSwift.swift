import Foundation
import Vitrine

/// A floating popup bar that a button brings up, in both appearances.
func writeSceneInSwift(to folder: URL) throws(VitrineError) -> [WrittenFile] {
    var scene = PresentationScene()
    scene.traits.device = .iPhone16Pro
    scene.container.content.background = .systemIndigo
    scene.container.dock = .toolbar(["Present Bar", "Dismiss Bar"])

    var item = PopupItem(title: "Suscipit Ut", subtitle: "Itaque eos officiis", image: "artwork/rain.png")
    item.trailingBarButtonItems = ["pause", "forward"]
    var bar = PopupBar(barStyle: .floating, popupItem: item)
    bar.tintColor = .systemPink
    scene.popupBar = bar

    scene.timeline = [.tap("Present Bar", at: 0.3, then: .present("popupBar"))]
    scene.output = Output(crop: .bottom(180), scale: 1, fps: 25, duration: 1.5)

    var files: [WrittenFile] = []
    for appearance in Appearance.allCases {
        scene.traits.appearance = appearance
        let name = "bar-\(appearance.rawValue).gif"
        files.append(try Renderer(scene).write(to: folder.appendingPathComponent(name).path))
    }
    return files
}
