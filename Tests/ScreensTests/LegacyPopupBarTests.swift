import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// Popup bars before glass, as a screen draws them.
@Suite struct LegacyPopupBarTests {
    private var context: Context {
        var context = Context.test(device: "iphone-11-pro-max", scale: 1)
        context.traits.design = .legacy
        return context
    }

    private let toolbar = Container.Dock.toolbar(Toolbar(items: ["Present Bar", "Appearance", "Dismiss Bar"]))

    private func bar(_ style: PopupBar.Style) -> PopupBar {
        with(
            PopupBar(
                barStyle: style,
                popupItem: .music(title: "One", subtitle: "Two", leading: ["pause"], trailing: ["forward", "stop"]))
        ) { $0.libraryVersion = .v3_0 }
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
