import Foundation
import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineRasterizer
import VitrineTestSupport

@testable import VitrineSceneGraph

/// Content in tiles.
@Suite struct TiledNodeTests {
    /// Bars and circles that lie everywhere.
    private struct Pattern: TileSource {
        let background = RGBColor(0xF9F1EB)

        func nodes(in part: Rect) -> [Node] {
            var out: [Node] = []
            for row in Int(part.minY / 40) - 2...Int(part.maxY / 40) + 2 {
                for column in Int(part.minX / 40) - 2...Int(part.maxX / 40) + 2 {
                    let middle = Point(x: Double(column) * 40 + Double(row % 3) * 7, y: Double(row) * 40)
                    let box = Rect(center: middle, radius: 13)
                    out.append(.shape(ShapeNode(.ellipse(in: box), color: RGBColor(0xAFE1F6))))
                }
            }
            return out
        }

        func nodes(ofTile part: Rect, scale: Double) -> [Node] { nodes(in: part) }
    }

    private let viewport = Viewport(scale: 2, width: 500, height: 400)
    private let content = TiledContent(Pattern())

    private func list(_ t: Transform, seen: Rect = Rect(x: -300, y: -300, width: 900, height: 900)) -> DisplayList {
        let node = Node.group(GroupNode([.tiled(TiledNode(content, seen: seen))], transform: t))
        return Resolver.displayList(for: [node], in: viewport, background: .white)
    }

    private func rasters(_ list: DisplayList) -> Int {
        list.marks.count { if case .raster = $0 { true } else { false } }
    }

    private func turned(_ angle: Double) -> Transform {
        Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 120, ty: 90)
    }

    @Test func `inner tiles are surrounded where neighbors overlap by a pixel`() throws {
        func flags(_ t: Transform, seen: Rect) -> [Bool] {
            list(t, seen: seen).marks.compactMap {
                if case .raster(let m) = $0 { m.isSurrounded } else { nil }
            }
        }
        // Three columns and three rows of tiles, the middle one in the middle of the canvas.
        let nine = Rect(x: -90, y: -90, width: 280, height: 280)
        let fitting = Transform(a: 0.64, b: 0.48, c: -0.48, d: 0.64, tx: 117, ty: 46)
        #expect(flags(fitting, seen: nine).count(where: { $0 }) == 1)
        #expect(flags(fitting, seen: nine).count > 1)
        // None has neighbors on all sides.
        #expect(flags(turned(0.4), seen: Rect(x: 1, y: 1, width: 90, height: 90)) == [false])
        // Shrunk to half of the size, a pixel is as wide as both margins.
        let small = flags(Transform(a: 0, b: 0.5, c: -0.5, d: 0, tx: 120, ty: 30), seen: nine)
        #expect(!small.isEmpty && small.allSatisfy { !$0 })
    }

    @Test func `content between pixels is drawn itself`() {
        for t in [Transform.translation(x: 0.3, y: 0), .translation(x: 10, y: -7.1)] {
            let list = list(t)
            #expect(rasters(list) == 0 && !list.marks.isEmpty)
        }
    }

    @Test(arguments: [Point(x: 0, y: 0), Point(x: -120, y: 33), Point(x: 7.5, y: 0.5)])
    func `on whole pixels tiles are the content to the bit`(move: Point) {
        let t = Transform.translation(x: move.x, y: move.y)
        let tiles = list(t)
        #expect(rasters(tiles) >= 6 && rasters(tiles) == tiles.marks.count)
        let seen = Rect(x: -move.x, y: -move.y, width: 250, height: 200)
        let itself = Resolver.displayList(
            for: [.group(GroupNode(Pattern().nodes(in: seen), transform: t))], in: viewport,
            background: content.source.background)
        #expect(Rasterizer().render(tiles) == Rasterizer().render(itself))
    }

    @Test(arguments: [0.05, 0.8, 2.4]) func `turned tiles show the turned content without gaps`(angle: Double) {
        let t = turned(angle)
        let tiles = list(t)
        #expect(rasters(tiles) == tiles.marks.count)
        let itself = Resolver.displayList(
            for: [
                .group(
                    GroupNode(Pattern().nodes(in: Rect(x: -300, y: -300, width: 900, height: 900)), transform: t))
            ], in: viewport, background: content.source.background)
        let (a, b) = (Rasterizer().render(tiles), Rasterizer().render(itself))
        var sum = 0
        for (p, q) in zip(a.pixels, b.pixels) {
            for k in [UInt32(0), 8, 16] {
                let d = abs(Int((p >> k) & 255) - Int((q >> k) & 255))
                // Light and land differ by 74 levels; resampled edges by less than half of that, a gap to white by more between them.
                #expect(d < 40)
                sum += d
            }
            #expect(p >> 24 == 255)
        }
        #expect(Double(sum) / Double(3 * a.pixels.count) < 1)
    }

    @Test func `only tiles that reach the canvas are asked for`() {
        let few = rasters(list(.translation(x: 0, y: 0)))
        let many = rasters(list(.scale(0.25)))
        #expect(few <= 4 * 4 && many > few)
        #expect(rasters(list(.translation(x: 5000, y: 0))) == 0)
    }

    @Test func `a tile is the same object in every frame`() {
        // All that is seen lies on the canvas.
        let whole = Transform.scale(0.2).then(.translation(x: 80, y: 80))
        func contents(_ list: DisplayList) -> Set<RasterContent> {
            Set(list.marks.compactMap { if case .raster(let m) = $0 { m.content } else { nil } })
        }
        #expect(contents(list(turned(0.4))).isSubset(of: contents(list(whole))))
    }

    @Test func `nodes of one list share a number of tiles, and further ones are drawn themselves`() {
        let t = turned(0.4)
        let seen = Rect(x: -300, y: -300, width: 900, height: 900)
        let each = rasters(list(t))
        let fitting = TiledNode.mostTiles / each
        let nodes = (0..<(fitting + 2)).map { _ in
            Node.group(GroupNode([.tiled(TiledNode(TiledContent(Pattern()), seen: seen))], transform: t))
        }
        let list = Resolver.displayList(for: nodes, in: viewport, background: .white)
        #expect(rasters(list) == fitting * each)
        #expect(list.marks.count > rasters(list))
    }

    @Test func `a huge or broken part is drawn itself`() {
        for seen in [Rect(x: 0, y: 0, width: 1e12, height: 10), Rect(x: 1e18, y: 0, width: 10, height: 10)] {
            #expect(TiledNode(content, seen: seen).marks(turned(1), viewport) == nil)
        }
        let broken = Rect(x: Double.nan, y: 0, width: 10, height: 10)
        #expect(TiledNode(content, seen: broken).marks(turned(1), viewport) == nil)
    }
}
