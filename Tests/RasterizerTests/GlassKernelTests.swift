import CVitrinePixelKernels
import Testing
import VitrinePixelKernels
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Kernels of glass of every level agree with their references.
@Suite struct GlassKernelTests {
    @Test func bilinear() {
        var random = SplitMix64(seed: 90)
        for count in 0...70 {
            let (width, height) = (random.int(1...9), random.int(1...7))
            let pixels = FencedInput(
                RowKind.allCases.randomElement(using: &random)!.samples(4 * (width + 1) * (height + 1), &random))
            let (left, top) = (Int32(random.int(-9999...9999)), Int32(random.int(-9999...9999)))
            let window = vitrine_window(
                left: left, top: top, right: Int32(width - 1) * 256, bottom: Int32(height - 1) * 256)
            /// Returns a position inside, on the border or beyond.
            func place(_ n: Int, _ random: inout SplitMix64) -> Int32 {
                Int32(random.element(of: [0, (n - 1) * 256, random.below((n - 1) * 256 + 1), -700, n * 256 + 700]))
            }
            let x = FencedInput((0..<count).map { _ in left + place(width, &random) })
            let y = FencedInput((0..<count).map { _ in top + place(height, &random) })
            let row = top + place(height, &random)
            for rows in [UnsafePointer(y.pointer), nil] {
                agree([UInt16](repeating: 3, count: 3 * count), offset: random.below(8), reading: [pixels, x, y]) {
                    $0.bilinear(
                        $1, $1 + count, $1 + 2 * count, pixels.pointer, Int64(width + 1), window, x.pointer, rows,
                        row,
                        Int32(count))
                }
            }
        }
    }

    @Test(arguments: [Int32(0), 1, 2, 3]) func glass(_ kind: Int32) {
        var random = SplitMix64(seed: 91 + UInt64(kind))
        for count in 0...130 {
            let most = kind == 3 ? Int(Int32.max) : 32767
            func factor() -> Int32 { Int32(random.element(of: [-most, most, random.int(-most...most), 16384])) }
            func offset() -> Int32 { Int32(random.int(-100_000...100_000)) }
            var transform = vitrine_color_transform(
                slope: (factor(), factor(), factor()), offset: (offset(), offset(), offset()), chroma: factor(),
                tint: random.element(of: [0, random.premultiplied()]), kind: kind)
            let rows = (0..<4).map { _ in FencedInput(random.element(of: RowKind.allCases).samples(count, &random)) }
            agree([UInt32](repeating: 9, count: count), offset: random.below(8), reading: rows, "\(transform)") {
                $0.glass(
                    $1, rows[0].pointer, rows[1].pointer, rows[2].pointer, rows[3].pointer, Int32(count), &transform)
            }
        }
    }

    @Test func mixRows() {
        var random = SplitMix64(seed: 98)
        for count in 0...70 {
            let rows = (0..<2).map { _ in FencedInput(random.element(of: RowKind.allCases).samples(count, &random)) }
            let weights = FencedInput(
                (0..<count).map { _ in UInt16(random.element(of: [0, 256, random.int(0...256)])) })
            agree(
                [UInt16](repeating: 3, count: count), offset: random.below(8), reading: rows + [weights]
            ) { $0.mix_rows($1, rows[0].pointer, rows[1].pointer, weights.pointer, Int32(count)) }
        }
    }

    /// One weight for all pixels gives the same result with either kernel.
    @Test(arguments: [0, 1, 100, 256] as [UInt16]) func mixRowsIsLerpRowsForOneWeight(_ weight: UInt16) {
        var random = SplitMix64(seed: 99)
        let (a, b) = (RowKind.random.samples(50, &random), RowKind.random.samples(50, &random))
        for level in KernelLevel.allCases where level.isSupported {
            var (mixed, lerped) = ([UInt16](repeating: 0, count: 50), [UInt16](repeating: 1, count: 50))
            let table = kernels(at: level).pointee
            table.mix_rows(&mixed, a, b, [UInt16](repeating: weight, count: 50), 50)
            table.lerp_rows(&lerped, a, b, 50, UInt32(weight), 8)
            #expect(mixed == lerped, "\(level)")
        }
    }

    @Test func saturate() {
        var random = SplitMix64(seed: 92)
        for count in 0...70 {
            let rows = (0..<4).map { _ in FencedInput(random.element(of: RowKind.allCases).samples(count, &random)) }
            let chroma = random.element(of: [0, 1.7, random.double(0...8), 1e6])
            agree([UInt16](repeating: 3, count: 3 * count), offset: random.below(8), reading: rows, "\(chroma)") {
                $0.saturate(
                    $1, $1 + count, $1 + 2 * count, rows[0].pointer, rows[1].pointer, rows[2].pointer,
                    rows[3].pointer, Int32(count), chroma)
            }
        }
    }

