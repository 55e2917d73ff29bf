import Testing
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct LZWCoderTests {
    private struct Case {
        var candidates: [PixelCandidates]
        var colors: [UInt32]
        var codeSize: Int
        var transparent: Int { colors.count }

        /// Creates pixels that change, that may stay, and that must stay, of colors in the palette and beside it.
        init(_ random: inout SplitMix64, count: Int, bits: Int, loose: Bool) {
            codeSize = max(2, bits)
            colors = (0..<1 << bits - 1).map { _ in random.color().bits & 0xFFFFFF }
            let palette = Palette(colors)
            let spread = 1 + random.below(colors.count)
            let rest = random.below(4)
            candidates = []
            for _ in 0..<count {
                let color = colors[random.below(spread)]
                let target = loose && random.below(2) == 0 ? color ^ 0x030303 : color
                let found = palette.nearest(target)
                var pixel = PixelCandidates(
                    target: target, nearestIndex: found.place, nearestError: Int32(found.distance),
                    limit: Int32(found.distance),
                    price: 500, keepCost: PixelCandidates.never)
                if loose { pixel.limit += Int32(random.below(2000)) }
                if random.below(4) < rest {
                    pixel.keepCost = Int32(random.below(2) * random.below(90_000))
                    if random.below(2) == 0 {
                        // The pixel is unchanged, and its color is not in the palette.
                        pixel = PixelCandidates(
                            target: target ^ 0x808080, nearestIndex: UInt8(colors.count), nearestError: 0, limit: -1,
                            price: 0, keepCost: 0
                        )
                    }
                }
                candidates.append(pixel)
            }
        }

        var coder: LZWCoder {
            LZWCoder(
                candidates, colors: colors, transparent: transparent,
                neighbors: Palette(colors).neighbors(LZWCoder.neighborCount, within: 3000), codeSize: codeSize)
        }

        func allows(_ index: UInt8, _ pixel: PixelCandidates) -> Bool {
            if index == transparent { return pixel.keepCost != PixelCandidates.never }
            return index < colors.count && ColorDistance.squared(colors[Int(index)], pixel.target) <= Int(pixel.limit)
        }
    }

    @Test func codesDecodeToIndicesAmongTheCandidates() throws {
        var random = SplitMix64(seed: 20)
        for i in 0..<cases(400) {
            let (width, height) = (1 + random.below(90), 1 + random.below(i % 10 == 0 ? 900 : 90))
            let test = Case(&random, count: width * height, bits: 1 + random.below(8), loose: random.below(2) == 0)
            let coder = test.coder
            #expect(zip(coder.indices, test.candidates).allSatisfy { test.allows($0, $1) })
            // In this palette, colors determine indices.
            let palette = (0...UInt32(test.colors.count)).map { 0x10101 * $0 }
            let image = GIFImage(
                left: 3, top: 4, width: width, height: height, indices: coder.indices, palette: palette,
                transparent: nil, codeSize: test.codeSize, codes: coder.bytes)
            let header = try GIFBlocks.header(width: 200, height: 1000, palette: nil, loopCount: 0)
            let gif = try TinyGIF(header + GIFBlocks.image(image, globalPalette: [0], delay: 2) + GIFBlocks.trailer)
            let picture = gif.pictures[0]
            #expect(picture.dataBytes == coder.bytes.count)
            let shown = (0..<width * height).map { i in
                UInt8(picture.shown[(4 + i / width) * gif.width + 3 + i % width] & 255)
            }
            #expect(shown == coder.indices)
        }
    }

    /// The coder uses its choices for shorter files: greedily, so that only the sum of all is certainly shorter.
    @Test func choicesPay() {
        var sums = (free: 0, bound: 0)
        var random = SplitMix64(seed: 21)
        for _ in 0..<cases(200) {
            var test = Case(&random, count: 4000, bits: 4, loose: false)
            let bound = test.coder.bytes.count
            for i in test.candidates.indices where random.below(3) == 0 {
                if test.candidates[i].keepCost == PixelCandidates.never { test.candidates[i].keepCost = 0 }
            }
            let free = test.coder.bytes.count
            #expect(free * 100 < bound * 115)
            sums.free += free
            sums.bound += bound
        }
        #expect(sums.free < sums.bound)
    }

    @Test func errorsAreWorthTheirBits() {
        var random = SplitMix64(seed: 22)
        for _ in 0..<cases(60) {
            let test = Case(&random, count: 6000, bits: 6, loose: true)
            var strict = test
            for i in strict.candidates.indices {
                strict.candidates[i].limit = min(strict.candidates[i].limit, strict.candidates[i].nearestError)
                if strict.candidates[i].keepCost > 0 { strict.candidates[i].keepCost = PixelCandidates.never }
            }
            func cost(_ coder: LZWCoder) -> Int {
                zip(coder.indices, test.candidates).reduce(coder.bytes.count * 8 * LZWCoder.bit) { sum, pixel in
                    let (index, pixel) = pixel
                    if index == test.transparent { return sum + Int(pixel.keepCost) }
                    let distance = ColorDistance.squared(test.colors[Int(index)], pixel.target)
                    return sum + (distance - Int(pixel.nearestError)) * Int(pixel.price)
                }
            }
            // The cost includes bits and errors.
            #expect(cost(test.coder) * 100 < cost(strict.coder) * 103)
        }
    }

    @Test func aFullDictionaryGoesOn() {
        // The same three rows of noise repeat: a cleared dictionary would have to learn them each time.
        var random = SplitMix64(seed: 23)
        let colors = (0..<255).map { UInt32($0) * 0x10101 }
        let noise = (0..<900).map { _ in UInt8(random.below(255)) }
        let candidates = (0..<90_000).map { i in
            PixelCandidates(
                target: colors[Int(noise[i % 900])], nearestIndex: noise[i % 900], nearestError: 0, limit: 0, price: 1,
                keepCost: PixelCandidates.never)
        }
        let coder = LZWCoder(
            candidates, colors: colors, transparent: 255,
            neighbors: Palette(colors).neighbors(LZWCoder.neighborCount, within: 0), codeSize: 8)
        #expect(coder.bytes.count < 9 * 900 / 8 * 4 + 90_000 / 3)
    }
}
