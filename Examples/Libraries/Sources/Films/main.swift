import CardPresentationController
import Cards
import Entries
import FloatingPanel
import OverlayContainer
import Overlays
import Panels
import SwiftEntryKit
import UIKit
import Vitrine

// `vitrine list films --swift Examples/Libraries --product films` lists what this program renders.

/// A screen of 375 x 812 points, with half a pixel for each.
func emptyScene(duration: Double) -> PresentationScene {
    var scene = PresentationScene()
    scene.traits.device = .iPhoneX
    scene.traits.design = .legacy
    scene.output = Output(scale: 0.5, fps: 20, duration: duration)
    return scene
}

/// A panel whose surface and backdrop follow its position.
func panels() -> PresentationScene {
    var scene = emptyScene(duration: 4)
    guard let example = scene.simulate({ PanelCatalog.all.first { $0.name == "styling" } }) else { return scene }
    scene.show(example.page)
    scene.add(example.panel)
    scene.perform(at: 0.5) { example.panel.move(to: .full, animated: true) }
    scene.timeline = [.drag("panel", at: 2, by: ScenePoint(x: 0, y: 500), duration: 0.5)]
    return scene
}

/// An overlay whose backdrop darkens while it rises.
func overlays() -> PresentationScene {
    var scene = emptyScene(duration: 3)
    guard let example = scene.simulate({ OverlayCatalog.all.first { $0.name == "backdrop" } }) else { return scene }
    scene.add(example.container)
    scene.perform(at: 0.5) { example.container.moveOverlay(toNotchAt: 1, animated: true) }
    scene.timeline = [.drag("overlay", at: 1.5, by: ScenePoint(x: 0, y: 300), duration: 0.4)]
    return scene
}

/// A card over its presenter, dismissed by a call.
func cards() -> PresentationScene {
    var scene = emptyScene(duration: 3)
    let root = ContentController()
    root.view.backgroundColor = .systemGreen
    scene.show(root)
    let card = scene.simulate { root.openAnother(nil) }
    scene.add(card: card)
    scene.perform(at: 1.5) { card.dismiss(animated: true) }
    return scene
}

/// The first set-up of entries with a message.
func entries() -> PresentationScene {
    var scene = emptyScene(duration: 4)
    scene.container.content.background = .systemTeal
    guard
        let message = EntryCatalog.views.first(where: { $0.name == "notification" })?.view
            ?? EntryCatalog.views.first?.view
    else { return scene }
    var attributes = EKAttributes.topFloat
    attributes.entryBackground = .color(color: EKColor(UIColor(white: 1, alpha: 1)))
    attributes.shadow = .active(with: .init(color: .black, opacity: 0.3, radius: 8))
    attributes.roundCorners = .all(radius: 12)
    scene.performEntryKit(at: 0.5) { SwiftEntryKit.display(entry: message, using: attributes) }
    return scene
}

Films.main(["panels": panels(), "overlays": overlays(), "cards": cards(), "entries": entries()])
