import Testing
import VitrineDisplayList
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// The colors of glass and of the ink on it, compared with fills and inks measured in stills and recordings.
@Suite struct GlassTests {
    typealias Pixel = (Double, Double, Double)

    /// Returns the fill of a flat page under glass, in 0...255: luma and chroma are mapped, then clamped.
    private func fill(_ page: Pixel, _ appearance: Appearance) -> Pixel {
        let color = RGBColor(red: page.0 / 255, green: page.1 / 255, blue: page.2 / 255)
        let m = GlassStyle(over: color, appearance: appearance).material
        let y = color.luma
        func channel(_ c: Double) -> Double {
            255 * min(max(m.gain * (m.lumaScale * y + m.lumaOffset + m.chroma * (c - y)), 0), 1)
        }
        return (channel(color.red), channel(color.green), channel(color.blue))
    }

    private func off(_ a: Pixel, _ b: Pixel) -> Double {
        max((a.0 - b.0).magnitude, (a.1 - b.1).magnitude, (a.2 - b.2).magnitude)
    }

    /// Page, glass, and the permitted difference of a channel: saturated pages differ more.
    static let light: [(Pixel, Pixel, Double)] = [
        ((125, 246, 125), (188, 255, 189), 3), ((122, 164, 244), (201, 225, 255), 3),
        ((130, 161, 234), (205.5, 223, 252), 3), ((121, 230, 243), (185, 255, 255), 2),
        ((243, 247, 124), (255, 255, 172), 4), ((150, 208, 236), (207, 241, 253), 3),
        ((195, 195, 203), (237, 237, 242), 5), ((92, 156, 182), (185, 218, 231), 3),
        ((127, 130, 254), (206, 206, 254), 3),
    ]

    @Test(arguments: light) func lightFills(page: Pixel, glass: Pixel, tolerance: Double) {
        #expect(off(fill(page, .light), glass) <= tolerance, "\(fill(page, .light))")
    }

    /// The page is the green one of a dark scene; near black, thin glass is darker than the law gives otherwise.
    @Test func darkFills() {
        #expect(off(fill((45, 87, 45), .dark), (33, 58, 34)) <= 5, "\(fill((45, 87, 45), .dark))")
        #expect(off(fill((2, 0, 2), .dark), (21, 17, 21)) <= 1.5, "\(fill((2, 0, 2), .dark))")
        #expect(off(fill((0, 0, 0), .dark), (20, 20, 20)) <= 2.5)
    }

    @Test(arguments: Appearance.allCases) func fillsRiseWithThePage(_ appearance: Appearance) {
        var last = -1.0
        for v in 13...255 {
            let now = fill((Double(v), Double(v), Double(v)), appearance).1
            #expect(now >= last)
            last = now
        }
    }

    /// Glass that disappears changes from its own fill to the page's color linearly, without blur and shadow at the
    /// end; rim and lens have their own curves.
    @Test func glassWithoutMaterial() {
        for (page, dark) in [(RGBColor(0x7df67d), false), (RGBColor(0x2d572d), true), (.black, true)] {
            let style = GlassStyle(over: page, appearance: dark ? .dark : .light)
            let (own, none) = (style.fill(over: page), style.materialized(0, edge: 1))
            #expect(none.material.sigma == 0 && none.shadow.color.alpha == 0)
            #expect(none.rim == style.rim && none.lens == 1)
            #expect(style.materialized(1, edge: 1) == style)
            let bare = style.materialized(1, edge: 0, lens: 0.5)
            #expect(bare.rim == 0 && bare.lens == 0.5 && bare.material.sigma == style.material.sigma)
            for share in [0, 0.25, 0.5, 1.0] {
                let fill = style.materialized(share, edge: 1).fill(over: page)
                for channel in [\RGBColor.red, \.green, \.blue] {
                    let line = page[keyPath: channel] + (own[keyPath: channel] - page[keyPath: channel]) * share
                    #expect(near(fill[keyPath: channel], line, 1e-9))
                }
            }
        }
    }

    /// The blur increases with the body from 48 pt to 160.
    @Test func blur() {
        #expect(GlassStyle.sigma(side: 44) == 2 && GlassStyle.sigma(side: 48) == 2)
        #expect(near(GlassStyle.sigma(side: 160), 4, 1e-12) && near(GlassStyle.sigma(side: 270), 4, 1e-12))
    }

