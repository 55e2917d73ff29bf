import Testing
import VitrineDisplayList
import VitrinePrimitives

@testable import VitrineRasterizer

@Suite struct GradientTests {
    private func picture(_ paint: Paint, width: Int = 200, height: Int = 20) -> Bitmap {
        let all = Path.rect(Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
        return Rasterizer().render(
            DisplayList(width: width, height: height, marks: [.fill(FillMark(path: all, paint: paint))]))
    }

    private func across(_ stops: [GradientStop], from: Double = 20, to: Double = 180) -> Bitmap {
        picture(.linear(start: Point(x: from, y: 0), end: Point(x: to, y: 0), stops: stops))
    }

    @Test func endColoursAreExactAndContinued() {
        let (a, b) = (RGBColor(0x1357ff, alpha: 0.8), RGBColor(0xf0a020))
        let out = across([GradientStop(0, a), GradientStop(1, b)])
        for x in 0..<20 { #expect(out[x, 9] == a.premultiplied) }
        for x in 180..<200 { #expect(out[x, 9] == b.premultiplied) }
    }

    @Test func coloursRunEvenlyAndOneWay() {
        let out = across([GradientStop(0, .black), GradientStop(1, .white)])
        for x in 20..<180 {
            #expect(out[x, 3].red >= out[x - 1, 3].red)
            let exact = (Double(x) + 0.5 - 20) / 160 * 255
            #expect((Double(out[x, 3].red) - exact).magnitude <= 0.7)
        }
        let back = across([GradientStop(0, .black), GradientStop(1, .white)], from: 180, to: 20)
        for x in 0..<200 { #expect(back[x, 3] == out[199 - x, 3]) }
    }

    /// A vertical gradient is the horizontal one rotated.
    @Test func uprightGradientsAreLevelOnesTurned() {
        let stops = [GradientStop(0, RGBColor(0x1357ff, alpha: 0.8)), GradientStop(1, RGBColor(0xf0a020))]
        let level = picture(.linear(start: Point(x: 7.3, y: 0), end: Point(x: 61.9, y: 0), stops: stops), width: 70)
        let upright = picture(
            .linear(start: Point(x: 0, y: 7.3), end: Point(x: 0, y: 61.9), stops: stops), width: 20, height: 70)
        for y in 0..<70 { for x in 0..<20 { #expect(upright[x, y] == level[y, x]) } }
    }

    @Test func placesAreRoundedAsTheStandardLibraryDoes() {
        var places = [0.0, 0.25, 1023]
        for step in 0..<1023 {
            let half = Double(step) + 0.5
            places += [half.nextDown, half, half.nextUp, Double(step + 1).nextDown]
        }
        #expect(places.allSatisfy { Double(GradientRow.nearestStep(to: $0)) == $0.rounded() })
    }

    @Test func colorsAreMixedPremultiplied() {
        // From red to clear green, no green appears.
        let out = across([GradientStop(0, RGBColor(0xff0000)), GradientStop(1, RGBColor(0x00ff00, alpha: 0))])
        for x in 0..<200 {
            #expect(out[x, 5].green == 0 && out[x, 5].red == out[x, 5].alpha)
        }
    }

    @Test func stopsCountInTheirOrder() {
        let out = across([
            GradientStop(0, RGBColor(0xff0000)), GradientStop(0.5, RGBColor(0xff0000)),
            GradientStop(0.5, RGBColor(0x0000ff)),
            GradientStop(1, RGBColor(0x00ff00)),
        ])
        #expect(out[98, 5].bits == 0xff00_00ff)
        #expect(out[101, 5].red == 0 && out[101, 5].blue > 245)
        #expect(out[181, 5].bits == 0xff00_ff00)
        // The stops are before the first location and after the last.
        let inner = across([GradientStop(0.4, .black), GradientStop(0.6, .white)])
        #expect(inner[60, 5].red == 0 && inner[140, 5].red == 255 && abs(Int(inner[100, 5].red) - 128) < 9)
    }

    @Test func radialGradientsRunOutward() {
        let out = picture(
            .radial(
                center: Point(x: 50, y: 50), radius: 40, stops: [GradientStop(0, .white), GradientStop(1, .black)]),
            width: 100, height: 100)
        for y in 0..<100 {
            for x in 0..<100 {
                let d = Point(x: Double(x) + 0.5 - 50, y: Double(y) + 0.5 - 50).length
                #expect((Double(out[x, y].red) - max(0, 1 - d / 40) * 255).magnitude <= 0.7)
            }
        }
    }

    /// Angles increase clockwise from the right, or from the start of the gradient.
    @Test func conicGradientsRunOnceAround() {
        let stops = [GradientStop(0, .black), GradientStop(1, .white)]
        let center = Point(x: 50, y: 50)
        for start in [0, 0.25, 0.6, -1.3] {
            let out = picture(.conic(center: center, start: start, stops: stops), width: 100, height: 100)
            for y in 0..<100 {
                for x in 0..<100 {
                    let turn = Double(out[x, y].red) / 255 + start
                    let n = ExactMath.sincos(turn * 2 * ExactMath.pi)
                    let p = Point(x: Double(x) + 0.5 - 50, y: Double(y) + 0.5 - 50)
                    // The direction agrees within half a step of 256; the seam may be on either side.
                    #expect((p.x * n.cos + p.y * n.sin) / p.length > 0.9998)
                }
            }
        }
    }

    /// Colors that are the same forward and backward give a picture that is the same above and below; half a turn of
    /// the start rotates the picture.
    @Test func conicGradientsAreSymmetric() {
        let (a, b) = (RGBColor(0x1357ff, alpha: 0.8), RGBColor(0xf0a020))
        let mirrored = [GradientStop(0, a), GradientStop(0.5, b), GradientStop(1, a)]
        let plain = [GradientStop(0, a), GradientStop(1, b)]
        let center = Point(x: 50, y: 50)
        func conic(_ start: Double, _ stops: [GradientStop]) -> Bitmap {
            picture(.conic(center: center, start: start, stops: stops), width: 100, height: 100)
        }
        let out = conic(0, mirrored)
        let flipped = Bitmap(
            width: 100, height: 100, pixels: (0..<10_000).map { out.pixels[(99 - $0 / 100) * 100 + $0 % 100] })
        #expect(largestDifference(out, flipped) <= 1)
        let whole = conic(0.125, plain)
        let turned = conic(0.625, plain)
        let round = Bitmap(width: 100, height: 100, pixels: turned.pixels.reversed())
        #expect(largestDifference(whole, round) <= 1)
        #expect(pictureDifference(conic(0.25, plain), conic(3.25, plain)) == nil, "whole turns are none")
    }

    @Test func oddGradientsAreSafe() {
        let odd = [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0]
        for v in odd {
            for w in odd {
                let stops = [
                    GradientStop(v, RGBColor(red: v, green: w, blue: 0.5, alpha: 1)),
                    GradientStop(w, RGBColor(red: 1, green: v, blue: w, alpha: w)),
                ]
                for out in [
                    picture(
                        .linear(start: Point(x: v, y: w), end: Point(x: w, y: 3), stops: stops), width: 8, height: 3),
                    picture(.radial(center: Point(x: w, y: v), radius: v, stops: stops), width: 8, height: 3),
                    picture(.conic(center: Point(x: w, y: v), start: w, stops: stops), width: 8, height: 3),
                ] {
                    for p in out.pixels.map(PremultipliedColor.init(bits:)) {
                        #expect(p.red <= p.alpha && p.green <= p.alpha && p.blue <= p.alpha)
                    }
                }
            }
        }
        #expect(across([]).pixels.allSatisfy { $0 == 0 })
        let single = across([GradientStop(0.3, RGBColor(0x808080))])
        #expect(single.pixels.allSatisfy { $0 == RGBColor(0x808080).premultiplied.bits })
        let point = picture(
            .linear(start: .zero, end: .zero, stops: [GradientStop(0, .black), GradientStop(1, .white)]))
        #expect(point[5, 5].alpha == 255)
    }
}
