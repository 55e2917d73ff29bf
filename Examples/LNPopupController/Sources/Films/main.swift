import LNPopupController
import Popups
import UIKit
import Vitrine

// `vitrine list films --swift Examples/LNPopupController` lists what this program renders.

/// A phone with glass; by default the whole screen.
func scene(_ appearance: Appearance = .light, duration: Double, crop: Output.Crop = .all) -> PresentationScene {
    var scene = PresentationScene(traits: Traits(device: .iPhone16Pro, appearance: appearance))
    scene.container.statusBar = StatusBar()
    scene.container.homeIndicator = true
    scene.output = Output(crop: crop, scale: 0.5, fps: 25, duration: duration)
    scene.output.quality = 39
    return scene
}

extension FilmStage {
    /// The song goes on: its progress rises in steps.
    func playOn(_ music: MusicController, from start: Double, to end: Double, progress: ClosedRange<Float>) {
        let steps = Int((end - start) / 0.2)
        for step in 0...steps {
            let share = Float(step) / Float(steps)
            perform(at: start + 0.2 * Double(step)) {
                music.show(progress: progress.lowerBound + share * (progress.upperBound - progress.lowerBound))
            }
        }
    }
}

/// A song is played: the bar appears, opens, and is pulled down again.
func documentation(_ appearance: Appearance = .light) throws -> Film {
    try Film(scene(appearance, duration: 8)) { stage in
        let music = MusicController()
        stage.show(music)
        music.take(.system)
        stage.tap("songs.\(Song.all[0].title)", at: 0.3)
        stage.perform(at: 0.4) { music.play() }
        stage.drag("popupBar", by: CGVector(dx: -220, dy: 0), at: 1.6, duration: 0.25)
        stage.tap("popupBar", at: 3)
        stage.playOn(music, from: 3.8, to: 5.6, progress: 0...0.1)
        stage.drag("popup", by: CGVector(dx: 0, dy: 330), at: 6, duration: 0.5)
    }
}

/// The looks of the bar, one after the other.
func looks() throws -> Film {
    try Film(scene(duration: 8.4, crop: .bottom(200))) { stage in
        let music = MusicController()
        stage.show(music)
        music.take(.system)
        music.play()
        for (i, look) in BarLook.allCases.enumerated() {
            stage.perform(at: 1.2 * Double(i)) { music.take(look) }
        }
    }
}

/// The tab bar shrinks as the page scrolls, and the bar comes down beside it.
func minimized() throws -> Film {
    try Film(scene(.dark, duration: 6, crop: .bottom(240))) { stage in
        let music = MusicController()
        stage.show(music)
        music.take(.capsule)
        music.play()
        stage.drag("songs", by: CGVector(dx: 0, dy: -260), at: 0.8, duration: 0.4)
        stage.tap("popupBar.trailingBarButtonItems.0", at: 2.6)
        stage.drag("songs", by: CGVector(dx: 0, dy: 200), at: 3.6, duration: 0.4)
    }
}

/// An episode above a toolbar, until its button ends it.
func podcast() throws -> Film {
    try Film(scene(duration: 5)) { stage in
        let page = PodcastController()
        stage.show(UINavigationController(rootViewController: page))
        page.navigationController?.isToolbarHidden = false
        stage.perform(at: 0.5) { page.play() }
        stage.tap("popupBar.trailingBarButtonItems.0", at: 3.4)
    }
}

/// A search field in place of the bar.
func map() throws -> Film {
    try Film(scene(duration: 4)) { stage in
        let map = MapController()
        stage.show(map)
        stage.perform(at: 1) { map.openPopup(animated: true) }
        stage.perform(at: 2.6) { map.closePopup(animated: true) }
    }
}

Films.main([
    "documentation": try documentation(), "dark": try documentation(.dark), "looks": try looks(),
    "minimized": try minimized(), "podcast": try podcast(), "map": try map(),
])
