/// The presentation of a card. Controllers are presented with `presentCard(_:configuration:animated:completion:)`.
public class CardPresentationController: UIPresentationController {
    /// In this library a card is always a card; the property is kept for files that set it.
    public nonisolated(unsafe) static var useSystemPresentationOniOS13 = true

    public let configuration: CardConfiguration

    public init(
        configuration: CardConfiguration, presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.configuration = configuration
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }
}
