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
