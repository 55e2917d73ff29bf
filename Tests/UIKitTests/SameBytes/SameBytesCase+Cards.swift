import VitrineCardPresentationController
import VitrineUIKit

extension SameBytesCase {
    private static let text = """
        body:
          - label: Card
            frame: { x: 20, y: 30, width: 200, height: 30 }
            textAttributes: { font: { size: 17, weight: regular } }
        """

    private static func card(
        _ name: String, _ configuration: String = "", _ timeline: String = "", body: String = text,
        _ build: @escaping @Sendable (FilmStage, UIViewController, UIViewController) -> Void
    ) -> SameBytesCase {
        let given = configuration.isEmpty ? "" : "    configuration: { \(configuration) }\n"
        let keys = """
            container:
              content: { background: { red: 0, green: 0.5, blue: 1 } }
            cards:
              card:
                presented: false
            \(given)    content:
                  background: white
            \(body.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n"))
            timeline:
            \(timeline.isEmpty ? "  - { at: 0.5s, present: card }" : timeline)
            """
        return SameBytesCase(name, keys) { stage in
            let (page, card) = (UIViewController(), UIViewController())
            page.view.backgroundColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
            card.view.backgroundColor = .white
            let label = UILabel(frame: CGRect(x: 20, y: 30, width: 200, height: 30))
            label.text = "Card"
            card.view.addSubview(label)
            stage.show(page)
            build(stage, page, card)
        }
    }

    private static func configured(
        _ name: String, _ keys: String, _ configuration: @escaping @Sendable () -> CardConfiguration
    ) -> SameBytesCase {
        card(name, keys) { stage, page, card in
            stage.perform(at: 0.5) { page.presentCard(card, configuration: configuration(), animated: true) }
        }
    }

    static let cards: [SameBytesCase] = [
        card("presented") { stage, page, card in
            stage.perform(at: 0.5) { page.presentCard(card, animated: true) }
        },
        card("presented at once", "", "  - { at: 0s, present: card, animated: false }") { _, page, card in
            page.presentCard(card, animated: false)
        },
        card(
            "dismissed", "", "  - { at: 0.5s, present: card }\n  - { at: 1.6s, dismiss: card }"
        ) { stage, page, card in
            stage.perform(at: 0.5) { page.presentCard(card, animated: true) }
            stage.perform(at: 1.6) { card.dismiss(animated: true) }
        },
        configured("corner radius", "cornerRadius: 40pt") { CardConfiguration(cornerRadius: 40) },
        configured("vertical spacing", "verticalSpacing: 80pt") { CardConfiguration(verticalSpacing: 80) },
        configured("insets", "verticalInset: 90pt, horizontalInset: 60pt") {
            CardConfiguration(verticalInset: 90, horizontalInset: 60)
        },
        configured("fade", "backFadeAlpha: 0.2") { CardConfiguration(backFadeAlpha: 0.2) },
        configured("transition frame", "initialTransitionFrame: { x: 100, y: 300, width: 100, height: 60 }") {
            CardConfiguration(initialTransitionFrame: CGRect(x: 100, y: 300, width: 100, height: 60))
        },
        card(
            "pulled", "dismissAreaHeight: 40pt",
            """
              - { at: 0s, present: card, animated: false }
              - { at: 0.5s, drag: card, by: { x: 0, y: 60 }, duration: 0.8s }
            """
        ) { stage, page, card in
            page.presentCard(card, configuration: CardConfiguration(dismissAreaHeight: 40), animated: false)
            stage.drag("card", by: CGVector(dx: 0, dy: 60), at: 0.5, duration: 0.8)
        },
        card(
            "views",
            body: """
                body:
                  - label: Card
                    frame: { x: 20, y: 30, width: 200, height: 30 }
                    textAttributes: { font: { size: 17, weight: regular } }
                  - view: { body: [], clipsToBounds: false, borderColor: red, borderWidth: 3 }
                    frame: { x: 20, y: 100, width: 120, height: 90 }
                    background: yellow
                    cornerRadius: 12
                    cornerCurve: circular
                  - view: { body: [], clipsToBounds: false }
                    frame: { x: 200, y: 100, width: 120, height: 90 }
                    background: yellow
                    cornerRadius: 30
                  - progress: 0.25
                    frame: { x: 20, y: 220, width: 200, height: 4 }
                    tint: "#0088FF"
                """
        ) { stage, page, card in
            let view = UIView(frame: CGRect(x: 20, y: 100, width: 120, height: 90))
            view.backgroundColor = .yellow
            view.layer.cornerRadius = 12
            view.layer.borderWidth = 3
            view.layer.borderColor = UIColor.red.cgColor
            card.view.addSubview(view)
            let soft = UIView(frame: CGRect(x: 200, y: 100, width: 120, height: 90))
            soft.backgroundColor = .yellow
            soft.layer.cornerRadius = 30
            soft.layer.cornerCurve = .continuous
            card.view.addSubview(soft)
            let progress = UIProgressView(frame: CGRect(x: 20, y: 220, width: 200, height: 4))
            progress.progress = 0.25
            card.view.addSubview(progress)
            stage.perform(at: 0.5) { page.presentCard(card, animated: true) }
        },
    ]
}