    /// The arguments are the remaining blur at 0.48, 0.13 and 0.03 of the material.
    @Test(arguments: [(0.48, 1.0), (0.13, 0.6), (0.03, 0.3)]) func blurOfGlassThatDisappears(
        _ share: Double, _ blur: Double
    ) {
        let style = GlassStyle(over: RGBColor(0x7ba4f6), appearance: .light)
        #expect(near(style.materialized(share, edge: 1).material.sigma / style.material.sigma, blur, 0.07))
    }

    /// Over black, titles are white: (254, 254, 254) on (20, 20, 20).
    @Test func inkOverBlack() {
        let amount = GlassInk.primary.amount(dark: true, over: .black)
        #expect(near(20 + 255 * amount, 254, 1))
        #expect(GlassInk.primary.amount(dark: false, over: .black) == GlassInk.primary.amount(dark: false))
        // Inside the icons of tabs, the levels are 240 and 243 on 24.
        #expect(near(24 + 255 * GlassInk.tab.amount(dark: true, over: .black), 241.5, 2))
    }

    /// The shadow is black from 8 pt below, sigma 17: darker over darker pages, half as dark below large bodies.
    @Test func shadows() {
        let light = GlassStyle(over: .white, appearance: .light).shadow
        #expect(light.offset == Point(x: 0, y: 8) && light.sigma == 17)
        func alpha(_ page: UInt32, side: Double = 48) -> Double {
            GlassStyle(over: RGBColor(page), appearance: .light, side: side).shadow.color.alpha
        }
        // These are fractions of the light that is 0.110, 0.101 and 0.079 at 3 pt below bars, where 0.14 gives 0.085.
        #expect(near(alpha(0x7f82fe), 0.18, 0.01) && near(alpha(0x7aa4f4), 0.165, 0.01))
        #expect(near(alpha(0x7df67d), 0.13, 0.01) && alpha(0xffffff) == alpha(0xf3f77c))
        #expect(near(alpha(0x7aa4f4, side: 270), alpha(0x7aa4f4) / 2, 1e-12))
        let dark = GlassStyle(over: .black, appearance: .dark).shadow
        #expect(dark.color.alpha < 0.06 && dark.color.alpha > 0.03)
    }

    /// A disc's shadow is as dark as a bar's; that of a long body stays.
    @Test(arguments: [(44.0, 1.53), (60, 1.235), (92, 1), (400, 1)]) func shadowsOfDiscs(width: Double, share: Double) {
        let style = GlassStyle(over: RGBColor(0x7aa4f4), appearance: .light)
        let disc = style.shadowed(asWideAs: width)
        #expect(near(disc.shadow.color.alpha / style.shadow.color.alpha, share, 0.01))
        #expect(disc.material == style.material && disc.rim == style.rim)
    }

    /// A body that grows from 50 pt to 56 changes from thin glass to thick without a jump.
    @Test(arguments: [(RGBColor(0xf3f77c), false), (RGBColor.black, true)]) func thickness(page: RGBColor, dark: Bool) {
        func style(_ side: Double) -> GlassStyle {
            GlassStyle(over: page, appearance: dark ? .dark : .light, side: side)
        }
        let (thin, thick) = (style(48).fill(over: page), style(62).fill(over: page))
        #expect((thin.blue - thick.blue).magnitude > 0.01)
        #expect(near(style(53).fill(over: page).blue, (thin.blue + thick.blue) / 2, 1e-9))
        #expect(near(style(50).fill(over: page).blue, thin.blue, 1e-9))
        #expect(near(style(56).fill(over: page).blue, thick.blue, 1e-9))
    }

