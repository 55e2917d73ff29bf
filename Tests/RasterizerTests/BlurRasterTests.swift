import Testing
import VitrinePixelKernels
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Soft rasters equal plain loops to the bit.
@Suite struct BlurRasterTests {
    private func noise(_ w: Int, _ h: Int, seed: UInt64) -> [UInt32] {
        var random = SplitMix64(seed: seed)
        return (0..<(w * h)).map { _ in UInt32.random(in: .min ... .max, using: &random) }
    }

    /// Returns a picture's plane over a region, with an extended border or nothing beyond it.
    private func plane(
        _ k: Int, _ pixels: [UInt32], _ bounds: PixelRect, over region: PixelRect, _ border: BlurKernels.Border
    ) -> Oracle16 {
        var samples: [UInt16] = []
        for y in region.y..<region.maxY {
            for x in region.x..<region.maxX {
                let inside = x >= bounds.x && y >= bounds.y && x < bounds.maxX && y < bounds.maxY
                let column = min(max(x, bounds.x), bounds.maxX - 1) - bounds.x
                let row = min(max(y, bounds.y), bounds.maxY - 1) - bounds.y
                let p = pixels[Int(row) * Int(bounds.width) + Int(column)]
                samples.append(border == .zero && !inside ? 0 : UInt16((p >> UInt32(8 * k)) & 255) * 257)
            }
        }
        return Oracle16(width: Int(region.width), height: Int(region.height), samples: samples)
    }

    @Test(arguments: isDebugBuild ? [2.5, 14] : [0, 0.4, 2.5, 5.9, 6.1, 14, 30, 100, 400])
    func blursAreTheOracles(_ sigma: Double) {
        let plan = BlurPlan(sigma: sigma)
        let bounds = PixelRect(x: -7, y: 5, width: 61, height: 43)
        let pixels = noise(61, 43, seed: 19)
        for border in [BlurKernels.Border.zero, .extend] {
            let region =
                border == .zero ? plan.region(around: bounds) : plan.region(around: bounds, on: bounds)
            // Such wide blurs are slow in plain loops.
            if region.area > 400_000 { continue }
            let exact = (0..<4).map {
                plane($0, pixels, bounds, over: region, border).reduced(by: plan.factor)
                    .blurred(plan.kernel, border: border).enlarged(by: plan.factor)
            }
            for level in KernelLevel.allCases where level.isSupported {
                let raster = RasterBlur.raster(pixels, bounds, plan, region: region, border: border, level: level)
                for k in 0..<4 {
                    #expect(
                        RasterBlur.expanded(raster, k, region, level: level) == exact[k].samples,
                        "plane \(k), \(border), \(level)")
                }
            }
        }
    }

    /// Three planes are the first three of four.
    @Test func alphaIsAPlaneOfItsOwn() {
        let plan = BlurPlan(sigma: 9)
        let bounds = PixelRect(x: 0, y: 0, width: 40, height: 30)
        let pixels = noise(40, 30, seed: 20)
        let region = plan.region(around: bounds, on: bounds)
        let three = RasterBlur.raster(pixels, bounds, plan, region: region, border: .extend, planes: 3)
        let four = RasterBlur.raster(pixels, bounds, plan, region: region, border: .extend)
        for k in 0..<3 { #expect(RasterBlur.expanded(three, k, bounds) == RasterBlur.expanded(four, k, bounds)) }
    }

    @Test func partsOfAnEnlargementAgree() {
        var random = SplitMix64(seed: 21)
        for sigma in [3.0, 9, 21, 60] {
            let plan = BlurPlan(sigma: sigma)
            let bounds = PixelRect(x: 3, y: -4, width: 70, height: 50)
            let region = plan.region(around: bounds, on: bounds)
            let raster = RasterBlur.raster(noise(70, 50, seed: 22), bounds, plan, region: region, border: .extend)
            let whole = RasterBlur.expanded(raster, 2, region)
            for _ in 0..<20 {
                let x = region.x + Int32(random.below(Int(region.width)))
                let y = region.y + Int32(random.below(Int(region.height)))
                let part = PixelRect(
                    x: x, y: y, width: Int32(random.int(1...Int(region.maxX - x))),
                    height: Int32(random.int(1...Int(region.maxY - y))))
                let want = (part.y..<part.maxY).flatMap { y -> ArraySlice<UInt16> in
                    let start = Int(y - region.y) * Int(region.width) + Int(part.x - region.x)
                    return whole[start..<(start + Int(part.width))]
                }
                #expect(RasterBlur.expanded(raster, 2, part) == want, "sigma \(sigma), \(part)")
            }
        }
    }
}
