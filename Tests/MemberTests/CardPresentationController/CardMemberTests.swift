import Testing
import Vitrine
import VitrineCardPresentationController
import VitrineScreens
import VitrineTestSupport

/// Each member of CardPresentationController that has an effect by the table changes pictures or is called.
@Suite struct CardMemberTests {
    static let probes: [Probe] = {
        var list = ProbeList()
        list.addCards()
        return list.probes
    }()

    @Test(arguments: probes) func `a member takes effect`(_ probe: Probe) throws { try probe.check() }

    /// Members without a probe, with the reason.
    private static let unproven: Set = [
        // The value is global, and tests that run at the same time present cards without a configuration.
        "CardConfiguration.shared"
    ]

    @Test func `every member that takes effect has a probe`() throws {
        let table = try MemberTable(of: "CardPresentationController")
        #expect(table.rows.count > 15)
        #expect(table.unproven(Self.probes) == Self.unproven)
        #expect(table.unknown(Self.probes).sorted() == [])
    }

    @Test func `a call without a configuration takes the shared one`() throws {
        func pictures(_ configuration: CardConfiguration?) throws -> [AnyHashable] {
            try cardScene { $0.presentCard($1, configuration: configuration, animated: true) }.pictures(at: [1, 2])
        }
        let isSame = try pictures(nil) == pictures(emptyScene().simulate { .shared })
        #expect(isSame)
    }
}

/// Returns a page over which code presents a card at 0.5 s.
private func cardScene(
    events: [TimelineEvent] = [], _ present: @escaping (UIViewController, UIViewController) -> Void
) -> PresentationScene {
    let (page, card) = (UIViewController(), UIViewController())
    page.view.backgroundColor = .systemTeal
    card.view.backgroundColor = .systemRed
    var scene = emptyScene()
    scene.show(page)
    scene.simulate { present(page, card) }
    scene.add(card: card)
    scene.perform(at: 0) { withExtendedLifetime((page, card)) {} }
    scene.timeline += events
    return scene
}

extension ProbeList {
    fileprivate mutating func addCards() {
        let type = "CardConfiguration"
        func configured(
            _ members: String..., events: [TimelineEvent] = [],
            _ change: @escaping @Sendable (inout CardConfiguration) -> Void
        ) {
            add(members) { isSet in
                var configuration = emptyScene().simulate { CardConfiguration() }
                if isSet { change(&configuration) }
                let made = configuration
                return try cardScene(events: events) { $0.presentCard($1, configuration: made, animated: true) }
                    .pictures(at: [0.1, 0.2, 1.5, 4])
            }
        }
        configured("\(type).verticalSpacing") { $0.verticalSpacing = 60 }
        configured("\(type).verticalInset") { $0.verticalInset = 90 }
        configured("\(type).horizontalInset") { $0.horizontalInset = 50 }
        configured("\(type).dismissAreaHeight") { $0.dismissAreaHeight = 60 }
        configured("\(type).cornerRadius") { $0.cornerRadius = 40 }
        configured("\(type).backFadeAlpha") { $0.backFadeAlpha = 0.2 }
        configured("\(type).initialTransitionFrame") {
            $0.initialTransitionFrame = CGRect(x: 100, y: 300, width: 100, height: 60)
        }
        configured("\(type).allowInteractiveDismissal", events: [.swipe("card", at: 2, by: 500, in: 0.2)]) {
            $0.allowInteractiveDismissal = false
        }
        configured(
            "\(type).init(verticalSpacing:verticalInset:horizontalInset:dismissAreaHeight:cornerRadius:backFadeAlpha:initialTransitionFrame:allowInteractiveDismissal:)"
        ) { $0 = CardConfiguration(verticalSpacing: 60, cornerRadius: 30) }
        see(
            "UIViewController.presentCard(_:configuration:animated:completion:)",
            "PresentationScene.add(card:named:configuration:)"
        ) { isSet in
            try cardScene { if isSet { $0.presentCard($1, animated: true) } }.pictures(at: [2])
        }
    }
}
