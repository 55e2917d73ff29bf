import Foundation
import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct ImageFilterTests {
    private func noise(_ w: Int, _ h: Int, opaque: Bool, seed: UInt64) -> Bitmap {
        var random = SplitMix64(seed: seed)
        return Bitmap(
            width: w, height: h,
            pixels: (0..<(w * h)).map { _ in
                let a = opaque ? 255 : random.int(0...255)
                let c = (0..<3).map { _ in UInt32(random.int(0...a)) }
                return c[0] | c[1] << 8 | c[2] << 16 | UInt32(a) << 24
            })
    }

    private func scale(_ a: Double, _ d: Double, _ x: Double, _ y: Double) -> Transform {
        Transform(a: a, b: 0, c: 0, d: d, tx: x, ty: y)
    }

    private func picture(_ m: ImageMark, on color: PremultipliedColor = .clear) -> Bitmap {
        Rasterizer().render(DisplayList(width: 60, height: 50, background: color, marks: [.image(m)]))
    }

    @Test(arguments: ImageMark.Filter.allCases)
    func opaquePicturesInTheirOwnSizeAreTheirPixels(_ filter: ImageMark.Filter) {
        let b = noise(31, 22, opaque: true, seed: 6200)
        for (x, y) in [(0, 0), (7, 9), (-5, -8), (40, 35)] {
            let back = RGBColor(0x336699, alpha: 0.5).premultiplied
            let out = picture(
                ImageMark(image: Image(b), transform: .translation(x: Double(x), y: Double(y)), filter: filter),
                on: back)
            for v in 0..<50 {
                for u in 0..<60 {
                    let inside = (0..<31).contains(u - x) && (0..<22).contains(v - y)
                    #expect(out[u, v] == (inside ? b[u - x, v - y] : back))
                }
            }
        }
    }

    @Test(arguments: [1, 2, 3, 5, 8])
    func theNearestPixelAtAWholeScaleRepeatsPixels(_ k: Int) {
        for isOpaque in [true, false] {
            let b = noise(9, 7, opaque: isOpaque, seed: 6201)
            for (x, y) in [(0, 0), (3, 5), (-7, -4)] {
                let out = picture(
                    ImageMark(
                        image: Image(b), transform: scale(Double(k), Double(k), Double(x), Double(y)), filter: .nearest)
                )
                for v in 0..<50 {
                    for u in 0..<60 {
                        let (i, j) = (u - x, v - y)
                        let inside = (0..<(9 * k)).contains(i) && (0..<(7 * k)).contains(j)
                        #expect(out[u, v] == (inside ? b[i / k, j / k] : .clear))
                    }
                }
            }
        }
    }

    /// At half size, the center of each output pixel is the center of one of the halved copy.
    @Test func mipmapsAreTheHalvedCopies() {
        let b = noise(32, 24, opaque: true, seed: 6202)
        let out = picture(ImageMark(image: Image(b), transform: .scale(0.5), filter: .mipmapped))
        for y in 0..<12 {
            for x in 0..<16 {
                for k in [UInt32(0), 8, 16] {
                    let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map { (b[2 * x + $0.0, 2 * y + $0.1].bits >> k) & 255 }
                    #expect((out[x, y].bits >> k) & 255 == (four.reduce(0, +) + 2) / 4)
                }
            }
        }
    }

    /// Without downscaling, all interpolating filters are equal.
    @Test func enlargementIsAlikeInAllFiltersButTheNearest() {
        let image = Image(noise(9, 7, opaque: true, seed: 6203))
        for k in [1.5, 2, 3.7, 6] {
            let t = scale(k, k, 2, 3)
            let bilinear = picture(ImageMark(image: image, transform: t, filter: .bilinear))
            for filter in [ImageMark.Filter.automatic, .mipmapped] {
                #expect(
                    largestDifference(picture(ImageMark(image: image, transform: t, filter: filter)), bilinear) <= 1)
            }
        }
    }

    /// The kernel's fixed-point positions are those of the map to 1/256 of a pixel, which changes a channel by two
    /// levels at most where neighbors differ by 255.
    @Test func aTurnedPictureShowsWhatLiesBelowTheCentersOfItsPixels() throws {
        let b = noise(37, 29, opaque: true, seed: 6204)
        let level = ImageLevel(pixels: b.pixels, width: b.width, height: b.height)
        for angle in [0.1, 0.8, 1.57, 2.5, 4] {
            let (c, s) = (cos(angle), sin(angle))
            let t = Transform.translation(x: -18, y: -14)
                .then(Transform(a: c, b: s, c: -s, d: c, tx: 30.3, ty: 24.6))
            let inverse = try #require(t.inverse)
            let out = picture(ImageMark(image: Image(b), transform: t, filter: .bilinear))
            for y in 0..<50 {
                for x in 0..<60 {
                    let p = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                    guard p.x > 1, p.y > 1, p.x < 36, p.y < 28 else { continue }
                    let expected = level.color(p.x - 0.5, p.y - 0.5)
                    for k in [UInt32(0), 8, 16, 24] {
                        let difference = Int((out[x, y].bits >> k) & 255) - Int((expected >> k) & 255)
                        #expect(difference.magnitude <= 2, "\(x), \(y) at \(angle)")
                    }
                }
            }
        }
    }
}