    /// Selections of tab bars, in sRGB, over the pages of stills and recordings.
    @Test(arguments: [
        ((129.0, 161.0, 235.0), (180.0, 201.0, 245.0)), ((122, 164, 244), (175, 203, 248)),
        ((76, 141, 168), (143, 199, 224)),
    ]) func selections(page: Pixel, selected: Pixel) throws {
        let color = RGBColor(red: page.0 / 255, green: page.1 / 255, blue: page.2 / 255)
        let style = GlassStyle(over: color, appearance: .light, side: 62)
        let path = Path.rect(Rect(x: 0, y: 0, width: 1, height: 1))
        guard case .group(let layer) = style.selection(path, over: color, dark: false),
            case .shape(let shape) = layer.children.first, case .solid(let pigment) = shape.paint
        else {
            Issue.record("not a group of a shape")
            return
        }
        let fill = style.fill(over: color)
        func channel(_ glass: Double, _ pigment: Double) -> Double {
            255 * (min(1, glass) - layer.opacity * (1 - pigment))
        }
        let ours = (
            channel(fill.red, pigment.red), channel(fill.green, pigment.green), channel(fill.blue, pigment.blue)
        )
        #expect(off(ours, selected) <= 8, "\(ours)")
    }

    /// The inks on their fills are title, subtitle and unselected tab of stills and recordings, in 0...255.
    @Test func inks() {
        func ink(_ fill: Pixel, _ ink: GlassInk, dark: Bool) -> Pixel {
            let k = 255 * ink.amount(dark: dark) * (dark ? 1 : -1)
            func channel(_ c: Double) -> Double { min(max(c + k, 0), 255) }
            return (channel(fill.0), channel(fill.1), channel(fill.2))
        }
        // Subtitles are #368837, #398C41, #546B8F and #515588 in light recordings, #AAC6AA in a dark one.
        #expect(off(ink((189, 255, 190), .secondary, dark: false), (0x36, 0x88, 0x37)) <= 20)
        #expect(off(ink((204, 224, 255), .secondary, dark: false), (0x54, 0x6B, 0x8F)) <= 27)
        #expect(off(ink((206, 206, 254), .secondary, dark: false), (0x51, 0x55, 0x88)) <= 25)
        #expect(off(ink((32, 57, 34), .secondary, dark: true), (0xAA, 0xC6, 0xAA)) <= 15)
        // Titles are #011339 and #07072D in light recordings, #E9FDE7 in a dark one.
        #expect(off(ink((204, 224, 255), .primary, dark: false), (0x01, 0x13, 0x39)) <= 48)
        #expect(off(ink((32, 57, 34), .primary, dark: true), (0xE9, 0xFD, 0xE7)) <= 14)
        // Tabs are (6, 24, 60) on (205, 223, 252), (6, 25, 39) on (183, 220, 239), and (234, 231, 234) on (27, 23, 27).
        #expect(off(ink((205, 223, 252), .tab, dark: false), (6, 24, 60)) <= 7)
        #expect(off(ink((183, 220, 239), .tab, dark: false), (6, 25, 39)) <= 7)
        #expect(off(ink((27, 23, 27), .tab, dark: true), (234, 231, 234)) <= 4)
        for dark in [false, true] {
            #expect(GlassInk.primary.amount(dark: dark) > GlassInk.secondary.amount(dark: dark))
        }
    }

    /// Icons of tabs on glass whose blue exceeds white are (1, 25, 63) on (201, 224, 255).
    @Test func inkSparesWhatLiesBeyondWhite() {
        let page = RGBColor(0x7aa4f4)
        let fill = GlassStyle(over: page, appearance: .light, side: 62).fill(over: page)
        let pigment = GlassInk.tab.pigment(dark: false, over: page, on: fill)
        let amount = 255 * GlassInk.tab.amount(dark: false, over: page)
        func left(_ glass: Double, _ pigment: Double) -> Double { 255 * min(1, glass) - amount * (1 - pigment) }
        let ink = (left(fill.red, pigment.red), left(fill.green, pigment.green), left(fill.blue, pigment.blue))
        #expect(off(ink, (1, 25, 63)) <= 4, "\(ink)")
        #expect(GlassInk.tab.pigment(dark: false, on: RGBColor(0x80c0e0)) == .black)
        #expect(GlassInk.tab.pigment(dark: true, on: fill) == .white)
    }

