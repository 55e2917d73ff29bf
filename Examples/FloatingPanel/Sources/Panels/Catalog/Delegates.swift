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

// A landscape layout, and a view of the surface that fades near the tip.
class FadingDelegate: FloatingPanelControllerDelegate {
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

// The surface and what is behind it follow the position: side effects of a change move with the panel.
class StylingDelegate: FloatingPanelControllerDelegate {
    func floatingPanelDidChangePosition(_ vc: FloatingPanelController) {
        switch vc.position {
        case .full:
            vc.surfaceView.backgroundColor = .systemYellow
            vc.surfaceView.cornerRadius = 0
            vc.backdropView.alpha = 0.8
        default:
            vc.surfaceView.backgroundColor = .white
            vc.surfaceView.cornerRadius = 40
        }
    }

    func floatingPanelWillBeginDragging(_ vc: FloatingPanelController) {
        vc.surfaceView.grabberHandle.isHidden = true
    }

    func floatingPanelDidEndDecelerating(_ vc: FloatingPanelController) {
        vc.surfaceView.grabberHandle.isHidden = false
    }
}

// Margins that grow between half and tip.
class MarginDelegate: FloatingPanelControllerDelegate {
    let layout = TabThreeLayout()

    func floatingPanel(
        _ vc: FloatingPanelController, layoutFor newCollection: UITraitCollection
    ) -> FloatingPanelLayout? {
        return layout
    }

    func floatingPanelDidMove(_ vc: FloatingPanelController) {
        let y = vc.surfaceView.frame.origin.y
        let (halfY, tipY) = (vc.originYOfSurface(for: .half), vc.originYOfSurface(for: .tip))
        let margin = 16 + 24 * max(0, min(1, (y - halfY) / (tipY - halfY)))
        layout.leftConstraint.constant = margin
        layout.rightConstraint.constant = -margin
    }
}

// Layouts that the library does not allow.
class IllegalLayout: FloatingPanelLayout {
    let initialPosition: FloatingPanelPosition
    let supportedPositions: Set<FloatingPanelPosition>
    let halfInset: CGFloat

    init(
        initialPosition: FloatingPanelPosition = .half,
        supportedPositions: Set<FloatingPanelPosition> = [.full, .half, .tip], halfInset: CGFloat = 262
    ) {
        self.initialPosition = initialPosition
        self.supportedPositions = supportedPositions
        self.halfInset = halfInset
    }

    func insetFor(position: FloatingPanelPosition) -> CGFloat? {
        switch position {
        case .full: return 18
        case .half: return halfInset
        case .tip: return 69
        case .hidden: return nil
        }
    }
}
