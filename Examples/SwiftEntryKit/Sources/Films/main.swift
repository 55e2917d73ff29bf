import Entries
import SwiftEntryKit
import UIKit
import Vitrine

// `vitrine list films --swift Examples/SwiftEntryKit` lists what this program renders.

func documentation() -> PresentationScene {
    var scene = PresentationScene()
    scene.traits.device = .iPhoneX
    scene.traits.design = .legacy
    scene.output = Output(scale: 0.5, fps: 20, duration: 4)
    scene.container.content.background = .systemTeal
    guard let message = EntryCatalog.views.first(where: { $0.name == "notification" })?.view else { return scene }
    var attributes = EKAttributes.topFloat
    attributes.entryBackground = .color(color: EKColor(UIColor(white: 1, alpha: 1)))
    attributes.shadow = .active(with: .init(color: .black, opacity: 0.3, radius: 8))
    attributes.roundCorners = .all(radius: 12)
    scene.performEntryKit(at: 0.5) { SwiftEntryKit.display(entry: message, using: attributes) }
    return scene
}

Films.main(["documentation": documentation()])
