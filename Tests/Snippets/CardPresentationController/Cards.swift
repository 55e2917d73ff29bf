import VitrineCardPresentationController
import VitrineUIKit

/// The rewritten Swift blocks of CardPresentationController's documentation. A name ends in the block's number;
/// Tests/SnippetTests/snippets.tsv lists all of them.
enum CardSnippets {
    // Usage: a card is presented.
    static func present1(_ card: UIViewController, from page: UIViewController) {
        page.presentCard(card, animated: true)
    }

    // Usage: it is dismissed.
    static func dismiss2(_ card: UIViewController) {
        card.dismiss(animated: true)
    }

    // The status bar's style.
    final class StatusBar3: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle {
            return .lightContent
        }
    }

    // Every property of a configuration.
    static func configuration4() -> CardConfiguration {
        var configuration = CardConfiguration()
        configuration.verticalSpacing = 40
        configuration.verticalInset = 60
        configuration.horizontalInset = 32
        configuration.dismissAreaHeight = 32
        configuration.cornerRadius = 24
        configuration.backFadeAlpha = 0.5
        configuration.initialTransitionFrame = CGRect(x: 100, y: 600, width: 100, height: 100)
        configuration.allowInteractiveDismissal = false
        return configuration
    }

    // The card grows out of a cell.
    static func advanced5(_ card: UIViewController, from page: UIViewController, cell: UIView) {
        let frame = cell.convert(cell.bounds, to: page.view.window!)
        let configuration = CardConfiguration(initialTransitionFrame: frame)
        page.presentCard(card, configuration: configuration, animated: true)
    }
}
