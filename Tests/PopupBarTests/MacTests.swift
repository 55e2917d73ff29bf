import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives

@testable import VitrinePopupBar
@testable import VitrinePresentation
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

    /// In intro-ipad.png the window is 1165 x 770 and the bar's lower edge 10 pt above its own.
    @Test func windowOfAnIPadIsItsScreen() {
        let context = context(.iPadPro11MoreSpace, window: Size(width: 1165, height: 770))
        #expect(context.traits.screenSize == Size(width: 1165, height: 770))
        #expect(context.traits.safeArea == .zero && !context.traits.showsHomeIndicator)
        let layout = layout(.music(), in: context)
        #expect(layout.frame.size == Size(width: 700, height: 64))
        #expect(near(770 - layout.frame.maxY, 10, 0.5) && near(layout.frame.midX, 582.5, 0.5))
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