    /// Glass writes over its input, at the same position or at one before it.
    @Test(arguments: [0, 1, 5]) func saturateWorksInPlace(_ shift: Int) {
        var random = SplitMix64(seed: 93)
        let count = 61
        let light = FencedInput(RowKind.random.samples(count, &random))
        let samples = (0..<3).flatMap { _ in RowKind.random.samples(count + shift, &random) }
        agree(samples, reading: [light]) {
            let (red, green, blue) = ($1, $1 + (count + shift), $1 + 2 * (count + shift))
            $0.saturate(red, green, blue, red + shift, green + shift, blue + shift, light.pointer, Int32(count), 2.5)
        }
    }

    /// Without light nothing changes, and gray stays gray in any light.
    @Test func saturateKeepsGreyAndWhatIsNotLit() {
        var random = SplitMix64(seed: 94)
        let planes = (0..<3).map { _ in RowKind.random.samples(50, &random) }
        let grey = RowKind.random.samples(50, &random)
        let dark = [UInt16](repeating: 0, count: 50)
        let bright = [UInt16](repeating: 65535, count: 50)
        for level in KernelLevel.allCases where level.isSupported {
            var (red, green, blue) = (dark, dark, dark)
            let table = kernels(at: level).pointee
            table.saturate(&red, &green, &blue, planes[0], planes[1], planes[2], dark, 50, 3)
            #expect([red, green, blue] == planes, "\(level)")
            table.saturate(&red, &green, &blue, grey, grey, grey, bright, 50, 3)
            #expect([red, green, blue] == [grey, grey, grey], "\(level)")
        }
    }

    /// Without tint and light, glass has the material's law.
    @Test func unlitGlassIsMaterial() {
        var random = SplitMix64(seed: 96)
        let planes = (0..<3).map { _ in FencedInput(RowKind.random.samples(500, &random)) }
        let dark = FencedInput([UInt16](repeating: 0, count: 500))
        var transform = ColorTransform(.init(sigma: 0, lumaScale: 0.3, lumaOffset: 0.7, chroma: 0.6)).transform(tint: 0)
        for level in KernelLevel.allCases where level.isSupported {
            var lit = [UInt32](repeating: 1, count: 500)
            var plain = [UInt32](repeating: 2, count: 500)
            let table = kernels(at: level).pointee
            table.glass(&lit, planes[0].pointer, planes[1].pointer, planes[2].pointer, dark.pointer, 500, &transform)
            table.material(&plain, planes[0].pointer, planes[1].pointer, planes[2].pointer, 500, &transform)
            #expect(lit == plain, "\(level)")
        }
    }

    /// Doubles agree to the bit.
    @Test func corner() {
        var random = SplitMix64(seed: 97)
        for count in 1...40 {
            let size = random.element(of: [1e-6, 1, 70, 1e9])
            let chordsCount = random.int(1...20)
            let chords = FencedInput(
                (0..<chordsCount).map { _ -> vitrine_chord in
                    let (x, y) = (random.double(0...size), random.double(0...size))
                    let (dx, dy) = (random.double(-size...size), random.double(-size...size))
                    let l2 = dx * dx + dy * dy
                    return vitrine_chord(
                        x: x, y: y, dx: dx, dy: dy, along_x: dx / l2, along_y: dy / l2, before: (x * dx + y * dy) / l2)
                })
            let (columns, rows) = (random.int(1...64), random.int(1...5))
            let nodes = FencedInput(
                (0..<((columns + 1) * (rows + 1))).map { _ in Int32(random.below(chordsCount)) })
            var corner = vitrine_corner(
                chords: chords.pointer, nodes: nodes.pointer, chords_count: Int32(chordsCount),
                columns: Int32(columns), rows: Int32(rows), across: Double(columns) / size, down: Double(rows) / size)
            let (sideX, x) = (random.element(of: [1.0, -1]), Double(random.int(-3000...3000)) + 0.5)
            // The first or a later pixel is on a chord or beside the curve, and the row on a chord, above or anywhere.
            let u = random.element(of: [chords.pointer[0].x, random.double(-size...size)])
            var row = vitrine_corner_row(
                x: x, center: x + Double(random.below(9)) - sideX * (u - size), half_width: size, side_x: sideX,
                side_y: random.element(of: [1, -1]),
                v: random.element(of: [chords.pointer[0].y, random.double(-size...size)]))
            let room = (count + 7) & ~7
            agree([UInt64](repeating: 0, count: 3 * room + 2), offset: random.below(8), reading: [chords, nodes]) {
                table, out in
                let extent = out.withMemoryRebound(to: Double.self, capacity: 3 * room) {
                    table.corner($0, $0 + room, $0 + 2 * room, &corner, &row, Int32(count))
                }
                // The last pixels of eight are arbitrary.
                for k in 0..<3 { for i in count..<room { out[k * room + i] = 0 } }
                out[3 * room] = extent.least.bitPattern
                out[3 * room + 1] = extent.most.bitPattern
            }
        }
    }

