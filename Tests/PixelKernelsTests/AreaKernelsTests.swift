import PixelKernels
import TestSupport
import Testing

@Suite struct AreaKernelsTests {
    private func noise(_ w: Int, _ h: Int, seed: UInt64) -> [UInt32] {
        var random = SplitMix64(seed: seed)
        return (0..<(w * h)).map { _ in random.pixel() }
    }

    /// The mean of one channel over a rectangle of the picture, cut off at its border.
    private func box(
        _ src: [UInt32], _ w: Int, _ h: Int, _ channel: Int, x: ClosedRange<Double>, y: ClosedRange<Double>
    ) -> Double {
        func parts(_ r: ClosedRange<Double>, _ n: Int) -> [(Int, Double)] {
            (0..<n).compactMap { i in
                let part = min(r.upperBound, Double(i + 1)) - max(r.lowerBound, Double(i))
                return part > 0 ? (i, part) : nil
            }
        }
        var sum = 0.0
        var area = 0.0
        for (j, dy) in parts(y, h) {
            for (i, dx) in parts(x, w) {
                sum += Double((src[j * w + i] >> UInt32(8 * channel)) & 255) * dx * dy
                area += dx * dy
            }
        }
        return sum / area
    }

    @Test func tapsAlwaysAddUp() {
        var random = SplitMix64(seed: 11)
        let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, 1e-300]
        for round in 0..<2000 {
            let n = Int.random(in: 1...60, using: &random)
            let origin =
                round % 5 == 0 ? odd.randomElement(using: &random)! : Double.random(in: -80...80, using: &random)
            let step =
                round % 7 == 0 ? odd.randomElement(using: &random)! : Double.random(in: 0.01...90, using: &random)
            for tap in AreaKernels.taps(count: 5, origin: origin, step: step, sourceCount: n) {
                #expect(tap.weights.reduce(0, +) == 65536)
                #expect(tap.first >= 0 && tap.first + tap.weights.count <= n)
            }
        }
    }

    /// Many small parts: none is off by more than one 65536th.
    @Test func longTapsAreEven() {
        let tap = AreaKernels.taps(count: 1, origin: 0, step: 10_000, sourceCount: 10_000)[0]
        #expect(tap.weights.min()! >= 6 && tap.weights.max()! <= 7)
    }

    @Test func shrinkingIsTheExactBoxIntegral() {
        let (w, h) = (37, 29)
        let src = noise(w, h, seed: 12)
        var worst = 0.0
        for (stepX, stepY, originX, originY) in [
            (1.0, 1.0, 0.3, 0.6), (2.0, 3.0, 0, 0), (2.7, 1.9, -1.2, 0.4), (5.3, 7.7, -3, -6), (37.0, 29.0, 0, 0),
        ] {
            let (nx, ny) = (6, 5)
            let columns = AreaKernels.taps(count: nx, origin: originX, step: stepX, sourceCount: w)
            let rows = AreaKernels.taps(count: ny, origin: originY, step: stepY, sourceCount: h)
            let out = AreaKernels.resample(src, width: w, columns: columns, rows: rows)
            for y in 0..<ny {
                for x in 0..<nx {
                    let left = originX + Double(x) * stepX
                    let top = originY + Double(y) * stepY
                    guard left < Double(w), top < Double(h), left + stepX > 0, top + stepY > 0 else { continue }
                    for k in 0..<4 {
                        let exact = box(src, w, h, k, x: left...(left + stepX), y: top...(top + stepY))
                        let got = Double((out[y * nx + x] >> UInt32(8 * k)) & 255)
                        worst = max(worst, (got - exact).magnitude)
                    }
                }
            }
        }
        #expect(worst <= 0.51, "worst \(worst)")
    }

    @Test func identityIsExact() {
        let src = noise(23, 17, seed: 13)
        let out = AreaKernels.resample(
            src, width: 23, columns: AreaKernels.taps(count: 23, origin: 0, step: 1, sourceCount: 23),
            rows: AreaKernels.taps(count: 17, origin: 0, step: 1, sourceCount: 17))
        #expect(out == src)
    }

    @Test func enlargementIsBilinearWithTheBorderContinued() {
        let src = noise(5, 1, seed: 14)
        let n = 40
        let out = AreaKernels.resample(
            src, width: 5, columns: AreaKernels.taps(count: n, origin: 0, step: 0.125, sourceCount: 5),
            rows: AreaKernels.taps(count: 1, origin: 0, step: 1, sourceCount: 1))
        for i in 0..<n {
            let u = min(max((Double(i) + 0.5) / 8 - 0.5, 0), 4)
            let x0 = min(Int(u), 3)
            for k in 0..<4 {
                let a = Double(channels(src[x0])[k])
                let b = Double(channels(src[x0 + 1])[k])
                let exact = a + (b - a) * (u - Double(x0))
                #expect((Double(channels(out[i])[k]) - exact).magnitude <= 0.51)
            }
        }
    }

    @Test func flatStaysFlatAtEveryRatio() {
        var random = SplitMix64(seed: 15)
        for _ in 0..<300 {
            let p = random.pixel()
            let n = Int.random(in: 1...40, using: &random)
            let taps = AreaKernels.taps(
                count: 7, origin: Double.random(in: -5...45, using: &random),
                step: Double.random(in: 0.05...9, using: &random), sourceCount: n)
            let out = AreaKernels.resample(
                Array(repeating: p, count: n * n), width: n, columns: taps, rows: taps)
            #expect(out.allSatisfy { $0 == p })
        }
    }

    @Test func halvingIsTheMeanOfFour() {
        for (w, h) in [(1, 1), (2, 2), (5, 3), (1, 9), (8, 1)] {
            let src = noise(w, h, seed: 16)
            let half = AreaKernels.halved(src, width: w, height: h)
            #expect(half.width == (w + 1) / 2 && half.height == (h + 1) / 2)
            for y in 0..<half.height {
                for x in 0..<half.width {
                    let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map { dx, dy in
                        channels(src[min(2 * y + dy, h - 1) * w + min(2 * x + dx, w - 1)])
                    }
                    for k in 0..<4 {
                        let mean = Double(four.reduce(0) { $0 + $1[k] }) / 4
                        let got = Double(channels(half.pixels[y * half.width + x])[k])
                        #expect((got - mean).magnitude <= 0.5)
                    }
                }
            }
        }
    }
}
