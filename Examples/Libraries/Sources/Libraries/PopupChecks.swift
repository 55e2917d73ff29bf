import Foundation
import LNPopupController
import Popups
import UIKit
import Vitrine

/// A screen of glass.
private func glassScene() -> PresentationScene {
    var scene = PresentationScene()
    scene.output = Output(scale: 1, fps: 10)
    return scene
}

func checkPopups(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    var pictures: [[UInt8]] = []
    for look in BarLook.allCases {
        var scene = glassScene()
        let music = MusicController()
        scene.show(music)
        music.take(look)
        music.play()
        scene.add(popupBarOf: music)
        let renderer = try Renderer(scene)
        try renderer.save("popup \(look.rawValue)", in: folder)
        pictures.append(try renderer.png(at: 1))
    }
    checks.expectEqual(Set(pictures).count, BarLook.allCases.count, "looks: pictures that differ")
    try checkPlayer(&checks, folder: folder)
    try checkMap(&checks, folder: folder)
}

/// A finger pages to the second song, stops it, and opens and closes the player.
private func checkPlayer(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    var scene = glassScene()
    let music = MusicController()
    scene.show(music)
    scene.add(popupBarOf: music)
    scene.perform(at: 0.5) { music.play() }
    scene.timeline = [
        .drag("popupBar", at: 2, by: ScenePoint(x: -200, y: 0), duration: 0.3),
        .tap("popupBar.trailingBarButtonItems.0", at: 3.5),
        .open("popup", at: 4.5),
        .tap("popupCloseButton", at: 6),
    ]
    let renderer = try Renderer(scene)
    try renderer.save("popup player", in: folder)
    checks.expectEqual(
        music.events, [Song.all[0].title, "playing", Song.all[1].title, "opens", "closed"], "player: events")
    checks.expect(!music.playlist.isPlaying, "player: the button's action stops it")
    checks.expect(music.player.hasOpened, "player: it has appeared")
    checks.expectEqual(music.popupPresentationState, .barPresented, "player: the state")
    checks.expectEqual(music.player.cover.image?.name, Song.all[1].artwork, "player: the cover of the second song")
    let bitmap = try renderer.bitmap(at: 5.5)
    checks.expect(isNear(bitmap.color(10, 500), [82, 41, 51]), "player: it fills the screen")
}

/// A custom bar stands on the view at the bottom.
private func checkMap(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    var scene = glassScene()
    let map = MapController()
    scene.show(map)
    scene.add(popupBarOf: map)
    let renderer = try Renderer(scene)
    try renderer.save("popup map", in: folder)
    let (bitmap, height) = (try renderer.bitmap(at: 1), Double(renderer.size.height))
    checks.expect(isNear(bitmap.color(200, height - 50), [0, 195, 208]), "map: the view at the bottom")
    checks.expect(!isNear(bitmap.color(200, height - 34 - 30 - 8 - 30), [135, 212, 240]), "map: the bar above it")
    checks.expectEqual(map.popupBar.barStyle, .custom, "map: the style")
    checks.expectEqual(map.popupBar.effectiveContentSize.height, 65, "map: the height")
}
