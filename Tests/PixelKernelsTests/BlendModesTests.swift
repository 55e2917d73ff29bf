import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrinePixelKernels

@Suite struct BlendModesTests {
    /// The modes with a formula in the specification, and linear burn.
    private static let modes = BlendMode.allCases.filter { ![.plusDarker, .plusLighter].contains($0) }
    /// The modes among them that combine a source with the destination.
    private static let blending = modes.filter { ![.destinationIn, .destinationOut].contains($0) }

    private let count = isDebugBuild ? 4_000 : 60_000

    /// Returns a random pixel, or one whose channels are 0, a quarter, half or all of alpha, where formulas change.
    private func pixel(_ random: inout SplitMix64) -> UInt32 {
        if random.chance(2) { return random.pixel() }
        let a = random.element(of: [1, 2, 4, 63, 64, 128, 252, 254, 255])
        let c = (0..<3).map { _ in UInt32(random.element(of: [0, 1, a / 4, a / 2, (a + 1) / 2, a - 1, a])) }
        return c[0] | c[1] << 8 | c[2] << 16 | UInt32(a) << 24
    }

    /// The result is rounded once: half a level. T's own rounding is a 255th of a level, soft light's root another.
    @Test(arguments: modes) func everyModeIsTheSpecificationRounded(_ mode: BlendMode) {
        var random = SplitMix64(seed: 41)
        var worst = 0.0
        for _ in 0..<count {
            let (s, d) = (pixel(&random), pixel(&random))
            let exact = BlendOracle.composited(s, d, mode)
            let got = channels(BlendModes.joined(s, d, mode))
            for c in 0..<4 { worst = max(worst, (Double(got[c]) - exact[c]).magnitude) }
        }
        #expect(worst < 0.51, "\(mode)")
    }

    /// On all opaque grays, an opaque gray gives B itself.
    @Test(arguments: modes) func everyGreyOnEveryGrey(_ mode: BlendMode) {
        var worst = 0.0
        let step: UInt32 = isDebugBuild ? 15 : 1
        for s in stride(from: UInt32(0), through: 255, by: UInt32.Stride(step)) {
            for d in stride(from: UInt32(0), through: 255, by: UInt32.Stride(step)) {
                let (source, below) = (0xff00_0000 | s * 0x1_0101, 0xff00_0000 | d * 0x1_0101)
                let exact = BlendOracle.composited(source, below, mode)
                let got = channels(BlendModes.joined(source, below, mode))
                worst = max(worst, (Double(got[0]) - exact[0]).magnitude)
            }
        }
        #expect(worst < 0.51, "\(mode)")
    }

    @Test(arguments: BlendMode.allCases) func colorsNeverExceedAlpha(_ mode: BlendMode) {
        var random = SplitMix64(seed: 42)
        for _ in 0..<count {
            let (s, d) = (pixel(&random), pixel(&random))
            let out = channels(BlendModes.joined(s, d, mode))
            guard out[0] <= out[3], out[1] <= out[3], out[2] <= out[3] else {
                Issue.record("\(mode): \(s) on \(d) gives \(out)")
                return
            }
        }
    }

    @Test(arguments: blending) func clearPixelsChangeNothing(_ mode: BlendMode) {
        var random = SplitMix64(seed: 43)
        for _ in 0..<1000 {
            let p = pixel(&random)
            #expect(BlendModes.joined(0, p, mode) == p)
            #expect(BlendModes.joined(p, 0, mode) == p)
        }
    }

    @Test(arguments: blending) func alphaIsThatOfSourceOver(_ mode: BlendMode) {
        var random = SplitMix64(seed: 44)
        for _ in 0..<1000 {
            let (s, d) = (pixel(&random), pixel(&random))
            #expect(BlendModes.joined(s, d, mode) >> 24 == PackedPixel.over(s, d) >> 24)
        }
    }

    @Test func knownIdentities() {
        var random = SplitMix64(seed: 45)
        let (black, white): (UInt32, UInt32) = (0xff00_0000, 0xffff_ffff)
        for _ in 0..<1000 {
            let d = pixel(&random) | 0xff00_0000
            let s = pixel(&random) | 0xff00_0000
            #expect(BlendModes.joined(s, d, .normal) == s)
            #expect(BlendModes.multiply(white, d) == d && BlendModes.multiply(black, d) == black)
            #expect(BlendModes.screen(black, d) == d && BlendModes.screen(white, d) == white)
            #expect(BlendModes.difference(black, d) == d && BlendModes.difference(d, d) == black)
            #expect(BlendModes.exclusion(black, d) == d)
            #expect(BlendModes.linearBurn(white, d) == d && BlendModes.linearBurn(black, d) == black)
            #expect(BlendModes.colorDodge(black, d) == d && BlendModes.colorBurn(white, d) == d)
            #expect(BlendModes.darken(d, d) == d && BlendModes.lighten(d, d) == d)
            #expect(BlendModes.overlay(s, d) == BlendModes.hardLight(d, s))
            #expect(BlendModes.color(d, d) == d && BlendModes.luminosity(d, d) == d)
            #expect(BlendModes.hue(d, d) == d && BlendModes.saturation(d, d) == d)
            #expect(BlendModes.destinationIn(s, d) == d && BlendModes.destinationOut(s, d) == 0)
            #expect(BlendModes.destinationIn(0, d) == 0 && BlendModes.destinationOut(0, d) == d)
        }
    }

    @Test func squareRootsAreExact() {
        var random = SplitMix64(seed: 46)
        for v in [0, 1, 2, 3, 4, 0xffff_ffff, 0xfffe_0001, 0xfffe_0000] + (0..<2000).map({ _ in random.below(1 << 32) })
        {
            let root = BlendModes.squareRoot(v)
            #expect(root * root <= v && (root + 1) * (root + 1) > v)
        }
    }
}
