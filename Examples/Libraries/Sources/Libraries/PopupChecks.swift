import Foundation
import LNPopupController
import Popups
import UIKit
import Vitrine

/// A screen of glass, a pixel for each point.
private func glassScene() -> PresentationScene {
    var scene = PresentationScene()
    scene.output = Output(scale: 1, fps: 10)
    return scene
}

func checkPopups(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    var pictures: [Bitmap] = []
    for look in BarLook.allCases {
        let film = try Film(glassScene()) { stage in
            let music = MusicController()
            stage.show(music)
            music.take(look)
            music.play()
        }
        checks.expectEqual(film.warnings, [], "\(look.rawValue): warnings")
        try film.renderer.save("popup \(look.rawValue)", in: folder)
        let picture = try film.image(at: 1)
        checks.expect(!pictures.contains(picture), "\(look.rawValue): a picture of its own")
        pictures.append(picture)
    }
    try checkPlayer(&checks, folder: folder)
    try checkMinimized(&checks)
    try checkPodcast(&checks, folder: folder)
    try checkMap(&checks, folder: folder)
}

/// A finger pages to the second song, stops it, and opens and closes the player.
private func checkPlayer(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    var app: MusicController?
    let film = try Film(glassScene()) { stage in
        let music = MusicController()
        app = music
        stage.show(music)
        stage.perform(at: 0.5) { music.play() }
        stage.drag("popupBar", by: CGVector(dx: -200, dy: 0), at: 2, duration: 0.3)
        stage.tap("popupBar.trailingBarButtonItems.0", at: 3.5)
        stage.play(.open("popup", at: 4.5))
        stage.tap("popupCloseButton", at: 6)
    }
    guard let music = app else { return checks.expect(false, "player: the code of the film has run") }
    try film.renderer.save("popup player", in: folder)
    let songs = Song.all
    checks.expectEqual(
        music.events, [songs[0].title, "playing", songs[1].title, "opens", "closed"], "player: events")
    checks.expect(!music.playlist.isPlaying, "player: the button's action stops it")
    checks.expect(music.player.hasOpened, "player: it has appeared")
    checks.expectEqual(music.popupPresentationState, .barPresented, "player: the state")
    checks.expectEqual(music.player.cover.image?.name, songs[1].artwork, "player: the cover of the second song")
    checks.expectEqual(music.player.titleLabel.text, songs[1].title, "player: the title of the second song")
    let open = try film.image(at: 5.5)
    checks.expect(
        isNear(open.color(10, 500), [0x2C, 0x3E, 0x5C]), "player: the color of the second song fills the screen")
    let cover = music.player.cover.frame
    checks.expect(cover.width > 300 && abs(cover.midX - 215) < 1, "player: the cover is in the middle")
    checks.expect(
        !isNear(open.color(Double(cover.midX), Double(cover.midY)), [0x2C, 0x3E, 0x5C]),
        "player: the cover is where its constraints put it")
}

/// The bar comes down beside the tab bar while the page scrolls down.
private func checkMinimized(_ checks: inout Checks) throws(VitrineError) {
    var environments: [LNPopupBar.Environment] = []
    var buttons: [Int] = []
    _ = try Film(glassScene()) { stage in
        let music = MusicController()
        stage.show(music)
        music.play()
        stage.drag("songs", by: CGVector(dx: 0, dy: -200), at: 1, duration: 0.3)
        for seconds in [0.5, 2.5] {
            stage.perform(at: seconds) {
                environments.append(music.traitCollection.popupBarEnvironment)
                buttons.append(music.popupBar.trailingBarButtonItems?.count ?? 0)
            }
        }
    }
    checks.expectEqual(Array(environments.suffix(2)), [.regular, .inline], "minimized: environments")
    checks.expectEqual(Array(buttons.suffix(2)), [2, 1], "minimized: buttons")
}

/// The prominent button of an episode dismisses its bar.
private func checkPodcast(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    let film = try Film(glassScene()) { stage in
        let page = PodcastController()
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        stage.show(navigation)
        stage.perform(at: 0.5) { page.play() }
        stage.tap("popupBar.trailingBarButtonItems.0", at: 3)
    }
    checks.expectEqual(film.warnings, [], "podcast: warnings")
    try film.renderer.save("popup podcast", in: folder)
    let before = try film.image(at: 0.4)
    checks.expect(try film.image(at: 2.5) != before, "podcast: the bar is there")
    checks.expect(try film.image(at: 5) == before, "podcast: its button dismisses it")
}

/// A custom bar stands on the view at the bottom.
private func checkMap(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    var app: MapController?
    let film = try Film(glassScene()) { stage in
        let map = MapController()
        app = map
        stage.show(map)
    }
    guard let map = app else { return checks.expect(false, "map: the code of the film has run") }
    try film.renderer.save("popup map", in: folder)
    let (bitmap, height) = (try film.image(at: 1), Double(film.renderer.size.height))
    checks.expect(isNear(bitmap.color(200, height - 50), [0, 195, 208]), "map: the view at the bottom")
    checks.expect(!isNear(bitmap.color(200, height - 34 - 30 - 8 - 30), [135, 212, 240]), "map: the bar above it")
    checks.expectEqual(map.popupBar.barStyle, .custom, "map: the style")
    checks.expectEqual(map.popupBar.effectiveContentSize.height, 65, "map: the height")
}
