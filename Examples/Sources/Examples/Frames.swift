import Foundation
import Vitrine
import VitrinePrimitives

/// Frames of an opening popup: every fifth one as a PNG, and the share of pixels that it changes.
func writeFrames(to folder: URL) throws {
    var scene = PresentationScene()
    scene.container.content.background = .systemTeal
    scene.popupBar = PopupBar(popupItem: "Suscipit Ut")
    var popup = PopupContent()
    popup.content.background = .systemYellow
    scene.popupContent = popup
    scene.timeline = [.open("popupBar", at: 0.1)]
    scene.output = Output(scale: 0.5, fps: 30, duration: 1)

    var previous: Bitmap?
    for frame in try Renderer(scene).frames() {
        let changed = zip(frame.bitmap.pixels, previous?.pixels ?? []).count { $0 != $1 }
        previous = frame.bitmap
        guard frame.index.isMultiple(of: 5) else { continue }
        let name = "open-\(frame.index).png"
        try Data(frame.bitmap.png()).write(to: folder.appendingPathComponent(name))
        print("\(name): \(frame.time) s, \(changed * 100 / frame.bitmap.pixels.count) % changed")
    }
}
