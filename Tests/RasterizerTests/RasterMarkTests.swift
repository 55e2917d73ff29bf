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

    /// What may lie over a raster, and whether it surely hides it.
    private enum Over: CaseIterable {
        case fill, plainGroup, roundedClip, narrowClip, faintGroup, maskedGroup, cutCanvas, blurredRaster, backdrop,
            translucent, small

        var hides: Bool { [.fill, .plainGroup, .roundedClip, .cutCanvas].contains(self) }
    }

    private func marks(_ over: Over, _ below: Mark) -> [Mark] {
        let all = PixelRect(x: 0, y: 0, width: 300, height: 280)
        func fill(_ r: Rect, _ color: RGBColor = RGBColor(0x2060A0), _ blend: BlendMode = .normal) -> Mark {
            .fill(FillMark(path: .rect(r), paint: .solid(color), blend: blend))
        }
        let cover = fill(Rect(x: 20, y: 20, width: 260, height: 240))
        func clipped(_ r: Rect) -> Path { .roundedRect(RoundedRect(r, radius: 12)) }
        return switch over {
        case .fill: [below, cover]
        case .plainGroup: [below, .beginGroup(GroupMark(bounds: all)), cover, .endGroup]
        case .roundedClip:
            [
                below,
                .beginGroup(GroupMark(bounds: all, clip: clipped(Rect(x: 10, y: 10, width: 280, height: 260)))), cover,
                .endGroup,
            ]
        case .narrowClip:
            [
                below,
                .beginGroup(GroupMark(bounds: all, clip: clipped(Rect(x: 70, y: 10, width: 200, height: 200)))), cover,
                .endGroup,
            ]
        case .faintGroup: [below, .beginGroup(GroupMark(bounds: all, opacity: 0.5)), cover, .endGroup]
        case .maskedGroup:
            [
                below, .beginGroup(GroupMark(bounds: all)), cover,
                .beginGroup(GroupMark(bounds: all, blend: .destinationIn)),
                fill(Rect(x: 60, y: 60, width: 90, height: 150)), .endGroup, .endGroup,
            ]
        case .cutCanvas:
            [
                .beginGroup(GroupMark(bounds: all)), below, cover,
                .beginGroup(GroupMark(bounds: all, blend: .destinationIn)),
                fill(Rect(x: 60, y: 60, width: 90, height: 150)), .endGroup, .endGroup,
            ]
        case .blurredRaster: [.beginGroup(GroupMark(bounds: all, sigma: 30)), below, .endGroup, cover]
        case .backdrop:
            [
                below, .beginGroup(GroupMark(bounds: all)), cover,
                .backdrop(
                    BackdropMark(
                        path: .rect(Rect(x: 30, y: 30, width: 240, height: 40)), material: .blur(sigma: 9))),
                .endGroup,
            ]
        case .translucent:
            [below, fill(Rect(x: 20, y: 20, width: 260, height: 240), RGBColor(0x2060A0).withAlpha(0.9))]
        case .small: [below, fill(Rect(x: 60, y: 20, width: 200, height: 240))]
        }
    }

    @Test(arguments: Over.allCases) private func `a hidden raster changes no pixel`(over: Over) {
        let content = content(7, width: 150, height: 140)
        let place = Transform.translation(x: 40, y: 50)
        func list(_ marks: [Mark]) -> DisplayList {
            DisplayList(width: 300, height: 280, background: RGBColor.white.premultiplied, marks: marks)
        }
        let image = Mark.image(
            ImageMark(image: Image(Rasterizer().render(content.list)), transform: place, filter: .mipmapped))
        let raster = Mark.raster(RasterMark(content: content, transform: place))
        let shown = list(marks(over, raster))
        #expect(!HiddenRasters.marks(of: shown).isEmpty == over.hides)
        let rasterizer = Rasterizer(threads: 2)
        let expected = Rasterizer().render(list(marks(over, image)))
        // The first frame leaves it out, the next ones paint it.
        for _ in 0..<3 {
            rasterizer.update(to: shown)
            #expect(rasterizer.canvas == expected)
        }
        rasterizer.update(to: list([raster]))
        #expect(rasterizer.canvas == Rasterizer().render(list([image])))
    }

    @Test func `hidden rasters are painted once others are, a few a frame`() {
        let calls = CallCounter()
        let inner = content(8, width: 150, height: 140)
        let contents = (0..<5).map { _ in
            RasterContent(width: 150, height: 140) { _ in
                calls.count()
                return inner.list
            }
        }
        let below = contents.map { Mark.raster(RasterMark(content: $0, transform: .translation(x: 40, y: 50))) }
        let list = DisplayList(
            width: 300, height: 280, background: RGBColor.white.premultiplied,
            marks: below + [
                .fill(FillMark(path: .rect(Rect(x: 0, y: 0, width: 300, height: 280)), paint: .solid(.black)))
            ])
        let rasterizer = Rasterizer(threads: 1)
        for painted in [0, 1, 2, 3, 4, 5, 5] {
            rasterizer.update(to: list)
            #expect(calls.value == painted)
        }
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
