import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct ShadowTests {
    private func picture(_ marks: [Mark], width: Int = 120, height: Int = 90, on color: RGBColor = .clear) -> Bitmap {
        Rasterizer().render(DisplayList(width: width, height: height, background: color.premultiplied, marks: marks))
    }

    /// Returns the blurred rectangle in closed form at a pixel's center.
    private func exact(_ r: Rect, _ sigma: Double, _ x: Int, _ y: Int) -> Double {
        func part(_ lo: Double, _ hi: Double, _ at: Double) -> Double {
            let k = 1 / (sigma * 2.0.squareRoot())
            return (errorFunction((hi - at) * k) - errorFunction((lo - at) * k)) / 2
        }
        return part(r.minX, r.maxX, Double(x) + 0.5) * part(r.minY, r.maxY, Double(y) + 0.5)
    }

    /// With opaque black, the picture's alpha is the shadow itself.
    @Test(arguments: [3, 5.5, 6.5, 9, 12.5, 17, 26, 51])
    func rectanglesEqualTheErrorFunctions(_ sigma: Double) {
        for r in [Rect(x: 30, y: 25, width: 60, height: 40), Rect(x: -40, y: 50, width: 120, height: 100)] {
            let out = picture([.shadow(ShadowMark(path: .rect(r), sigma: sigma, color: .black))])
            var worst = 0.0
            for y in stride(from: 0, to: 90, by: isDebugBuild ? 17 : 7) {
                for x in stride(from: 0, to: 120, by: isDebugBuild ? 19 : 6) {
                    worst = max(worst, (Double(out[x, y].alpha) - 255 * exact(r, sigma, x, y)).magnitude)
                }
            }
            #expect(worst <= 1, "sigma \(sigma): \(worst) of 255")
        }
    }

    /// If the blur is hardly wider than a pixel, the result is the blur of the pixels' coverage.
    @Test(arguments: [0.4, 0.7, 1, 1.5, 2, 2.5])
    func smallShadowsAreTheBlurredCoverage(_ sigma: Double) {
        let path = Path.roundedRect(RoundedRect(Rect(x: 20.4, y: 15.7, width: 60, height: 40), radius: 9))
        let area = PixelRect(x: 0, y: 0, width: 120, height: 90)
        let covered = coverage(Mask(path, within: area), in: area).map(Double.init)
        let exact = trueGaussian(covered, width: 120, height: 90, sigma: sigma, extend: false)
        let out = channel(3, of: picture([.shadow(ShadowMark(path: path, sigma: sigma, color: .black))]))
        let worst = zip(out, exact).map { (Double($0) - $1).magnitude }.max() ?? 0
        #expect(worst <= 1, "sigma \(sigma): \(worst) of 255")
    }

    @Test func noBlurIsAFill() {
        let path = Path.ellipse(in: Rect(x: 20.3, y: 10.7, width: 50, height: 60))
        for color in [RGBColor.black, RGBColor(0x3366cc, alpha: 0.4)] {
            let shadow = picture([.shadow(ShadowMark(path: path, sigma: 0, color: color))], on: .white)
            let fill = picture([.fill(FillMark(path: path, paint: .solid(color)))], on: .white)
            #expect(largestDifference(shadow, fill) <= 1)
        }
    }

    @Test func theKnockoutIsLeftFree() {
        let box = Path.rect(Rect(x: 40, y: 30, width: 40, height: 30))
        let out = picture([.shadow(ShadowMark(path: box, sigma: 8, color: .black, knockout: box))])
        let whole = picture([.shadow(ShadowMark(path: box, sigma: 8, color: .black))])
        for y in 0..<90 {
            for x in 0..<120 {
                let inside = (40..<80).contains(x) && (30..<60).contains(y)
                #expect(out[x, y] == (inside ? .clear : whole[x, y]))
            }
        }
    }

    /// A shadow of 1 % still has its steps, as the 16 bits are rounded once.
    @Test func faintShadowsKeepTheirSteps() {
        let r = Rect(x: 30, y: -100, width: 400, height: 300)
        let out = picture(
            [.shadow(ShadowMark(path: .rect(r), sigma: 9, color: RGBColor.black.withAlpha(0.02)))], on: .white)
        var worst = 0.0
        for x in 0..<120 {
            worst = max(worst, (Double(out[x, 40].red) - 255 * (1 - 0.02 * exact(r, 9, x, 40))).magnitude)
        }
        #expect(worst <= 0.52)
    }

    // MARK: Inner shadows

    private func inner(_ hole: Path, _ sigma: Double, within knockout: Path? = nil, _ color: RGBColor = .black) -> Mark
    {
        .shadow(ShadowMark(path: hole, sigma: sigma, color: color, knockout: knockout, inner: true))
    }

    @Test func anInnerShadowIsNothingOutsideItsClip() {
        let clip = Path.ellipse(in: Rect(x: 30.3, y: 20.6, width: 50, height: 40))
        let covered = Mask(clip, within: PixelRect(x: 0, y: 0, width: 120, height: 90))
        let cover = coverage(covered, in: PixelRect(x: 0, y: 0, width: 120, height: 90))
        for sigma in [0, 0.8, 4, 13] {
            for hole in [clip, clip.moved(3, 5), .rect(Rect(x: -500, y: -500, width: 9, height: 9)), Path()] {
                let out = channel(3, of: picture([inner(hole, sigma, within: clip)]))
                for (got, most) in zip(out, cover) { #expect(got <= Int(most)) }
            }
            // Without an opening, the shadow has its full darkness.
            let dark = channel(3, of: picture([inner(Path(), sigma, within: clip)]))
            #expect(dark == cover.map(Int.init), "sigma \(sigma)")
        }
    }

    /// An inner shadow and the shadow of the hole together cover everything.
    @Test(arguments: [3, 5.5, 9, 17])
    func innerShadowsAreTheOthersOppositeInside(_ sigma: Double) {
        let hole = Path.roundedRect(RoundedRect(Rect(x: 30, y: 20, width: 60, height: 50), radius: 12))
        let page = Path.rect(Rect(x: 0, y: 0, width: 120, height: 90))
        let outer = channel(3, of: picture([.shadow(ShadowMark(path: hole, sigma: sigma, color: .black))]))
        let inside = channel(3, of: picture([inner(hole, sigma, within: page)]))
        for (a, b) in zip(outer, inside) { #expect(abs(a + b - 255) <= 1) }
        // Without a clip of its own, the shadow is inside the hole.
        #expect(picture([inner(hole, sigma)]) == picture([inner(hole, sigma, within: hole)]))
    }

    @Test func colourAndFadingAreRight() {
        let out = picture(
            [
                .shadow(
                    ShadowMark(
                        path: .rect(Rect(x: -99, y: -99, width: 400, height: 400)), sigma: 2,
                        color: RGBColor(0xff8000, alpha: 0.5)))
            ],
            on: .white)
        #expect(
            out[60, 45] == RGBColor(red: 1, green: 0.75, blue: 0.5).premultiplied
                || out[60, 45].green.distance(to: 192).magnitude <= 1)
        #expect(out[60, 45].red == 255)
    }
}
