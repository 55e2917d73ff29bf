import Testing
import VitrineDisplayList
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineSceneGraph
import VitrineVocabulary

@testable import VitrineMotion
@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// The screen as a whole: the order of its layers, and the end of the page.
@Suite struct ScreenTests {
    static let tabs = TabBar(items: [.init(title: "A", icon: "house"), .init(title: "B", icon: "heart")])

    private func label(_ dock: Container.Dock?, device: String = "iphone-14-pro-max", bar: Bool = false) -> TextNode? {
        let context = Context.test(device: device, scale: device == "iphone-8" ? 2 : 3)
        let screen = Screen(
            traits: context.traits,
            container: with(Container(dock: dock)) { $0.content = .labeled("Bottom") },
            popupBar: bar ? PopupBarPresentation(.music(.floatingCompact), presented: true) : nil)
        for case .text(let text) in screen.nodes(at: 0, in: context).nodes { return text }
        return nil
    }

    /// The label's line of 0.241 x 17 pt below its baseline ends at the safe area.
    @Test func labelStandsAboveTheSafeArea() throws {
        let descent = 17 * 0.241
        let toolbar = Container.Dock.toolbar(Toolbar(items: ["Go"]))
        // The safe area ends at the toolbar, the tab bar, the home indicator or the screen's end, then at the bar.
        #expect(near(label(toolbar)?.origin.y, 932 - 76 - descent, 0.34))
        #expect(near(label(.tabBar(Self.tabs))?.origin.y, 932 - 83 - descent, 0.34))
        #expect(near(label(nil)?.origin.y, 932 - 34 - descent, 0.34))
        #expect(near(label(nil, device: "iphone-8")?.origin.y, 667 - descent, 0.5))
        #expect(near(label(toolbar, bar: true)?.origin.y, 932 - 76 - 8 - 48 - descent, 0.34))
        #expect(near(label(nil, bar: true)?.origin.y, 932 - 65.0 / 3 - 48 - descent, 0.34))
        let text = try #require(label(nil))
        #expect(near(text.origin.x + text.line.width / 2, 215, 0.34))
    }

    @Test func longLabel() throws {
        let context = Context.test()
        let screen = Screen(
            traits: context.traits,
            container: with(Container()) { $0.content = .labeled(String(repeating: "Bottom ", count: 500)) })
        guard case .text(let text) = try #require(screen.nodes(at: 0, in: context).nodes.first) else {
            Issue.record("no label")
            return
        }
        #expect(text.line.isTruncated && text.origin.x >= 0 && text.origin.x + text.line.width <= 430.5)
    }

    /// The order is page label, bar, dock, finger, from back to front.
    @Test func order() throws {
        let context = Context.test()
        let tap = TimelineEvent(at: 0, .init("tap", "Go", ["hold": 1, "offset": ["x": 3, "y": -2]]))
        let screen = try Screen.recorded(
            traits: context.traits,
            container: with(Container(dock: .toolbar(Toolbar(items: ["Go"])))) { $0.content = .labeled("Bottom") },
            popupBar: PopupBarPresentation(.music(.floating), presented: true), [tap], in: context)
        let nodes = screen.nodes(at: 0.5, in: context).nodes
        #expect(nodes.count == 5)
        if case .text = nodes[0] {} else { Issue.record("label") }
        if case .group(let bar) = nodes[1], case .glass = bar.children[0] {} else { Issue.record("bar") }
        if case .glass = nodes[2] {} else { Issue.record("toolbar") }
        if case .group = nodes[3] {} else { Issue.record("title") }
        if case .group = nodes[4] {} else { Issue.record("finger") }
        let center = ToolbarLayout(Toolbar(items: ["Go"]), in: context).items[0].frame.center
        #expect(screen.fingers.map(\.location) == [center + Point(x: 3, y: -2)])
    }

    @Test func touchesOfNothingAreIgnored() throws {
        let context = Context.test()
        func tapped(_ name: ValueNode, on dock: Container.Dock?) throws -> Screen {
            try Screen.recorded(
                traits: context.traits, container: Container(dock: dock),
                [TimelineEvent(at: 0, .init("tap", name, ["hold": 1]))], in: context)
        }
        let bare = try tapped("A", on: nil)
        #expect(bare.fingers.isEmpty && bare.host.presses.isEmpty && bare.end == 0)
        let missed = try tapped("C", on: .tabBar(Self.tabs))
        #expect(missed.fingers.isEmpty)
        let tabs = try tapped("A", on: .tabBar(Self.tabs))
        // Tabs are not lifted.
        #expect(tabs.fingers.count == 1 && tabs.host.presses.isEmpty && tabs.end == tabs.fingers[0].end)
        #expect(tabs.host.itemCenter(2, at: 0, in: context) == nil)
    }

    @Test func pageColors() {
        let plain = Container()
        #expect(plain.content.pageColor(in: .light) == .white && plain.content.pageColor(in: .dark) == .black)
        let one = with(Container()) { $0.content = Content(background: RGBColor(0x112233)) }
        #expect(
            one.content.pageColor(in: .light) == RGBColor(0x112233)
                && one.content.pageColor(in: .dark) == RGBColor(0x112233))
        let two = with(Container()) {
            $0.content = Content(background: RGBColor(0x112233), darkBackground: RGBColor(0x445566))
        }
        #expect(two.content.pageColor(in: .dark) == RGBColor(0x445566))
        let context = Context.test(appearance: .dark)
        let screen = Screen(traits: context.traits, container: two)
        #expect(screen.nodes(at: 0, in: context).background == RGBColor(0x445566))
    }

    /// While a bar appears, the page's label moves up with the same spring, without ever moving back.
    @Test func labelRidesOnTheBar() throws {
        let context = Context.test()
        var bar = PopupBarPresentation(.music(.floating), presented: false)
        bar.present(at: 0)
        let screen = Screen(
            traits: context.traits, container: with(Container()) { $0.content = .labeled("Bottom") },
            popupBar: bar)
        var last = Double.infinity
        for tick in 0...120 {
            for case .text(let text) in screen.nodes(at: Double(tick) / 120, in: context).nodes {
                #expect(text.origin.y <= last)
                last = text.origin.y
            }
        }
        let resting: Double = 932 - 65.0 / 3 - 58 - 17 * 0.241
        #expect(near(last, resting, 0.34))
    }

    @Test func devices() {
        #expect(Device.standard.id == "iphone-14-pro-max" && Device.standard.size == Size(width: 430, height: 932))
        #expect(Set(Device.all.map(\.id)).count == Device.all.count)
        for device in Device.all {
            #expect(Device.named(device.id) == device)
            #expect(device.hasHomeIndicator == [34, 20].contains(device.safeArea.bottom))
        }
        #expect(Device.named("iphone") == nil)
    }
}
