import CVitrinePixelKernels
import Testing
import VitrinePixelKernels
import VitrineTestSupport

/// Kernels of soft rasters and pictures of every level agree with their references.
@Suite struct BlurAgreementTests {
    private func eachWidth(_ seed: UInt64, _ body: (Int, RowKind, inout SplitMix64) -> Bool) {
        var random = SplitMix64(seed: seed)
        for count in 0...130 {
            for kind in RowKind.allCases {
                guard body(count, kind, &random) else { return }
            }
        }
    }

    @Test func accumulateRows() {
        eachWidth(11) { count, kind, random in
            let src = FencedInput(kind.pixels(count, &random))
            let sums = (0..<(2 * count)).map { _ in UInt32(random.below(0x4000)) | UInt32(random.below(0x4000)) << 16 }
            // Both rows are in one buffer; the second begins where the first ends.
            return agree(sums, offset: random.below(8), reading: [src]) {
                $0.accumulate_rows($1, $1 + count, src.pointer, Int32(count))
            }
        }
    }

    @Test func boxAverage() {
        eachWidth(12) { count, kind, random in
            let log = random.below(7)
            let most = 255 << log
            func fields(_ random: inout SplitMix64) -> [UInt32] {
                kind.row(count << log, full: UInt32(most | most << 16), &random) {
                    UInt32($0.below(most + 1)) | UInt32($0.below(most + 1)) << 16
                }
            }
            let even = FencedInput(fields(&random))
            let odd = FencedInput(fields(&random))
            let withAlpha = random.chance(2)
            let withColors = !withAlpha || random.chance(2)
            return agree(
                [UInt16](repeating: 3, count: 4 * count), offset: random.below(8), reading: [even, odd], "log \(log)"
            ) {
                table, out in
                var planes: [UnsafeMutablePointer<UInt16>?] = (0..<4).map { out + $0 * count }
                if !withAlpha { planes[3] = nil }
                if !withColors { for k in 0..<3 { planes[k] = nil } }
                table.box_average(planes, even.pointer, odd.pointer, Int32(count), UInt32(log))
            }
        }
    }

    /// Returns weights of the center and of each distance, which add up to 65536.
    private func symmetric(_ radius: Int, _ random: inout SplitMix64) -> [UInt32] {
        if random.chance(8) { return [65536] + Array(repeating: 0, count: radius) }
        let pairs = random.weights(radius + 1).map { $0 / 2 }
        return [65536 - 2 * pairs.dropFirst().reduce(0, +)] + pairs.dropFirst()
    }

    @Test func gaussRow() {
        eachWidth(13) { count, kind, random in
            let radius = random.below(30)
            let weights = FencedInput(symmetric(radius, &random))
            let src = FencedInput(kind.samples(count + 2 * radius, &random))
            return agree(
                [UInt16](repeating: 9, count: count), offset: random.below(8), reading: [weights, src],
                "radius \(radius)"
            ) {
                $0.gauss_row($1, src.pointer + radius, Int32(count), weights.pointer, Int32(radius))
            }
        }
    }

    @Test func gaussColumn() {
        eachWidth(14) { count, kind, random in
            let radius = random.below(8)
            let weights = FencedInput(symmetric(radius, &random))
            let rows = (0...(2 * radius)).map { _ in FencedInput(kind.samples(count, &random)) }
            let pointers = rows.map { UnsafePointer($0.pointer) as UnsafePointer<UInt16>? }
            return agree(
                [UInt16](repeating: 9, count: count), offset: random.below(8), reading: rows + [weights],
                "radius \(radius)"
            ) {
                $0.gauss_column($1, pointers, Int32(count), weights.pointer, Int32(radius))
            }
        }
    }

    @Test func lerpRows() {
        eachWidth(15) { count, kind, random in
            let shift = random.int(1...8)
            let weight = UInt32(random.element(of: [0, 1 << shift, random.below((1 << shift) + 1)]))
            let a = FencedInput(kind.samples(count, &random))
            let b = FencedInput(random.element(of: RowKind.allCases).samples(count, &random))
            return agree(
                [UInt16](repeating: 9, count: count), offset: random.below(8), reading: [a, b], "\(weight) >> \(shift)"
            ) {
                $0.lerp_rows($1, a.pointer, b.pointer, Int32(count), weight, UInt32(shift))
            }
        }
    }

