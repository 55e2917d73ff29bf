import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePrimitives

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// Windows of iPads and Macs. Figures: facts, popup bar, sections 2.1, 2.4 and 7.4 (intro-ipad.png, intro-mac.png).
@Suite struct MacTests {
    private func context(_ device: Device, window: Size? = nil) -> Context {
        var context = Context.test(device: device.id, appearance: .dark, scale: 2)
        context.traits.windowSize = window
        return context
    }

    private func layout(_ item: PopupItem, in context: Context) -> PopupBarLayout {
        PopupBarLayout(PopupBar.music(.floating, .v4_5, item: item), over: nil, in: context)
    }

    /// In intro-mac.png, the window begins at (56, 37.5) and has a sidebar of 310 pt: the bar is from 437.5 to 1137, 54
    /// high, 18.5 above the edge; the picture is 33.5 to 34 wide; shuffle is 21.5 inside, other buttons 15 apart.
    @Test func barOfAMacIsThatOfTheRecordedWindow() throws {
        let item = PopupItem.music(
            leading: ["shuffle", "backward", "stop", "forward", "repeat"], trailing: ["ellipsis", "airplay", "speaker"])
        let layout = layout(item, in: context(.mac))
        #expect(near(layout.frame.width, 699.5, 1.5) && near(layout.frame.height, 54, 0.5))
        #expect(near(827 - layout.frame.maxY, 18.5, 0.75))
        let image = try #require(layout.imageFrame)
        #expect(near(image.width, 33.75, 0.5))
        // Vitrine's shuffle and repeat are wider than those of the recording, which are 12.5 wide.
        let leading = layout.buttons.filter { $0.end == .leading }
        let extra = leading[0].width + leading[4].width - 2 * 12.5
        #expect(near(image.minX - layout.frame.minX, 189.5 + extra, 2))
        let title = try #require(layout.title)
        #expect(near(title.origin.x - image.maxX, 16.5, 1))
        #expect(layout.contentArea.minX == image.minX || near(layout.contentArea.minX, image.minX, 0.5))
        #expect(layout.contentArea.maxX < (layout.buttons.map(\.center.x).max() ?? 0))
    }

    /// The texts have the sizes of macOS at every text size.
    @Test func textsOfAMacDoNotGrow() {
        var large = context(.mac)
        large.traits.textSize = .ax5
        let (a, b) = (layout(.music(), in: context(.mac)), layout(.music(), in: large))
        #expect(a.frame == b.frame && a.title?.line == b.title?.line)
    }

    @Test func macHasNeitherSafeAreaNorHomeIndicator() {
        let traits = Traits(device: .mac)
        #expect(traits.safeArea == .zero && !traits.showsHomeIndicator && traits.isWide)
        #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
    }

    /// In intro-ipad.png the window is 1165 x 770 and the bar's lower edge 10 pt above its own.
    @Test func windowOfAnIPadIsItsScreen() {
        let context = context(.iPadPro11MoreSpace, window: Size(width: 1165, height: 770))
        #expect(context.traits.screenSize == Size(width: 1165, height: 770))
        #expect(context.traits.safeArea == .zero && !context.traits.showsHomeIndicator)
        let layout = layout(.music(), in: context)
        #expect(layout.frame.size == Size(width: 700, height: 64))
        #expect(near(770 - layout.frame.maxY, 10, 0.5) && near(layout.frame.midX, 582.5, 0.5))
    }

    @Test func phoneHasNoWindows() {
        var traits = Traits(device: .iPhone16Pro)
        traits.windowSize = Size(width: 300, height: 300)
        #expect(traits.screenSize == Device.iPhone16Pro.size)
        traits.device = .iPadPro11
        #expect(traits.screenSize == Size(width: 300, height: 300))
    }

    /// A scene of another device is legal on a Mac.
    @Test func macIsNotTurnedAndShowsNoStatusBar() {
        #expect(Traits(device: .mac, orientation: .landscape).screenSize == Device.mac.size)
        let bar = StatusBarView(statusBar: StatusBar(), context: context(.mac))
        #expect(bar.nodes(lightness: 0, opacity: 1).isEmpty)
        let pad = StatusBarView(statusBar: StatusBar(), context: context(.iPadPro11))
        #expect(!pad.nodes(lightness: 0, opacity: 1).isEmpty)
    }

    @Test func closeButtonOfAMacIsPlainGlassOfThreeQuarters() {
        let (phone, mac) = (Traits(device: .iPhone16Pro), Traits(device: .mac))
        #expect(PopupCloseButton().effectiveStyle(in: phone) == .prominentGlass)
        #expect(PopupCloseButton().effectiveStyle(in: mac) == .glass)
        #expect(PopupCloseButton().effectiveStyle(in: Traits(device: .mac, design: .legacy)) == .round)
        let frame = PopupCloseButtonLayout(PopupCloseButton(), in: context(.mac)).frame
        #expect(near(frame.width, 33.88, 0.01) && near(frame.height, 33.88, 0.01))
    }
}

/// Icons in toolbars. Figures: facts, iOS surroundings, section 2.4.
@Suite struct ToolbarIconTests {
    private func items(_ icons: [[String]], _ direction: InterfaceLayoutDirection = .leftToRight) -> [ToolbarLayout
        .Item]
    {
        let toolbar = Toolbar(items: icons.enumerated().map { Toolbar.Item("Item \($0)", icons: $1) })
        return ToolbarLayout(toolbar, in: .test(direction: direction)).items
    }

    @Test func twoIconsShareACapsuleOf117Points() {
        let items = items([["top-bar", "sidebar"], ["checkmark"]])
        #expect(near(items[0].frame.width, 117.4, 0.34) && near(items[1].frame.width, 48, 0.34))
        #expect(items[0].icons.map(\.name) == ["top-bar", "sidebar"])
        let centers = items[0].icons.map(\.center.x)
        // Source: measured in overview.png, 60.7 pt apart.
        #expect(near(centers[1] - centers[0], 60.7, 0.1))
        #expect(near((centers[0] + centers[1]) / 2, items[0].frame.midX, 0.01))
        #expect(items[1].icons[0].center == items[1].frame.center)
    }

    @Test func iconsAreMirroredFromRightToLeft() {
        let (left, right) = (items([["top-bar", "sidebar"]]), items([["top-bar", "sidebar"]], .rightToLeft))
        for (a, b) in zip(left[0].icons, right[0].icons) { #expect(near(430 - a.center.x, b.center.x, 0.34)) }
    }

    @Test func manyIconsStayWithinTheScreen() {
        let items = items(Array(repeating: Array(repeating: "sidebar", count: 5), count: 5))
        for item in items {
            #expect(item.frame.minX >= 27 && item.frame.maxX <= 403)
            #expect(item.icons.allSatisfy { item.frame.minX < $0.center.x && $0.center.x < item.frame.maxX })
        }
    }
}
