import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineSceneGraph
import VitrineTestSupport
import VitrineVocabulary

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// Popup bars as parts of a screen.
@Suite struct PopupBarOnScreenTests {
    /// The picture at a time does not depend on the times requested before.
    @Test func anyOrderGivesTheSame() {
        var bar = PopupBarPresentation(.music(.floating), presented: false)
        bar.present(at: 0.2)
        bar.dismiss(at: 0.4)
        bar.present(at: 0.5)
        bar.update(at: 0.6) { $0.popupItem.title = "Later" }
        let context = Context.test()
        let screen = Screen(
            traits: context.traits,
            container: with(Container(dock: .toolbar(Toolbar(items: ["Go"])))) { $0.content = .labeled("Bottom") },
            popupBar: bar)
        let times = (0..<150).map { Double($0) / 120 }
        let inOrder = times.map { screen.nodes(at: $0, in: context).nodes }
        var generator = SplitMix64(seed: 3)
        for _ in 0..<300 {
            let i = generator.below(times.count)
            #expect(screen.nodes(at: times[i], in: context).nodes == inOrder[i])
        }
        #expect(inOrder[71] != inOrder[72])
    }

    /// As in the picture, 440 pt wide, the titles' rectangle is from 75.1 to 316.2, 30.7 pt high in a bar of 48.
    @Test func frameOfTheTitles() throws {
        let context = Context.test(device: "iphone-16-pro-max")
        let bar = PopupBar.music(.floatingCompact, item: .music(title: "Dolores", subtitle: "Doloremque"))
        let screen = Screen(
            traits: context.traits,
            container: Container(
                dock: .tabBar(TabBar(items: [.init(title: "A", icon: "heart"), .init(title: "B", icon: "heart")]))),
            popupBar: PopupBarPresentation(bar, presented: true))
        let (element, frame) = try #require(screen.accessibilityElement(.titles, at: 0, in: context))
        #expect(element.label == "Dolores\nDoloremque")
        #expect(near(frame.minX, 75.1, 1) && near(frame.maxX, 316.2, 2))
        #expect(near(frame.height, 30.7, 1))
        let (_, whole) = try #require(screen.accessibilityElement(.background, at: 0, in: context))
        #expect(near(whole.midY, frame.midY, 0.7))
        #expect(screen.accessibilityElement(.closeButton, at: 0, in: context) == nil)
        #expect(screen.accessibilityElement(.progress, at: 0, in: context) == nil)
    }

