import CVitrinePixelKernels
import Testing
import VitrineTestSupport

/// Blending kernels of every level agree with their references: every width, many alignments, extreme and random rows.
@Suite struct BlendingAgreementTests {
    private static let modes = [VITRINE_OVER, VITRINE_PLUS_DARKER, VITRINE_PLUS_LIGHTER].map { Int32($0) }

    /// Calls `body` for each width and kind of row, until it returns false.
    private func eachRow(_ seed: UInt64, _ body: (Int, RowKind, inout SplitMix64) -> Bool) {
        var random = SplitMix64(seed: seed)
        for count in Array(0...130) + [257, 1170] {
            for kind in RowKind.allCases {
                guard body(count, kind, &random) else { return }
            }
        }
    }

    @Test func fill() {
        eachRow(1) { count, kind, random in
            let color = random.premultiplied()
            return agree(kind.pixels(count, &random), offset: random.below(8)) {
                $0.fill($1, Int32(count), color)
            }
        }
    }

    /// The counts are those from which one instruction fills pixels.
    @Test func longFill() {
        var random = SplitMix64(seed: 8)
        for count in [4095, 4096, 4097, 9001] {
            for offset in 0..<4 {
                let pixels = RowKind.random.pixels(count, &random)
                let color = random.premultiplied()
                agree(pixels, offset: offset) { $0.fill($1, Int32(count), color) }
                agree(pixels, offset: offset) {
                    $0.solid($1, Int32(count), color | 0xff00_0000, Int32(VITRINE_OVER))
                }
            }
        }
    }

    /// Rows begin anywhere in a cache line of the processor.
    @Test(arguments: modes) func solidAtEveryPlace(_ mode: Int32) {
        var random = SplitMix64(seed: 9)
        for count in [31, 32, 33, 47, 48, 49, 64, 100] {
            for offset in 0..<17 {
                let color = random.premultiplied()
                agree(RowKind.random.pixels(count, &random), offset: offset, "color \(color)") {
                    $0.solid($1, Int32(count), color, mode)
                }
            }
        }
    }

    @Test(arguments: modes) func solid(_ mode: Int32) {
        eachRow(2) { count, kind, random in
            let color = random.element(of: [0, 0xff00_0000, 0xffff_ffff, random.premultiplied()])
            return agree(kind.pixels(count, &random), offset: random.below(8), "color \(color)") {
                $0.solid($1, Int32(count), color, mode)
            }
        }
    }

    @Test func solidOverEveryChannel() {
        let channels = (0..<256).map { UInt32($0) * 0x0101_0101 }
        for alpha: UInt32 in 0...255 {
            let color = alpha << 24 | alpha << 16 | (alpha / 2) << 8
            agree(channels, "alpha \(alpha)") { kernels, pixels in
                kernels.solid(pixels, 256, color, Int32(VITRINE_OVER))
            }
        }
    }

    @Test(arguments: modes) func solidCoverage(_ mode: Int32) {
        eachRow(3) { count, kind, random in
            let color = random.element(of: [0, 0xff00_0000, 0xffff_ffff, random.premultiplied()])
            let coverage = FencedInput(kind.bytes(count, &random))
            let row = random.element(of: RowKind.allCases).pixels(count, &random)
            return agree(row, offset: random.below(8), reading: [coverage], "\(kind) color \(color)") {
                $0.solid_coverage($1, coverage.pointer, Int32(count), color, mode)
            }
        }
    }

    /// Blocks have every kind of coverage, in rows of every width.
    @Test(arguments: modes) func solidBlocks(_ mode: Int32) {
        eachRow(4) { width, kind, random in
            let height = random.below(6)
            let stride = max(8, width) + random.below(9)
            let color = random.element(of: [0xff00_0000, 0xffff_ffff, random.premultiplied()])
            var blocks: [vitrine_block] = []
            for y in 0..<height {
                var x = random.below(8)
                while x + 8 <= stride {
                    let k = kind.bytes(8, &random)
                    blocks.append(
                        vitrine_block(
                            x: UInt16(x), y: UInt16(y), coverage: (k[0], k[1], k[2], k[3], k[4], k[5], k[6], k[7])))
                    x += 8 + random.below(20)
                }
            }
            let rows = random.element(of: RowKind.allCases).pixels(height * stride, &random)
            return agree(rows, offset: random.below(8), "\(kind) \(stride) x \(height), color \(color)") {
                $0.solid_blocks($1, Int32(stride), blocks, Int32(blocks.count), color, mode)
            }
        }
    }

    @Test(arguments: modes) func pixels(_ mode: Int32) {
        eachRow(5) { count, kind, random in
            let opacity = random.element(of: [0, 255, UInt32(random.below(256))])
            let src = FencedInput(kind.pixels(count, &random))
            let row = random.element(of: RowKind.allCases).pixels(count, &random)
            return agree(row, offset: random.below(8), reading: [src], "\(kind) opacity \(opacity)") {
                $0.pixels($1, src.pointer, Int32(count), opacity, mode)
            }
        }
    }

    @Test(arguments: modes) func pixelsCoverage(_ mode: Int32) {
        eachRow(6) { count, kind, random in
            let opacity = random.element(of: [0, 255, UInt32(random.below(256))])
            let src = FencedInput(random.element(of: RowKind.allCases).pixels(count, &random))
            let coverage = FencedInput(kind.bytes(count, &random))
            let row = random.element(of: RowKind.allCases).pixels(count, &random)
            return agree(row, offset: random.below(8), reading: [src, coverage], "\(kind) opacity \(opacity)") {
                $0.pixels_coverage($1, src.pointer, coverage.pointer, Int32(count), opacity, mode)
            }
        }
    }

    @Test func solidAlpha16() {
        eachRow(7) { count, kind, random in
            let alpha = FencedInput(kind.samples(count, &random))
            let color = UInt32(random.element(of: [0, 0xff_ffff, random.below(0x100_0000)]))
            let row = random.element(of: RowKind.allCases).pixels(count, &random)
            return agree(row, offset: random.below(8), reading: [alpha], "\(kind) color \(color)") {
                $0.solid_alpha16($1, alpha.pointer, Int32(count), color)
            }
        }
    }

    @Test func scaleAlpha16() {
        eachRow(8) { count, kind, random in
            let samples = FencedInput(kind.samples(count, &random))
            let free = FencedInput(random.element(of: RowKind.allCases).bytes(count, &random))
            let alpha = UInt32(random.element(of: [0, 65535, random.below(65536)]))
            let blank = [UInt16](repeating: 7, count: count)
            let offset = random.below(8)
            let inPlace = (0..<count).map { samples.pointer[$0] }
            return agree(blank, offset: offset, reading: [samples, free]) {
                $0.scale_alpha16($1, samples.pointer, nil, Int32(count), alpha)
            }
                && agree(blank, offset: offset, reading: [samples, free]) {
                    $0.scale_alpha16($1, samples.pointer, free.pointer, Int32(count), alpha)
                }
                && agree(inPlace, offset: offset, reading: [samples, free], "in place") {
                    $0.scale_alpha16($1, $1, free.pointer, Int32(count), alpha)
                }
        }
    }
}
