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

/// Tints on glass above a page, as a screen draws them.
@Suite struct GlassTintTests {
    /// Tints as measured, in popup bars above a tab bar: page, tint and ink.
    @Test func tintsOnGlass() {
        for (page, tint, ink) in [
            (0x7ba4f6, 0xff2d55, 0xe11454), (0xf3f77c, 0xff2d55, 0xfd272a), (0x81a1eb, 0xeb445a, 0xd2375b),
            (0x81a1eb, 0x000000, 0x000000),
        ] as [(UInt32, UInt32, UInt32)] {
            let (ours, measured) = (Self.glyph(page: RGBColor(page), tint: RGBColor(tint)), RGBColor(ink).premultiplied)
            let off = [
                Int(ours.red) - Int(measured.red), Int(ours.green) - Int(measured.green),
                Int(ours.blue) - Int(measured.blue),
            ].map(\.magnitude).max()
            #expect(off ?? 99 <= 12, "\(ours) for \(measured)")
        }
    }

    /// Only where a bar takes over the tint of a tab bar's items, and in light surroundings.
    @Test func whereTintsAreAdapted() {
        let (page, tint) = (RGBColor(0x7ba4f6), RGBColor(0xff2d55))
        let plain = tint.premultiplied
        #expect(Self.glyph(page: page, tint: tint) != plain)
        #expect(Self.glyph(page: page, tint: tint, dock: .toolbar(Toolbar(items: ["Go"]))) == plain)
        #expect(Self.glyph(page: page, tint: tint, appearance: .dark) == plain)
        #expect(Self.glyph(page: page, tint: tint, effect: .dark) == plain)
        #expect(Self.glyph(page: page, tint: tint, effect: .glass) != plain)
        #expect(Self.glyph(page: page, tint: tint, device: "ipad-pro-11") == plain)
        #expect(Self.glyph(page: page, tint: tint, inherits: false) == plain)
    }

    /// Returns the pixel in the center of the left bar of a pause glyph.
    private static func glyph(
        page: RGBColor, tint: RGBColor, dock: Container.Dock? = nil, device: String = "iphone-14-pro-max",
        appearance: Appearance = .light, effect: BarEffect? = nil, inherits: Bool = true
    ) -> PremultipliedColor {
        let tabs = Container.Dock.tabBar(
            TabBar(items: [.init(title: "a", icon: "house"), .init(title: "b", icon: "heart")]))
        let context = Context.test(device: device, appearance: appearance, scale: 2)
        var bar = PopupBar.music(.floating, item: .music(trailing: ["pause"]))
        bar.tintColor = tint
        bar.inheritsAppearanceFromDockingView = inherits
        bar.standardAppearance.floatingBackgroundEffect = effect
        let container = with(Container(dock: dock ?? tabs)) { $0.content = Content(background: page) }
        let screen = Screen(
            traits: context.traits, container: container,
            popupBar: PopupBarPresentation(bar, presented: true))
        let layout = screen.layout(at: 0, in: context)
        let (nodes, background) = screen.nodes(at: 0, in: context)
        let picture = Rasterizer().render(
            Resolver.displayList(for: nodes, in: context.viewport, background: background))
        guard let button = layout?.buttons.first else { return .clear }
        return picture[Int((button.center.x - 4.8) * 2), Int(button.center.y * 2)]
    }
}
