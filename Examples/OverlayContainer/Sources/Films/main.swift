import OverlayContainer
import Overlays
import UIKit
import Vitrine

// `vitrine list films --swift Examples/OverlayContainer` lists what this program renders.

/// A screen of 375 x 812 points.
func screen(scale: Double = 0.5, duration: Double) -> PresentationScene {
    var scene = PresentationScene()
    scene.traits.device = .iPhoneX
    scene.traits.design = .legacy
    scene.container.statusBar = StatusBar(time: "9:41")
    scene.container.homeIndicator = true
    scene.output = Output(scale: scale, fps: 20, duration: duration)
    scene.output.quality = 60
    return scene
}

/// The list is raised, scrolled, and pulled down with it; then a trail is opened, and closed again.
let trails = try Film(screen(duration: 7)) { stage in
    let page = TrailsContainerViewController()
    stage.show(page)
    stage.drag("header", by: CGVector(dx: 0, dy: -320), at: 0.5, duration: 0.35)
    stage.drag("trails", by: CGVector(dx: 0, dy: -60), at: 1.7, duration: 0.3)
    stage.drag("trails", by: CGVector(dx: 0, dy: 420), at: 2.6, duration: 0.5)
    stage.perform(at: 4) { page.open(2) }
    stage.perform(at: 5.8) { page.close() }
}

/// A slow finger leads to the nearest notch, a quick one to the next, a flick to the last.
let policy = try Film(screen(duration: 5)) { stage in
    let page = TrailsContainerViewController()
    stage.show(page)
    stage.drag("header", by: CGVector(dx: 0, dy: -120), at: 0.4, duration: 1.2)
    stage.drag("header", by: CGVector(dx: 0, dy: -120), at: 2.2, duration: 0.2)
    stage.drag("header", by: CGVector(dx: 0, dy: 260), at: 3.6, duration: 0.1)
}

/// While a hike is recorded, the overlay cannot be raised.
let recording = try Film(screen(duration: 4)) { stage in
    let page = TrailsContainerViewController()
    stage.show(page)
    stage.perform(at: 0.4) { page.start() }
    stage.drag("header", by: CGVector(dx: 0, dy: -300), at: 1.4, duration: 0.4)
    stage.perform(at: 3) { page.stop() }
}

/// A sheet over a tinted view, raised, and dismissed by a pull.
let share = try Film(screen(duration: 4.5)) { stage in
    let page = PhotoViewController()
    stage.show(page)
    stage.perform(at: 0.5) { page.share() }
    stage.drag(from: CGPoint(x: 187, y: 490), to: CGPoint(x: 187, y: 240), at: 1.5, duration: 0.3)
    stage.drag(from: CGPoint(x: 187, y: 240), to: CGPoint(x: 187, y: 720), at: 3, duration: 0.4)
}

Films.main(["documentation": trails, "policy": policy, "recording": recording, "share": share])
