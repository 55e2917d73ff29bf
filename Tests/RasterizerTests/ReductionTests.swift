import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Pictures reduced by filters.
@Suite struct ReductionTests {
    private static let filters: [Reduction.Filter] = [.bicubic, .bicubicSharper, .lanczos]

    /// Weights add up to exactly one, are on the canvas, and their magnitudes stay within the range of the kernels.
    @Test(arguments: filters) func weightsAddUp(_ filter: Reduction.Filter) {
        var random = SplitMix64(seed: 41)
        for _ in 0..<400 {
            let source = random.int(1...400)
            let step = random.element(of: [1, 1.5, 3, 430.0 * 3 / 414, 5.64, 64, random.double(1...9)])
            let origin = random.element(of: [0, 0.75, random.double(-500...900)])
            let table = FilterTable(filter, count: 9, origin: origin, step: step, sourceCount: source)
            #expect(table.first.count == 9 && table.weights.count == 9 * table.taps)
            for i in 0..<9 {
                let weights = table.weights[(i * table.taps)..<((i + 1) * table.taps)].map(Int.init)
                #expect(weights.reduce(0, +) == FilterTable.one, "\(source) \(step) \(origin)")
                #expect(weights.reduce(0) { $0 + abs($1) } <= 49152)
                #expect(table.first[i] >= 0 && Int(table.first[i]) + table.taps <= source)
            }
        }
    }

    /// The pixels that read a part of the canvas are those with a weight there, and few others.
    @Test(arguments: filters) func readers(_ filter: Reduction.Filter) {
        let table = FilterTable(filter, count: 40, origin: 0.4, step: 3.1, sourceCount: 125)
        for from in Int32(0)..<120 {
            let range = from..<(from + 5)
            let readers = table.readers(of: range)
            for i in Int32(0)..<40 {
                let first = table.first[Int(i)]
                let reads = first < range.upperBound && first + Int32(table.taps) > range.lowerBound
                #expect(readers.contains(i) == reads)
            }
        }
    }

    private func pixel(_ v: Int) -> UInt32 { UInt32(v) * 0x01_0101 | 0xff00_0000 }

    /// Returns a list that shows pixels and reduces them.
    private func list(
        _ width: Int, _ height: Int, _ reduction: Reduction, _ value: (Int, Int) -> Int
    ) -> DisplayList {
        let pixels = (0..<(width * height)).map { pixel(value($0 % width, $0 / width)) }
        let image = Image(Bitmap(width: width, height: height, pixels: pixels))
        return DisplayList(
            width: width, height: height, marks: [.image(ImageMark(image: image, transform: .identity))],
            reduction: reduction)
    }

    /// Source: Pillow 11, `resize((10, 7), box=(0.5, 1.25, 29.5, 21.55))`, which rounds between the directions too.
    @Test(arguments: [
        (
            Reduction.Filter.lanczos,
            [
                [62, 156, 133, 139, 123, 105, 121, 157, 120, 109], [124, 141, 143, 134, 136, 136, 131, 135, 157, 125],
                [135, 110, 125, 132, 136, 150, 119, 126, 172, 137], [135, 120, 105, 140, 146, 152, 126, 118, 138, 105],
                [128, 135, 137, 127, 144, 135, 117, 141, 120, 110], [132, 127, 113, 114, 133, 134, 101, 164, 133, 120],
                [141, 117, 127, 143, 112, 133, 142, 151, 132, 139],
            ]
        ),
        (
            .bicubic,
            [
                [64, 152, 136, 137, 123, 106, 122, 153, 122, 109],
                [121, 137, 143, 138, 136, 134, 136, 136, 152, 125],
                [138, 111, 122, 132, 134, 149, 121, 125, 170, 139],
                [132, 125, 107, 139, 145, 150, 129, 117, 136, 108],
                [128, 134, 137, 124, 144, 133, 120, 142, 119, 111],
                [131, 126, 113, 122, 131, 133, 105, 162, 132, 120],
                [140, 119, 128, 141, 114, 131, 142, 151, 132, 138],
            ]
        ),
    ]) func picturesArePillows(_ filter: Reduction.Filter, _ figures: [[Int]]) {
        let reduction = Reduction(filter: filter, width: 10, height: 7, origin: Point(x: 0.5, y: 1.25), step: 2.9)
        let made = Rasterizer().render(list(31, 23, reduction) { ($0 * $0 * 7 + $1 * 13 + $0 * $1 * 5) % 256 })
        #expect(made.width == 10 && made.height == 7)
        for y in 0..<7 {
            for x in 0..<10 {
                let value = Int(made[x, y].bits & 255)
                #expect(abs(value - figures[y][x]) <= 1, "\(x), \(y): \(value), not \(figures[y][x])")
                #expect(made[x, y].bits == pixel(value))
            }
        }
    }

    @Test(arguments: filters) func flatAreasStayFlat(_ filter: Reduction.Filter) {
        for value in [0, 1, 127, 254, 255] {
            let reduction = Reduction(filter: filter, width: 19, height: 15, origin: Point(x: 0.3, y: 0), step: 3.117)
            let made = Rasterizer().render(list(61, 48, reduction) { _, _ in value })
            #expect(made.pixels.allSatisfy { $0 == pixel(value) })
        }
    }

