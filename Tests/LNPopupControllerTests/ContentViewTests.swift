import Testing
import Vitrine
import VitrineLNPopupController
import VitrineScreens
import VitrineStage

/// The view around a popup's content, and its close button.
@Suite struct ContentViewTests {
    private static let styles: [(LNPopupCloseButton.Style, String)] = [
        (.default, "default"), (.chevron, "chevron"), (.grabber, "grabber"), (.glass, "glass"),
        (.clearGlass, "clearGlass"), (.prominentGlass, "prominentGlass"),
        (.prominentClearGlass, "prominentClearGlass"), (.shinyGlass, "shinyGlass"), (.none, "none"),
        (LNPopupCloseButton.Style(rawValue: 0x10000) ?? .default, "round"),
    ]

    @Test(arguments: styles.map(\.0), [false, true])
    func `a close button is that of its key in both designs`(_ style: LNPopupCloseButton.Style, isLegacy: Bool) throws {
        let popup = Popup()
        popup.container.popupContentView.popupCloseButtonStyle = style
        popup.container.presentPopupBar(with: popup.content, openPopup: true)
        let design = "design: \(isLegacy ? "legacy" : "glass")"
        let name = Self.styles.first { $0.0 == style }?.1 ?? ""
        let yaml = try SceneParser.parse(
            """
            vitrine: 1
            output: { scale: 0.5 }
            \(design)
            popupBar: { tintColor: "#ED435A", popupItem: { title: Title, subtitle: Subtitle } }
            popupContent: { popupCloseButtonStyle: \(name), open: true }
            """)
        let scene = try popup.scene(design)
        #expect(try pixels(scene) == pixels(yaml))
        let button = popup.container.popupContentView.popupCloseButton
        #expect(button.effectiveStyle != .default && button.effectivePositioning != .default)
        #expect(popup.container.popupContentView.effectivePopupCloseButtonStyle == button.effectiveStyle)
    }

    @Test func `a popup that slides is not one that the bar morphs into`() throws {
        func picture(_ morphs: Bool) throws -> Bitmap {
            let popup = Popup(Page(), Page(.systemOrange))
            popup.container.popupContentView.allowsContentTransition = morphs
            return try pixels(popup.scene("timeline: [{ at: 1s, open: popup }]"), at: 1.1)
        }
        #expect(try picture(true) != picture(false))
    }

    @Test func `the background of a popup is that of its keys`() throws {
        let popup = Popup()
        popup.container.popupContentView.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
        popup.container.popupContentView.isTranslucent = false
        let content = try popup.scene().popupContent
        #expect(content?.backgroundEffect == .systemThinMaterial && content?.translucent == false)
        let glass = Popup()
        glass.container.popupContentView.backgroundEffect = UIGlassEffect(style: .clear)
        #expect(try glass.scene().popupContent?.backgroundEffect == .clearGlass)
        #expect(try glass.scene("design: legacy").popupContent?.backgroundEffect == nil)
    }

    @Test func `an image view that is a transition view gives its radius`() throws {
        final class Cover: UIImageView, LNPopupTransitionView {
            var cornerRadius: CGFloat = 17
            var shadow: NSShadow?
            var supportsShadow: Bool { false }
        }
        final class Content: UIViewController {
            let cover = Cover(image: UIImage(named: "artwork/rain.png"))
            override func viewForPopupTransition(
                from fromState: PopupPresentationState, to toState: PopupPresentationState
            ) -> UIView? { cover }
        }
        let content = try Popup(Page(), Content()).scene().popupContent
        #expect(content?.image == "artwork/rain.png" && content?.imageCornerRadius == 17)
        #expect(content?.imageShadow == ShadowConfiguration.none)
    }

    /// Returns a popup with a button, in a tab bar controller.
    private func tinted(_ change: @escaping (Popup) -> Void) throws -> (closed: Bitmap, open: Bitmap) {
        func picture(at seconds: Double) throws -> Bitmap {
            let tabs = UITabBarController()
            tabs.viewControllers = ["house", "library"].map { name in
                let page = Page()
                page.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: name), tag: 0)
                return page
            }
            let popup = Popup(tabs)
            popup.item.trailingBarButtonItems = [UIBarButtonItem(image: UIImage(systemName: "pause"))]
            let button = UIButton(type: .system)
            button.setTitle("Button", for: .normal)
            button.frame = CGRect(x: 100, y: 300, width: 200, height: 50)
            popup.content.view.addSubview(button)
            change(popup)
            return try pixels(popup.scene("timeline: [{ at: 0.5s, open: popup, animated: false }]"), at: seconds)
        }
        return (try picture(at: 0), try picture(at: 1))
    }

    @Test func `a tint goes from a view to what is in it and nowhere else`() throws {
        let plain = try tinted { _ in }
        let bar = try tinted { $0.bar.tintColor = .systemGreen }
        #expect(bar.closed != plain.closed && bar.open == plain.open)
        let content = try tinted { $0.content.view.tintColor = .systemGreen }
        #expect(content.closed == plain.closed && content.open != plain.open)
        let container = try tinted { $0.container.view.tintColor = .systemGreen }
        #expect(container.closed != plain.closed && container.open != plain.open)
        let all = try tinted {
            $0.container.view.tintColor = .systemGreen
            ($0.container as? UITabBarController)?.tabBar.tintColor = .systemGreen
            $0.content.view.tintColor = .systemGreen
            $0.container.popupContentView.popupCloseButton.tintColor = .systemGreen
        }
        #expect(container.closed == all.closed && container.open == all.open)
    }
}
