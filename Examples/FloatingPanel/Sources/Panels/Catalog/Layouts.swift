import FloatingPanel
import UIKit

// Positions in points from the safe area.
class MyFloatingPanelLayout: FloatingPanelLayout {
    public var initialPosition: FloatingPanelPosition {
        return .tip
    }

    public func insetFor(position: FloatingPanelPosition) -> CGFloat? {
        switch position {
        case .full: return 16.0  // A top inset from safe area
        case .half: return 216.0  // A bottom inset from the safe area
        case .tip: return 44.0  // A bottom inset from the safe area
        default: return nil  // Or `case .hidden: return nil`
        }
    }
}

// A narrow panel for landscape.
class FloatingPanelLandscapeLayout: FloatingPanelLayout {
    public var initialPosition: FloatingPanelPosition {
        return .tip
    }

    public var supportedPositions: Set<FloatingPanelPosition> {
        return [.full, .tip]
    }

    public func insetFor(position: FloatingPanelPosition) -> CGFloat? {
        switch position {
        case .full: return 16.0
        case .tip: return 69.0
        default: return nil
        }
    }

    public func prepareLayout(surfaceView: UIView, in view: UIView) -> [NSLayoutConstraint] {
        if #available(iOS 11.0, *) {
            return [
                surfaceView.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor, constant: 8.0),
                surfaceView.widthAnchor.constraint(equalToConstant: 291),
            ]
        } else {
            return [
                surfaceView.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8.0),
                surfaceView.widthAnchor.constraint(equalToConstant: 291),
            ]
        }
    }

    public func backdropAlphaFor(position: FloatingPanelPosition) -> CGFloat {
        return 0.0
    }
}

// No buffer beyond the positions, no backdrop.
class FloatingPanelStocksLayout: FloatingPanelLayout {
    var initialPosition: FloatingPanelPosition {
        return .tip
    }

    var topInteractionBuffer: CGFloat { return 0.0 }
    var bottomInteractionBuffer: CGFloat { return 0.0 }

    func insetFor(position: FloatingPanelPosition) -> CGFloat? {
        switch position {
        case .full: return 56.0
        case .half: return 262.0
        case .tip: return 85.0 + 44.0  // Visible + ToolView
        default: return nil
        }
    }

    func backdropAlphaFor(position: FloatingPanelPosition) -> CGFloat {
        return 0.0
    }
}

// As high as its content.
class RemovablePanelLayout: FloatingPanelIntrinsicLayout {
    let topInteractionBuffer: CGFloat = 100.0

    func backdropAlphaFor(position: FloatingPanelPosition) -> CGFloat {
        return 0.3
    }
}

// Insets from the frame of the view, not from its safe area.
class FullScreenLayout: FloatingPanelFullScreenLayout {
    var initialPosition: FloatingPanelPosition { .half }

    func insetFor(position: FloatingPanelPosition) -> CGFloat? {
        switch position {
        case .full: return 0
        case .half: return 261.0 + 34.0
        case .tip: return 88.0
        case .hidden: return nil
        }
    }
}

// Two positions only, one of them in the middle of the screen.
final class TwoPositionLayout: FloatingPanelLayout {
    let initialPosition: FloatingPanelPosition = .half
    let supportedPositions: Set<FloatingPanelPosition> = [.full, .half]
    var positionReference: FloatingPanelLayoutReference { .fromSuperview }

    func insetFor(position: FloatingPanelPosition) -> CGFloat? {
        position == .full ? 20 : UIScreen.main.bounds.height / 2
    }
}

// A view controller can be its own layout.
class SelfLayoutViewController: UIViewController, FloatingPanelLayout {
    var initialPosition: FloatingPanelPosition = .full
    var supportedPositions: Set<FloatingPanelPosition> { [.full, .hidden] }

    func insetFor(position: FloatingPanelPosition) -> CGFloat? {
        position == .full ? 120 : 0
    }
}

// Margins that grow with the position; the constraints are kept.
class TabThreeLayout: FloatingPanelFullScreenLayout {
    var leftConstraint: NSLayoutConstraint!
    var rightConstraint: NSLayoutConstraint!

    var initialPosition: FloatingPanelPosition { .half }
    var bottomInteractionBuffer: CGFloat { 44 }

    func insetFor(position: FloatingPanelPosition) -> CGFloat? {
        switch position {
        case .full: return 0.0
        case .half: return 261.0 + 34
        case .tip: return 88.0 + 34
        case .hidden: return nil
        }
    }

    func backdropAlphaFor(position: FloatingPanelPosition) -> CGFloat { 0.3 }

    func prepareLayout(surfaceView: UIView, in view: UIView) -> [NSLayoutConstraint] {
        leftConstraint = surfaceView.leftAnchor.constraint(
            equalTo: view.safeAreaLayoutGuide.leftAnchor, constant: 16)
        rightConstraint = surfaceView.rightAnchor.constraint(
            equalTo: view.safeAreaLayoutGuide.rightAnchor, constant: -16)
        return [leftConstraint, rightConstraint]
    }
}
