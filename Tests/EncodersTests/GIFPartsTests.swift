import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct GIFPartsTests {
    /// A large frame is encoded in parts, in constant memory, which does not change the bytes.
    @Test(arguments: [100, 50], [GIFOptions.Dither.none, .ordered])
    func theBytesDoNotDependOnHowManyPixelsAreHeld(_ quality: Int, _ dither: GIFOptions.Dither) throws {
        var random = SplitMix64(seed: 26)
        let (width, height) = (230, 190)
        let tuning = GIFTuning(quality: quality, dither: dither)
        for hasNoise in [true, false] {
            let old = (0..<width * height).map { UInt32(truncatingIfNeeded: $0 % width * 0x010102 & 0xFFFFFF) }
            var new = old
            for y in 20..<170 {
                for x in 30..<200 {
                    new[y * width + x] = hasNoise ? UInt32(random.below(1 << 24)) : UInt32(y * 0x10101 & 0xFFFFFF)
                }
            }
            let whole = PixelArea(left: 0, right: width, top: 0, bottom: height)
            let frame = try #require(
                GIFFrame(from: old, to: new, canvasWidth: width, start: 0, damage: [whole]))
            let input = QuantizationInput(frame, over: old, canvasWidth: width, tuning: tuning)
            let palette = Palette((0..<200).map { UInt32($0) * 0x10101 })
            func image(_ held: Int) throws -> GIFImage {
                var remapper = FrameRemapper(
                    input, PaletteSearch(palette), tuning: tuning, isLocal: false, heldPixels: held)
                let image = remapper.image(over: frame.rectangle(of: old, width: width))
                return try #require(image)
            }
            let all = try image(1 << 22)
            for held in [0, 10_000] {
                let parts = try image(held)
                #expect(parts.codes == all.codes && parts.indices == all.indices)
                #expect((parts.left, parts.top, parts.width) == (all.left, all.top, all.width))
            }
        }
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
        var cells = ColorCells()
        #expect(cells.isEmpty)
        for _ in 0..<2 {
            var total = 0
            for i in 0..<200_000 {
                cells.add(UInt32(random.below(1 << 24)), weight: 1 + i % 3)
                total += 1 + i % 3
            }
            let colors = cells.colors()
            #expect(colors.count <= ColorCells.limit && colors.count > 1000)
            #expect(colors.reduce(0) { $0 + $1.weight } == total)
            cells.removeAll()
        }
        for i in 0..<5000 { cells.add(UInt32(i % 999) * 9, weight: 2) }
        let few = cells.colors()
        #expect(few.count == 999)
        #expect(few == few.sorted { $0.rgb < $1.rgb })
        #expect(few.first { $0.rgb == 9 }?.weight == 12)
    }

    @Test func aColorThatFillsItsCellIsExact() {
        var random = SplitMix64(seed: 25)
        var cells = ColorCells()
        for _ in 0..<100_000 {
            cells.add(UInt32(random.below(1 << 24)), weight: 1)
            cells.add(0x7DF67D, weight: 1000)
        }
        #expect(cells.colors().contains { $0.rgb == 0x7DF67D })
    }

    @Test func fewColorsAreCounted() {
        for count in [1, 2, 255, 256, 257, 5000] {
            var few = FewColors()
            for i in 0..<20_000 { few.add(UInt32(i % count) * 77) }
            #expect(few.exceedsPalette == (count > 256))
            let added: [UInt32] = (0..<count).map { UInt32($0) * 77 }
            if !few.exceedsPalette { #expect(few.colors.sorted() == added) }
        }
    }

    @Test func palettesOfGradientsAndFlats() {
        // A gray ramp in 16 colors: each color represents 16 levels, at most 8 off.
        let ramp = (0..<256).map { WeightedColor(rgb: UInt32($0) * 0x010101, weight: 10) }
        let sixteen = Palette(PaletteBuilder.colors(for: ramp, size: 16))
        #expect(sixteen.colors.count == 16)
        #expect(ramp.allSatisfy { sixteen.nearest($0.rgb).distance <= 9 * 10 * 10 })
        // A flat color that covers much is exact, whatever the other colors are.
        var flat = ramp
        flat[77].weight = 100_000
        #expect(PaletteBuilder.colors(for: flat, size: 16).contains(flat[77].rgb))
        // Few colors are exact; a palette of one entry has the mean.
        #expect(PaletteBuilder.colors(for: Array(ramp.prefix(9)), size: 16) == ramp.prefix(9).map(\.rgb))
        #expect(PaletteBuilder.colors(for: ramp, size: 1).count == 1)
    }

    @Test func everySizeOfPaletteWorks() {
        var random = SplitMix64(seed: 24)
        var counts = ColorCells()
        for _ in 0..<600 { counts.add(random.color().bits & 0xFFFFFF, weight: 1 + random.below(5000)) }
        let seen = counts.colors()
        for size in stride(from: 1, through: 256, by: 256 / cases(256)) {
            let colors = PaletteBuilder.colors(for: seen, size: size)
            #expect(1...size ~= colors.count)
            #expect(colors == colors.sorted())
        }
    }
}

extension GIFFrame {
    func rectangle(of picture: [UInt32], width canvas: Int) -> [UInt32] {
        var part: [UInt32] = []
        for y in top..<top + height {
            let start = y * canvas + left
            part += picture[start..<start + width]
        }
        return part
    }
}
