import CardPresentationController
import UIKit

/// Ten ways to present a card.
public enum CardCatalog {
    public static var configurations: [(name: String, configuration: CardConfiguration?)] {
        var compact = CardConfiguration()
        compact.verticalSpacing = 8
        compact.horizontalInset = 8
        compact.cornerRadius = 0
        compact.backFadeAlpha = 0.5

        var expanding = CardConfiguration()
        expanding.initialTransitionFrame = CGRect(x: 16, y: 600, width: 343, height: 76)

        return [
            ("shared", nil),
            ("defaults", CardConfiguration()),
            ("compact", compact),
            ("large inset", CardConfiguration(verticalInset: 132)),
            ("dismiss area", CardConfiguration(dismissAreaHeight: 44)),
            ("spacing", CardConfiguration(verticalSpacing: 40, horizontalInset: 32)),
            ("square", CardConfiguration(cornerRadius: 0)),
            ("dark", CardConfiguration(backFadeAlpha: 0.2)),
            ("expanding", expanding),
            (
                "everything",
                CardConfiguration(
                    verticalSpacing: 20, verticalInset: 60, horizontalInset: 24, dismissAreaHeight: 30,
                    cornerRadius: 30, backFadeAlpha: 0.6,
                    initialTransitionFrame: CGRect(x: 100, y: 300, width: 100, height: 100),
                    allowInteractiveDismissal: false)
            ),
        ]
    }
}
