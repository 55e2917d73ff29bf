import Foundation
import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineRasterizer
import VitrineTestSupport

@testable import VitrineSceneGraph

/// Content that is painted once and turned as pixels.
@Suite struct RasterizedNodeTests {
    private let viewport = Viewport(scale: 2, width: 300, height: 240)
    private let origin = Point(x: 31, y: 17.5)

    /// A disc with a soft shadow and a bar.
    private static func nodes(at origin: Point) -> [Node] {
        let disc = Node.shape(
            ShapeNode(
                .ellipse(in: Rect(x: origin.x + 4, y: origin.y + 6, width: 40, height: 30)), color: RGBColor(0x7048C0)))
        let bar = Node.shape(
            ShapeNode(.rect(Rect(x: origin.x, y: origin.y, width: 70, height: 5)), color: RGBColor(0x2080A0)))
        let shadow = GroupNode.Shadow(radius: 1, color: .white)
        return [.group(GroupNode([disc, bar], shadow: shadow))]
    }

    private func list(_ node: Node, _ t: Transform) -> DisplayList {
        Resolver.displayList(
            for: [.group(GroupNode([node], transform: t))], in: viewport, background: RGBColor(0xD8E4C0))
    }

    private func rasters(_ list: DisplayList) -> [RasterMark] {
        list.marks.compactMap { if case .raster(let m) = $0 { m } else { nil } }
    }

    private static func turned(_ angle: Double, by scale: Double = 1) -> Transform {
        let (a, b) = (scale * cos(angle), scale * sin(angle))
        return Transform(a: a, b: b, c: -b, d: a, tx: 60, ty: 30)
    }

    @Test(arguments: [
        Transform.identity, Transform.translation(x: 3.25, y: -0.4), Transform(a: -1, b: 0, c: 0, d: 1, tx: 120, ty: 0),
    ])
    func `content that is unscaled and upright is its nodes`(t: Transform) {
        let content = RasterizedContent(make: Self.nodes)
        let kept = list(.rasterized(RasterizedNode(content, origin: origin)), t)
        let itself = list(.group(GroupNode(Self.nodes(at: origin))), t)
        #expect(kept == itself && rasters(kept).isEmpty)
    }

    /// Between whole pixels, too.
    @Test(arguments: [0, 0.1, -0.2]) func `content that is turned by a quarter shows the pixels of the upright one`(
        shift: Double
    ) {
        let content = RasterizedContent(make: Self.nodes)
        let t = Transform(a: 0, b: 1, c: -1, d: 0, tx: 90 + shift, ty: 4 - shift)
        let kept = list(.rasterized(RasterizedNode(content, origin: origin)), t)
        #expect(rasters(kept).count == 1)
        let turned = Rasterizer().render(kept)
        let upright = Rasterizer().render(list(.group(GroupNode(Self.nodes(at: origin))), .identity))
        var shown = 0
        var worst = 0
        for y in 0..<150 {
            for x in 0..<200 {
                let (a, b) = (turned[179 - y, x + 8].bits, upright[x, y].bits)
                worst = max(worst, [UInt32(0), 8, 16].map { abs(Int((a >> $0) & 255) - Int((b >> $0) & 255)) }.max()!)
                if upright[x, y] != upright[0, 0] { shown += 1 }
            }
        }
        // A raster is transparent, so that its colors are rounded before they lie on the background.
        #expect(worst <= 2 && shown > 2500, "\(worst)")
    }

    @Test(arguments: [turned(0.3), turned(-1.1), turned(0.3, by: 0.8), turned(0, by: 1.3)])
    func `turned or scaled content looks like its turned nodes`(t: Transform) {
        let content = RasterizedContent(make: Self.nodes)
        let kept = list(.rasterized(RasterizedNode(content, origin: origin)), t)
        let itself = list(.group(GroupNode(Self.nodes(at: origin))), t)
        #expect(rasters(kept).count == 1 && kept.marks.count == 1)
        let (a, b) = (Rasterizer().render(kept), Rasterizer().render(itself))
        var sum = 0
        var shown = 0
        for (p, q) in zip(a.pixels, b.pixels) {
            if q != b.pixels[0] { shown += 1 }
            for k in [UInt32(0), 8, 16] { sum += abs(Int((p >> k) & 255) - Int((q >> k) & 255)) }
            #expect(p >> 24 == 255)
        }
        // Edges are resampled; a shift by a pixel would be six levels.
        #expect(shown > 2500)
        #expect(Double(sum) / Double(3 * shown) < 2.5)
    }

    @Test func `content is painted once, wherever it lies and however it is turned`() {
        let content = RasterizedContent(make: Self.nodes)
        let marks = [0.1, 0.2, 1.9].flatMap { angle in
            [Point.zero, origin].flatMap {
                rasters(list(.rasterized(RasterizedNode(content, origin: $0)), Self.turned(angle)))
            }
        }
        #expect(marks.count == 6 && Set(marks.map(\.content)).count == 1)
        #expect(Set(marks.map(\.transform)).count == 6)
    }

    @Test func `content that shows nothing, or more than a raster may hold, is drawn itself`() {
        let none = RasterizedContent { _ in [] }
        #expect(list(.rasterized(RasterizedNode(none, origin: .zero)), Self.turned(0.3)).marks.isEmpty)
        let wide = RasterizedContent {
            [.shape(ShapeNode(.rect(Rect(x: $0.x, y: $0.y, width: 1024, height: 4)), color: .black))]
        }
        let list = list(.rasterized(RasterizedNode(wide, origin: .zero)), Self.turned(0.3))
        #expect(rasters(list).isEmpty && list.marks.count == 1)
    }

    @Test func `a picture with fewer pixels than a screen has rasters with more`() throws {
        let content = RasterizedContent(make: Self.nodes)
        func width(_ scale: Double) throws -> Int {
            let node = Node.group(
                GroupNode([.rasterized(RasterizedNode(content, origin: .zero))], transform: Self.turned(0.3)))
            let viewport = Viewport(scale: scale, width: 100, height: 80)
            let list = Resolver.displayList(for: [node], in: viewport, background: .white)
            return try #require(rasters(list).first).content.width
        }
        let (small, large) = (try width(1), try width(2))
        // Three quarters, with margins and reaches of shadows that are whole pixels.
        #expect(small * 100 > large * 70)
        #expect(small * 100 < large * 80)
    }

    @Test func `rasters of one list share a number of pixels with tiles, and further content is drawn itself`() {
        func square(_ side: Double) -> RasterizedContent {
            RasterizedContent {
                [.shape(ShapeNode(.rect(Rect(origin: $0, size: Size(width: side, height: side))), color: .black))]
            }
        }
        // 2002 x 2002 pixels each, margins included.
        let all = (0..<12).map { _ in Node.rasterized(RasterizedNode(square(1000), origin: .zero)) }
        let fitting = TiledNode.mostTiles * TiledContent.Tile.pixels / (2002 * 2002)
        let list = list(.group(GroupNode(all)), Self.turned(0.3))
        #expect(rasters(list).count == fitting && list.marks.count == 12)
    }
}
