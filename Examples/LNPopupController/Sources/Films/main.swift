import LNPopupController
import Popups
import UIKit
import Vitrine

// `vitrine list films --swift Examples/LNPopupController` lists what this program renders.

var scene = PresentationScene()
scene.output = Output(scale: 0.5, fps: 20, duration: 3)
let documentation = try Film(scene) { stage in
    let page = MapController()
    stage.show(page)
    stage.perform(at: 1) { page.openPopup(animated: true) }
}
Films.main(["documentation": documentation])
