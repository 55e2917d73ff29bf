import FloatingPanel
import Panels
import UIKit
import Vitrine

// `vitrine list films --swift Examples/FloatingPanel` lists what this program renders.

/// A screen of 375 x 812 points.
func screen(
    scale: Double = 0.5, fps: Double = 20, orientation: Orientation = .portrait, duration: Double
) -> PresentationScene {
    var scene = PresentationScene()
    scene.traits.device = .iPhoneX
    scene.traits.design = .legacy
    scene.traits.orientation = orientation
    scene.container.statusBar = StatusBar(time: "9:41")
    scene.container.homeIndicator = true
    scene.output = Output(scale: scale, fps: fps, duration: duration)
    scene.output.quality = 40
    return scene
}

/// The search is raised, its list scrolled and pulled down with it; then a place is opened, and closed again.
let maps = try Film(screen(fps: 15, duration: 6.4)) { stage in
    let page = MapsViewController()
    stage.show(page)
    stage.drag("panel.search", by: CGVector(dx: 0, dy: -300), at: 0.5, duration: 0.25)
    stage.drag("panel.places", by: CGVector(dx: 0, dy: -120), at: 1.5, duration: 0.3)
    stage.drag("panel.search", by: CGVector(dx: 0, dy: 300), at: 2.6, duration: 0.25)
    stage.perform(at: 3.6) { page.open(1) }
    stage.drag("panel2", by: CGVector(dx: 0, dy: -220), at: 4.4, duration: 0.25)
    stage.perform(at: 5.6) { page.closePlace() }
}

/// The same code on a screen that is wider than high: the search is a column.
let landscape = try Film(screen(orientation: .landscape, duration: 3)) { stage in
    let page = MapsViewController()
    stage.show(page)
    stage.perform(at: 0.5) { page.searchPanel.move(to: .tip, animated: true) }
    stage.perform(at: 1.7) { page.searchPanel.move(to: .full, animated: true) }
}

/// News rise over quotes in the dark.
let stocks = try Film(screen(duration: 4)) { stage in
    stage.traits.appearance = .dark
    stage.container.statusBar?.style = .lightContent
    let page = StocksViewController()
    stage.show(page)
    stage.drag("panel.grabber", by: CGVector(dx: 0, dy: -180), at: 0.5, duration: 0.3)
    stage.drag("panel.grabber", by: CGVector(dx: 0, dy: -260), at: 1.5, duration: 0.3)
    stage.drag("panel.stories", by: CGVector(dx: 0, dy: -160), at: 2.5, duration: 0.3)
    stage.perform(at: 3.3) { page.panel.move(to: .tip, animated: true) }
}

/// A player grows out of its bar, under the finger and by itself.
let music = try Film(screen(duration: 4)) { stage in
    let page = MusicViewController()
    stage.show(page)
    stage.drag(from: CGPoint(x: 187, y: 740), to: CGPoint(x: 187, y: 330), at: 0.4, duration: 0.6)
    stage.drag("panel.grabber", by: CGVector(dx: 0, dy: 280), at: 2, duration: 0.4)
    stage.perform(at: 3) { page.panel.move(to: .full, animated: true) }
}

/// The surface and what is behind it follow the position of a panel.
let styling = try Film(screen(duration: 4)) { stage in
    guard let example = PanelCatalog.all.first(where: { $0.name == "styling" }) else { return }
    stage.show(example.page)
    stage.perform(at: 0.5) { example.panel.move(to: .full, animated: true) }
    stage.drag("panel.grabber", by: CGVector(dx: 0, dy: 500), at: 2, duration: 0.5)
}

/// The surface of the player changes its appearance.
let appearances = try Film(screen(duration: 3)) { stage in
    let page = MusicViewController()
    stage.show(page)
    for (i, appearance) in [PanelAppearance.outlined, .floating].enumerated() {
        stage.perform(at: 0.5 + 1.2 * Double(i)) {
            UIView.animate(withDuration: 0.4) { appearance.apply(to: page.panel) }
        }
    }
}

Films.main([
    "documentation": maps, "landscape": landscape, "stocks": stocks, "music": music, "styling": styling,
    "appearances": appearances,
])
