import FloatingPanel
import UIKit

// The search: its field alone, the categories with the first places, or the whole list.
final class PlacesLayout: FloatingPanelLayout {
    var initialPosition: FloatingPanelPosition { return .half }
    var topInteractionBuffer: CGFloat { return 10 }
    var bottomInteractionBuffer: CGFloat { return 20 }

    func insetFor(position: FloatingPanelPosition) -> CGFloat? {
        switch position {
        case .full: return 12
        case .half: return 316
        case .tip: return 66
        case .hidden: return nil
        }
    }

    func backdropAlphaFor(position: FloatingPanelPosition) -> CGFloat {
        return position == .full ? 0.25 : 0
    }
}

// In landscape the search is a column at the left.
final class PlacesColumnLayout: FloatingPanelLayout {
    var initialPosition: FloatingPanelPosition { return .full }
    var supportedPositions: Set<FloatingPanelPosition> { return [.full, .tip] }

    func insetFor(position: FloatingPanelPosition) -> CGFloat? {
        switch position {
        case .full: return 16
        case .tip: return 69
        default: return nil
        }
    }

    func prepareLayout(surfaceView: UIView, in view: UIView) -> [NSLayoutConstraint] {
        return [
            surfaceView.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor, constant: 8),
            surfaceView.widthAnchor.constraint(equalToConstant: 320),
        ]
    }

    func backdropAlphaFor(position: FloatingPanelPosition) -> CGFloat { return 0 }
}

// A place: its card at the bottom, or with its pictures. A pull removes it.
final class PlaceLayout: FloatingPanelLayout {
    var initialPosition: FloatingPanelPosition { return .tip }
    var supportedPositions: Set<FloatingPanelPosition> { return [.half, .tip] }

    func insetFor(position: FloatingPanelPosition) -> CGFloat? {
        switch position {
        case .half: return 400
        case .tip: return 150
        default: return nil
        }
    }

    func backdropAlphaFor(position: FloatingPanelPosition) -> CGFloat { return 0 }
}

// Moves as quick as those of the system's maps.
final class PlacesBehavior: FloatingPanelBehavior {
    func momentumProjectionRate(_ fpc: FloatingPanelController) -> CGFloat {
        return UIScrollView.DecelerationRate.fast.rawValue
    }

    func shouldProjectMomentum(
        _ fpc: FloatingPanelController, for proposedTargetPosition: FloatingPanelPosition
    ) -> Bool {
        return true
    }

    func interactionAnimator(
        _ fpc: FloatingPanelController, to targetPosition: FloatingPanelPosition, with velocity: CGVector
    ) -> UIViewPropertyAnimator {
        let timing = UISpringTimingParameters(
            dampingRatio: 0.9, frequencyResponse: 0.35, initialVelocity: velocity)
        return UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    }

    func moveAnimator(
        _ fpc: FloatingPanelController, from: FloatingPanelPosition, to: FloatingPanelPosition
    ) -> UIViewPropertyAnimator {
        return UIViewPropertyAnimator(duration: 0.45, dampingRatio: 0.9)
    }
}

// A card that comes from below, and that a short pull removes.
final class PlaceBehavior: FloatingPanelBehavior {
    var removalProgress: CGFloat { return 0.3 }
    var removalVelocity: CGFloat { return 4 }

    func addAnimator(_ fpc: FloatingPanelController, to: FloatingPanelPosition) -> UIViewPropertyAnimator {
        return UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.85)
    }

    func removeAnimator(_ fpc: FloatingPanelController, from: FloatingPanelPosition) -> UIViewPropertyAnimator {
        return UIViewPropertyAnimator(duration: 0.3, curve: .easeIn)
    }
}