    /// Above a toolbar, bars of the newest release are as wide as that if they inherit its metrics; above a tab bar
    /// that is their own width. Measured in the library's overview: 28 pt.
    @Test(arguments: [PopupBar.LibraryVersion.v4_0, .v4_5]) func popupBarsAreAsWide(_ version: PopupBar.LibraryVersion)
    {
        func margin(_ dock: Container.Dock?, inherits: Bool, design: Design = .glass) -> Double? {
            let context = Context.test(design: design)
            var bar = PopupBar.music(.floatingCompact, version)
            bar.inheritsBottomBarMetrics = inherits
            let screen = Screen(
                traits: context.traits, container: Container(dock: dock),
                popupBar: PopupBarPresentation(bar, presented: true, design: design))
            return screen.layout(at: 0, in: context)?.frame.minX
        }
        let toolbar = Container.Dock.toolbar(Toolbar(items: ["Go"]))
        let tabBar = Container.Dock.tabBar(TabBar(items: [.init(title: "A", icon: "heart")]))
        #expect(near(margin(toolbar, inherits: true), version == .v4_5 ? 28 : 21, 1e-9))
        for dock in [tabBar, nil] { #expect(near(margin(dock, inherits: true), 21, 1e-9)) }
        #expect(near(margin(toolbar, inherits: false), 21, 1e-9))
        #expect(margin(toolbar, inherits: true, design: .legacy) == margin(toolbar, inherits: false, design: .legacy))
    }

    /// The drawn list is the one at its top, moved by the state's offset; the close button stays.
    @Test func scrolledPopup() throws {
        let context = Context.test()
        let leg: ValueNode = ["by": ["x": 0, "y": -300], "duration": 0.4, "curve": "linear"]
        let drag = TimelineEvent(
            at: 1, .init("drag", "popup", ["path": [leg], "offset": ["x": 0, "y": 200]]))
        let rows = (0..<60).map { ListElement.Row(title: "Song \($0)") }
        let content = with(PopupContent(open: true)) {
            $0.content = [.list(sections: [.init(header: "Songs", rows: rows)])]
            $0.popupInteractionStyle = .drag
        }
        let screen = try Screen.recorded(
            traits: context.traits, container: with(Container()) { $0.content = Content(background: .white) },
            popupBar: PopupBarPresentation(.music(.floating), content: content, presented: true), [drag],
            in: context)
        let bar = try #require(screen.popupBar)
        func texts(_ nodes: [Node], _ t: Transform = .identity) -> [Point] {
            nodes.flatMap { node -> [Point] in
                switch node {
                case .text(let text): [t.apply(text.origin)]
                case .group(let group): texts(group.children, group.transform.then(t))
                default: []
                }
            }
        }
        let rest = texts(screen.nodes(at: 0, in: context).nodes)
        let row = try #require(rest.last)
        for seconds in [1.2, 1.39, 1.8, bar.end] {
            let moved = texts(screen.nodes(at: seconds, in: context).nodes)
            let offset = bar.scroll.offset.value(at: seconds)
            #expect(offset > 100 && moved.contains { near($0.y, row.y - offset, 0.01) && near($0.x, row.x, 0.01) })
        }
        // Rows appear at the bottom: never fewer than at rest.
        #expect(texts(screen.nodes(at: 1.39, in: context).nodes).count >= rest.count)
        #expect(bar.popup.end == 0)
    }

    /// Halfway, titles of both items are on the screen, clipped to their area; at rest one.
    @Test func pagedTitles() throws {
        let context = Context.test()
        let drag = TimelineEvent(
            at: 1, .init("drag", "popupBar", ["path": [["by": ["x": -150, "y": 0], "duration": 0.4]]]))
        let items = ["One", "Two", "Three"].map { PopupItem.music(title: $0, subtitle: "of three") }
        let bar = PopupBarPresentation(PopupBar(barStyle: .floatingCompact, popupItems: items), presented: true)
        let screen = try Screen.recorded(
            traits: context.traits, container: with(Container()) { $0.content = Content(background: .white) },
            popupBar: bar, [drag],
            in: context)
        func count(_ seconds: Double) -> Int {
            screen.nodes(at: seconds, in: context).nodes.map(\.fades).reduce(0, +)
        }
        #expect(count(0.5) == 0 && count(1.3) == 4 && count(5) == 0)
    }

    /// An open popup covers the screen, a hidden bar leaves nothing.
    @Test(arguments: PopupInteractionStyle.allCases) func pictureAgreesWithTheState(_ style: PopupInteractionStyle) {
        let context = Context.test()
        let calls: [(PopupBarPresentation.State, (inout PopupBarPresentation) -> Void)] = [
            (.open, { $0.open(at: 1) }), (.barHidden, { $0.dismiss(at: 1) }), (.barPresented, { _ in }),
        ]
        for (state, call) in calls {
            let content = with(PopupContent()) { $0.popupInteractionStyle = style }
            var bar = PopupBarPresentation(.music(.floating), content: content, presented: true)
            call(&bar)
            bar.finish()
            let screen = Screen(
                traits: context.traits, container: with(Container()) { $0.content = Content(background: .white) },
                popupBar: bar)
            let nodes = screen.nodes(at: bar.end, in: context).nodes
            let covers = nodes.contains { node in
                if case .shape(let shape) = node { return shape.path == .rect(context.screen) }
                return false
            }
            #expect(bar.state(at: bar.end) == state && covers == (state == .open))
            #expect(nodes.isEmpty == (state == .barHidden))
        }
    }
}

extension Node {
    /// The number of groups below that fade at an edge.
    fileprivate var fades: Int {
        guard case .group(let group) = self else { return 0 }
        return (group.edgeFade == nil ? 0 : 1) + group.children.map(\.fades).reduce(0, +)
    }
}