    /// Beside an edge the filters overshoot by 4 to 6 %, which is clamped at black and white. Source: Pillow 11; as
    /// Pillow has no sharper cubic, its figures are those of its weights in double precision.
    @Test(arguments: [
        (Reduction.Filter.bicubic, [60, 60, 55, 153, 205, 200, 200], [0, 0, 0, 170, 255, 255, 255]),
        (.bicubicSharper, [60, 60, 52, 153, 208, 200, 200], [0, 0, 0, 170, 255, 255, 255]),
        (.lanczos, [60, 62, 51, 153, 209, 198, 200], [0, 4, 0, 170, 255, 251, 255]),
    ]) func edgesAreSharpened(_ filter: Reduction.Filter, _ grey: [Int], _ black: [Int]) {
        for (dark, light, figures) in [(60, 200, grey), (0, 255, black)] {
            let reduction = Reduction(filter: filter, width: 20, height: 2, origin: .zero, step: 3)
            let made = Rasterizer().render(list(60, 6, reduction) { x, _ in x < 31 ? dark : light })
            let row = (0..<20).map { Int(made[$0, 0].bits & 255) }
            for (value, figure) in zip(row[7...], figures) { #expect(abs(value - figure) <= 1, "\(row)") }
            #expect(row.prefix(6).allSatisfy { $0 == dark } && row.suffix(6).allSatisfy { $0 == light })
        }
    }

    /// One list gives one reduced picture at every level, with every number of threads, drawn anew and updated.
    @Test(arguments: UInt64(0)..<6) func updatesGiveTheSamePixels(_ seed: UInt64) {
        var lists = RandomList(seed: 6000 + seed, width: 150, height: 140)
        var random = SplitMix64(seed: seed)
        let step = random.element(of: [1.3, 3, 430.0 * 3 / 414])
        let reduction = Reduction(
            filter: random.element(of: ReductionTests.filters), width: Int(149 / step), height: Int(139 / step),
            origin: Point(x: 0.25, y: 0.5), step: step)
        let chain = lists.chain(5).map {
            var list = $0
            list.reduction = reduction
            return list
        }
        let want = chain.map { Rasterizer(threads: 1, level: .scalar).render($0) }
        for level in KernelLevel.allCases where level.isSupported {
            for threads in 1...3 {
                let living = Rasterizer(threads: threads, level: level)
                var before: Bitmap?
                for (i, list) in chain.enumerated() {
                    let damage = living.update(to: list)
                    let wrong = pictureDifference(living.canvas, want[i])
                    #expect(wrong == nil, "seed \(seed), step \(i), \(level), \(threads)")
                    if let before { #expect(differs(before, living.canvas, only: damage), "seed \(seed), step \(i)") }
                    before = living.canvas
                    if wrong != nil { return }
                }
            }
        }
    }

    private func differs(_ a: Bitmap, _ b: Bitmap, only damage: Damage) -> Bool {
        for y in 0..<a.height {
            for x in 0..<a.width where a[x, y] != b[x, y] {
                let place = PixelRect(x: Int32(x), y: Int32(y), width: 1, height: 1)
                guard damage.rects.contains(where: { !$0.intersection(place).isEmpty }) else { return false }
            }
        }
        return true
    }

    /// Reductions that no viewport requests neither trap nor read outside the canvas.
    @Test func oddReductions() {
        let odd: [Double] = [.nan, .infinity, -.infinity, -1e300, 1e300, 0, -40, 70, 1e-300]
        for x in odd {
            for step in odd {
                for filter in ReductionTests.filters {
                    let reduction = Reduction(
                        filter: filter, width: 7, height: 5, origin: Point(x: x, y: -x), step: step)
                    let made = Rasterizer().render(list(20, 10, reduction) { _, _ in 77 })
                    #expect(made.width == 7 && made.height == 5 && made.pixels.allSatisfy { $0 == pixel(77) })
                }
            }
        }
        let least = Reduction(filter: .lanczos, width: 0, height: -4, origin: .zero, step: 3)
        #expect(least.width == 1 && least.height == 1)
    }

    /// The same rasterizer draws with and without a reduction, and with another one.
    @Test func reductionsThatChange() {
        let first = Reduction(filter: .bicubic, width: 12, height: 9, origin: .zero, step: 3)
        let second = Reduction(filter: .lanczos, width: 18, height: 13, origin: Point(x: 0.5, y: 0), step: 2)
        func value(_ x: Int, _ y: Int) -> Int { (x * 37 + y * 91) % 256 }
        let living = Rasterizer()
        for reduction in [first, nil, second, first] {
            var list = list(36, 27, first, value)
            list.reduction = reduction
            living.update(to: list)
            #expect(living.canvas == Rasterizer().render(list))
            #expect(living.canvas.width == reduction?.width ?? 36)
        }
    }
}