    @Test func spread() {
        eachWidth(16) { count, kind, random in
            let log = random.below(7)
            let src = FencedInput(kind.samples(count + 2, &random))
            return agree(
                [UInt16](repeating: 9, count: count << log), offset: random.below(8), reading: [src], "log \(log)"
            ) {
                $0.upsample_linear($1, src.pointer + 1, Int32(count), UInt32(log))
            }
        }
    }

    @Test(arguments: [Int32(0), 1, 2, 3]) func material(_ kind: Int32) {
        eachWidth(17 + UInt64(kind)) { count, row, random in
            let most = kind == 3 ? Int(Int32.max) : 32767
            func factor(_ random: inout SplitMix64) -> Int32 {
                Int32(random.element(of: [-most, most, random.int(-most...most), random.int(-32767...32767)]))
            }
            func offset(_ random: inout SplitMix64) -> Int32 { Int32(random.int(-100_000...100_000)) }
            var transform = vitrine_color_transform(
                slope: (factor(&random), factor(&random), factor(&random)),
                offset: (offset(&random), offset(&random), offset(&random)), chroma: factor(&random),
                tint: random.element(of: [0, random.premultiplied()]), kind: kind)
            let red = FencedInput(row.samples(count, &random))
            let green = FencedInput(row.samples(count, &random))
            let blue = FencedInput(row.samples(count, &random))
            return agree(
                [UInt32](repeating: 9, count: count), offset: random.below(8), reading: [red, green, blue],
                "\(transform)"
            ) {
                $0.material($1, red.pointer, green.pointer, blue.pointer, Int32(count), &transform)
            }
        }
    }

    @Test func pack() {
        eachWidth(21) { count, kind, random in
            let planes = (0..<4).map { _ in FencedInput(kind.samples(count, &random)) }
            return agree([UInt32](repeating: 9, count: count), offset: random.below(8), reading: planes) {
                $0.pack(
                    $1, planes[0].pointer, planes[1].pointer, planes[2].pointer, planes[3].pointer, Int32(count))
            }
        }
    }

    @Test func gaussPixelsRow() {
        eachWidth(25) { count, kind, random in
            let radius = random.below(5)
            let weights = FencedInput(symmetric(radius, &random))
            let src = FencedInput(kind.pixels(count + 2 * radius, &random))
            return agree(
                [UInt16](repeating: 9, count: 4 * count), offset: random.below(8), reading: [weights, src],
                "radius \(radius)"
            ) {
                $0.gauss_pixels_row($1, src.pointer + radius, Int32(count), weights.pointer, Int32(radius))
            }
        }
    }

    @Test func gaussPixelsColumn() {
        eachWidth(26) { count, kind, random in
            let radius = random.below(5)
            let weights = FencedInput(symmetric(radius, &random))
            let rows = (0...(2 * radius)).map { _ in FencedInput(kind.samples(4 * count, &random)) }
            let pointers = rows.map { UnsafePointer($0.pointer) as UnsafePointer<UInt16>? }
            return agree(
                [UInt32](repeating: 9, count: count), offset: random.below(8), reading: rows + [weights],
                "radius \(radius)"
            ) {
                $0.gauss_pixels_column($1, pointers, Int32(count), weights.pointer, Int32(radius))
            }
        }
    }

