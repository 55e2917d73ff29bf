import VitrineFloatingPanel
import VitrineUIKit

extension FloatingPanelSnippets {
    // A spring of the app's own for the end of a drag.
    final class Interaction11: NSObject, FloatingPanelControllerDelegate {
        let behavior = SpringBehavior11()

        func floatingPanel(
            _ vc: FloatingPanelController, behaviorFor newCollection: UITraitCollection
        ) -> FloatingPanelBehavior? {
            return behavior
        }
    }

    final class SpringBehavior11: FloatingPanelBehavior {
        private(set) var velocities: [CGFloat] = []

        func interactionAnimator(
            _ fpc: FloatingPanelController, to targetPosition: FloatingPanelPosition, with velocity: CGVector
        ) -> UIViewPropertyAnimator {
            velocities.append(velocity.dy)
            let timing = UISpringTimingParameters(dampingRatio: damping(with: velocity), initialVelocity: velocity)
            return UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
        }

        private func damping(with velocity: CGVector) -> CGFloat {
            switch velocity.dy {
            case ...(-2.0): return 0.7
            case -2.0 ..< -1.0: return 0.8
            default: return 0.98
            }
        }
    }

    // The panel is pulled beyond its edges.
    final class RubberBand12: FloatingPanelBehavior {
        func allowsRubberBanding(for edge: UIRectEdge) -> Bool {
            return [UIRectEdge.top, .bottom].contains(edge)
        }
    }

    // A flick goes beyond the next position.
    final class Projection13: FloatingPanelBehavior {
        func shouldProjectMomentum(
            _ fpc: FloatingPanelController, for proposedTargetPosition: FloatingPanelPosition
        ) -> Bool {
            return true
        }
    }

    // Moves, with and without animation.
    final class Moves22: UIViewController {
        let panel = FloatingPanelController()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemTeal
            panel.set(contentViewController: ListController())
            panel.addPanel(toParent: self)
        }

        func searchBegins() {
            panel.move(to: .full, animated: true)
        }

        func searchEnds() {
            panel.move(to: .half, animated: true)
        }
    }

    // The content follows drags.
    final class WorkTogether23: UIViewController, FloatingPanelControllerDelegate {
        let panel = FloatingPanelController()
        let searchBar = UISearchBar()
        private(set) var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            panel.delegate = self
            panel.set(contentViewController: ListController())
            panel.addPanel(toParent: self)
            searchBar.showsCancelButton = true
        }

        func floatingPanelWillBeginDragging(_ vc: FloatingPanelController) {
            calls.append("will begin at \(vc.position)")
            if vc.position == .full {
                searchBar.showsCancelButton = false
                searchBar.resignFirstResponder()
            }
        }

        func floatingPanelDidEndDragging(
            _ vc: FloatingPanelController, withVelocity velocity: CGPoint, targetPosition: FloatingPanelPosition
        ) {
            calls.append("did end towards \(targetPosition)")
            if targetPosition != .full {
                searchBar.showsCancelButton = false
            }
        }
    }
}
