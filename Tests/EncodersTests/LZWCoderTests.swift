import Testing
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct LZWCoderTests {
    private struct Case {
        var offers: [PixelOffer]
        var colors: [UInt32]
        var codeSize: Int
        var transparent: Int { colors.count }

        /// Pixels that change, that may stay, that must stay, of colours in the palette and beside it.
        init(_ random: inout SplitMix64, count: Int, bits: Int, loose: Bool) {
            codeSize = max(2, bits)
            colors = (0..<1 << bits - 1).map { _ in random.color().bits & 0xFFFFFF }
            let palette = Palette(colors)
            let spread = 1 + random.below(colors.count)
            let rest = random.below(4)
            offers = []
            for _ in 0..<count {
                let color = colors[random.below(spread)]
                let target = loose && random.below(2) == 0 ? color ^ 0x030303 : color
                let found = palette.nearest(target)
                var offer = PixelOffer(
                    target: target, fill: found.place, least: Int32(found.distance), limit: Int32(found.distance),
                    price: 500, keep: PixelOffer.never)
                if loose { offer.limit += Int32(random.below(2000)) }
                if random.below(4) < rest {
                    offer.keep = Int32(random.below(2) * random.below(90_000))
                    if random.below(2) == 0 {
                        // As where nothing changed, and no colour of the palette is the one that is shown.
                        offer = PixelOffer(
                            target: target ^ 0x808080, fill: UInt8(colors.count), least: 0, limit: -1, price: 0, keep: 0
                        )
                    }
                }
                offers.append(offer)
            }
        }

        var coder: LZWCoder {
            LZWCoder(
                offers, colors: colors, transparent: transparent,
                neighbors: Palette(colors).neighbors(LZWCoder.neighborCount, within: 3000), codeSize: codeSize)
        }

        func allows(_ index: UInt8, _ offer: PixelOffer) -> Bool {
            if index == transparent { return offer.keep != PixelOffer.never }
            return index < colors.count && ColorDistance.squared(colors[Int(index)], offer.target) <= Int(offer.limit)
        }
    }

    @Test func codesSayIndicesThatAreOffered() throws {
        var random = SplitMix64(seed: 20)
        for i in 0..<cases(400) {
            let (width, height) = (1 + random.below(90), 1 + random.below(i % 10 == 0 ? 900 : 90))
            let test = Case(&random, count: width * height, bits: 1 + random.below(8), loose: random.below(2) == 0)
            let coder = test.coder
            #expect(zip(coder.indices, test.offers).allSatisfy { test.allows($0, $1) })
            // A palette in which an index can be told by its colour.
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

    /// Freedom is used for shorter files: greedily, so it may lose a little now and then, but not on the whole.
    @Test func choicesPay() {
        var sums = (free: 0, bound: 0)
        var random = SplitMix64(seed: 21)
        for _ in 0..<cases(200) {
            var test = Case(&random, count: 4000, bits: 4, loose: false)
            let bound = test.coder.bytes.count
            for i in test.offers.indices where random.below(3) == 0 {
                if test.offers[i].keep == PixelOffer.never { test.offers[i].keep = 0 }
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
            for i in strict.offers.indices {
                strict.offers[i].limit = min(strict.offers[i].limit, strict.offers[i].least)
                if strict.offers[i].keep > 0 { strict.offers[i].keep = PixelOffer.never }
            }
            func cost(_ coder: LZWCoder) -> Int {
                zip(coder.indices, test.offers).reduce(coder.bytes.count * 8 * LZWCoder.bit) { sum, pixel in
                    let (index, offer) = pixel
                    if index == test.transparent { return sum + Int(offer.keep) }
                    let distance = ColorDistance.squared(test.colors[Int(index)], offer.target)
                    return sum + (distance - Int(offer.least)) * Int(offer.price)
                }
            }
            // Bits and errors together.
            #expect(cost(test.coder) * 100 < cost(strict.coder) * 103)
        }
    }

    @Test func aFullDictionaryGoesOn() {
        // The same three rows of noise again and again: cleared, the dictionary would have to learn them each time.
        var random = SplitMix64(seed: 23)
        let colors = (0..<255).map { UInt32($0) * 0x10101 }
        let noise = (0..<900).map { _ in UInt8(random.below(255)) }
        let offers = (0..<90_000).map { i in
            PixelOffer(
                target: colors[Int(noise[i % 900])], fill: noise[i % 900], least: 0, limit: 0, price: 1,
                keep: PixelOffer.never)
        }
        let coder = LZWCoder(
            offers, colors: colors, transparent: 255,
            neighbors: Palette(colors).neighbors(LZWCoder.neighborCount, within: 0), codeSize: 8)
        #expect(coder.bytes.count < 9 * 900 / 8 * 4 + 90_000 / 3)
    }
}
