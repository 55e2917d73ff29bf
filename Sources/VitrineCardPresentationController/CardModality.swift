import VitrineVocabulary

/// `presentCard(_:configuration:animated:completion:)` and `dismiss(animated:completion:)` with a card.
final class CardModality: ModalPresentation {
    let configuration: CardConfiguration
    let handle = PresentationHandle()
    /// Seconds of the springs until a thousandth of the way is left. Source: facts, card presentation, section 3.1.
    private static let (presentation, dismissal) = (0.647, 0.61)

    init(_ configuration: CardConfiguration) { self.configuration = configuration }

    func present(
        _ presented: UIViewController, from presenter: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        handle.perform(
            "present", [("animated", .flag(animated))],
            completion: completion.map { ({ animated ? Self.presentation : 0 }, $0) })
    }

    func dismiss(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        handle.perform(
            "dismiss", [("animated", .flag(animated))],
            completion: completion.map { ({ animated ? Self.dismissal : 0 }, $0) })
    }
}
