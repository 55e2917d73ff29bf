import Testing
import VitrinePixelKernels
import VitrineTestSupport

/// The reference kernels of soft rasters compared with the exact values in Double.
@Suite struct ReferenceBlurTests {
    /// Returns the four planes of downscaled rows of packed pixels.
    private func shrunk(_ pixels: [UInt32], width: Int, log: Int) -> [[UInt16]] {
        let f = 1 << log
        let count = width / f
        var planes = [[UInt16]](repeating: [], count: 4)
        for top in stride(from: 0, to: pixels.count / width, by: f) {
            var even = [UInt32](repeating: 0, count: width)
            var odd = even
            pixels.withUnsafeBufferPointer {
                for k in 0..<f {
                    ReferenceBlur.accumulateRows(&even, &odd, $0.baseAddress! + (top + k) * width, count: width)
                }
            }
            var out = [UInt16](repeating: 0, count: 4 * count)
            out.withUnsafeMutableBufferPointer { out in
                let rows = (0..<4).map { k -> UnsafeMutablePointer<UInt16>? in out.baseAddress! + k * count }
                ReferenceBlur.boxAverage(rows, even: even, odd: odd, count: count, log: log)
            }
            for k in 0..<4 { planes[k] += out[(k * count)..<((k + 1) * count)] }
        }
        return planes
    }

    @Test(arguments: 0...6)
    func shrunkSamplesAreTheMeansOfBlocks(_ log: Int) {
        var random = SplitMix64(seed: 8)
        let f = 1 << log
        let pixels = (0..<(6 * f * f)).map { _ in random.pixel() }
        for (k, plane) in shrunk(pixels, width: 3 * f, log: log).enumerated() {
            #expect(plane.count == 6)
            for (i, got) in plane.enumerated() {
                var sum = 0.0
                for dy in 0..<f {
                    for dx in 0..<f {
                        sum += Double(channels(pixels[(i / 3 * f + dy) * 3 * f + i % 3 * f + dx])[k])
                    }
                }
                #expect((Double(got) - sum * 257 / Double(f * f)).magnitude <= 0.5)
            }
        }
    }

    @Test(arguments: 0...6)
    func spreadSamplesLieOnTheLineBetweenNeighbours(_ log: Int) {
        var random = SplitMix64(seed: 9)
        let f = 1 << log
        let src = (0..<9).map { _ in UInt16(random.int(0...65535)) }
        var out = [UInt16](repeating: 0, count: 7 * f)
        src.withUnsafeBufferPointer { ReferenceBlur.upsampleLinear(&out, $0.baseAddress! + 1, count: 7, log: log) }
        for i in 0..<(7 * f) {
            let place = (Double(i) + 0.5) / Double(f) - 0.5 + 1
            let (a, b) = (Double(src[Int(place)]), Double(src[min(Int(place) + 1, 8)]))
            #expect((Double(out[i]) - (a + (b - a) * (place - place.rounded(.down)))).magnitude <= 0.5)
        }
    }

    @Test func mixedRowsLieBetween() {
        var random = SplitMix64(seed: 10)
        for _ in 0..<500 {
            let shift = random.int(1...16)
            let weight = random.below(1 << shift + 1)
            let (a, b) = (UInt16(random.int(0...65535)), UInt16(random.int(0...65535)))
            var out: UInt16 = 0
            ReferenceBlur.lerpRows(&out, [a], [b], count: 1, weight: UInt32(weight), shift: UInt32(shift))
            let exact = Double(a) + (Double(b) - Double(a)) * Double(weight) / Double(1 << shift)
            #expect((Double(out) - exact).magnitude <= 0.5)
        }
    }

    @Test func bytesSurviveDeepSamples() {
        var random = SplitMix64(seed: 13)
        let pixels = (0..<64).map { _ in random.pixel() }
        let planes = shrunk(pixels, width: 64, log: 0)
        var out = [UInt32](repeating: 0, count: 64)
        ReferenceBlur.pack(&out, red: planes[0], green: planes[1], blue: planes[2], alpha: planes[3], count: 64)
        #expect(out == pixels)
        for v in UInt16(0)...65535 { #expect(Sample16.byte(v) == UInt32((Double(v) / 257).rounded())) }
    }
}
