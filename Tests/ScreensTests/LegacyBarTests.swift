import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
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

    /// Items keep the outer margins and share the room between them; their order follows the direction.
    @Test func toolbarItems() {
        func items(_ direction: InterfaceLayoutDirection) -> [LegacyToolbarLayout.Item] {
            var context = context
            context.traits.direction = direction
            return LegacyToolbarLayout(Toolbar(items: ["Present Bar", "Appearance", "Dismiss Bar"]), in: context).items
        }
        let (left, right) = (items(.leftToRight), items(.rightToLeft))
        #expect(left[0].frame.minX == 20 && near(left[2].frame.maxX, 394, 1e-9))
        #expect(near(left[1].frame.minX - left[0].frame.maxX, left[2].frame.minX - left[1].frame.maxX, 1e-9))
        for (a, b) in zip(left, right) { #expect(near(b.frame.minX, 414 - a.frame.maxX, 1e-9)) }
        #expect(left.allSatisfy { $0.titleOrigin.y == 846 })
    }

    /// With more text than room, all items are present, and none overlaps another.
    @Test func crowdedToolbar() {
        let long: [Toolbar.Item] = Array(repeating: "A title much too long for the room that it has", count: 5)
        let items = LegacyToolbarLayout(Toolbar(items: long), in: context).items
        #expect(items.count == 5 && items.allSatisfy { $0.frame.minX >= 20 - 1e-9 && $0.frame.maxX <= 394 + 1e-9 })
        for (a, b) in zip(items, items.dropFirst()) { #expect(a.frame.maxX + 7.9 < b.frame.minX) }
    }

    /// A touched title is faint at once and comes back after the touch.
    @Test func pressedTitle() {
        let press = Press(item: 0, down: 1, up: 1.5, location: .zero)
        let strengths = [0.9, 1, 1.5, 1.6, 1.8, 2].map { LegacyToolbarView.opacity(of: press, at: $0) }
        #expect(strengths[0] == 1 && strengths[1] == 0.15 && strengths[2] == 0.15 && strengths[5] == 1)
        #expect(strengths[2] < strengths[3] && strengths[3] < strengths[4] && strengths[4] < 1)
        #expect(LegacyToolbarView.opacity(of: nil, at: 0) == 1)
    }

    private func screen(_ style: PopupBar.Style, dock: Container.Dock?, _ page: RGBColor = RGBColor(0x7df77d))
        -> Screen
    {
        var presentation = PopupBarPresentation(bar(style), presented: false)
        presentation.present(at: 1)
        return Screen(
            traits: context.traits,
            container: with(Container(dock: dock)) { $0.content = Content(background: page) },
            popupBar: presentation)
    }

    private func picture(_ screen: Screen, at seconds: Double) -> Bitmap {
        let (nodes, page) = screen.nodes(at: seconds, in: context)
        return Rasterizer().render(Resolver.displayList(for: nodes, in: context.viewport, background: page))
    }

    /// Bar and toolbar have the measured color over green, within 4 of 255, and no seam between them.
    @Test func material() {
        let b = picture(screen(.compact, dock: toolbar), at: 3)
        for y in [775, 790, 808, 815, 830, 890] {
            let c = b[3, y]
            #expect(abs(Int(c.red) - 231) <= 4 && abs(Int(c.green) - 255) <= 4 && abs(Int(c.blue) - 235) <= 4, "\(y)")
        }
    }

    /// The bar rises out of the toolbar: its upper edge moves with the spring, and nothing is visible below the dock's.
    @Test func rising() throws {
        let s = screen(.compact, dock: toolbar)
        let before = picture(s, at: 0.9)
        var last = 813
        for t in [1.02, 1.06, 1.1, 1.2, 1.5] {
            let b = picture(s, at: t)
            let top = try #require((700..<813).first { b[3, $0].red > 180 })
            #expect(top < last)
            last = top
            // The toolbar does not change.
            for y in 814..<890 { #expect(abs(Int(b[60, y].red) - Int(before[60, y].red)) <= 1) }
        }
        #expect(last == 773)
    }

    /// Every style can be drawn over every dock, light and dark.
    @Test func allStyles() {
        for style in PopupBar.Style.allCases {
            for dock in [
                nil, toolbar,
                .tabBar(TabBar(items: [.init(title: "A", icon: "house"), .init(title: "B", icon: "heart")])),
            ] {
                let s = screen(style, dock: dock, .white)
                #expect(picture(s, at: 0) != picture(s, at: 3))
                #expect(s.nodes(at: 1.1, in: context).nodes != s.nodes(at: 3, in: context).nodes)
            }
        }
    }
}
