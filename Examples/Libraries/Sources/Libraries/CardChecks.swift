import CardPresentationController
import Cards
import Foundation
import UIKit
import Vitrine

func checkCards(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    for (name, configuration) in emptyScene().simulate({ CardCatalog.configurations }) {
        var scene = emptyScene()
        let root = ContentController()
        root.view.backgroundColor = .systemGreen
        scene.show(root)
        let card = scene.simulate { root.openAnother(configuration) }
        scene.add(card: card)
        let renderer = try Renderer(scene)
        try renderer.save("card \(name)", in: folder)
        let bitmap = try renderer.bitmap(at: 2)
        let used = scene.simulate { configuration ?? .shared }
        let top = Double(used.verticalInset + used.verticalSpacing)
        checks.expect(isNear(bitmap.color(187, top + 40), [255, 184, 0]), "\(name): the card begins at \(top)")
        let handle = top + Double(used.dismissAreaHeight) / 2
        checks.expect(isNear(bitmap.color(187, handle), [255, 219, 128]), "\(name): the handle is at \(handle)")
        checks.expect(isNear(bitmap.color(187, handle + 6), [255, 184, 0]), "\(name): it is 5 points high")
        let isRound = !isNear(bitmap.color(1, top + 1), [255, 184, 0])
        checks.expectEqual(isRound, used.cornerRadius > 4, "\(name): the corner")
        let above = bitmap.color(187, top - 4)
        checks.expect(!isNear(above, [255, 184, 0]), "\(name): above \(top) it does not")
        // The presenter is inset and faded over black.
        if used.verticalSpacing >= 8 {
            let green = Int((199 * Double(used.backFadeAlpha)).rounded())
            checks.expect(abs(above[1] - green) < 8, "\(name): the presenter is faded to \(green), is \(above[1])")
            let edge = bitmap.color(Double(used.horizontalInset) - 3, top - 2)
            checks.expect(isNear(edge, [0, 0, 0]), "\(name): the presenter is inset by \(used.horizontalInset)")
        }
        checks.expect(root.hasPresented, "\(name): the completion has run")
    }
    try checkStack(&checks)
    try checkWallet(&checks, folder: folder)
}

/// A pass over the wallet, and a transfer over the pass: swipes do not end it, its button does.
private func checkWallet(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    var completed: [Int] = []
    let film = try Film(emptyScene()) { stage in
        completed = []
        let wallet = WalletController()
        stage.show(wallet)
        let pass = wallet.open(2)
        var transfer: TransferController?
        stage.perform(at: 1) { transfer = pass.beginTransfer() }
        stage.drag("card2", by: CGVector(dx: 0, dy: 500), at: 2, duration: 0.2)
        stage.perform(at: 4) {
            completed.append(pass.completedTransfers)
            transfer?.send()
        }
        stage.perform(at: 6) { completed.append(pass.completedTransfers) }
    }
    let renderer = film.renderer
    try renderer.save("card wallet", in: folder)
    checks.expectEqual(try renderer.bitmap(at: 3.5).color(8, 600), [255, 255, 255], "wallet: the transfer stays")
    checks.expectEqual(try renderer.bitmap(at: 6).color(8, 600), [97, 85, 245], "wallet: the pass is seen again")
    checks.expectEqual(completed, [0, 1], "wallet: the completion has run once")
}

/// Two cards: the second is lower, and goes with `dismiss`.
private func checkStack(_ checks: inout Checks) throws(VitrineError) {
    var scene = emptyScene()
    let root = ContentController()
    root.view.backgroundColor = .systemGreen
    scene.show(root)
    let first = scene.simulate { root.openAnother(nil) as! ContentController }
    scene.add(card: first, named: "first")
    let second = ContentController()
    second.view.backgroundColor = .systemBlue
    scene.add(card: second, named: "second")
    scene.perform(at: 1) { first.presentCard(second, animated: true) }
    scene.perform(at: 3) { second.close() }
    let renderer = try Renderer(scene)
    checks.expectEqual(try renderer.bitmap(at: 2.5).color(187, 120), [0, 136, 255], "stack: the second card")
    checks.expect(isNear(try renderer.bitmap(at: 5).color(187, 120), [255, 184, 0]), "stack: the first card again")
}
