import Foundation
import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Contents that are painted once and shown under a map.
@Suite struct RasterMarkTests {
    private func content(_ seed: UInt64, width: Int = 48, height: Int = 40) -> RasterContent {
        RasterContent(width: width, height: height) { _ in
            var random = SplitMix64(seed: seed)
            let marks = (0..<9).map { _ -> Mark in
                let box = Rect(
                    x: random.double(-10...40), y: random.double(-10...30), width: random.double(1...30),
                    height: random.double(1...30))
                return .fill(
                    FillMark(path: .ellipse(in: box), paint: .solid(RGBColor(UInt32(random.below(1 << 24))))))
            }
            return DisplayList(
                width: width, height: height, background: RGBColor(0x336699).premultiplied, marks: marks)
        }
    }

    private func list(_ marks: [Mark]) -> DisplayList {
        DisplayList(width: 90, height: 70, background: RGBColor.white.premultiplied, marks: marks)
    }

    private func turned(_ angle: Double, _ x: Double, _ y: Double) -> Transform {
        Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: x, ty: y)
    }

    @Test(arguments: [0, 0.3, 1.2, 4]) func `a raster is the image of its marks`(angle: Double) {
        let content = content(1)
        let place = angle == 0 ? Transform.translation(x: 13, y: 21) : turned(angle, 40.3, 20.7)
        let image = Image(Rasterizer().render(content.list))
        let expected = Rasterizer().render(
            list([.image(ImageMark(image: image, transform: place, filter: .mipmapped))]))
        let mark = Mark.raster(RasterMark(content: content, transform: place))
        #expect(Rasterizer().render(list([mark])) == expected)
        for level in KernelLevel.allCases where level.isSupported {
            for threads in [1, 2, 3] {
                #expect(Rasterizer(threads: threads, level: level).render(list([mark])) == expected)
            }
        }
    }

    @Test func `a content that is moved is not painted again, and gives the same pixels`() {
        let calls = CallCounter()
        let inner = content(2)
        let content = RasterContent(width: 48, height: 40) { _ in
            calls.count()
            return inner.list
        }
        let rasterizer = Rasterizer()
        for step in 0..<12 {
            let list = list([
                .raster(RasterMark(content: content, transform: turned(Double(step) * 0.1, 30, 20 + Double(step))))
            ])
            rasterizer.update(to: list)
            #expect(calls.value == 1)
            #expect(rasterizer.canvas == Rasterizer().render(list))
            calls.value = 1
        }
    }

    @Test func `several contents in one list are painted each by itself`() {
        let contents = (0..<30).map { content(UInt64(100 + $0)) }
        let marks = contents.indices.map { i in
            Mark.raster(
                RasterMark(content: contents[i], transform: .translation(x: Double(i * 3), y: Double(i % 7) * 6)))
        }
        let one = Rasterizer(threads: 1).render(list(marks))
        #expect(one == Rasterizer(threads: 4).render(list(marks)))
        let images = contents.map { Image(Rasterizer().render($0.list)) }
        let drawn = images.indices.map { i in
            Mark.image(ImageMark(image: images[i], transform: .translation(x: Double(i * 3), y: Double(i % 7) * 6)))
        }
        #expect(one == Rasterizer().render(list(drawn)))
    }

    @Test func `a raster has the size that a content may have`() {
        let content = RasterContent(width: 1 << 30, height: -5) { _ in DisplayList(width: 1 << 30, height: 1) }
        #expect(content.width == 2048 && content.height == 1)
        #expect(content.list.width == 2048 && content.list.height == 1)
    }

    @Test func `a map that is not finite paints nothing`() {
        let content = content(3)
        let empty = Rasterizer().render(list([]))
        for t in [Transform.scale(.nan), .scale(.infinity), .scale(0), .translation(x: 1e300, y: 0)] {
            #expect(Rasterizer().render(list([.raster(RasterMark(content: content, transform: t))])) == empty)
        }
    }
}

/// Counts calls of one thread.
private final class CallCounter: @unchecked Sendable {
    var value = 0

    func count() { value += 1 }
}
