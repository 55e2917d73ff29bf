import Testing
import VitrineDisplayList
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph

@testable import VitrineSurfaces

/// Inks and rims of glass over pages and on tints of any color: what holds for all of them.
@Suite struct GlassContrastTests {
    static let pages: [RGBColor] = [
        .white, RGBColor(0xf2f2f7), RGBColor(0x7aa4f4), RGBColor(0x7df67d), RGBColor(0xffcc00), RGBColor(0xff8d28),
        RGBColor(0x6155f5), .black,
    ]
    static let tints: [UInt32] = [
        0xff2d55, 0xff383c, 0xff8d28, 0xffcc00, 0x34c759, 0x00c8b3, 0x00c0e8, 0x0088ff, 0x6155f5, 0xcb30e0, 0xac7f5e,
        0xffffff, 0x000000,
    ]

    /// The contrast of two colors by WCAG 2, 1...21.
    private func contrast(_ a: RGBColor, _ b: RGBColor) -> Double {
        func luminance(_ c: RGBColor) -> Double {
            0.2126 * SRGBTransfer.linear(c.red) + 0.7152 * SRGBTransfer.linear(c.green) + 0.0722
                * SRGBTransfer.linear(c.blue)
        }
        let (x, y) = (luminance(a), luminance(b))
        return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }

    private func inked(_ fill: RGBColor, _ ink: GlassInk, isWhite: Bool) -> RGBColor {
        let k = ink.amount(dark: isWhite, contrast: false) * (isWhite ? 1 : -1)
        return RGBColor(red: fill.red + k, green: fill.green + k, blue: fill.blue + k).clamped
    }

    /// Titles and icons have at least 4 to 1, subtitles as much in dark surroundings and 3 to 1 in light ones.
    @Test(arguments: pages, Appearance.allCases) func inksAreLegible(_ page: RGBColor, _ appearance: Appearance) {
        let fill = GlassStyle(over: page, appearance: appearance).fill(over: page).clamped
        for (ink, least) in [(GlassInk.label, 4.0), (.icon, 4), (.secondary, 3)] {
            let found = contrast(inked(fill, ink, isWhite: appearance == .dark), fill)
            #expect(found >= least, "\(ink): \(found)")
        }
        let amounts = [GlassInk.label, .icon, .secondary].map { $0.amount(dark: appearance == .dark, contrast: false) }
        #expect(amounts[0] > amounts[1] && amounts[1] > amounts[2])
    }

    /// White on the system's colors, as on iOS, black where white would be hard to see.
    @Test(arguments: tints) func inksOnTintsAreLegible(_ tint: UInt32) {
        let (color, isWhite) = (RGBColor(tint), GlassInk.isWhite(on: RGBColor(tint)))
        #expect(isWhite == ![0xffcc00, 0xffffff].contains(tint))
        let found = contrast(inked(color, .label, isWhite: isWhite), color)
        #expect(found >= (isWhite ? 1.9 : 7), "\(found)")
    }

    private func picture(_ nodes: [Node], page: RGBColor, _ context: Context) -> Bitmap {
        Rasterizer().render(Resolver.displayList(for: nodes, in: context.viewport, background: page))
    }

    /// The rim adds the same light to every channel, less to a brighter tint, and less in dark surroundings than in light ones.
    @Test(arguments: pages) func rimsOfTintsAreWhiteLight(_ page: RGBColor) {
        func added(_ tint: RGBColor, _ appearance: Appearance) -> [Int] {
            let context = Context.test(appearance: appearance, scale: 3)
            let box = Rect(x: 20, y: 20, width: 44, height: 44)
            var style = GlassStyle(over: page, appearance: appearance)
            style.shadow.color = .clear
            let shape = GlassMark.Shape(outline: RoundedRect(box, radius: 0), tint: tint)
            let picture = picture([style.body([shape])], page: page, context)
            // In the middle of the second row of the upper edge.
            let (rim, body) = (picture[3 * 42, 3 * 20 + 1], picture[3 * 42, 3 * 42])
            return [
                Int(rim.red) - Int(body.red), Int(rim.green) - Int(body.green), Int(rim.blue) - Int(body.blue),
            ]
        }
        var last = 256
        for level in [0.0, 0.2, 0.4, 0.6, 0.8] {
            let light = added(RGBColor(white: level), .light)
            #expect(light[0] == light[1] && light[1] == light[2] && light[0] < last && light[0] > 0)
            #expect(added(RGBColor(white: level), .dark)[0] < light[0])
            last = light[0]
        }
        for tint in [RGBColor(red: 0.4, green: 0.2, blue: 0.3), RGBColor(red: 0.1, green: 0.5, blue: 0.2)] {
            let light = added(tint, .light)
            #expect((light.max() ?? 0) - (light.min() ?? 0) <= 1, "\(light)")
        }
    }
}
