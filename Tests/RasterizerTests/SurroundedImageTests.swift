import Foundation
import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Tiles of a picture that overlap, and are painted without blending at their borders.
@Suite struct SurroundedImageTests {
    private static let side = 40

    /// A picture of 5 x 5 tiles with a pixel around them, and those tiles, each with a pixel on every side.
    private func tiles(_ seed: UInt64) -> (whole: Bitmap, tiles: [Bitmap]) {
        let side = SurroundedImageTests.side
        var random = SplitMix64(seed: seed)
        let width = 5 * side + 2
        let pixels = (0..<(width * width)).map { _ in 0xff00_0000 | UInt32(random.below(1 << 24)) }
        let tiles = (0..<25).map { i in
            let (left, top) = (i % 5 * side, i / 5 * side)
            let rows = (0..<(side + 2)).flatMap { y in
                let first = (top + y) * width + left
                return Array(pixels[first..<(first + side + 2)])
            }
            return Bitmap(width: side + 2, height: side + 2, pixels: rows)
        }
        return (Bitmap(width: width, height: width, pixels: pixels), tiles)
    }

    private func list(_ marks: [Mark]) -> DisplayList {
        DisplayList(width: 260, height: 240, background: RGBColor(0x112233).premultiplied, marks: marks)
    }

    @Test(arguments: [(0.2, 1.0), (0.785, 1), (1.9, 1.3), (-2.6, 0.9), (3, 2.2)])
    func `overlapping tiles are the picture`(angle: Double, scale: Double) throws {
        let side = Double(SurroundedImageTests.side)
        let (whole, tiles) = tiles(5)
        let (a, b) = (scale * cos(angle), scale * sin(angle))
        let middle = (5 * side + 2) / 2
        let t = Transform(a: a, b: b, c: -b, d: a, tx: 130 - (a - b) * middle, ty: 120.3 - (b + a) * middle)
        let expected = Rasterizer().render(
            list([.image(ImageMark(image: Image(whole), transform: t, filter: .bilinear))]))
        let marks = tiles.indices.map { i in
            let (x, y) = (Double(i % 5) * side, Double(i / 5) * side)
            var place = t
            place.tx += t.a * x + t.c * y
            place.ty += t.b * x + t.d * y
            let isInner = (1...3).contains(i % 5) && (1...3).contains(i / 5)
            return Mark.image(
                ImageMark(image: Image(tiles[i]), transform: place, filter: .bilinear, isSurrounded: isInner))
        }
        let actual = Rasterizer().render(list(marks))
        let inverse = try #require(t.inverse)
        var compared = 0
        for y in 0..<240 {
            for x in 0..<260 {
                let p = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                // Inner tiles, as far as no tile that blends its border reaches.
                guard p.x > side + 3, p.y > side + 3, p.x < 4 * side - 1, p.y < 4 * side - 1 else { continue }
                compared += 1
                let (one, other) = (actual[x, y].bits, expected[x, y].bits)
                for k in [0, 8, 16, 24] as [UInt32] {
                    let difference = abs(Int(one >> k & 255) - Int(other >> k & 255))
                    // A step of both weights of 1/256 between colors at random, and what each is rounded by.
                    #expect(difference <= 3, "\(x), \(y)")
                }
            }
        }
        #expect(compared > 4000)
        for level in KernelLevel.allCases where level.isSupported {
            for threads in [1, 3] {
                #expect(Rasterizer(threads: threads, level: level).render(list(marks)) == actual)
            }
        }
    }

    /// Columns are those of the pixels whose corners all lie inside, and whose centers do so by half a pixel of the picture.
    @Test func wholePixels() {
        var random = SplitMix64(seed: 8)
        let all: Range<Int32> = -5..<60
        for _ in 0..<400 {
            let upright = random.chance(4)
            let inverse = Transform(
                a: random.double(-2...2), b: upright ? 0 : random.double(-2...2),
                c: upright ? 0 : random.double(-2...2), d: random.double(-2...2), tx: random.double(-40...60),
                ty: random.double(-40...60))
            let rect = Rect(x: 0, y: 0, width: Double(random.int(1...70)), height: Double(random.int(1...70)))
            let pixels = WholePixels(inverse, of: rect)
            /// How far inside the corner lies that lies least so, or the center, less half a pixel.
            func depth(_ x: Int32, _ y: Int32) -> Double {
                [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0), (0.5, 0.5, 0.5)].map { dx, dy, margin in
                    let p = inverse.apply(Point(x: Double(x) + dx, y: Double(y) + dy))
                    return min(p.x, p.y, rect.width - p.x, rect.height - p.y) - margin
                }.min() ?? 0
            }
            for y in -5..<60 as Range<Int32> {
                let columns = pixels.columns(y, within: all)
                #expect(columns.isEmpty || columns.lowerBound >= all.lowerBound && columns.upperBound <= all.upperBound)
                for x in all where depth(x, y).magnitude > 1e-9 {
                    #expect(columns.contains(x) == (depth(x, y) > 0), "\(x), \(y)")
                }
            }
        }
    }
}
