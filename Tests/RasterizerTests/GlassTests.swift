import Testing
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct GlassTests {
    /// The color laws of glass. Source: facts, iOS surroundings, section 5.2.
    private static let light = Material(sigma: 12, lumaScale: 0.318, lumaOffset: 0.70, chroma: 0.60, gain: 0.97)
    private static let dark = Material(sigma: 12, lumaScale: 0.24, lumaOffset: 0.12, chroma: 0.60, gain: 0.97)
    private static let thinDark = Material(sigma: 12, lumaScale: 0.2625, lumaOffset: 0.075, chroma: 0.75, gain: 0.97)

    private let capsule = RoundedRect.capsule(Rect(x: 20, y: 20, width: 160, height: 48))

    private func body(_ material: Material) -> GlassMark {
        GlassMark(
            shapes: [GlassMark.Shape(outline: capsule)], material: material,
            shadow: GlassMark.Shadow(offset: Point(x: 0, y: 8), sigma: 17, color: RGBColor.black.withAlpha(0.14)),
            unit: 1,
            rim: 0.18)
    }

    private func picture(_ marks: [Mark], on background: PremultipliedColor) -> Bitmap {
        Rasterizer().render(DisplayList(width: 200, height: 100, background: background, marks: marks))
    }

    private func opaque(_ c: [UInt32]) -> PremultipliedColor {
        PremultipliedColor(red: c[0], green: c[1], blue: c[2], alpha: 255)
    }

    /// Returns noise, so that every pixel has its own backdrop.
    private func noise(seed: UInt64) -> Mark {
        var random = SplitMix64(seed: seed)
        let pixels = (0..<(200 * 100)).map { _ in UInt32.random(in: 0...0xffffff, using: &random) | 0xff00_0000 }
        return .image(ImageMark(image: Image(Bitmap(width: 200, height: 100, pixels: pixels)), transform: .identity))
    }

    /// Lens, rim and blur are included, and odd sizes, whose middle row and column belong to the lower right.
    @Test(arguments: [(160, 48), (47, 61), (33, 80)])
    func everyQuarterOfUnequalCornersIsThatOfABodyWithFourEqualOnes(width: Int32, height: Int32) {
        let frame = PixelRect(x: 21, y: 10, width: width, height: height)
        func shown(_ radii: CornerRadii) -> Bitmap {
            let outline = UnevenRoundedRect(
                Rect(x: 21, y: 10, width: Double(width), height: Double(height)), radii: radii)
            var mark = body(GlassTests.light)
            mark.material.sigma = 2
            mark.shapes = [GlassMark.Shape(outline: outline)]
            mark.shadow = nil
            return picture([noise(seed: 8), .glass(mark)], on: .clear)
        }
        let radii = CornerRadii(topLeft: 16, topRight: 5, bottomRight: 0, bottomLeft: 11)
        let uneven = shown(radii)
        let (x, y) = (frame.x + width / 2, frame.y + height / 2)
        for (radius, quarter) in [
            (radii.topLeft, PixelRect(x: 0, y: 0, width: x, height: y)),
            (radii.topRight, PixelRect(x: x, y: 0, width: 200 - x, height: y)),
            (radii.bottomLeft, PixelRect(x: 0, y: y, width: x, height: 100 - y)),
            (radii.bottomRight, PixelRect(x: x, y: y, width: 200 - x, height: 100 - y)),
        ] {
            let equal = shown(CornerRadii(radius))
            #expect(cropped(uneven, to: quarter) == cropped(equal, to: quarter), "\(radius)")
        }
    }

    /// The backdrop, the measured fill, and the permitted difference in levels. Source: facts, iOS surroundings,
    /// section 5.2, flat-backdrop check; the yellow one is 8 off there as well.
    @Test(
        arguments: [
            ([125, 246, 125], [188, 255, 189], 2), ([122, 164, 244], [201, 225, 255], 2),
            ([130, 161, 234], [205, 223, 252], 4),
            ([121, 230, 243], [185, 255, 255], 5), ([243, 247, 124], [255, 255, 172], 8),
            ([150, 208, 236], [207, 241, 253], 3),
            ([195, 195, 203], [237, 237, 242], 4), ([130, 162, 236], [200, 220, 252], 5),
        ] as [([UInt32], [Int], Int)])
    func lightFillsAreTheMeasuredOnes(_ backdrop: [UInt32], _ fill: [Int], _ delta: Int) {
        let p = picture([.glass(body(GlassTests.light))], on: opaque(backdrop))[100, 44]
        for (got, want) in zip([p.red, p.green, p.blue], fill) { #expect(abs(Int(got) - want) <= delta, "\(p)") }
        #expect(p.alpha == 255)
    }

    @Test func darkFillsAreTheMeasuredOnes() {
        let green = picture([.glass(body(GlassTests.dark))], on: opaque([45, 87, 45]))[100, 44]
        for (got, want) in zip([green.red, green.green, green.blue], [33, 58, 34]) {
            #expect(abs(Int(got) - want) <= 5)
        }
        let black = picture([.glass(body(GlassTests.thinDark))], on: opaque([2, 0, 2]))[100, 44]
        for (got, want) in zip([black.red, black.green, black.blue], [21, 17, 21]) {
            #expect(abs(Int(got) - want) <= 5)
        }
    }

    @Test func theLensOfAFlatBackdropShowsNothing() {
        var flat = body(GlassTests.light)
        flat.lens = 0
        let back = opaque([122, 164, 244])
        #expect(picture([.glass(flat)], on: back) == picture([.glass(body(GlassTests.light))], on: back))
        // And that of a picture does.
        #expect(
            picture([noise(seed: 60), .glass(flat)], on: back)
                != picture([noise(seed: 60), .glass(body(GlassTests.light))], on: back))
    }

    @Test func clearGlassShowsThePictureItself() {
        var clear = glass([capsule])
        clear.lens = 0
        #expect(picture([noise(seed: 61), .glass(clear)], on: .clear) == picture([noise(seed: 61)], on: .clear))
    }

    @Test(arguments: [0, -1, 0.001, .nan])
    func withoutOpacityThereIsNothing(_ opacity: Double) {
        var none = body(GlassTests.light)
        none.opacity = opacity
        #expect(picture([noise(seed: 62), .glass(none)], on: .clear) == picture([noise(seed: 62)], on: .clear))
    }

    @Test func theBodyIsOpaqueAndItsShadowLiesOutside() {
        var bare = body(GlassTests.light)
        bare.shadow = nil
        let with = picture([.glass(body(GlassTests.light))], on: .clear)
        let without = picture([.glass(bare)], on: .clear)
        let field = OutlineField(capsule)
        for y in 0..<100 {
            for x in 0..<200 {
                let d = field.sample(Double(x) + 0.5, Double(y) + 0.5).distance
                if d < -0.71 {
                    #expect(with[x, y] == without[x, y])
                    #expect(with[x, y].alpha == 255)
                } else if d > 0.71 {
                    #expect(without[x, y] == .clear)
                    #expect(with[x, y].red == 0, "the shadow is black")
                }
            }
        }
        #expect(with[100, 72].alpha > 15 && with[100, 72].alpha > with[100, 15].alpha, "it falls 8 down")
    }

    /// For two halves of a canvas, nothing beyond the surface changes what is on it, except backdrops.
    @Test func glassOffTheCanvasThrowsItsShadowOnIt() {
        func down(_ height: Int) -> Bitmap {
            Rasterizer().render(
                DisplayList(
                    width: 200, height: height, background: PremultipliedColor(bits: 0xffff_ffff),
                    marks: [.glass(body(GlassTests.light))]))
        }
        let small = down(16)
        #expect(small == cropped(down(100), to: small.bounds))
        #expect(small.pixels.contains { $0 != 0xffff_ffff })
    }

    @Test func coverageEqualsThatOfThePath() {
        var solid = glass([RoundedRect(Rect(x: 20.3, y: 15.6, width: 121.7, height: 60.2), radius: 24)])
        solid.material = Material(sigma: 0, lumaScale: 0, lumaOffset: 1, chroma: 0)
        let turned = (0...90).map { Double($0) * ExactMath.pi / 180 }
        for angle in turned {
            let n = ExactMath.sincos(angle)
            for d in stride(from: -0.8, through: 0.8, by: 0.1) {
                // The half plane has that distance from the center of the pixel (0, 0).
                let edge = Point(x: 0.5 + d * -n.cos, y: 0.5 + d * -n.sin)
                let along = Point(x: -9 * n.sin, y: 9 * n.cos)
                let inward = Point(x: -20 * n.cos, y: -20 * n.sin)
                let half = Shapes.polygon([edge + along, edge + along + inward, edge - along + inward, edge - along])
                let exact = CoverageOracle.windings(half, in: PixelRect(x: 0, y: 0, width: 1, height: 1))[0].magnitude
                let covered = ReferenceGlass.coverage(distance: d, normalX: n.cos, normalY: n.sin)
                #expect((Double(covered) - exact * 255).magnitude <= 0.51, "\(angle) \(d)")
            }
        }
        let body = picture([.glass(solid)], on: .clear)
        let fill = picture(
            [.fill(FillMark(path: .roundedRect(solid.shapes[0].outline), paint: .solid(.white)))], on: .clear)
        #expect(largestDifference(body, fill) <= 5)
        let mean = Double(zip(channel(3, of: body), channel(3, of: fill)).reduce(0) { $0 + abs($1.0 - $1.1) }) / 20_000
        #expect(mean < 0.05)
    }

    /// Neighbors that merge bulge beyond their boxes, and are not clipped there.
    @Test func bulgesAreNotCutOff() {
        var pair = glass(
            [
                RoundedRect(Rect(x: 40, y: 40, width: 60, height: 20), radius: 0),
                RoundedRect(Rect(x: 100, y: 40, width: 60, height: 20), radius: 0),
            ], fusion: 40)
        pair.material = Material(sigma: 0, lumaScale: 0, lumaOffset: 1, chroma: 0)
        let out = picture([.glass(pair)], on: .clear)
        // In the seam both distances are equal: the outline is a quarter of the reach above.
        #expect(out[100, 31].alpha == 255 && out[100, 28].alpha == 0)
        let bounds = Mark.glass(pair).bounds
        for y in 0..<100 {
            for x in 0..<200 where out[x, y].alpha > 0 {
                #expect(bounds.intersection(PixelRect(x: Int32(x), y: Int32(y), width: 1, height: 1)) != .zero)
            }
        }
    }

    /// Light with the hue of the backdrop, of a rim or of a finger, increases its chroma, keeps its luma, and is white over gray.
    @Test(arguments: [(0.25, nil, 20), (0, GlassMark.Glow(center: Point(x: 80, y: 50), radius: 30, strength: 0.3), 50)])
    func lightTakesTheHueOfThePage(rim: Double, glow: GlassMark.Glow?, y: Int) {
        var plain = glass([RoundedRect(Rect(x: 20, y: 20, width: 120, height: 60), radius: 20)])
        plain.material = GlassTests.dark
        plain.rim = rim
        plain.shapes[0].glow = glow
        var tinted = plain
        tinted.lightChroma = 8
        let grey = opaque([60, 60, 60])
        #expect(picture([.glass(plain)], on: grey) == picture([.glass(tinted)], on: grey))
        let green = opaque([45, 87, 45])
        let (white, hue) = (picture([.glass(plain)], on: green), picture([.glass(tinted)], on: green))
        let (a, b) = (white[80, y], hue[80, y])
        #expect(Int(b.green) > Int(a.green) + 4 && Int(b.red) < Int(a.red) - 4)
        func luma(_ c: PremultipliedColor) -> Double {
            0.2126 * Double(c.red) + 0.7152 * Double(c.green) + 0.0722 * Double(c.blue)
        }
        #expect((luma(a) - luma(b)).magnitude < 2)
        #expect(white[30, 65] == hue[30, 65])
    }

    /// The increase by a rim in its second pixel at 3x, by the direction of the edge: at the lower right, the right and
    /// the upper right of a bar. Source: facts, iOS surroundings, section 5.3.
    @Test(
        arguments: [((0.7071, 0.7071), [36, 43, 38]), ((1, 0), [28, 33, 29]), ((0.7071, -0.7071), [6, 6, 6])]
            as [((Double, Double), [Int])])
    func rimsAreTheMeasuredOnes(_ direction: (x: Double, y: Double), _ added: [Int]) {
        var m = glass([RoundedRect(Rect(x: 10, y: 5, width: 180, height: 90), radius: 45, curve: .circular)])
        m.material = GlassTests.light
        (m.unit, m.rim, m.lightChroma, m.lens) = (3, 0.66, 1.93, 0)
        let out = picture([.glass(m)], on: opaque([85, 116, 130]))
        let edge = 45 - 1.5
        let p = out[Int(145 + direction.x * edge), Int(50 + direction.y * edge)]
        let fill = out[145, 50]
        let got = [p.red, p.green, p.blue].map(Int.init)
        for (c, (from, want)) in zip([fill.red, fill.green, fill.blue].map(Int.init), added).enumerated() {
            #expect((got[c] - from - want).magnitude <= 8, "\(got) \(fill)")
        }
    }

    @Test func tintsAndGlowsBelongToTheirShape() {
        var pair = glass([
            RoundedRect(Rect(x: 10, y: 20, width: 60, height: 60), radius: 10),
            RoundedRect(Rect(x: 120, y: 20, width: 60, height: 60), radius: 10),
        ])
        pair.shapes[0].tint = RGBColor(0xff0000)
        pair.shapes[1].glow = GlassMark.Glow(center: Point(x: 150, y: 50), radius: 20, strength: 0.5)
        let out = picture([.glass(pair)], on: opaque([20, 40, 60]))
        #expect(out[40, 50].bits == 0xff00_00ff)
        #expect(out[150, 50].red > 140 && out[150, 75].red == 20)
    }

    /// Inside a fading group, glass still sees the backdrop of the group.
    @Test func glassInAGroupSeesWhatLiesBehindIt() {
        let back = opaque([122, 164, 244])
        let bounds = PixelRect(x: 0, y: 0, width: 200, height: 100)
        var bare = body(GlassTests.light)
        bare.shadow = nil
        let plain = picture([noise(seed: 63), .glass(bare)], on: back)
        let whole = picture(
            [noise(seed: 63), .beginGroup(GroupMark(bounds: bounds)), .glass(bare), .endGroup], on: back)
        #expect(largestDifference(plain, whole) <= 1)
        let half = picture(
            [noise(seed: 63), .beginGroup(GroupMark(bounds: bounds, opacity: 0.5)), .glass(bare), .endGroup], on: back)
        bare.opacity = 0.5
        #expect(largestDifference(half, picture([noise(seed: 63), .glass(bare)], on: back)) <= 1)

        let path = Path.rect(Rect(x: 30, y: 20, width: 90, height: 60))
        let backdrop = BackdropMark(path: path, material: GlassTests.light, tint: RGBColor(0xff0000, alpha: 0.2))
        #expect(
            picture([noise(seed: 64), .backdrop(backdrop)], on: back)
                == picture(
                    [noise(seed: 64), .beginGroup(GroupMark(bounds: bounds)), .backdrop(backdrop), .endGroup], on: back)
        )
    }

    @Test func aBackdropOfAFlatPageIsItsLaw() {
        let path = Path.rect(Rect(x: 30, y: 20, width: 90, height: 60))
        let out = picture([.backdrop(BackdropMark(path: path, material: .blur(sigma: 20)))], on: opaque([9, 120, 250]))
        #expect(out.pixels.allSatisfy { $0 == opaque([9, 120, 250]).bits })
        let tinted = picture(
            [
                .backdrop(
                    BackdropMark(
                        path: path, material: .blur(sigma: 20), tint: RGBColor(0xffffff, alpha: 0.5), opacity: 0.5))
            ],
            on: opaque([0, 0, 0]))
        #expect(abs(Int(tinted[60, 50].red) - 64) <= 1 && tinted[10, 10].red == 0)
    }
}
