import Testing
import VitrineLayoutTestSupport
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrinePopupBar
@testable import VitrineSurfaces

/// Popup bars on iPads. Figures: facts, popup bar, sections 2.1, 2.4 and 2.6.
@Suite struct WidePopupBarTests {
    private func layout(
        _ style: PopupBar.Style = .default, _ version: PopupBar.LibraryVersion = .v4_5, design: Design = .glass,
        device: String = "ipad-pro-11-more-space", orientation: Orientation = .landscape,
        item: PopupItem = .music(), limit: Bool = true
    ) -> PopupBarLayout {
        let context = Context.test(device: device, scale: 2, design: design, orientation: orientation)
        var bar = PopupBar.music(style, version, item: item)
        bar.limitFloatingContentWidth = limit
        return PopupBarLayout(bar, over: nil, in: context)
    }

    @Test func sizes() {
        #expect(layout().frame.size == Size(width: 700, height: 64))
        #expect(layout(.default, .v4_0).frame.size == Size(width: 700, height: 66))
        #expect(layout(.floatingCompact).frame.size == Size(width: 700, height: 48))
        #expect(layout(.compact).frame.size == Size(width: 700, height: 48))
        #expect(layout().imageFrame?.size == Size(width: 44, height: 44))
        #expect(layout(.default, .v4_0).imageFrame?.size == Size(width: 44, height: 44))
        let legacy = layout(design: .legacy)
        #expect(legacy.frame.size == Size(width: 954, height: 62) && legacy.imageFrame?.width == 44)
    }

    @Test(arguments: Device.all.filter { $0.idiom == .pad }.map { Named($0.id, $0) }, Orientation.allCases)
    func inTheMiddleAboveTheEdge(_ device: Named<Device>, _ orientation: Orientation) {
        let layout = layout(device: device.name, orientation: orientation)
        let screen = Traits(device: device.value, orientation: orientation).screenSize
        #expect(near(layout.frame.midX, screen.width / 2, 0.5))
        #expect(near(screen.height - layout.frame.maxY, 18, 0.5))
    }

    /// Without the limit a bar has the available width of the screen.
    @Test func limit() {
        #expect(layout(limit: false).frame.width == 1408 - 2 * 10)
        #expect(layout(design: .legacy, limit: false).frame.width == 1408 - 2 * 30)
        // A bar from edge to edge has no limit.
        #expect(layout(.prominent, design: .legacy).frame.width == 1408)
    }

    /// With five buttons before the image and three behind the titles, nothing overlaps, and the centers are those of
    /// the library's picture within two points.
    @Test func rowsOfButtons() throws {
        let item = PopupItem.music(
            leading: ["shuffle", "backward", "stop", "forward", "repeat"], trailing: ["ellipsis", "airplay", "speaker"])
        let layout = layout(item: item)
        let centers = layout.buttons.map(\.center.x)
        #expect(centers.count == 8)
        for (a, b) in zip(centers, centers.dropFirst()) { #expect(b - a > 30) }
        let image = try #require(layout.imageFrame)
        #expect(centers[4] + 10 < image.minX && image.maxX < layout.title?.origin.x ?? 0)
        #expect(centers[5] - 10 > (layout.title?.origin.x ?? 0) + 60)
        #expect(near(layout.frame.maxX - centers[7], 37.6, 2))
    }

    /// The figures are measured in four of the documentation's pictures: three buttons at the end.
    @Test func threeButtons() {
        let layout = layout(.default, .v4_0, item: .music(trailing: ["backward", "pause", "forward"]))
        let fromEnd = layout.buttons.map { layout.frame.maxX - $0.center.x }
        #expect(near(fromEnd[2], 48.5, 1) && near(fromEnd[0], 170, 4))
    }

    @Test(arguments: ["iphone-16-pro", "iphone-x"], [Design.glass, .legacy])
    func floatingBarsKeepAwayFromTheIsland(_ device: String, _ design: Design) {
        let context = Context.test(device: device, design: design, orientation: .landscape)
        let layout = PopupBarLayout(.music(.floating), over: nil, in: context)
        let safe = context.traits.safeArea
        #expect(layout.frame.minX > safe.left && layout.frame.maxX < context.screen.maxX - safe.right)
        #expect(layout.frame.maxY < context.screen.maxY)
    }
}
