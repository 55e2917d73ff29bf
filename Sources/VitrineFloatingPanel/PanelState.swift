/// The state of a panel's recording: read by the controller, written by the rules.
struct PanelState {
    var layout: (any FloatingPanelLayout)?
    var behavior: (any FloatingPanelBehavior)?
    var nearbyPosition: (() -> FloatingPanelPosition)?
    /// The alpha that the recording has given to the backdrop view; another one is the user's.
    var backdropAlpha: CGFloat?
    /// The height of an intrinsic layout, in points; 0 until it is computed.
    var intrinsicSurfaceHeight: CGFloat = 0
}

/// Presents and dismisses a panel modally.
final class PanelModality: ModalPresentation {
    private weak var panel: FloatingPanelController?

    init(of panel: FloatingPanelController) { self.panel = panel }

    func present(
        _ presented: UIViewController, from presenter: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        panel?.backdropView.dismissalTapGestureRecognizer.isEnabled = true
        panel?.perform("present", animated, completion) { $0.behavior.addAnimator($0, to: $0.layout.initialPosition) }
    }

    func dismiss(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        panel?.perform("dismiss", animated, completion) { $0.behavior.removeAnimator($0, from: $0.position) }
    }
}
