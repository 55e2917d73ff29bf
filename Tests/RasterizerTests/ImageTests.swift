import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct ImageTests {
    private func noise(_ w: Int, _ h: Int, seed: UInt64) -> Bitmap {
        var random = SplitMix64(seed: seed)
        let pixels = (0..<(w * h)).map { _ -> UInt32 in
            let a = UInt32(random.int(0...255))
            return (0..<3).reduce(a << 24) { $0 | UInt32(random.int(0...Int(a))) << (8 * UInt32($1)) }
        }
        return Bitmap(width: w, height: h, pixels: pixels)
    }

    private func smooth(_ w: Int, _ h: Int) -> Bitmap {
        let pixels = (0..<(w * h)).map { i -> UInt32 in
            let (x, y) = (UInt32(i % w * 255 / max(1, w - 1)), UInt32(i / w * 255 / max(1, h - 1)))
            return x | y << 8 | (x + y) / 2 << 16 | 0xff00_0000
        }
        return Bitmap(width: w, height: h, pixels: pixels)
    }

    private func picture(_ m: ImageMark, width: Int = 60, height: Int = 50) -> Bitmap {
        Rasterizer().render(DisplayList(width: width, height: height, marks: [.image(m)]))
    }

    private func scale(_ a: Double, _ d: Double, _ x: Double, _ y: Double) -> Transform {
        Transform(a: a, b: 0, c: 0, d: d, tx: x, ty: y)
    }

    @Test func theIdentityIsExact() {
        let b = noise(60, 50, seed: 70)
        #expect(picture(ImageMark(image: Image(b), transform: .identity)) == b)
    }

    @Test func wholePixelMovesMoveThePictureExactly() {
        let image = Image(noise(31, 23, seed: 71))
        for k in [1, 0.37, 1.6] {
            let here = picture(ImageMark(image: image, transform: scale(k, k, 2.3, 1.7)), width: 70, height: 60)
            for (dx, dy) in [(1, 0), (0, 1), (5, 9)] {
                let there = picture(
                    ImageMark(image: image, transform: scale(k, k, 2.3 + Double(dx), 1.7 + Double(dy))), width: 70,
                    height: 60)
                let a = cropped(here, to: PixelRect(x: 0, y: 0, width: 60, height: 50))
                let b = cropped(there, to: PixelRect(x: Int32(dx), y: Int32(dy), width: 60, height: 50))
                #expect(largestDifference(a, b) <= 1)
            }
        }
    }

    /// Every output pixel is the integral of the picture, with nothing around it, over the pixel's square.
    @Test(arguments: [(0.9, 0.7), (0.5, 0.5), (0.31, 0.43), (0.26, 0.9)])
    func shrinkingIsTheExactIntegral(_ kx: Double, _ ky: Double) {
        let b = noise(83, 71, seed: 72)
        let (ox, oy) = (3.4, 2.8)
        let out = picture(ImageMark(image: Image(b), transform: scale(kx, ky, ox, oy)), width: 90, height: 80)
        func parts(_ pixel: Int, _ k: Double, _ o: Double, _ n: Int) -> [(Int, Double)] {
            let (lo, hi) = ((Double(pixel) - o) / k, (Double(pixel) + 1 - o) / k)
            return (0..<n).compactMap { i in
                let part = min(hi, Double(i + 1)) - max(lo, Double(i))
                return part > 0 ? (i, part * k) : nil
            }
        }
        var worst = 0.0
        for y in 0..<80 {
            for x in 0..<90 {
                for c in [UInt32(0), 8, 16, 24] {
                    var sum = 0.0
                    for (j, dy) in parts(y, ky, oy, 71) {
                        for (i, dx) in parts(x, kx, ox, 83) {
                            sum += Double((b.pixels[j * 83 + i] >> c) & 255) * dx * dy
                        }
                    }
                    worst = max(worst, (Double((out[x, y].bits >> c) & 255) - sum).magnitude)
                }
            }
        }
        #expect(worst <= 1.6, "\(worst) levels")
    }

    /// For far smaller pictures, halved copies are used, each of which rounds once.
    @Test(arguments: [0.1, 0.04, 0.013])
    func hugeShrinkingKeepsTheMean(_ k: Double) {
        let b = smooth(600, 400)
        let side = (600 * k, 400 * k)
        let out = picture(ImageMark(image: Image(b), transform: scale(k, k, 0, 0)), width: 64, height: 44)
        for y in 0..<Int(side.1) {
            for x in 0..<Int(side.0) {
                let exact = (Double(x) + 0.5) / side.0 * 255
                #expect((Double(out[x, y].red) - exact).magnitude <= 2.5)
                #expect(out[x, y].alpha == 255)
            }
        }
        let dot = picture(ImageMark(image: Image(b), transform: scale(1.0 / 600, 1.0 / 400, 7, 7)))
        #expect(dot.pixels.filter { $0 != 0 }.count == 1 && abs(Int(dot[7, 7].red) - 127) <= 3)
    }

    @Test func flatStaysFlatWhereverItLies() {
        var random = SplitMix64(seed: 73)
        for i in 0..<120 {
            let color = RGBColor(red: random.double(0...1), green: random.double(0...1), blue: random.double(0...1))
                .premultiplied
            let w = random.int(1...90)
            let h = random.int(1...90)
            let k = random.double(0.02...6)
            let turn = i % 2 == 0 ? 0 : random.double(-1...1)
            let m = ImageMark(
                image: Image(Bitmap(width: w, height: h, fill: color)),
                transform: Transform(
                    a: k, b: turn * k, c: -turn * k, d: k, tx: random.double(-20...40), ty: random.double(-20...40)))
            let out = picture(m)
            let outline = Path.rect(Rect(x: 0, y: 0, width: Double(w), height: Double(h))).transformed(by: m.transform)
            let fill = Rasterizer().render(
                DisplayList(width: 60, height: 50, marks: [.fill(FillMark(path: outline, paint: .solid(.white)))]))
            #expect(channel(3, of: out) == channel(3, of: fill), "the picture covers what its outline covers")
            #expect(zip(out.pixels, fill.pixels).allSatisfy { $0.1 != 0xffff_ffff || $0.0 == color.bits })
        }
    }

    @Test func oneByOnePicturesFillTheirPlace() {
        let dot = Image(Bitmap(width: 1, height: 1, pixels: [0xff12_3456]))
        let large = picture(ImageMark(image: dot, transform: scale(40, 30, 5, 5)))
        for y in 0..<50 {
            for x in 0..<60 {
                let inside = (5..<45).contains(x) && (5..<35).contains(y)
                #expect(large[x, y].bits == (inside ? 0xff12_3456 : 0))
            }
        }
        #expect(picture(ImageMark(image: dot, transform: scale(0.5, 0.5, 5, 5)))[5, 5].alpha == 64)
    }

    @Test func enlargementIsBilinearBetweenCentres() {
        let b = noise(5, 4, seed: 74)
        let opaque = Bitmap(width: 5, height: 4, pixels: b.pixels.map { $0 | 0xff00_0000 })
        let out = picture(ImageMark(image: Image(opaque), transform: scale(10, 10, 0, 0)))
        for y in 0..<40 {
            for x in 0..<50 {
                let u = min(max((Double(x) + 0.5) / 10 - 0.5, 0), 4)
                let v = min(max((Double(y) + 0.5) / 10 - 0.5, 0), 3)
                let (i, j) = (min(Int(u), 3), min(Int(v), 2))
                func at(_ i: Int, _ j: Int) -> Double { Double(opaque[i, j].green) }
                let top = at(i, j) + (at(i + 1, j) - at(i, j)) * (u - Double(i))
                let bottom = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * (u - Double(i))
                let exact = top + (bottom - top) * (v - Double(j))
                #expect((Double(out[x, y].green) - exact).magnitude <= 1)
            }
        }
    }

    /// A rotation by a tiny angle uses the other sampler: the pictures must agree.
    @Test(arguments: [1, 0.8, 0.45, 0.2, 2.5])
    func turnedAndUprightAgree(_ k: Double) {
        let image = Image(smooth(90, 70))
        let upright = picture(ImageMark(image: image, transform: scale(k, k, 3, 4)))
        let turned = picture(ImageMark(image: image, transform: Transform(a: k, b: 1e-9, c: -1e-9, d: k, tx: 3, ty: 4)))
        #expect(largestDifference(upright, turned) <= 6)
    }

    @Test func quarterTurnsAndMirrorsAreExact() {
        let b = noise(20, 20, seed: 75)
        let mirrored = picture(
            ImageMark(image: Image(b), transform: scale(-1, 1, 20, 0)), width: 20, height: 20)
        let turned = picture(
            ImageMark(image: Image(b), transform: Transform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0)), width: 20,
            height: 20)
        for y in 0..<20 {
            for x in 0..<20 {
                #expect(mirrored[19 - x, y] == b[x, y])
                #expect(turned[19 - y, x] == b[x, y])
            }
        }
    }

    /// The pictures are also equal where the canvas clips them, and with rows longer than columns.
    @Test(arguments: [-1.0, 1], [-1.0, 1]) func `a turned picture on whole pixels shows its own`(b: Double, c: Double) {
        let source = noise(31, 17, seed: 76)
        for (x, y) in [(30.0, 40.0), (3, 45), (58, 5), (-2, 64)] {
            let t = Transform(a: 0, b: b, c: c, d: 0, tx: x, ty: y)
            let shown = picture(ImageMark(image: Image(source), transform: t), width: 60, height: 50)
            for row in 0..<50 {
                for column in 0..<60 {
                    let (u, v) = ((Double(row) + 0.5 - y) * b, (Double(column) + 0.5 - x) * c)
                    let isInside = u > 0 && u < 31 && v > 0 && v < 17
                    #expect(shown[column, row] == (isInside ? source[Int(u), Int(v)] : .clear), "\(t) \(column) \(row)")
                }
            }
        }
    }

    /// A turned mark gives the turned canvas.
    @Test(arguments: [0.45, 0.8, 2], [(-1.0, -1.0), (-1, 1), (1, -1), (1, 1)])
    func `a picture turned by quarters is as sharp as an upright one`(k: Double, turn: (b: Double, c: Double)) {
        let (b, c) = turn
        let image = Image(noise(90, 70, seed: 77))
        let upright = picture(ImageMark(image: image, transform: scale(k, k, 3.25, 4.5)), width: 60, height: 50)
        // (x, y) goes to (c·y, b·x), moved onto the canvas.
        let t = Transform(a: 0, b: b * k, c: c * k, d: 0, tx: c < 0 ? 50 - 4.5 : 4.5, ty: b < 0 ? 60 - 3.25 : 3.25)
        let turned = picture(ImageMark(image: image, transform: t), width: 50, height: 60)
        var largest = 0
        for y in 0..<60 {
            for x in 0..<50 {
                let (p, q) = (turned[x, y], upright[b < 0 ? 59 - y : y, c < 0 ? 49 - x : x])
                largest = max(largest, abs(Int(p.red) - Int(q.red)), abs(Int(p.alpha) - Int(q.alpha)))
            }
        }
        #expect(largest <= 1)
    }

    /// The picture's own edges stay soft under a larger clip, and a smaller clip has its own.
    @Test func theClipAndThePictureBothCut() {
        let image = Image(Bitmap(width: 10, height: 10, pixels: Array(repeating: 0xffff_ffff, count: 100)))
        var m = ImageMark(image: image, transform: scale(2, 2, 10.5, 10.25))
        let own = picture(m)
        m.clip = .rect(Rect(x: 0, y: 0, width: 60, height: 50))
        #expect(picture(m) == own)
        #expect(own[10, 20].alpha == 128)
        m.clip = .ellipse(in: Rect(x: 13, y: 13, width: 12, height: 12))
        let round = Rasterizer().render(
            DisplayList(width: 60, height: 50, marks: [.fill(FillMark(path: m.clip!, paint: .solid(.white)))]))
        #expect(picture(m) == round)
        m.clip = .rect(Rect(x: 50, y: 2, width: 5, height: 5))
        #expect(picture(m).pixels.allSatisfy { $0 == 0 })
    }

    @Test func opacityFades() {
        let image = Image(Bitmap(width: 10, height: 10, pixels: Array(repeating: 0xffff_ffff, count: 100)))
        for (opacity, alpha) in [(0.0, UInt32(0)), (0.5, 128), (1, 255), (7, 255), (-1, 0), (.nan, 0)] {
            #expect(picture(ImageMark(image: image, transform: .identity, opacity: opacity))[5, 5].alpha == alpha)
        }
    }
}
