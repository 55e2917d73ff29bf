import CardPresentationController
import Cards
import UIKit
import Vitrine

// `vitrine list films --swift Examples/CardPresentationController` lists what this program renders.

/// A screen of 375 x 812 points.
func screen(duration: Double) -> PresentationScene {
    var scene = PresentationScene()
    scene.traits.device = .iPhoneX
    scene.traits.design = .legacy
    scene.container.statusBar = StatusBar(time: "9:41")
    scene.container.homeIndicator = true
    scene.output = Output(scale: 0.5, fps: 20, duration: duration)
    return scene
}

/// A pass grows out of its cell; a transfer is entered above it and sent; the pass shrinks into its cell.
let wallet = try Film(screen(duration: 7)) { stage in
    let page = WalletController()
    stage.show(page)
    var pass: PassController?
    var transfer: TransferController?
    stage.perform(at: 0.5) { pass = page.open(1) }
    stage.perform(at: 1.8) { transfer = pass?.beginTransfer() }
    for (i, digit) in [1, 5, 0].enumerated() {
        stage.perform(at: 2.9 + 0.3 * Double(i)) { transfer?.press(digit) }
    }
    stage.perform(at: 4) { transfer?.send() }
    stage.perform(at: 5.6) { pass?.dismiss(animated: true) }
}

/// A draft, people above it, and a picture; pans dismiss what is on top.
let mail = try Film(screen(duration: 8)) { stage in
    let page = InboxController()
    stage.show(page)
    var draft: DraftController?
    var people: PeopleController?
    stage.perform(at: 0.4) { draft = page.compose() }
    stage.perform(at: 1.4) { people = draft?.choosePeople() }
    stage.perform(at: 2.6) { people?.choose(0) }
    stage.perform(at: 3.8) { draft?.showPicture() }
    stage.drag("card3", by: CGVector(dx: 0, dy: 300), at: 5.2, duration: 0.3)
    stage.drag("card", by: CGVector(dx: 0, dy: 400), at: 6.4, duration: 0.3)
}

/// A navigation controller in a card.
let settings = try Film(screen(duration: 3.5)) { stage in
    let page = WalletController()
    stage.show(page)
    stage.perform(at: 0.4) { page.openSettings() }
    stage.perform(at: 2.2) { page.dismiss(animated: true) }
}

Films.main(["documentation": wallet, "mail": mail, "settings": settings])
