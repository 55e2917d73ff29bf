import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineSceneGraph
import VitrineTestSupport

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// A screen from right to left is the mirror image of one from left to right, part by part.
@Suite struct MirroredScreenTests {
    static let docks: [Named<Container.Dock?>] = [
        Named("no dock", nil), Named("toolbar", .toolbar(Toolbar(items: ["Present Bar", "Go"]))),
        Named(
            "tab bar",
            .tabBar(TabBar(items: [.init(title: "House", icon: "house"), .init(title: "Hearts", icon: "heart")]))),
    ]

    /// Returns the ends of texts and pictures, and of shapes with a color.
    private func ends(_ nodes: [Node], _ t: Transform = .identity) -> [(Double, Double)] {
        nodes.flatMap { node -> [(Double, Double)] in
            switch node {
            case .group(let group): return ends(group.children, group.transform.then(t))
            case .text(let text):
                let box = Rect(x: text.origin.x, y: text.origin.y, width: text.line.width, height: 1)
                return [(t.apply(box).minX, t.apply(box).maxX)]
            case .image(let image): return [(t.apply(image.frame).minX, t.apply(image.frame).maxX)]
            case .glass(let glass):
                return glass.body.shapes.map { (t.apply($0.outline.rect).minX, t.apply($0.outline.rect).maxX) }
            default: return []
            }
        }
    }

    private func expectMirrored(_ screen: (Context) -> Screen, _ device: String, _ design: Design, at seconds: Double) {
        let parts = InterfaceLayoutDirection.allCases.map { direction in
            let context = Context.test(device: device, direction: direction, scale: 3, design: design)
            return ends(screen(context).nodes(at: seconds, in: context).nodes).map { ends in
                direction == .leftToRight ? ends : (context.screen.width - ends.1, context.screen.width - ends.0)
            }
        }
        var rest = parts[1]
        for ends in parts[0] {
            let i = rest.firstIndex { near($0.0, ends.0, 1) && near($0.1, ends.1, 1) }
            #expect(i != nil, "\(ends)")
            if let i { rest.remove(at: i) }
        }
        #expect(rest.isEmpty)
    }

    @Test(arguments: docks, Design.allCases) func bars(_ dock: Named<Container.Dock?>, _ design: Design) {
        for style in [PopupBar.Style.floating, .floatingCompact, .prominent, .compact] {
            let bar = PopupBar.music(
                style, item: .music(title: "One", subtitle: "Two", leading: ["stop"], trailing: ["pause", "forward"]))
            expectMirrored(
                { context in
                    Screen(
                        traits: context.traits, container: Container(dock: dock.value),
                        popupBar: PopupBarPresentation(bar, presented: true, design: design))
                }, "iphone-14-pro-max", design, at: 0)
        }
    }

    @Test(arguments: Design.allCases, [0.0, 0.25, 3]) func sidebars(_ design: Design, _ seconds: Double) {
        let dock = Self.docks[2].value
        expectMirrored(
            { context in
                var sidebar = SidebarTests.sidebar
                sidebar.isHidden = false
                var screen = Screen(
                    traits: context.traits,
                    container: with(
                        Container(dock: dock, navigationBar: NavigationBar(title: "Title", leadingItems: ["Edit"]))
                    ) { $0.sidebar = sidebar })
                var state = SidebarPresentation(isShown: true)
                state.hide(at: 0.1, hold: 0)
                screen.host.sidebar = state
                return screen
            }, "ipad-pro-11", design, at: seconds)
    }
}
