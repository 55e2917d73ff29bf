import VitrineCards
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens

extension PresentationScene {
    /// Adds a controller that is presented as a card: its current view, and the configuration with which
    /// `presentCard(_:configuration:animated:completion:)` presents it. The card appears when `presentCard` is called:
    /// before the scene begins, one card after the other, or with `perform(at:_:)`.
    /// - Parameters:
    ///   - name: The name of the card in events: `.tap("card.handle", ...)`. Default: `card`.
    ///   - configuration: The configuration of a card that has not been presented yet. Default: nil,
    ///     `CardConfiguration.shared`.
    public mutating func add(
        card controller: UIViewController, named name: String = "card", configuration: CardConfiguration? = nil
    ) {
        let modality = CardModality.of(controller)
        if let configuration { modality.configuration = configuration }
        modality.handle.name = name
        let configuration = modality.configuration ?? .shared
        let value = simulate { () -> Card in
            controller.layOutCard(configuration)
            return controller.card(with: configuration)
        }
        values.cards[name] = value
        values.userObjects.set(modality, of: name)
        modality.declared = value
        let changes = controller.changes(from: value, named: name, configuration)
        values.userObjects.call(at: 0) {
            controller.showPushes { name }
            changes.begin()
            modality.begin()
        }
    }
}

extension UIViewController {
    func changes(
        from declared: Card, named name: String, _ configuration: CardConfiguration
    ) -> ViewChanges<Card> {
        let layout = { [weak self] in
            guard let self else { return }
            showPushes { name }
            layOutCard(configuration)
        }
        return ViewChanges(declared, at: ["cards", name], layout: layout) { [self] in
            var out = declared
            out.content = card(with: configuration).content
            return out
        }
    }

    /// Lays out the view for the size of a card over a presenter that is no card, or for the window that it fills.
    fileprivate func layOutCard(_ configuration: CardConfiguration) {
        let fillsWindow = CardModality.of(self).fillsWindow
        let top = fillsWindow ? 0 : configuration.verticalInset + configuration.verticalSpacing
        let screen = UIScreen.main.bounds
        var safeArea = UIEdgeInsets(CurrentTraits.value.safeArea)
        if !fillsWindow { safeArea.top = 0 }
        place(
            in: CGRect(x: 0, y: 0, width: screen.width, height: max(0, screen.height - top)), safeArea: safeArea)
    }

    fileprivate func card(with configuration: CardConfiguration) -> Card {
        var out = Card(content: shownContent, configuration: configuration.value, presented: false)
        // The default is dark in light surroundings, as in any controller, and is invisible over the black window.
        let style = preferredStatusBarStyle
        let isLight = style == .lightContent || (style == .default && traitCollection.userInterfaceStyle == .dark)
        out.statusBarStyle = isLight ? .lightContent : .darkContent
        return out
    }
}

extension CardConfiguration {
    var value: Card.Configuration {
        Card.Configuration(
            verticalSpacing: Double(verticalSpacing), verticalInset: Double(verticalInset),
            horizontalInset: Double(horizontalInset), dismissAreaHeight: Double(dismissAreaHeight),
            cornerRadius: Double(cornerRadius), backFadeAlpha: Double(backFadeAlpha),
            initialTransitionFrame: initialTransitionFrame.map { .rect($0.rect) },
            allowInteractiveDismissal: allowInteractiveDismissal)
    }
}
