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

    /// A line's parts end with round caps where the whole line has round joins, which are flattened at other places.
    @Test(arguments: MapRegion.allCases) func `a tile shows what the whole ground shows there`(region: MapRegion) {
        var random = SplitMix64(seed: 77)
        for zoom in [0.6, 1, 2.3] {
            let ground = MapGround(region, zoom: zoom, isDark: false)
            for _ in 0..<6 {
                let part = Rect(
                    x: Double(random.int(-40...300)), y: Double(random.int(-40...500)), width: 64, height: 64)
                let tile = picture(ground.nodes(ofTile: part), part, scale: 2, ground.background)
                let whole = picture(ground.nodes(in: part), part, scale: 2, ground.background)
                var worst = 0
                var sum = 0
                for (a, b) in zip(tile.pixels, whole.pixels) {
                    for k in [UInt32(0), 8, 16] {
                        let d = abs(Int((a >> k) & 255) - Int((b >> k) & 255))
                        worst = max(worst, d)
                        sum += d
                    }
                }
                #expect(worst <= 6, "\(region) at zoom \(zoom), \(part)")
                #expect(Double(sum) / Double(3 * tile.pixels.count) < 0.02)
            }
        }
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

    @Test func `a line keeps the segments that reach into a rectangle`() {
        let points = (0..<21).map { Point(x: Double($0) * 10, y: 5) }
        var path = Path()
        path.move(to: points[0])
        for p in points.dropFirst() { path.line(to: p) }
        let part = path.line(near: Rect(x: 42, y: 0, width: 26, height: 10))
        #expect(part.points == Array(points[4...7]))
        #expect(path.line(near: Rect(x: 0, y: 20, width: 200, height: 10)).isEmpty)
        #expect(path.line(near: Rect(x: -5, y: 0, width: 300, height: 10)) == path)
    }

    @Test func `a ground is one content, whatever part of it is seen`() {
        let ground = MapGround(.paris, zoom: 1.25, isDark: false)
        #expect(ground.content == MapGround(.paris, zoom: 1.25, isDark: false).content)
        #expect(ground.content != MapGround(.paris, zoom: 1.25, isDark: true).content)
        #expect(ground.content != MapGround(.paris, zoom: 1.5, isDark: false).content)
    }
}
