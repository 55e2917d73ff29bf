import FloatingPanel
import UIKit

// A search: the panel moves with what the user does.
class SearchDelegate: FloatingPanelControllerDelegate {
    let searchBar = UISearchBar()

    func floatingPanelWillBeginDragging(_ vc: FloatingPanelController) {
        if vc.position == .full {
            searchBar.showsCancelButton = false
            searchBar.resignFirstResponder()
        }
    }

    func floatingPanelDidEndDragging(
        _ vc: FloatingPanelController, withVelocity velocity: CGPoint, targetPosition: FloatingPanelPosition
    ) {
        if targetPosition != .full {
            searchBar.showsCancelButton = false
        }
    }
}

// A panel that cannot be dragged.
class FrozenDelegate: FloatingPanelControllerDelegate {
    func floatingPanelShouldBeginDragging(_ vc: FloatingPanelController) -> Bool {
        return false
    }
}

// A panel that goes up again whenever it has come to rest at the tip.
class BouncingDelegate: FloatingPanelControllerDelegate {
    var hasReturned = false

    func floatingPanelDidEndDecelerating(_ vc: FloatingPanelController) {
        guard vc.position == .tip else { return }
        vc.move(to: .full, animated: true) { self.hasReturned = true }
    }
}

// Corners that follow the position.
class CornerDelegate: FloatingPanelControllerDelegate {
    func floatingPanel(
        _ vc: FloatingPanelController, layoutFor newCollection: UITraitCollection
    ) -> FloatingPanelLayout? {
        switch newCollection.verticalSizeClass {
        case .compact: return FloatingPanelLandscapeLayout()
        default: return MyFloatingPanelLayout()
        }
    }

    func floatingPanelDidMove(_ vc: FloatingPanelController) {
        let y = vc.surfaceView.frame.origin.y
        let tipY = vc.originYOfSurface(for: .tip)
        if y > tipY - 44.0 {
            let progress = max(0.0, min((tipY - y) / 44.0, 1.0))
            vc.surfaceView.subviews.first?.alpha = progress
        }
    }
}