    /// The rim of a red button, in lines above the body, is as bright toward both lights, nearly absent between them,
    /// and a third as bright in dark appearance. The body has none of its own.
    @Test func rimsOfTintedGlassFaceTheLights() throws {
        let shape = GlassMark.Shape(
            outline: .capsule(Rect(x: 0, y: 0, width: 44, height: 44)), tint: RGBColor(0xf6264b))
        func light(dark: Bool) throws -> [Double] {
            let style = GlassStyle(over: RGBColor(0x7aa4f4), appearance: dark ? .dark : .light)
            let nodes = style.tintedBody(shape, dark: dark)
            guard case .glass(let glass)? = nodes.first else { throw NotAShape() }
            let body = glass.body
            #expect(body.rim == 0 && body.material == style.material && body.shadow == style.shadow)
            var sum = [0.0, 0, 0]
            for node in nodes.dropFirst() {
                guard case .shape(let line) = node, case .linear(let start, let end, let stops)? = line.stroke?.paint
                else {
                    throw NotAShape()
                }
                #expect(line.blend == .plusLighter && start.x < end.x && start.y < end.y)
                for (i, stop) in stops.enumerated() { sum[i] += stop.color.alpha }
            }
            return sum
        }
        let (bright, dim) = (try light(dark: false), try light(dark: true))
        #expect(bright[0] == bright[2] && near(bright[0], 0.53, 1e-9) && bright[1] < 0.1 * bright[0])
        #expect(near(dim[0], 0.35 * bright[0], 1e-9))
    }

    private struct NotAShape: Error {}

    /// Ink removes light from light glass and adds some to dark glass, as one layer.
    @Test(arguments: [false, true]) func layers(_ dark: Bool) throws {
        let shape = Node.shape(
            ShapeNode(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), color: GlassInk.pigment(dark: dark)))
        guard
            case .group(let layer) = GlassInk.secondary.layer(
                [shape], dark: dark, contrast: false, opacity: 0.5, blurRadius: 2)
        else {
            Issue.record("not a group")
            return
        }
        #expect(layer.blend == (dark ? .plusLighter : .plusDarker))
        #expect(near(layer.opacity, GlassInk.secondary.amount(dark: dark) / 2, 1e-12) && layer.blurRadius == 2)
        #expect(GlassInk.pigment(dark: dark) == (dark ? .white : .black))
    }

    @Test("A tab bar over near-black stands halfway between the two dark laws")
    func tallGlassOverBlack() {
        let page = RGBColor(red: 2.0 / 255, green: 0, blue: 2.0 / 255)
        let tall = GlassStyle(over: page, appearance: .dark, side: 62).fill(over: page)
        #expect(off((tall.red * 255, tall.green * 255, tall.blue * 255), (27, 23, 27)) < 2.5)
        let thin = GlassStyle(over: page, appearance: .dark, side: 48).fill(over: page)
        #expect(off((thin.red * 255, thin.green * 255, thin.blue * 255), (21, 17, 21)) < 2.5)
    }

    /// The tints are measured in popup bars above a tab bar: page, tint and ink.
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

    /// Tints are adapted only above a tab bar of a phone in light appearance.
    @Test func whereTintsAreAdapted() {
        let (page, tint) = (RGBColor(0x7ba4f6), RGBColor(0xff2d55))
        let plain = tint.premultiplied
        #expect(Self.glyph(page: page, tint: tint) != plain)
        #expect(Self.glyph(page: page, tint: tint, dock: .toolbar(Toolbar(items: ["Go"]))) == plain)
        #expect(Self.glyph(page: page, tint: tint, appearance: .dark) == plain)
        #expect(Self.glyph(page: page, tint: tint, effect: .dark) == plain)
        #expect(Self.glyph(page: page, tint: tint, effect: .glass) != plain)
        #expect(Self.glyph(page: page, tint: tint, device: "ipad-pro-11") == plain)
    }

    /// Returns the pixel in the center of the left bar of a pause glyph.
    private static func glyph(
        page: RGBColor, tint: RGBColor, dock: Container.Dock? = nil, device: String = "iphone-14-pro-max",
        appearance: Appearance = .light, effect: BarEffect? = nil
    ) -> PremultipliedColor {
        let tabs = Container.Dock.tabBar(
            TabBar(items: [.init(title: "a", icon: "house"), .init(title: "b", icon: "heart")]))
        let context = Context.test(device: device, appearance: appearance, scale: 2)
        var bar = PopupBar.music(.floating, item: .music(trailing: ["pause"]))
        bar.tintColor = tint
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
