/// The presentation of a card. Controllers are presented with `presentCard(_:configuration:animated:completion:)`.
public class CardPresentationController: UIPresentationController {
    /// This has no effect; the property exists for files that set it.
    public nonisolated(unsafe) static var useSystemPresentationOniOS13 = true

    public let configuration: CardConfiguration

    public init(
        configuration: CardConfiguration, presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.configuration = configuration
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    @available(
        *, unavailable, message: "use presentCard(_:configuration:animated:), or init with a configuration"
    )
    public override init(presentedViewController: UIViewController, presenting: UIViewController?) {
        configuration = CardConfiguration()
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }
}

extension CardPresentationController {
    @available(*, unavailable, message: "a finger belongs to one presentation at a time; set allowInteractiveDismissal")
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
}

extension UIViewController {
    /// Presents a controller as a card over this one.
    /// - Parameter configuration: The configuration. Default: `CardConfiguration.shared`.
    public func presentCard(
        _ viewControllerToPresent: UIViewController, configuration: CardConfiguration? = nil, animated: Bool,
        completion: (() -> Void)? = nil
    ) {
        viewControllerToPresent.modalPresentationStyle = .custom
        CardModality.of(viewControllerToPresent).configuration = configuration
        present(viewControllerToPresent, animated: animated, completion: completion)
    }
}
