import Testing
import Vitrine
import VitrineCardPresentationController
import VitrineFloatingPanel
import VitrineUIKit

/// Taps by the title of a button that another one has too.
@Suite struct TapByTitleTests {
    private final class Page: UIViewController {
        init(_ color: UIColor, _ buttons: [(String, CGRect, () -> Void)]) {
            super.init(nibName: nil, bundle: nil)
            view.backgroundColor = color
            for (title, frame, run) in buttons {
                let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in run() })
                button.frame = frame
                view.addSubview(button)
            }
        }

        required init?(coder: NSCoder) { nil }
    }

    private let frame = CGRect(x: 100, y: 100, width: 175, height: 44)

    private func film(_ build: @escaping (FilmStage) -> Void) throws -> Film {
        try Film(device: .iPhoneX, design: .legacy) { stage in
            stage.output = Output(scale: 0.25, fps: 5)
            build(stage)
        }
    }

    @Test func `the button of the uppermost card is meant`() throws {
        var taps: [Int] = []
        let film = try film { stage in
            taps = []
            let pages = (0..<3).map { i in PageBox() }
            for (i, box) in pages.enumerated() {
                box.page = Page(
                    [UIColor.systemPink, .systemOrange, .systemBlue][i],
                    [
                        (
                            "Open", frame,
                            { [weak box] in
                                taps.append(i)
                                guard i < 2, let page = box?.page, let next = pages[i + 1].page else { return }
                                page.presentCard(next, animated: true)
                            }
                        )
                    ])
            }
            stage.show(pages[0].page ?? UIViewController())
            for seconds in [0.5, 2, 4] { stage.tap("Open", at: seconds) }
        }
        #expect(taps == [0, 1, 2])
        #expect(film.scene.cards.names == ["card", "card2"])
    }

    private final class PageBox { var page: Page? }

    @Test func `a panel's button goes before that of the page, and the page's where the panel has none in sight`()
        throws
    {
        var taps: [String] = []
        _ = try film { stage in
            taps = []
            let page = Page(.white, [("Go", frame, { taps.append("page") })])
            let panel = FloatingPanelController()
            let content = Page(.yellow, [("Go", CGRect(x: 0, y: 40, width: 100, height: 44), { taps.append("panel") })])
            panel.set(contentViewController: content)
            panel.addPanel(toParent: page)
            stage.show(page)
            stage.tap("Go", at: 0.5)
            stage.perform(at: 1) { panel.hide(animated: false) }
            stage.tap("Go", at: 1.5)
            stage.tap("container.Go", at: 2)
        }
        #expect(taps == ["panel", "page", "page"])
    }

    @Test func `two that are equally in sight are an error with both names and places`() throws {
        let below = frame.offsetBy(dx: 0, dy: 60)
        var taps: [Int] = []
        func film(_ target: String?) throws -> Film {
            try self.film { stage in
                taps = []
                stage.show(Page(.white, [("Open", frame, { taps.append(1) }), ("Open", below, { taps.append(2) })]))
                if let target { stage.tap(target, at: 0.5) }
                stage.tap(CGPoint(x: 187, y: 122), at: 1)
                stage.tap(CGPoint(x: 187, y: 182), at: 2)
            }
        }
        let error = try #require(throws: VitrineError.self) { try film("Open") }
        for part in [
            "timeline[0].tap", "container.Open at x 100, y 100, 175 x 44 pt", "container.Open#2 at x 100, y 160",
        ] {
            #expect("\(error)".contains(part), "\(error)")
        }
        _ = try film(nil)
        #expect(taps == [1, 2])
        _ = try film("Open#2")
        #expect(taps == [2, 1, 2])
    }
}
