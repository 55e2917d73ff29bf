import Testing
import Vitrine
import VitrineLNPopupController
import VitrineScenes
import VitrineScreens

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
}
