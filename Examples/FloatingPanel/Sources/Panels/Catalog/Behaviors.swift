import FloatingPanel
import UIKit

// The springs of a calmer panel.
class FloatingPanelStocksBehavior: FloatingPanelBehavior {
    var velocityThreshold: CGFloat { return 15.0 }

    func interactionAnimator(
        _ fpc: FloatingPanelController, to targetPosition: FloatingPanelPosition, with velocity: CGVector
    ) -> UIViewPropertyAnimator {
        let timing = timeingCurve(to: targetPosition, with: velocity)
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
        animator.isInterruptible = false  // Prevent to propagate a content scrolling to the scroll view
        return animator
    }

    private func timeingCurve(to: FloatingPanelPosition, with velocity: CGVector) -> UITimingCurveProvider {
        let damping = self.damping(with: velocity)
        return UISpringTimingParameters(
            dampingRatio: damping, frequencyResponse: 0.4, initialVelocity: velocity)
    }

    private func damping(with velocity: CGVector) -> CGFloat {
        switch velocity.dy {
        case ...(-velocityThreshold): return 0.7
        case velocityThreshold...: return 0.7
        default: return 1.0
        }
    }
}

// A release can skip a position.
class ProjectingBehavior: FloatingPanelBehavior {
    func shouldProjectMomentum(
        _ fpc: FloatingPanelController, for proposedTargetPosition: FloatingPanelPosition
    ) -> Bool {
        return true
    }
}

// Rubber bands at both edges.
struct RubberBandBehavior: FloatingPanelBehavior {
    func allowsRubberBanding(for edge: UIRectEdge) -> Bool {
        return [UIRectEdge.top, .bottom].contains(edge)
    }
}

// A small pull leads to the next position.
struct EagerBehavior: FloatingPanelBehavior {
    func redirectionalProgress(
        _ fpc: FloatingPanelController, from: FloatingPanelPosition, to: FloatingPanelPosition
    ) -> CGFloat {
        return 0.1
    }

    func momentumProjectionRate(_ fpc: FloatingPanelController) -> CGFloat {
        return UIScrollView.DecelerationRate.fast.rawValue
    }
}

// Slow moves, and a panel that is removed by a light pull.
class SlowBehavior: FloatingPanelBehavior {
    var removalProgress: CGFloat { 0.2 }
    var removalVelocity: CGFloat { 2 }

    func addAnimator(_ fpc: FloatingPanelController, to: FloatingPanelPosition) -> UIViewPropertyAnimator {
        return UIViewPropertyAnimator(duration: 1.0, curve: .linear)
    }

    func moveAnimator(
        _ fpc: FloatingPanelController, from: FloatingPanelPosition, to: FloatingPanelPosition
    ) -> UIViewPropertyAnimator {
        return UIViewPropertyAnimator(duration: 1.0, curve: .linear)
    }

    func removeAnimator(_ fpc: FloatingPanelController, from: FloatingPanelPosition) -> UIViewPropertyAnimator {
        return UIViewPropertyAnimator(duration: 1.0, curve: .linear)
    }
}
