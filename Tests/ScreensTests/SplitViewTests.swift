import Testing
import VitrineLayoutTestSupport
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// Popup bars and popups beside a sidebar.
@Suite struct SplitViewTests {
    private func screen(in context: Context, covers: Bool = true, avoids: Bool = true) -> Screen {
        var sidebar = SidebarTests.sidebar
        sidebar.isHidden = false
        var bar = PopupBar.music(.floating)
        bar.popupOpensOverSplitViewController = covers
        bar.popupBarAvoidsPrimaryColumn = avoids
        return Screen(
            traits: context.traits,
            container: with(Container(dock: .tabBar(SidebarTests.bar))) { $0.sidebar = sidebar },
            popupBar: PopupBarPresentation(
                bar, content: PopupContent(image: "art.png", showsControls: true), presented: true))
    }

    private func pad(_ direction: InterfaceLayoutDirection) -> Context {
        .test(
            device: "ipad-pro-11-more-space", direction: direction, scale: 2, orientation: .landscape)
    }

    /// Over the sidebar or beside it, page, picture and close button are centered in the column.
    @Test(arguments: InterfaceLayoutDirection.allCases) func popups(_ direction: InterfaceLayoutDirection) throws {
        let given = pad(direction)
        for covers in [true, false] {
            let screen = screen(in: given, covers: covers)
            let context = try #require(screen.popupBar?.context(at: screen.frame(at: 0, in: given)))
            let column = covers ? context.screen : context.secondaryColumn
            #expect(context.popupArea == column && column.width == context.screen.width - (covers ? 0 : 278))
            #expect(covers || (direction == .leftToRight ? column.minX == 278 : column.minX == 0))
            let page = PopupPageView(PopupContent(image: "art.png"), bar: .music(.floating), in: context)
            #expect(near(page.imageFrame?.midX, column.midX, 0.5))
            for positioning in [PopupCloseButton.Positioning.leading, .center, .trailing] {
                let frame = PopupCloseButtonLayout(
                    PopupCloseButton(style: .glass, positioning: positioning), in: context
                ).frame
                let isLeft = (positioning == .leading) == (direction == .leftToRight)
                let x =
                    positioning == .center ? column.midX - 22 : isLeft ? column.minX + 20 : column.maxX - 64
                #expect(frame.minX == x, "\(positioning)")
            }
            guard case .shape(let background)? = page.nodes().first else {
                Issue.record("no page")
                continue
            }
            #expect(background.path == .rect(column))
        }
    }

    @Test func nothingReachesOverTheSidebar() {
        let context = pad(.leftToRight)
        var screen = screen(in: context, covers: false)
        screen.popupBar?.open(at: 1)
        for seconds in [1.1, 1.3, 3] {
            let clips = screen.nodes(at: seconds, in: context).nodes.contains { node in
                guard case .group(let group) = node else { return false }
                return group.clip
                    == .rect(Rect(x: 278, y: 0, width: context.screen.width - 278, height: context.screen.height))
            }
            #expect(clips, "\(seconds)")
        }
    }

    /// The bar makes room, or stays where it is without the sidebar.
    @Test(arguments: InterfaceLayoutDirection.allCases) func bars(_ direction: InterfaceLayoutDirection) throws {
        let given = pad(direction)
        func frame(_ avoids: Bool) throws -> Rect {
            try #require(screen(in: given, avoids: avoids).accessibilityElement(.background, at: 0, in: given)).frame
        }
        let middle = given.screen.midX
        #expect(near(try frame(false).midX, middle, 0.5))
        #expect(near(try frame(true).midX, middle + (direction == .leftToRight ? 139 : -139), 0.5))
        #expect(try frame(true).width == frame(false).width)
    }
}
