import Testing
import Vitrine
import VitrineCardPresentationController
import VitrineScreens

@testable import VitrineCardPresentationControllerSnippets

/// The Swift blocks of CardPresentationController's documentation take effect in scenes.
@Suite struct CardSnippetTests {
    private func scene(
        _ card: UIViewController = plainController(.white), _ present: (UIViewController, UIViewController) -> Void
    ) -> PresentationScene {
        var scene = emptyScene()
        let page = plainController(.systemGreen)
        scene.show(page)
        scene.simulate { present(card, page) }
        scene.add(card: card)
        return scene
    }

    @Test func `a card is presented, and dismissed`() throws {
        let card = plainController(.white)
        var scene = scene(card) { CardSnippets.present1($0, from: $1) }
        scene.perform(at: 2) { CardSnippets.dismiss2(card) }
        let pictures = try scene.pictures(at: [1.5, 4])
        #expect(pictures[0].top(of: .white) < 812 && pictures[1].top(of: .white) == 812)
        #expect(card.presentingViewController == nil)
    }

    @Test func `a controller names the style of the status bar`() throws {
        func picture(_ card: UIViewController) throws -> Bitmap {
            card.view.backgroundColor = .white
            var scene = scene(card) { $1.presentCard($0, animated: true) }
            scene.container.statusBar = StatusBar()
            return try scene.picture(at: 2)
        }
        // Dark texts are invisible over the black window.
        let (light, dark) = (try picture(CardSnippets.StatusBar3()), try picture(UIViewController()))
        func brightest(_ picture: Bitmap) -> UInt32 {
            (0..<30).flatMap { y in (0..<picture.width).map { picture[$0, y].green } }.max() ?? 0
        }
        #expect(brightest(light) > 200 && brightest(dark) < 30)
    }

    @Test func `every property of a configuration is used`() throws {
        let configuration = emptyScene().simulate { CardSnippets.configuration4() }
        let picture = try scene { $1.presentCard($0, configuration: configuration, animated: true) }.picture(at: 2)
        // The card has inset and spacing above it, and corners of 24 points.
        #expect(picture.top(of: .white) == 100 || picture[187, 140] == .white)
        #expect(picture[187, 98] != .white && picture[2, 102] != .white)
        let plain = try scene { $1.presentCard($0, animated: true) }.picture(at: 2)
        #expect(picture != plain && plain[187, 90] == .white)
    }

    @Test func `a card that cannot be dismissed interactively stays`() throws {
        let configuration = emptyScene().simulate { CardSnippets.configuration4() }
        func ends(_ configuration: CardConfiguration?) throws -> Bool {
            var scene = scene { $1.presentCard($0, configuration: configuration, animated: true) }
            scene.timeline = [.swipe("card", at: 2, by: 500, in: 0.2)]
            return try scene.picture(at: 5).top(of: .white) == 812
        }
        #expect(try ends(nil) && !ends(configuration))
    }

    @Test func `a card grows out of the frame of a cell`() throws {
        let cell = UIView(frame: CGRect(x: 40, y: 500, width: 80, height: 60))
        let page = plainController(.systemGreen)
        page.view.addSubview(cell)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        window.rootViewController = page
        func picture(_ present: (UIViewController) -> Void) throws -> Bitmap {
            let card = plainController(.white)
            var scene = emptyScene()
            scene.show(page)
            scene.simulate { present(card) }
            scene.add(card: card)
            return try scene.picture(at: 0.1)
        }
        let grown = try picture { CardSnippets.advanced5($0, from: page, cell: cell) }
        #expect(try grown != picture { page.presentCard($0, animated: true) })
    }
}
