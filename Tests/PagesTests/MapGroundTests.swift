import Testing
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph
import VitrineTestSupport

@testable import VitrinePages

/// Parts of a map's ground.
@Suite struct MapGroundTests {
    private func picture(_ nodes: [Node], _ part: Rect, scale: Double, _ background: RGBColor) -> Bitmap {
        let viewport = Viewport(
            origin: part.origin, scale: scale, width: Int(part.width * scale), height: Int(part.height * scale))
        return Rasterizer().render(Resolver.displayList(for: nodes, in: viewport, background: background))
    }

    /// The differences of a tile from the whole ground there, in levels: the largest and the mean, for six places at three zooms.
    private func differences(_ region: MapRegion, precision: Double?) -> (worst: Int, mean: Double) {
        var random = SplitMix64(seed: 77)
        var (worst, sum, count) = (0, 0, 0)
        for zoom in [0.6, 1, 2.3] {
            let ground =
                precision.map { MapGround(region, zoom: zoom, isDark: false, precision: $0) }
                ?? MapGround(region, zoom: zoom, isDark: false)
            for _ in 0..<6 {
                let part = Rect(
                    x: Double(random.int(-40...300)), y: Double(random.int(-40...500)), width: 64, height: 64)
                let tile = picture(ground.nodes(ofTile: part, scale: 2), part, scale: 2, ground.background)
                let whole = picture(ground.nodes(in: part), part, scale: 2, ground.background)
                for (a, b) in zip(tile.pixels, whole.pixels) {
                    for k in [UInt32(0), 8, 16] {
                        let d = abs(Int((a >> k) & 255) - Int((b >> k) & 255))
                        worst = max(worst, d)
                        sum += d
                    }
                }
                count += 3 * tile.pixels.count
            }
        }
        return (worst, Double(sum) / Double(count))
    }

    @Test(arguments: MapRegion.allCases) func `a tile shows what the whole ground shows there`(region: MapRegion) {
        let (worst, mean) = differences(region, precision: ShapeNode.Stroke.precision)
        #expect(worst <= 1 && mean < 0.001, "\(worst) \(mean)")
    }

    @Test(arguments: MapRegion.allCases) func `lines of few points cannot be told from the exact ones`(
        region: MapRegion
    ) {
        let (worst, mean) = differences(region, precision: nil)
        #expect(worst <= 6 && mean < 0.1, "\(worst) \(mean)")
    }

    @Test func `an area keeps its places in a rectangle, with fewer points`() {
        var random = SplitMix64(seed: 78)
        for _ in 0..<60 {
            let points = (0..<40).map { _ in Point(x: random.double(-200...200), y: random.double(-200...200)) }
            let path = MapDrawing.smooth(points, isClosed: true)
            let rect = Rect(
                x: Double(random.int(-150...100)), y: Double(random.int(-150...100)), width: 50, height: 40)
            let part = path.area(near: rect)
            #expect(part.points.count < path.points.count)
            func picture(_ path: Path) -> Bitmap {
                self.picture([.shape(ShapeNode(path, color: .black))], rect, scale: 1, .white)
            }
            #expect(picture(part) == picture(path))
        }
    }

    @Test func `polygons keep their places in a rectangle, with fewer points`() {
        var random = SplitMix64(seed: 79)
        for _ in 0..<60 {
            var path = Path()
            for _ in 0..<3 {
                path.addPolygon(
                    (0..<20).map { _ in Point(x: random.double(-200...200), y: random.double(-200...200)) })
            }
            let rect = Rect(
                x: Double(random.int(-150...100)), y: Double(random.int(-150...100)), width: 50, height: 40)
            var clip = PolygonClip(to: rect)
            clip.add(path, isInside: false)
            #expect(clip.path.points.count < path.points.count)
            func picture(_ path: Path) -> Bitmap {
                self.picture([.shape(ShapeNode(path, color: .black))], rect, scale: 1, .white)
            }
            #expect(picture(clip.path) == picture(path))
            var all = PolygonClip(to: Rect(x: -200, y: -200, width: 400, height: 400))
            all.add(path, isInside: false)
            #expect(all.path == path)
        }
    }

    @Test(arguments: MapRegion.allCases) func `a tile is the same whichever tile came before it`(region: MapRegion) {
        let parts = [Rect(x: 40, y: 70, width: 64, height: 64), Rect(x: 90, y: 100, width: 64, height: 64)]
        // Zooms of this test alone, so that no other has made their outlines.
        let (a, b) = (MapGround(region, zoom: 1.0625, isDark: false), MapGround(region, zoom: 1.0625, isDark: true))
        let first = parts.map { a.nodes(ofTile: $0, scale: 3) }
        _ = b.nodes(ofTile: parts[1], scale: 3)
        let second = parts.map { b.nodes(ofTile: $0, scale: 3) }
        func paths(_ nodes: [Node]) -> [Path] {
            nodes.compactMap { if case .shape(let n) = $0 { n.path } else { nil } }
        }
        #expect(first.map(paths) == second.map(paths))
        #expect(first == parts.map { a.nodes(ofTile: $0, scale: 3) })
    }

    @Test func `a ground is one content, whatever part of it is seen`() {
        let ground = MapGround(.paris, zoom: 1.25, isDark: false)
        #expect(ground.content == MapGround(.paris, zoom: 1.25, isDark: false).content)
        #expect(ground.content != MapGround(.paris, zoom: 1.25, isDark: true).content)
        #expect(ground.content != MapGround(.paris, zoom: 1.5, isDark: false).content)
    }
}