    @Test func pixelsAreThoseOfPlanes() {
        eachWidth(27) { count, kind, random in
            guard count > 0 else { return true }
            let radius = random.below(5)
            let weights = symmetric(radius, &random)
            let lines = (0...(2 * radius)).map { _ in kind.pixels(count + 2 * radius, &random) }
            var planes: [[UInt16]] = []
            for channel in 0..<4 {
                let rows = lines.map { line in
                    var out = [UInt16](repeating: 0, count: count)
                    let samples = line.map { UInt16(257 * (($0 >> UInt32(8 * channel)) & 255)) }
                    samples.withUnsafeBufferPointer {
                        ReferenceBlur.gaussRow(
                            &out, $0.baseAddress! + radius, count: count, weights: weights, radius: radius)
                    }
                    return FencedInput(out)
                }
                var out = [UInt16](repeating: 0, count: count)
                withExtendedLifetime(rows) {
                    ReferenceBlur.gaussColumn(
                        &out, rows.map { UnsafePointer($0.pointer) as UnsafePointer<UInt16>? }, count: count,
                        weights: weights, radius: radius)
                }
                planes.append(out)
            }
            var expected = [UInt32](repeating: 0, count: count)
            ReferenceBlur.pack(
                &expected, red: planes[0], green: planes[1], blue: planes[2], alpha: planes[3], count: count)
            let rows = lines.map { line in
                var out = [UInt16](repeating: 0, count: 4 * count)
                line.withUnsafeBufferPointer {
                    ReferenceBlur.gaussPixelsRow(
                        &out, $0.baseAddress! + radius, count: count, weights: weights, radius: radius)
                }
                return FencedInput(out)
            }
            var actual = [UInt32](repeating: 0, count: count)
            withExtendedLifetime(rows) {
                ReferenceBlur.gaussPixelsColumn(
                    &actual, rows.map { UnsafePointer($0.pointer) as UnsafePointer<UInt16>? }, count: count,
                    weights: weights, radius: radius)
            }
            #expect(actual == expected, "\(count) pixels, radius \(radius)")
            return actual == expected
        }
    }

    @Test func resampleVertical() {
        eachWidth(22) { pixels, kind, random in
            let lines = (0..<random.int(1...7)).map { _ in FencedInput(kind.samples(4 * pixels, &random)) }
            let pointers = lines.map { UnsafePointer($0.pointer) as UnsafePointer<UInt16>? }
            let weights = FencedInput(random.weights(lines.count))
            return agree(
                [UInt32](repeating: 9, count: pixels), offset: random.below(8), reading: lines + [weights],
                "\(lines.count) lines"
            ) {
                $0.resample_vertical($1, pointers, weights.pointer, Int32(lines.count), Int32(pixels))
            }
        }
    }

    @Test func across() {
        eachWidth(23) { count, kind, random in
            let taps = random.int(1...9)
            let width = taps + random.below(50)
            let src = FencedInput(kind.pixels(width, &random))
            let first = FencedInput((0..<count).map { _ in Int32(random.below(width - taps + 1)) })
            let weights = FencedInput((0..<count).flatMap { _ in random.weights(taps) })
            return agree(
                [UInt16](repeating: 9, count: 4 * count), offset: random.below(8), reading: [src, first, weights],
                "\(taps) taps"
            ) {
                $0.resample_horizontal($1, src.pointer, first.pointer, weights.pointer, Int32(taps), Int32(count))
            }
        }
    }

    @Test func sampledLine() {
        eachWidth(24) { count, kind, random in
            let (width, height) = (random.int(2...20), random.int(2...20))
            let src = FencedInput(kind.pixels(width * height, &random))
            /// Returns a position in the picture, on its border, beyond it, or as far away as is legal.
            func place(_ n: Int, _ random: inout SplitMix64) -> Int64 {
                let far = Int64(1) << 60
                let inside = Int64(random.below(n << 16)) << 16
                return random.element(of: [inside, 0, Int64(n - 1) << 32, Int64(-3) << 32, far, -far])
            }
            func step(_ random: inout SplitMix64) -> Int64 {
                Int64(random.int(-1 << 20...1 << 20)) << random.int(0...20)
            }
            var line = vitrine_sample_line(
                x: place(width, &random), y: place(height, &random), step_x: step(&random), step_y: step(&random),
                width: Int32(width), height: Int32(height))
            return agree(
                [UInt32](repeating: 9, count: count), offset: random.below(8), reading: [src], "\(line)"
            ) {
                $0.sample_line($1, src.pointer, &line, Int32(count))
            }
        }
    }
}
