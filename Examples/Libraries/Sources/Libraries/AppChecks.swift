import Cards
import FloatingPanel
import Foundation
import OverlayContainer
import Overlays
import Panels
import UIKit
import Vitrine

// The apps of Examples/FloatingPanel, OverlayContainer and CardPresentationController.

func checkApps(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    try checkMapsApp(&checks, folder: folder)
    try checkMusicApp(&checks, folder: folder)
    try checkTrailsApp(&checks, folder: folder)
    try checkShareSheet(&checks, folder: folder)
    try checkMailApp(&checks, folder: folder)
}

/// A place has a panel of its own; the search makes room for it and comes back.
private func checkMapsApp(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    var positions: [FloatingPanelPosition] = []
    var isOpen: [Bool] = []
    let film = try Film(emptyScene()) { stage in
        let page = MapsViewController()
        stage.show(page)
        (positions, isOpen) = ([], [])
        stage.perform(at: 0.5) { page.open(1) }
        stage.perform(at: 2) {
            positions.append(page.searchPanel.position)
            isOpen.append(page.placePanel?.position == .tip)
            page.closePlace()
        }
        stage.perform(at: 4) {
            positions.append(page.searchPanel.position)
            isOpen.append(page.placePanel != nil)
        }
    }
    try film.renderer.save("app maps", in: folder)
    checks.expectEqual(positions, [.tip, .half], "maps: positions of the search")
    checks.expectEqual(isOpen, [true, false], "maps: the panel of the place")
    // The panel of the place begins 150 points above the safe area; a grabber is in its middle.
    let (place, search) = (try film.image(at: 1.9), try film.image(at: 4))
    checks.expect(isNear(place.color(100, 645), [255, 255, 255]), "maps: the panel of the place is seen")
    checks.expect(!isNear(search.color(100, 645), [255, 255, 255]), "maps: it is gone")
    // The rows of categories are wider than the screen.
    let warning = "UIScrollView: a finger scrolls vertically only; other content stays where it is"
    checks.expectEqual(film.warnings, [warning], "maps: warnings")
}

/// The player's artwork is as wide as the screen but for its margins when the panel is full.
private func checkMusicApp(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    let film = try Film(emptyScene()) { stage in
        let page = MusicViewController()
        stage.show(page)
        stage.perform(at: 0.5) { page.panel.move(to: .full, animated: true) }
        stage.drag("panel.grabber", by: CGVector(dx: 0, dy: 500), at: 3, duration: 0.3)
    }
    try film.renderer.save("app music", in: folder)
    let (small, large, again) = (try film.image(at: 0.4), try film.image(at: 2.9), try film.image(at: 5))
    // A quarter of the screen down the artwork covers what was the library.
    checks.expect(!isNear(large.color(60, 300), small.color(60, 300), within: 12), "music: the artwork has grown")
    checks.expect(isNear(large.color(16, 300), [255, 255, 255]), "music: it keeps its margin")
    checks.expect(isNear(again.color(60, 300), small.color(60, 300)), "music: the player is small again")
}

/// The policy goes by the finger's speed, and only the lowest notch is reachable while a hike is recorded.
private func checkTrailsApp(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    var targets: [Int] = []
    let film = try Film(emptyScene()) { stage in
        let page = TrailsContainerViewController()
        stage.show(page)
        stage.drag("header", by: CGVector(dx: 0, dy: -120), at: 0.5, duration: 1.5)
        stage.drag("header", by: CGVector(dx: 0, dy: -120), at: 3, duration: 0.2)
        stage.drag("header", by: CGVector(dx: 0, dy: 260), at: 5, duration: 0.1)
        stage.perform(at: 6.5) { page.start() }
        stage.drag("header", by: CGVector(dx: 0, dy: -300), at: 7.5, duration: 0.3)
        stage.perform(at: 9) { targets = page.targets }
    }
    try film.renderer.save("app trails", in: folder)
    // At the beginning, a slow drag, a quick one, a flick.
    checks.expectEqual(Array(targets.prefix(4)), [1, 1, 2, 0], "trails: notches")
    checks.expect(
        targets.dropFirst(4).allSatisfy { $0 == 0 }, "trails: only the lowest notch while recording, \(targets)")
    let (low, high) = (try film.image(at: 0.3), try film.image(at: 4.5))
    checks.expect(isNear(high.color(100, 66), [255, 255, 255]), "trails: the overlay is high")
    checks.expect(high.color(20, 40)[1] < low.color(20, 40)[1] - 60, "trails: the map is dark behind it")
}

/// A sheet that is presented late is at its notch, and a fast pull dismisses it.
private func checkShareSheet(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    var isPresented: [Bool] = []
    let film = try Film(emptyScene()) { stage in
        let page = PhotoViewController()
        stage.show(page)
        isPresented = []
        stage.perform(at: 0.5) { page.share() }
        stage.perform(at: 2) { isPresented.append(page.presentedViewController != nil) }
        stage.drag(from: CGPoint(x: 187, y: 490), to: CGPoint(x: 187, y: 780), at: 2.5, duration: 0.2)
        stage.perform(at: 4.5) { isPresented.append(page.presentedViewController != nil) }
    }
    try film.renderer.save("app share", in: folder)
    checks.expectEqual(isPresented, [true, false], "share: it is presented and dismissed")
    let (shown, gone) = (try film.image(at: 2), try film.image(at: 4.5))
    checks.expect(isNear(shown.color(187, 470), [242, 242, 247]), "share: the sheet is 356 points high")
    checks.expect(!isNear(shown.color(187, 440), [242, 242, 247]), "share: not higher")
    checks.expect(isNear(gone.color(187, 640), [255, 255, 255]), "share: the page is seen without a dimming view")
}

/// Cards in three layers: a choice reaches the draft, pans dismiss the picture and the draft.
private func checkMailApp(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    var depths: [Int] = []
    let film = try Film(emptyScene()) { stage in
        let page = InboxController()
        stage.show(page)
        depths = []
        var draft: DraftController?
        var people: PeopleController?
        func depth() -> Int {
            sequence(first: page as UIViewController) { $0.presentedViewController }.reduce(0) { count, _ in count + 1 }
        }
        stage.perform(at: 0.3) { draft = page.compose() }
        stage.perform(at: 1.3) { people = draft?.choosePeople() }
        stage.perform(at: 2.5) {
            depths.append(depth())
            people?.choose(0)
        }
        stage.perform(at: 4) {
            depths.append(depth())
            draft?.showPicture()
        }
        stage.perform(at: 5.5) { depths.append(depth()) }
        stage.drag("card3", by: CGVector(dx: 0, dy: 350), at: 6, duration: 0.3)
        stage.drag("card", by: CGVector(dx: 0, dy: 450), at: 8, duration: 0.3)
        stage.perform(at: 10) { depths.append(depth()) }
    }
    try film.renderer.save("app mail", in: folder)
    checks.expectEqual(depths, [3, 2, 3, 1], "mail: controllers, one presented by the other")
    let (draft, picture) = (try film.image(at: 4), try film.image(at: 5.5))
    checks.expect(isNear(draft.color(340, 700), [255, 255, 255]), "mail: the draft is white")
    checks.expect(isNear(picture.color(187, 760), [0, 0, 0]), "mail: the picture's card is black")
    let (before, after) = (try film.image(at: 0.2), try film.image(at: 10))
    checks.expect(isNear(before.color(300, 760), after.color(300, 760)), "mail: the inbox again")
}
