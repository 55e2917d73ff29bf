import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct TapTableTests {
    /// Returns a table's taps without the weights of 0 that fill it up.
    private func taps(_ t: TapTable) -> [AreaOracle.Tap] {
        t.first.indices.map { i in
            let all = t.weights[(i * t.taps)..<((i + 1) * t.taps)]
            let from = all.firstIndex { $0 > 0 } ?? all.startIndex
            let to = (all.lastIndex { $0 > 0 } ?? all.startIndex) + 1
            return AreaOracle.Tap(first: Int(t.first[i]) + from - all.startIndex, weights: Array(all[from..<to]))
        }
    }

    private func trimmed(_ t: AreaOracle.Tap) -> AreaOracle.Tap {
        let from = t.weights.firstIndex { $0 > 0 } ?? 0
        let to = (t.weights.lastIndex { $0 > 0 } ?? 0) + 1
        return AreaOracle.Tap(first: t.first + from, weights: Array(t.weights[from..<to]))
    }

    @Test func tapsAreTheOraclesAndAddUp() {
        var random = SplitMix64(seed: 11)
        let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, 1e-300]
        // An image's map is checked before: its steps are finite and above 0.
        let oddSteps: [Double] = [1e300, 1e-300, 1, 4096, 0.9999999999, 1.0000000001]
        let table = TapTable()
        for round in 0..<3000 {
            let n = random.int(1...60)
            let origin = round % 5 == 0 ? random.element(of: odd) : random.double(-80...80)
            let step = round % 7 == 0 ? random.element(of: oddSteps) : random.double(0.01...90)
            table.make(count: 5, origin: origin, step: step, sourceCount: n)
            #expect(table.first.count == 5 && table.weights.count == 5 * table.taps, "\(origin) \(step) \(n)")
            guard table.weights.count == 5 * table.taps else { continue }
            for i in 0..<5 {
                #expect(table.weights[(i * table.taps)..<((i + 1) * table.taps)].reduce(0, +) == 65536)
                #expect(table.first[i] >= 0 && Int(table.first[i]) + table.taps <= n)
            }
            let exact = AreaOracle.taps(count: 5, origin: origin, step: step, sourceCount: n)
            #expect(taps(table) == exact.map(trimmed), "\(origin) \(step) \(n)")
        }
    }

    /// None of many small parts is off by more than one 65536th.
    @Test func longTapsAreEven() {
        let table = TapTable()
        table.make(count: 1, origin: 0, step: 10_000, sourceCount: 10_000)
        let used = table.weights.filter { $0 > 0 }
        #expect(used.count == 10_000 && used.min()! >= 6 && used.max()! <= 7)
    }

    /// Scaled pictures equal the oracle's to the bit, at every level of the kernels.
    @Test func scaledPicturesAreTheOracles() {
        var random = SplitMix64(seed: 12)
        for round in 0..<(isDebugBuild ? 10 : 120) {
            let (w, h) = (random.int(1...70), random.int(1...50))
            let pixels = (0..<(w * h)).map { _ in UInt32.random(in: .min ... .max, using: &random) | 0xff00_0000 }
            // The scale is above a quarter, as halved copies are used below.
            let (kx, ky) = (random.double(0.26...3), random.double(0.26...3))
            let (width, height) = (random.int(1...90), random.int(1...70))
            // The area is inside the picture, so that its border does not clip.
            let t = Transform(
                a: Double(width + 4) / Double(w) * max(1, kx), b: 0, c: 0,
                d: Double(height + 4) / Double(h) * max(1, ky),
                tx: random.double(-3 ... -1), ty: random.double(-3 ... -1))
            guard t.a > 0.26, t.d > 0.26 else { continue }
            let inverse = t.inverse!
            let origin = inverse.apply(Point(x: 0, y: 0))
            let want = AreaOracle.resample(
                pixels, width: w,
                columns: AreaOracle.taps(count: width, origin: origin.x, step: inverse.a, sourceCount: w),
                rows: AreaOracle.taps(count: height, origin: origin.y, step: inverse.d, sourceCount: h))
            let mark = Mark.image(
                ImageMark(image: Image(Bitmap(width: w, height: h, pixels: pixels)), transform: t))
            for level in KernelLevel.allCases where level.isSupported {
                let out = Rasterizer(level: level).render(DisplayList(width: width, height: height, marks: [mark]))
                #expect(out.pixels == want, "round \(round), \(level), \(t)")
            }
        }
    }
}
