import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineSurfaces

/// Source of the figures: facts, popup bar, sections 1.1, 2.1 and 7.3.
@Suite struct LegacyBarTests {
    private var context: Context {
        var context = Context.test(device: "iphone-11-pro-max", scale: 1)
        context.traits.design = .legacy
        return context
    }

    private let toolbar = Container.Dock.toolbar(Toolbar(items: ["Present Bar", "Appearance", "Dismiss Bar"]))

    private func bar(_ style: PopupBar.Style, _ version: PopupBar.LibraryVersion = .v3_0) -> PopupBar {
        with(
            PopupBar(
                barStyle: style,
                popupItem: .music(title: "One", subtitle: "Two", leading: ["pause"], trailing: ["forward", "stop"]))
        ) { $0.libraryVersion = version }
    }

    @Test(arguments: [
        (PopupBar.Style.default, PopupBar.Style.floating), (.compact, .compact), (.prominent, .prominent),
        (.floating, .floating), (.floatingCompact, .floatingCompact),
    ])
    func styles(_ style: PopupBar.Style, _ shown: PopupBar.Style) {
        #expect(PopupBar(barStyle: style).effectiveBarStyle(in: .legacy) == shown)
    }

    /// The bar has 40 pt from edge to edge above a toolbar of 83, without the image; buttons are as in the recording,
    /// to a pixel or two.
    @Test func compactBar() throws {
        let l = PopupBarLayout(bar(.compact), over: toolbar, in: context)
        #expect(l.frame == Rect(x: 0, y: 773, width: 414, height: 40))
        #expect(l.top == 773 && l.imageFrame == nil)
        #expect(near(try #require(l.title).origin.x, 49, 2))
        #expect(near(l.buttons[0].center.x, 28.5, 2))
        #expect(near(l.buttons[1].center.x, 356.5, 2))
        #expect(near(l.buttons[2].center.x, 387, 2))
        #expect(near(try #require(l.title).origin.y - 773, 16.7, 0.5))
        #expect(near(try #require(l.subtitle).origin.y - 773, 30.3, 0.8))
    }

    /// Release 4.5 of the library centers the titles of a compact bar.
    @Test func centeredTitles() throws {
        let l = PopupBarLayout(bar(.compact, .v4_5), over: toolbar, in: context)
        let title = try #require(l.title)
        let subtitle = try #require(l.subtitle)
        #expect(near(title.origin.x + title.line.width / 2, subtitle.origin.x + subtitle.line.width / 2, 1))
        #expect(title.origin.x > 100)
    }

    @Test(arguments: [(PopupBar.Style.prominent, 64.0), (.floating, 64), (.floatingCompact, 54)])
    func heights(_ style: PopupBar.Style, _ height: Double) {
        let l = PopupBarLayout(bar(style), over: toolbar, in: context)
        #expect(813 - l.top == height)
        #expect((l.frame.width == 414) == (style == .prominent))
    }
}
