import VitrineCards
import VitrineChrome
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens

extension PresentationScene {
    /// Adds a controller that is presented as a card: its view as it is now, and the configuration with which
    /// `presentCard(_:configuration:animated:completion:)` presents it.
    ///
    /// The card appears when `presentCard` is called: before the scene begins or with `perform(at:_:)`.
    /// - Parameters:
    ///   - name: by which events speak of the card: `.tap("card.handle", ...)`. Default `card`.
    ///   - configuration: for a card that has not been presented yet. Default nil: `CardConfiguration.shared`.
    public mutating func add(
        card controller: UIViewController, named name: String = "card", configuration: CardConfiguration? = nil
    ) {
        let modality = CardModality.of(controller)
        if let configuration { modality.configuration = configuration }
        modality.handle.name = name
        let value = simulate { controller.card(with: modality.configuration ?? .shared) }
        values.cards[name] = value
        values.userObjects.set(modality, of: name)
        values.userObjects.call(at: 0) { modality.handle.begin() }
    }
}

extension UIViewController {
    fileprivate func card(with configuration: CardConfiguration) -> Card {
        let navigation = self as? UINavigationController
        let shown = navigation?.topViewController ?? self
        var out = Card(content: shown.view.shownContent, configuration: configuration.value, presented: false)
        if navigation != nil {
            out.navigationBar = NavigationBar(title: shown.title ?? "")
        }
        let isLight = preferredStatusBarStyle == .lightContent || preferredStatusBarStyle == .default
        out.statusBarStyle = isLight ? .lightContent : .darkContent
        return out
    }
}

extension CardConfiguration {
    /// The configuration of a card in a scene.
    var value: Card.Configuration {
        Card.Configuration(
            verticalSpacing: Double(verticalSpacing), verticalInset: Double(verticalInset),
            horizontalInset: Double(horizontalInset), dismissAreaHeight: Double(dismissAreaHeight),
            cornerRadius: Double(cornerRadius), backFadeAlpha: Double(backFadeAlpha),
            initialTransitionFrame: initialTransitionFrame.map { .rect($0.rect) },
            allowInteractiveDismissal: allowInteractiveDismissal)
    }
}
