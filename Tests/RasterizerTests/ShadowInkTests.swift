import Testing
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// The painted pixels of a shadow, and the memory that they need.
@Suite struct ShadowInkTests {
    /// Returns a blurred white box on nothing.
    private func raster(_ plan: BlurPlan, _ pool: ThreadPool) -> BlurRaster {
        let raster = BlurRaster()
        raster.shape(region: PixelRect(x: -64, y: -64, width: 448, height: 320), log: plan.log, planes: 1)
        let f = Int32(plan.factor)
        for y in 0..<raster.height {
            for x in 0..<raster.width {
                let (left, top) = (Int32(x) * f - 64, Int32(y) * f - 64)
                raster.row(0, y)[x] = (60..<260).contains(left) && (40..<150).contains(top) ? 65535 : 0
            }
        }
        EffectRenderer(pool).blur(raster, plan.kernel, border: .zero)
        return raster
    }

    /// Outside the painted columns, the shadow changes no pixel.
    @Test(arguments: [1.5, 9, 34, 90]) func columnsLeftOutStayAsTheyAre(sigma: Double) {
        let pool = ThreadPool(threads: 1, kernels: kernels(at: .best))
        let raster = raster(BlurPlan(sigma: sigma), pool)
        let worker = pool.first
        var random = SplitMix64(seed: 91)
        var leftOut = 0
        for opacity in [0.004, 0.03, 0.14, 1] {
            let ink = ShadowInk(RGBColor(red: 1, green: 0, blue: 0.5).withAlpha(opacity), opacity: 1)
            for y in raster.region.y..<raster.region.maxY {
                let count = Int(raster.region.width)
                let before = (0..<count).map { i in
                    i % 2 == 0 ? 0xff00_ffff : UInt32.random(in: 0...0xffffff, using: &random) | 0xff00_0000
                }
                var whole = before
                var painter = ShadowPainter(ink, raster, width: raster.region.width, worker)
                painter.paint(&whole, raster.region.x..<raster.region.maxX, y, through: nil)
                // The columns are all, or those of a tile.
                let ends = [Int32(random.below(count + 1)), Int32(random.below(count + 1))].sorted()
                let tile = random.chance(2) ? 0..<Int32(count) : ends[0]..<ends[1]
                let some = (tile.lowerBound + raster.region.x)..<(tile.upperBound + raster.region.x)
                let seen = painter.columns(y, within: some)
                #expect(seen.isEmpty || some.contains(seen.lowerBound) && seen.upperBound <= some.upperBound)
                for i in tile.map(Int.init) where !seen.contains(raster.region.x + Int32(i)) {
                    leftOut += 1
                    if whole[i] != before[i] {
                        Issue.record("sigma \(sigma), opacity \(opacity), row \(y), pixel \(i)")
                        return
                    }
                }
            }
        }
        #expect(leftOut > 0)
    }

    /// Rows beside straight sides are equal; a kept one is used for those below it, whatever is painted between.
    @Test(arguments: [0.6, 9, 34, 90]) func keptAlphasAreThoseOfEachRow(sigma: Double) {
        let pool = ThreadPool(threads: 1, kernels: kernels(at: .best))
        let raster = raster(BlurPlan(sigma: sigma), pool)
        let ink = ShadowInk(RGBColor(red: 1, green: 0, blue: 0.5).withAlpha(0.8), opacity: 1)
        let all = raster.region.x..<raster.region.maxX
        let workers = [Worker(kernels: kernels(at: .best)), Worker(kernels: kernels(at: .best))]
        var living = ShadowPainter(ink, raster, width: raster.region.width, workers[0])
        var random = SplitMix64(seed: 93)
        let sides = [all.lowerBound..<30, 270..<all.upperBound, 100..<180]
        let through = [UInt8](repeating: 99, count: all.count)
        for y in raster.region.y..<raster.region.maxY {
            #expect(living.columns(y, within: all) == ink.columns(of: raster.samples, y, within: all))
            for columns in sides where !random.chance(9) {
                let before = [UInt32](repeating: 0xff00_8040, count: columns.count)
                var (kept, made) = (before, before)
                let isCut = random.chance(5)
                var once = ShadowPainter(ink, raster, width: raster.region.width, workers[1])
                through.withUnsafeBufferPointer {
                    living.paint(&kept, columns, y, through: isCut ? $0.baseAddress : nil)
                    once.paint(&made, columns, y, through: isCut ? $0.baseAddress : nil)
                }
                #expect(kept == made, "sigma \(sigma), row \(y), columns \(columns)")
                if kept != made { return }
            }
        }
    }

    @Test func movingBodiesUseOneMemory() {
        func list(_ x: Double) -> DisplayList {
            let m = GlassMark(
                shapes: [GlassMark.Shape(outline: RoundedRect(Rect(x: x, y: 20, width: 200, height: 80), radius: 40))],
                material: Material(sigma: 8, lumaScale: 0.3, lumaOffset: 0.7, chroma: 0.6, gain: 1),
                shadow: GlassMark.Shadow(offset: Point(x: 0, y: 8), sigma: 17, color: RGBColor.black.withAlpha(0.14)),
                unit: 2, rim: 0.18)
            return DisplayList(
                width: 300, height: 130, background: PremultipliedColor(bits: 0xff00_8080), marks: [.glass(m)])
        }
        let living = Rasterizer(threads: 2)
        living.update(to: list(20))
        let first = living.renderer.last.outputs[0]
        for step in 1...5 {
            let next = list(20 + 1.5 * Double(step))
            living.update(to: next)
            #expect(living.renderer.last.outputs[0] === first, "frame \(step)")
            #expect(pictureDifference(living.canvas, Rasterizer().render(next)) == nil, "frame \(step)")
        }
    }
}