    @Test(arguments: [false, true]) func rimLight(hasOne: Bool) {
        var random = SplitMix64(seed: 102)
        for count in 0...70 {
            let rows = (0..<3).map { _ in FencedInput(random.element(of: RowKind.allCases).samples(count, &random)) }
            let rims = FencedInput(
                (0..<(hasOne ? 1 : count)).map { _ in Float(random.element(of: [0, 1, random.double(0...1)])) })
            let (black, slope) = (random.double(-1...2), random.element(of: [0, random.double(-3...3)]))
            agree([UInt16](repeating: 3, count: count), offset: random.below(8), reading: rows + [rims]) {
                $0.rim_light(
                    $1, rows[0].pointer, rows[1].pointer, rows[2].pointer, rims.pointer, hasOne, Int32(count), black,
                    slope)
            }
        }
    }

    /// Coverage, positions, light and fractions agree to the bit; inside a body there are no coverage and light.
    @Test(arguments: [false, true]) func lens(isInside: Bool) {
        var random = SplitMix64(seed: 101)
        for count in 0...40 {
            let unit = random.element(of: [1, 2, 3, random.double(0.1...8)])
            let depth = random.element(of: [0.25, 60, random.double(0.01...100)])
            var lens = vitrine_lens(
                lens: random.element(of: [0, 1, random.double(0...1)]), depth: depth, steps: 1 / depth,
                shift: random.element(of: [0, -180, -1e9, random.double(-200...0)]),
                rim: random.element(of: [0, 0.18, 1, random.double(0...1)]), unit: unit,
                scale: 1 / Double(1 << random.int(0...6)))
            let distance = FencedInput(
                (0..<count).map { _ in
                    random.element(of: [
                        0, -0.7072, 0.7072, -depth, random.double(-1...1), random.double(-depth * 1.5...2), -1e6,
                    ])
                })
            let normals = (0..<count).map { _ -> (sin: Double, cos: Double) in
                let n = ExactMath.sincos(random.double(0...(2 * ExactMath.pi)))
                return random.element(of: [n, (1, 0), (0, -1), (-0.7071067811865476, 0.7071067811865476)])
            }
            let normalX = FencedInput(normals.map(\.cos))
            let normalY = FencedInput(normals.map(\.sin))
            let (x, y) = (random.double(-3000...3000), random.element(of: [-7.5, 1e9, -1e12, random.double(0...3000)]))
            // The backdrop of each row must not change.
            let room = count + 9
            agree(
                [UInt64](repeating: 0, count: 5 * room), reading: [distance, normalX, normalY], "\(lens)"
            ) { table, items in
                var coverage = [UInt8](repeating: 3, count: room)
                var (columns, rows) = ([Int32](repeating: 3, count: room), [Int32](repeating: 3, count: room))
                var rims = [Float](repeating: 3, count: room)
                var shares = [UInt16](repeating: 3, count: room)
                coverage.withUnsafeMutableBufferPointer { coverage in
                    columns.withUnsafeMutableBufferPointer { columns in
                        rows.withUnsafeMutableBufferPointer { rows in
                            rims.withUnsafeMutableBufferPointer { rims in
                                shares.withUnsafeMutableBufferPointer { shares in
                                    var out = vitrine_lens_pixels(
                                        coverage: coverage.baseAddress!, columns: columns.baseAddress!,
                                        rows: rows.baseAddress!, rims: rims.baseAddress!,
                                        rim_shares: shares.baseAddress!)
                                    (isInside ? table.lens_inside : table.lens)!(
                                        &out, distance.pointer, normalX.pointer, normalY.pointer, x, y, Int32(count),
                                        &lens)
                                }
                            }
                        }
                    }
                }
                for i in 0..<room {
                    items[i] = UInt64(coverage[i])
                    items[room + i] = UInt64(UInt32(bitPattern: columns[i]))
                    items[2 * room + i] = UInt64(UInt32(bitPattern: rows[i]))
                    items[3 * room + i] = UInt64(rims[i].bitPattern)
                    items[4 * room + i] = UInt64(shares[i])
                }
            }
        }
    }

    /// At the outline all is blurred as there and shifted by the whole lens, as deep as it reaches nothing.
    @Test func theLensBendsFromItsDepthOn() {
        let lens = ReferenceGlass.Lens(
            lens: 1, depth: 20, steps: 1 / 20, shift: -60, rim: 0.5, unit: 1, scale: 1)
        func pixel(_ depth: Double) -> ReferenceGlass.LensPixel {
            lens.pixel(100.5, 50.5, distance: -depth, normalX: -1, normalY: 0)
        }
        #expect(pixel(0).column == 160 * 256 && pixel(0).rimShare == 128)
        #expect(pixel(20).column == 100 * 256 && pixel(20).rimShare == 0)
        #expect(pixel(10).rimShare == 96)
        #expect(pixel(10).column > 100 * 256 && pixel(10).column < pixel(5).column)
        #expect([0, 5, 10, 20].allSatisfy { pixel($0).row == 50 * 256 })
        #expect(pixel(0.5).rim > 0 && pixel(2).rim == 0)
    }
}
