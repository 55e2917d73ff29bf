import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph
import VitrineSurfaces

@testable import VitrinePages

@Suite struct NavigationBarTests {
    static let tints: [UInt32] = [
        0xff2d55, 0xff383c, 0xff8d28, 0xffcc00, 0x34c759, 0x00c8b3, 0x00c0e8, 0x0088ff, 0x6155f5, 0xcb30e0, 0xac7f5e,
        0xffffff, 0x000000,
    ]

    /// A prominent button as it is drawn: its symbol has the contrast of the ink, and is white or black, whatever the tint.
    @Test(arguments: tints, Appearance.allCases) func symbolsOnTintsAreLegible(_ tint: UInt32, _ appearance: Appearance)
    {
        let context = Context.test(appearance: appearance, scale: 3)
        let bar = NavigationBar(trailingItems: [.init(icon: "checkmark", style: .prominent, tint: RGBColor(tint))])
        let view = NavigationBarView(bar: bar, tint: .black, page: RGBColor(0x7aa4f4), context: context)
        let picture = picture(view.nodes(), page: RGBColor(0x7aa4f4), context)
        let center = NavigationBarLayout(bar, in: context).trailing[0].center
        var best = (contrast: 1.0, spread: 0.0)
        for dy in -30...30 {
            for dx in -30...30 {
                let p = picture[Int(center.x * 3) + dx, Int(center.y * 3) + dy]
                let (r, g, b) = (Double(p.red) / 255, Double(p.green) / 255, Double(p.blue) / 255)
                let found = contrast(RGBColor(red: r, green: g, blue: b), RGBColor(tint))
                if found > best.contrast { best = (found, max(r, g, b) - min(r, g, b)) }
            }
        }
        #expect(best.contrast > 1.85, "\(best)")
        // What hue is left is the tint's own.
        #expect(best.spread < 0.25, "\(best)")
    }

    /// The contrast of two colors by WCAG 2, 1...21.
    private func contrast(_ a: RGBColor, _ b: RGBColor) -> Double {
        func luminance(_ c: RGBColor) -> Double {
            0.2126 * SRGBTransfer.linear(c.red) + 0.7152 * SRGBTransfer.linear(c.green) + 0.0722
                * SRGBTransfer.linear(c.blue)
        }
        let (x, y) = (luminance(a), luminance(b))
        return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }

    private func picture(_ nodes: [Node], page: RGBColor, _ context: Context) -> Bitmap {
        Rasterizer().render(Resolver.displayList(for: nodes, in: context.viewport, background: page))
    }
}
