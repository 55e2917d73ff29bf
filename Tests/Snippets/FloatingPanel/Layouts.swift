import VitrineFloatingPanel
import VitrineUIKit

extension FloatingPanelSnippets {
    // The content is scaled with the surface.
    static func scaleContent5(_ panel: FloatingPanelController) {
        panel.contentMode = .fitToBounds
    }

    // Initial position and heights.
    final class InitialPosition6: NSObject, FloatingPanelControllerDelegate {
        func floatingPanel(
            _ vc: FloatingPanelController, layoutFor newCollection: UITraitCollection
        ) -> FloatingPanelLayout? {
            return LowLayout6()
        }
    }

    final class LowLayout6: FloatingPanelLayout {
        public var initialPosition: FloatingPanelPosition {
            return .tip
        }

        public func insetFor(position: FloatingPanelPosition) -> CGFloat? {
            switch position {
            case .full: return 16.0
            case .half: return 216.0
            case .tip: return 144.0
            default: return nil
            }
        }
    }

    // A layout for landscape.
    final class Landscape7: NSObject, FloatingPanelControllerDelegate {
        func floatingPanel(
            _ vc: FloatingPanelController, layoutFor newCollection: UITraitCollection
        ) -> FloatingPanelLayout? {
            return (newCollection.verticalSizeClass == .compact) ? LandscapeLayout7() : nil
        }
    }

    final class LandscapeLayout7: FloatingPanelLayout {
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
            return [
                surfaceView.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor, constant: 8.0),
                surfaceView.widthAnchor.constraint(equalToConstant: 291),
            ]
        }
    }

    // A layout as high as the content.
    final class Intrinsic8: NSObject, FloatingPanelControllerDelegate {
        func floatingPanel(
            _ vc: FloatingPanelController, layoutFor newCollection: UITraitCollection
        ) -> FloatingPanelLayout? {
            return ContentHeightLayout8()
        }
    }

    final class ContentHeightLayout8: FloatingPanelIntrinsicLayout {}

    // Insets from the frame of the page.
    final class FromSuperview9: FloatingPanelLayout {
        let initialPosition: FloatingPanelPosition = .half
        var positionReference: FloatingPanelLayoutReference {
            return .fromSuperview
        }

        func insetFor(position: FloatingPanelPosition) -> CGFloat? {
            return [.full: 40, .half: 300, .tip: 100][position]
        }
    }

    final class FullScreen10: FloatingPanelFullScreenLayout {
        var initialPosition: FloatingPanelPosition { return .half }

        func insetFor(position: FloatingPanelPosition) -> CGFloat? {
            return [.full: 40, .half: 300, .tip: 100][position]
        }
    }

    // The same insets from the safe area.
    final class FromSafeArea: FloatingPanelLayout {
        let initialPosition: FloatingPanelPosition = .half

        func insetFor(position: FloatingPanelPosition) -> CGFloat? {
            return [.full: 40, .half: 300, .tip: 100][position]
        }
    }

    // A delegate with one layout and one behavior.
    final class Giver: NSObject, FloatingPanelControllerDelegate {
        let layout: FloatingPanelLayout?
        let behavior: FloatingPanelBehavior?

        init(_ layout: FloatingPanelLayout?, _ behavior: FloatingPanelBehavior? = nil) {
            self.layout = layout
            self.behavior = behavior
        }

        func floatingPanel(
            _ vc: FloatingPanelController, layoutFor newCollection: UITraitCollection
        ) -> FloatingPanelLayout? {
            return layout
        }

        func floatingPanel(
            _ vc: FloatingPanelController, behaviorFor newCollection: UITraitCollection
        ) -> FloatingPanelBehavior? {
            return behavior
        }
    }
}
