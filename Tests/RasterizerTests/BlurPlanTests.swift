import Foundation
import Testing
import VitrinePixelKernels
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct BlurPlanTests {
    private static let sigmas = [0.5, 1, 2, 3.5, 5.9, 6.1, 8, 12, 13, 17, 24, 25, 36, 51, 60]

    @Test func droppedKernelsAreMadeAgain() {
        let sigmas = (0..<700).map { 0.5 + Double($0) / 64 }
        for round in 0..<2 {
            for sigma in sigmas {
                #expect(KernelCache.kernel(sigma: sigma) == GaussianKernel(sigma: sigma), "\(sigma), round \(round)")
                #expect(KernelCache.kernel(sigma: 3) == GaussianKernel(sigma: 3))
            }
        }
    }

    /// Returns noise, a step, and a photo-like mix of waves, edges and grain; bytes.
    private func pictures(_ w: Int, _ h: Int) -> [(String, [UInt8])] {
        var random = SplitMix64(seed: 40)
        let noise = (0..<(w * h)).map { _ in UInt8(random.int(0...255)) }
        let step = (0..<(w * h)).map { UInt8($0 % w < w * 2 / 5 ? 12 : 250) }
        let photo = (0..<(w * h)).map { i -> UInt8 in
            let (x, y) = (Double(i % w), Double(i / w))
            let v = 0.5 + 0.25 * sin(x / 17) * cos(y / 23) + (x > 2 * y ? 0.2 : -0.1) + random.double(-0.08...0.08)
            return UInt8(min(max(v, 0), 1) * 255)
        }
        return [("noise", noise), ("step", step), ("photo", photo)]
    }

    private func grey(_ v: UInt8) -> UInt32 { UInt32(v) &* 0x0101_0101 }

    /// Returns the plan's blur of a picture with an extended border; 0...65535.
    private func blurred(_ v: [UInt8], _ w: Int, _ h: Int, _ plan: BlurPlan) -> [Double] {
        let all = PixelRect(x: 0, y: 0, width: Int32(w), height: Int32(h))
        let raster = RasterBlur.raster(
            v.map(grey), all, plan, region: plan.region(around: all, on: all), border: .extend)
        return RasterBlur.expanded(raster, 1, all).map(Double.init)
    }

    @Test(arguments: isDebugBuild ? [2, 13] : BlurPlanTests.sigmas)
    func equalsTheTrueGaussian(_ sigma: Double) {
        let (w, h) = (150, 110)
        for (name, picture) in pictures(w, h) {
            let exact = trueGaussian(picture.map { Double($0) * 257 }, width: w, height: h, sigma: sigma, extend: true)
            let db = psnr(blurred(picture, w, h, BlurPlan(sigma: sigma)), exact, peak: 65535)
            #expect(db >= 58, "\(name), sigma \(sigma): \(db) dB")
        }
    }

    /// The blur of a shape that moves by one pixel moves along, although the downscaled grid stays. In levels of 255.
    @Test(arguments: isDebugBuild ? [13] : [3, 7, 13, 26, 50])
    func blursMoveWithTheirContent(_ sigma: Double) {
        let (w, h) = (200, 64)
        func bar(_ x: Int) -> [UInt8] { (0..<(w * h)).map { ($0 % w >= x && $0 % w < x + 60) ? 255 : 0 } }
        let plan = BlurPlan(sigma: sigma)
        let here = blurred(bar(60), w, h, plan)
        var worst = 0.0
        for shift in 1...plan.factor {
            let there = blurred(bar(60 + shift), w, h, plan)
            for i in 0..<(w * h) where i % w >= shift {
                worst = max(worst, (there[i] - here[i - shift]).magnitude / 257)
            }
        }
        #expect(worst < 1.5, "sigma \(sigma): \(worst) levels")
    }

    /// Under glass, the same shape varies by less than three levels, of which the glass shows a third.
    @Test(arguments: isDebugBuild ? [7] : [3, 4.4, 6.6, 10.5, 36])
    func blursUnderGlassMoveWithTheirContent(_ sigma: Double) {
        let (w, h) = (200, 8)
        func bar(_ x: Int) -> [UInt8] { (0..<(w * h)).map { ($0 % w >= x && $0 % w < x + 60) ? 255 : 0 } }
        let plan = BlurPlan.underGlass(sigma: sigma)
        let exact = trueGaussian(bar(60).map { Double($0) * 257 }, width: w, height: h, sigma: sigma, extend: true)
        #expect(sigma / Double(plan.factor) <= BlurPlan.widestShrunkUnderGlass)
        var worst = 0.0
        for shift in 0...plan.factor {
            let there = blurred(bar(60 + shift), w, h, plan)
            for i in 0..<(w * h) where i % w >= shift {
                worst = max(worst, (there[i] - exact[i - shift]).magnitude / 257)
            }
        }
        #expect(worst < 9, "sigma \(sigma): \(worst) levels")
    }

    @Test func flatStaysExactlyFlat() {
        for sigma in BlurPlanTests.sigmas + [200, 512] {
            for v in [UInt8(0), 1, 48, 255] {
                let flat = [UInt8](repeating: v, count: 40 * 30)
                #expect(blurred(flat, 40, 30, BlurPlan(sigma: sigma)).allSatisfy { $0 == Double(v) * 257 })
            }
        }
    }

    @Test func nothingBrightensOrFadesAway() {
        let plan = BlurPlan(sigma: 14)
        let spot = PixelRect(x: 3, y: 5, width: 30, height: 20)
        let region = plan.region(around: spot)
        let raster = RasterBlur.raster(
            Array(repeating: grey(255), count: 600), spot, plan, region: region, border: .zero)
        let ratio = RasterBlur.expanded(raster, 3, region).reduce(0.0) { $0 + Double($1) } / (65535 * 600)
        #expect((ratio - 1).magnitude < 2e-3, "energy \(ratio)")
    }

    @Test func regionsLieOnTheGridAndHoldTheirArea() {
        var random = SplitMix64(seed: 41)
        for _ in 0..<2000 {
            let plan = BlurPlan(sigma: random.double(0...600))
            let f = Int32(plan.factor)
            let area = PixelRect(
                x: Int32(random.int(-5000...5000)), y: Int32(random.int(-5000...5000)),
                width: Int32(random.int(1...900)),
                height: Int32(random.int(1...900)))
            let surface = PixelRect(x: area.x - 7, y: area.y - 3, width: area.width + 9, height: area.height + 5)
            for r in [plan.region(around: area), plan.region(around: area, on: surface)] {
                #expect(r.x % f == 0 && r.y % f == 0 && r.width % f == 0 && r.height % f == 0)
                #expect(r.intersection(area) == area)
            }
            #expect(plan.region(around: area).intersection(area.grown(by: plan.margin)) == area.grown(by: plan.margin))
        }
        #expect(BlurPlan(sigma: 20).region(around: .zero) == .zero)
    }

    /// A larger region takes more time and changes nothing.
    @Test func theSmallestRegionIsEnough() {
        var random = SplitMix64(seed: 42)
        for sigma in [2.0, 9, 21, 60] {
            let plan = BlurPlan(sigma: sigma)
            let bounds = PixelRect(x: 0, y: 0, width: 70, height: 50)
            let pixels = (0..<(70 * 50)).map { _ in UInt32.random(in: .min ... .max, using: &random) | 0xff00_0000 }
            let area = PixelRect(x: 40, y: 3, width: 30, height: 20)
            func raster(_ region: PixelRect) -> [[UInt16]] {
                let raster = RasterBlur.raster(pixels, bounds, plan, region: region, border: .extend)
                return (0..<4).map { RasterBlur.expanded(raster, $0, area) }
            }
            let small = plan.region(around: area, on: bounds)
            let large = plan.region(around: area)
            #expect(small != large && raster(small) == raster(large), "sigma \(sigma)")
        }
    }

    @Test func oddWidthsGiveAPlan() {
        for sigma in [Double.nan, -.infinity, .infinity, -3, 0, 1e300] {
            let plan = BlurPlan(sigma: sigma)
            #expect(plan.factor >= 1 && plan.factor <= 64 && plan.margin > 0 && plan.margin < 4000)
        }
        #expect(BlurPlan(sigma: 1e9).margin == BlurPlan(sigma: BlurPlan.widest).margin)
    }
}
