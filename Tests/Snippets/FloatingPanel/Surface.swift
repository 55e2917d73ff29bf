import VitrineFloatingPanel
import VitrineUIKit

extension FloatingPanelSnippets {
    // A grabber handle of the app's own.
    static func customGrabber14(_ panel: FloatingPanelController) {
        let handle = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 4))
        handle.backgroundColor = .systemRed
        panel.surfaceView.grabberHandle.isHidden = true
        panel.surfaceView.addSubview(handle)
    }

    // The position and size of the grabber.
    static func grabberLayout15(_ panel: FloatingPanelController) {
        panel.surfaceView.grabberTopPadding = 10.0
        panel.surfaceView.grabberHandleWidth = 44.0
        panel.surfaceView.grabberHandleHeight = 12.0
    }

    // Padding of the content.
    static func contentPadding16(_ panel: FloatingPanelController) {
        panel.surfaceView.contentInsets = .init(top: 20, left: 20, bottom: 20, right: 20)
    }

    // Margins of the surface.
    static func edgeMargins17(_ panel: FloatingPanelController) {
        panel.surfaceView.containerMargins = .init(top: 20.0, left: 16.0, bottom: 16.0, right: 16.0)
    }

    // No interaction.
    static func suppress18(_ panel: FloatingPanelController) {
        // The document says `isEnable`.
        panel.panGestureRecognizer.isEnabled = false
    }

    // A delegate that allows no drag.
    final class Suppress19: NSObject, FloatingPanelControllerDelegate {
        private(set) var questions = 0

        func floatingPanelShouldBeginDragging(_ vc: FloatingPanelController) -> Bool {
            questions += 1
            return false
        }
    }

    // Taps on the surface, with a closure, as `#selector` needs an Objective-C runtime.
    final class Taps20: UIViewController, FloatingPanelControllerDelegate {
        let panel = FloatingPanelController()
        private(set) lazy var surfaceTap = UITapGestureRecognizer(action: { [weak self] _ in self?.handleTap() })

        override func viewDidLoad() {
            super.viewDidLoad()
            panel.delegate = self
            panel.surfaceView.addGestureRecognizer(surfaceTap)
            surfaceTap.isEnabled = (panel.position == .tip)
        }

        func floatingPanelDidChangePosition(_ vc: FloatingPanelController) {
            surfaceTap.isEnabled = (vc.position == .tip)
        }

        private func handleTap() {
            panel.move(to: .full, animated: true)
        }
    }

    // Rounded corners for systems without continuous ones.
    static func olderSystem25(_ panel: FloatingPanelController) {
        let surface = panel.surfaceView!
        if #available(iOS 11.0, *) {
            surface.cornerRadius = 9.0
        } else {
            surface.layer.cornerRadius = 9.0
            surface.clipsToBounds = true
        }
    }
}
