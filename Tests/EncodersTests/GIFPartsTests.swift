import Primitives
import TestSupport
import Testing

@testable import Encoders

@Suite struct GIFPartsTests {
    @Test func planIsWhatGiflibWrites() throws {
        var random = SplitMix64(seed: 20)
        for _ in 0..<cases(400) {
            let paletteBits = 1 + random.below(8)
            let colors = 1 << paletteBits - 1
            let (width, height) = (1 + random.below(90), 1 + random.below(90))
            let spread = 1 + random.below(colors)
            let choices = (0..<width * height).map { _ in
                let fill = UInt8(random.below(spread))
                switch random.below(4) {
                case 0: return PixelChoice(fill: fill, mayKeep: true)
                case 1: return PixelChoice(fill: nil, mayKeep: true)
                default: return PixelChoice(fill: fill, mayKeep: false)
                }
            }
            let plan = LZWPlan(choices, transparent: UInt8(colors), paletteBits: paletteBits)
            let isChosen = zip(choices, plan.indices).allSatisfy { choice, index in
                choice.mayKeep && index == colors || choice.hasFill && index == choice.fill
            }
            #expect(isChosen)
            let image = GIFImage(
                left: 3, top: 4, width: width, height: height, indices: plan.indices,
                palette: Array(repeating: 0, count: colors + 1), transparent: colors)
            let header = try GIFBlocks.header(width: 200, height: 200, palette: nil, loopCount: 0)
            let bytes = try header + GIFBlocks.image(image, filmPalette: [0], delay: 2) + GIFBlocks.trailer
            #expect(try TinyGIF(bytes).pictures[0].dataBytes == (plan.bits + 7) / 8)
        }
    }

    @Test func choicesPay() {
        // The free choice is greedy, so it may lose to a fixed one, but only little, and seldom.
        var sums = (free: 0, fixed: 0)
        var random = SplitMix64(seed: 21)
        for _ in 0..<cases(200) {
            let fills = (0..<4000).map { _ in UInt8(random.below(3)) }
            let isStill = (0..<4000).map { _ in random.below(3) > 0 }
            func bits(_ choice: (Int) -> PixelChoice) -> Int {
                LZWPlan((0..<4000).map(choice), transparent: 3, paletteBits: 2).bits
            }
            let free = bits { PixelChoice(fill: fills[$0], mayKeep: isStill[$0]) }
            let filled = bits { PixelChoice(fill: fills[$0], mayKeep: false) }
            let kept = bits { PixelChoice(fill: isStill[$0] ? nil : fills[$0], mayKeep: isStill[$0]) }
            #expect(free * 100 < min(filled, kept) * 104)
            sums.free += free
            sums.fixed += min(filled, kept)
        }
        #expect(sums.free < sums.fixed)
    }

    @Test func nearestIsNearest() {
        var random = SplitMix64(seed: 22)
        for count in [1, 2, 7, 8, 9, 100, 255, 256] {
            let palette = Palette((0..<count).map { _ in random.color().bits & 0xFFFFFF })
            for _ in 0..<cases(3000) {
                let color = random.color().bits & 0xFFFFFF
                let found = palette.nearest(color)
                let least = palette.colors.map { ColorDistance.squared($0, color) }.min()!
                #expect(found.distance == least)
                #expect(ColorDistance.squared(palette.colors[Int(found.place)], color) == least)
            }
        }
    }

    @Test func countsAreExactThenBounded() {
        var random = SplitMix64(seed: 23)
        var counts = ColorCounts()
        var total = 0
        for i in 0..<200_000 {
            counts.add(UInt32(random.below(1 << 24)), weight: 1 + i % 3)
            total += 1 + i % 3
        }
        #expect(!counts.isExact && counts.count <= ColorCounts.limit && counts.count > 10_000)
        #expect(counts.colors.reduce(0) { $0 + $1.weight } == total)

        var few = ColorCounts()
        for i in 0..<5000 { few.add(UInt32(i % 999) * 9, weight: 2) }
        #expect(few.isExact && few.count == 999)
        #expect(few.colors == few.colors.sorted { $0.rgb < $1.rgb })
        #expect(few.colors.first { $0.rgb == 9 }?.weight == 12)
    }

    @Test func palettesOfGradientsAndFlats() {
        // A grey ramp in 16 colours: each stands for 16 levels, at most 8 off.
        let ramp = (0..<256).map { WeightedColor(rgb: UInt32($0) * 0x010101, weight: 10) }
        let sixteen = Palette(PaletteBuilder.colors(for: ramp, size: 16))
        #expect(sixteen.colors.count == 16)
        #expect(ramp.allSatisfy { sixteen.nearest($0.rgb).distance <= 9 * 10 * 10 })
        // A flat that covers much is exact, however the rest lies.
        var flat = ramp
        flat[77].weight = 100_000
        #expect(PaletteBuilder.colors(for: flat, size: 16).contains(flat[77].rgb))
        // Few colours are taken as they are; one entry is the mean.
        #expect(PaletteBuilder.colors(for: Array(ramp.prefix(9)), size: 16) == ramp.prefix(9).map(\.rgb))
        #expect(PaletteBuilder.colors(for: ramp, size: 1).count == 1)
    }

    @Test func everySizeOfPaletteWorks() {
        var random = SplitMix64(seed: 24)
        var counts = ColorCounts()
        for _ in 0..<600 { counts.add(random.color().bits & 0xFFFFFF, weight: 1 + random.below(5000)) }
        for size in stride(from: 1, through: 256, by: 256 / cases(256)) {
            let colors = PaletteBuilder.colors(for: counts.colors, size: size)
            #expect(1...size ~= colors.count)
            #expect(colors == colors.sorted())
        }
    }
}
