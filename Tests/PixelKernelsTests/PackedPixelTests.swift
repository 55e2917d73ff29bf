import Testing
import VitrinePixelKernels
import VitrineTestSupport

@Suite struct PackedPixelTests {
    @Test func scalingRoundsEveryChannelToNearest() {
        var wrong = 0
        for v in UInt32(0)...255 {
            for k in UInt32(0)...255 {
                // Neighboring values differ, so that a carry into a neighbor shows.
                let p = v | (255 - v) << 8 | v << 16 | (v ^ 85) << 24
                let out = channels(PackedPixel.scaled(p, by: k))
                for (a, b) in zip(channels(p), out) where Int((Double(a) * Double(k) / 255).rounded()) != b {
                    wrong += 1
                }
            }
        }
        #expect(wrong == 0)
    }

    /// For every alpha, color and destination channel, the result is s + d·(255 − a)/255, rounded once.
    @Test func overIsWithinHalfAStepOfTheTrueMix() {
        var worst = 0.0
        for a in UInt32(0)...255 {
            for c in stride(from: UInt32(0), through: a, by: 3) {
                for d in UInt32(0)...255 {
                    let out = PackedPixel.over(c | c << 8 | c << 16 | a << 24, d | d << 8 | d << 16 | 255 << 24)
                    let exact = Double(c) + Double(d) * Double(255 - a) / 255
                    worst = max(worst, (Double(out & 255) - exact).magnitude)
                    if out >> 24 != 255 || (out >> 8) & 255 != out & 255 { worst = .infinity }
                }
            }
        }
        #expect(worst <= 0.5)
    }

    @Test func overKeepsTheLawsOfCompositing() {
        var random = SplitMix64(seed: 1)
        for _ in 0..<100_000 {
            let s = random.pixel()
            let d = random.pixel()
            let out = PackedPixel.over(s, d)
            let c = channels(out)
            #expect(c[0] <= c[3] && c[1] <= c[3] && c[2] <= c[3], "premultiplied colors must not exceed alpha")
            if s >> 24 == 255 { #expect(out == s) }
            #expect(PackedPixel.over(0, d) == d)
            #expect(PackedPixel.over(s, 0) == s)
        }
    }

    @Test func plusModesAreTheirFormulas() {
        var random = SplitMix64(seed: 2)
        for _ in 0..<100_000 {
            let s = random.pixel()
            let d = random.pixel()
            let (cs, cd) = (channels(s), channels(d))
            let darker = channels(PackedPixel.plusDarker(s, d))
            let lighter = channels(PackedPixel.plusLighter(s, d))
            for k in 0..<3 {
                #expect(darker[k] == max(0, cd[k] + cs[k] - cs[3]))
                #expect(lighter[k] == min(cd[3], cd[k] + cs[k]))
            }
            #expect(darker[3] == cd[3] && lighter[3] == cd[3], "the destination's alpha stays")
        }
    }

    /// The result is that of the definitions of both modes in 0...1 on all opaque destinations, for all inks.
    @Test func blackInkDarkensAndWhiteInkLightensByItsAlpha() {
        for a in UInt32(0)...255 {
            for d in UInt32(0)...255 {
                let under = d | d << 8 | d << 16 | 255 << 24
                #expect(PackedPixel.plusDarker(a << 24, under) & 255 == (d > a ? d - a : 0))
                #expect(PackedPixel.plusLighter(a | a << 8 | a << 16 | a << 24, under) & 255 == min(255, d + a))
            }
        }
    }
}
