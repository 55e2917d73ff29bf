import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// Backgrounds of bars in the legacy design. Source of the colors: facts, popup bar, sections 2.7 and 6.4.
@Suite struct LegacyBackgroundTests {
    private let toolbar = Container.Dock.toolbar(Toolbar(items: ["Go"]))
    private let bare = Container.Dock.toolbar(Toolbar(items: ["Go"], scrollEdgeAppearance: .transparent))
    // On a phone of 932 pt, the toolbar begins at 849, a prominent bar at 785.
    private let barY = 800
    private let lineY = 784

    private func bar(_ style: PopupBar.Style, _ change: (inout PopupBarAppearance) -> Void = { _ in }) -> PopupBar {
        var bar = PopupBar.music(style, item: PopupItem())
        change(&bar.standardAppearance)
        return bar
    }

    private func pixel(_ bar: PopupBar, _ x: Int, _ y: Int, dock: Container.Dock? = nil, presented: Bool = true)
        -> PremultipliedColor
    {
        PopupBarAppearanceTests.picture(bar, design: .legacy, dock: dock ?? toolbar, presented: presented)[x, y]
    }

    private func isNear(_ a: PremultipliedColor, _ b: UInt32, _ tolerance: Int) -> Bool {
        let c = RGBColor(b).premultiplied
        return abs(Int(a.red) - Int(c.red)) <= tolerance && abs(Int(a.green) - Int(c.green)) <= tolerance
            && abs(Int(a.blue) - Int(c.blue)) <= tolerance
    }

    @Test func edgeToEdge() {
        let page = PopupBarAppearanceTests.page.premultiplied
        let standard = pixel(bar(.prominent), 200, barY)
        #expect(isNear(standard, 0xe7ffeb, 4))
        #expect(
            pixel(bar(.prominent) { $0.configureWithOpaqueBackground() }, 200, barY) == RGBColor.white.premultiplied)
        #expect(pixel(bar(.prominent) { $0.configureWithTransparentBackground() }, 200, barY) == page)
        let red = bar(.prominent) {
            $0.backgroundEffect = BarEffect.none
            $0.backgroundColor = RGBColor(0xff0000)
        }
        #expect(pixel(red, 200, barY) == RGBColor(0xff0000).premultiplied)
        // The dock below keeps its own background.
        #expect(isNear(pixel(red, 200, 915), 0xe7ffeb, 6))
        #expect(
            pixel(bar(.prominent) { $0.backgroundImage = "art.png" }, 200, barY) == RGBColor(0x336699).premultiplied)
        #expect(isNear(pixel(bar(.prominent) { $0.backgroundEffect = .dark }, 200, barY), 0x2d564d, 60))
        #expect(pixel(bar(.prominent) { $0.configureWithDefaultBackground() }, 200, barY) == standard)
    }

    /// The line above a bar has the shadow's color; a transparent background has none.
    @Test func line() {
        let page = PopupBarAppearanceTests.page.premultiplied
        // The line is a device pixel, a third of a point, and blended at this scale.
        #expect(pixel(bar(.prominent), 200, lineY) != page)
        #expect(pixel(bar(.prominent) { $0.shadowColor = .clear }, 200, lineY) == page)
        #expect(pixel(bar(.prominent) { $0.configureWithTransparentBackground() }, 200, lineY) == page)
        let red = pixel(bar(.prominent) { $0.shadowColor = RGBColor(0xff0000) }, 200, lineY)
        #expect(red.red > page.red && red.green < page.green)
    }

    @Test func highlight() {
        var pressed = bar(.prominent) { $0.highlightColor = .black }
        #expect(pixel(pressed, 200, barY) != RGBColor.black.premultiplied)
        pressed.highlighted = true
        #expect(pixel(pressed, 200, barY) == RGBColor.black.premultiplied)
        #expect(pixel(pressed, 200, 915) != RGBColor.black.premultiplied)
    }

    /// A dock without a background has one while a popup bar is present.
    @Test func scrollEdge() {
        let page = PopupBarAppearanceTests.page.premultiplied
        for style in [PopupBar.Style.prominent, .floating] {
            #expect(pixel(bar(style), 5, 860, dock: bare, presented: false) == page)
            #expect(pixel(bar(style), 5, 860, dock: bare) == pixel(bar(style), 5, 860, dock: toolbar))
        }
        #expect(isNear(pixel(bar(.floating), 5, 900, dock: bare), 0xd1fed1, 4))
    }

    /// The strip beside a floating bar, without the bar's shadow, is clear at the top, has the dock's color at the
    /// bottom, and no step between.
    @Test func strip() {
        let floating = bar(.floating) { $0.floatingBarBackgroundShadow = .none }
        let picture = PopupBarAppearanceTests.picture(floating, design: .legacy, dock: toolbar)
        let reds = (787..<849).map { Int(picture[3, $0].red) }
        #expect(reds.first.map { $0 <= 0x7e } == true && reds == reds.sorted())
        #expect(zip(reds, reds.dropFirst()).allSatisfy { $1 - $0 <= 4 })
        #expect(isNear(picture[3, 848], 0xd1fed1, 5))
        // Halfway up it is at half opacity.
        #expect(abs(reds[31] - (0x7d + 0xd1) / 2) <= 4)
    }

    @Test func floatingFill() {
        #expect(isNear(pixel(bar(.floating), 215, 810), 0xeffeee, 5))
    }
}
