import VitrineCards
import VitrineVocabulary

/// `presentCard(_:configuration:animated:completion:)` and `dismiss(animated:completion:)` with a card.
final class CardModality: ModalPresentation {
    /// Of the next presentation; nil for the shared one.
    var configuration: CardConfiguration?
    let handle = PresentationHandle()
    /// Seconds of the springs until a thousandth of the way is left. Source: facts, card presentation, section 3.1.
    private static let (presentation, dismissal) = (0.647, 0.61)

    /// That of a controller, made when it is asked for first.
    static func of(_ controller: UIViewController) -> CardModality {
        if let modality = controller.modality as? CardModality { return modality }
        let modality = CardModality()
        controller.modality = modality
        return modality
    }

    func present(
        _ presented: UIViewController, from presenter: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let configuration = configuration ?? .shared
        handle.perform(
            "present", [("animated", .flag(animated)), ("configuration", configuration.value.node(Format()))],
            completion: completion.map { ({ animated ? Self.presentation : 0 }, $0) })
    }

    func dismiss(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        handle.perform(
            "dismiss", [("animated", .flag(animated))],
            completion: completion.map { ({ animated ? Self.dismissal : 0 }, $0) })
    }
}
