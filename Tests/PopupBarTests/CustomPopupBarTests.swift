import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineSurfaces

/// Source of the rules: facts, popup bar, sections 1.1, 2.3, 2.4.
@Suite struct CustomPopupBarTests {
    private func bar(_ height: Double = 65, fullWidth: Bool = false, style: PopupBar.Style = .default) -> PopupBar {
        with(PopupBar(barStyle: style, popupItem: .music())) {
            $0.customBar = CustomPopupBar(height: height, content: .searchField(.init(placeholder: "Search")))
            $0.customBarWantsFullBarWidth = fullWidth
        }
    }

    /// The style is custom if there is a custom bar, and only then.
    @Test(arguments: PopupBar.Style.allCases) func styles(_ style: PopupBar.Style) {
        for design in Design.allCases {
            #expect(bar(style: style).effectiveBarStyle(in: design) == .custom)
            #expect(PopupBar(barStyle: style).effectiveBarStyle(in: design) != .custom)
            #expect(
                PopupBar(barStyle: .custom).effectiveBarStyle(in: design)
                    == PopupBar(barStyle: .default).effectiveBarStyle(in: design))
        }
    }

    @Test func cornerRule() {
        func radius(_ height: Double, _ fullWidth: Bool, _ screen: Double, _ margin: Double) -> Double {
            CustomPopupBar(height: height).cornerRadius(fullWidth: fullWidth, screen: screen, margin: margin)
        }
        #expect(radius(65, true, 55, 0) == 20)
        #expect(radius(65, false, 55, 21) == 32.5)
        #expect(radius(69.9, false, 55, 21) == 34.95)
        #expect(radius(70, false, 55, 21) == 34)
        // On displays with small corners, the radius is 20 pt.
        #expect(radius(120, false, 0, 21) == 20)
    }

    /// The default marquee replaces every part of another.
    @Test func theDefaultMarqueeIsRestored() {
        var appearance = PopupBarAppearance()
        appearance.configureWithDefaultMarqueeScroll()
        var changed = PopupBarAppearance()
        (changed.marqueeScrollRate, changed.marqueeScrollDelay) = (90, 0)
        (changed.coordinateMarqueeScroll, changed.marqueeScrollEnabled) = (false, false)
        changed.configureWithDefaultMarqueeScroll()
        #expect(changed == appearance)
    }

    /// As in the picture, the bar has 388 x 65 pt, 28 above the screen's bottom, and shows nothing of the item.
    @Test func layoutOnGlass() {
        let l = PopupBarLayout(bar(), over: nil, in: .test())
        #expect(near(l.frame, Rect(x: 21, y: 932 - 22 - 65, width: 388, height: 65), 0.4))
        #expect(l.imageFrame == nil && l.title == nil && l.subtitle == nil && l.buttons.isEmpty)
        #expect(l.top == l.frame.minY)
    }

    @Test func fullWidthReachesTheEdges() {
        let l = PopupBarLayout(bar(80, fullWidth: true), in: .test())
        #expect(l.frame.minX == 0 && l.frame.width == 430 && l.frame.height == 80)
        // The same holds for the dock below it.
        #expect(
            near(l.frame.maxY, DockLayout(Container(dock: .toolbar(Toolbar(items: ["Go"]))), in: .test()).top, 0.01))
    }

    /// Without a dock it is above the safe area, on a custom one above its margin.
    @Test func fullWidthWithoutADock() {
        func bottom(_ dock: Container.Dock?, _ device: String = "iphone-14-pro-max") -> Double {
            PopupBarLayout(bar(80, fullWidth: true), over: dock, in: .test(device: device)).frame.maxY
        }
        #expect(near(bottom(nil), 932 - 34, 0.01) && near(bottom(nil, "iphone-8"), 667, 0.01))
        let dock = CustomDock(height: 50, bottomDockingViewMarginForPopupBar: 12)
        #expect(near(bottom(.custom(dock)), 932 - 34 - 50 - 12, 0.01))
        // The dock may also have disappeared.
        let tabs = Container(dock: .tabBar(TabBar(items: [.init(title: "a", icon: "house")])))
        #expect(DockLayout(tabs, in: .test()).bareTop(for: bar(fullWidth: true)) == 932 - 34)
        #expect(DockLayout(tabs, in: .test()).top(for: bar()) == DockLayout(tabs, in: .test()).top)
    }

    /// A page that hides a toolbar ends where one that hides a tab bar does, though the bars are at different heights.
    @Test func pagesWithoutDockEndAlike() {
        let tabs = DockLayout(Container(dock: .tabBar(TabBar(items: [.init(title: "a", icon: "house")]))), in: .test())
        let toolbar = DockLayout(Container(dock: .toolbar(Toolbar(items: ["Go"]))), in: .test())
        var floating = PopupBar()
        floating.barStyle = .floatingCompact
        floating.libraryVersion = .v4_0
        #expect(toolbar.bareSafeTop(for: floating) == tabs.bareSafeTop(for: floating))
        #expect(tabs.bareSafeTop(for: floating) == tabs.bareTop(for: floating))
        #expect((toolbar.bareTop(for: floating) - tabs.bareTop(for: floating)).magnitude > 1)
    }

    @Test func legacyIsEdgeToEdge() {
        var context = Context.test(device: "iphone-8")
        context.traits.design = .legacy
        let l = PopupBarLayout(bar(), over: nil, in: context)
        #expect(l.frame == Rect(x: 0, y: 667 - 65, width: 375, height: 65))
    }

    /// The field has 364 x 44 pt, 12 inside the bar.
    @Test func searchField() throws {
        let context = Context.test()
        let l = PopupBarLayout(bar(), over: nil, in: context)
        let custom = try #require(bar().customBar)
        func view(_ direction: InterfaceLayoutDirection) -> CustomPopupBarView {
            CustomPopupBarView(bar: custom, frame: l.frame, direction: direction, context: context)
        }
        let field = view(.leftToRight).fieldFrame
        #expect(near(field.minX - l.frame.minX, 12, 0.01) && near(field.width, 364, 0.01))
        #expect(near(field.height, 44, 0.4) && near(field.midY, l.frame.midY, 1))
        func textStart(_ nodes: [Node]) -> Double? {
            for case .text(let t) in nodes { return t.origin.x }
            return nil
        }
        let left = try #require(textStart(view(.leftToRight).nodes()))
        let right = try #require(textStart(view(.rightToLeft).nodes()))
        #expect(left < l.frame.midX && right > left)
        // Entered text is darker than a placeholder.
        let typed = CustomPopupBarView(
            bar: CustomPopupBar(content: .searchField(.init(placeholder: "Search", text: "Quay"))), frame: l.frame,
            direction: .leftToRight, context: context)
        #expect(typed.nodes().last != view(.leftToRight).nodes().last)
        #expect(
            CustomPopupBarView(bar: CustomPopupBar(), frame: l.frame, direction: .leftToRight, context: context).nodes()
                .isEmpty)
    }

    /// A label is centered in its bar; a field that is too narrow for a text has none.
    @Test func labelsAreCentered() throws {
        let context = Context.test()
        let frame = Rect(x: 21, y: 800, width: 388, height: 65)
        func texts(_ content: CustomPopupBar.Content, width: Double) -> [TextNode] {
            let frame = Rect(x: frame.minX, y: frame.minY, width: width, height: frame.height)
            let view = CustomPopupBarView(
                bar: CustomPopupBar(content: content), frame: frame, direction: .leftToRight, context: context)
            return view.nodes().compactMap { if case .text(let text) = $0 { text } else { nil } }
        }
        let label = try #require(texts(.label("Quay"), width: frame.width).first)
        #expect(near(label.origin.x + label.line.width / 2, frame.midX, 0.5))
        let field = CustomPopupBar.Content.searchField(.init(placeholder: "Search"))
        #expect(texts(field, width: frame.width).count == 1 && texts(field, width: 80).isEmpty)
    }

    @Test func fieldStaysInside() {
        for size in [TextSize.xSmall, .large, .ax5] {
            for height in [20.0, 48, 65, 400] {
                let context = Context.test(device: "iphone-se-1", textSize: size, scale: 2)
                let l = PopupBarLayout(bar(height), over: nil, in: context)
                let view = CustomPopupBarView(
                    bar: bar(height).customBar!, frame: l.frame, direction: .leftToRight, context: context)
                #expect(l.frame.height == height)
                #expect(view.fieldFrame.minY >= l.frame.minY && view.fieldFrame.maxY <= l.frame.maxY)
            }
        }
    }
}
