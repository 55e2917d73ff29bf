import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineComparison

@Suite struct PictureComparisonTests {
    private static func random(_ width: Int, _ height: Int, _ random: inout SplitMix64) -> Bitmap {
        Bitmap(
            width: width, height: height,
            pixels: (0..<width * height).map { _ in UInt32(random.below(1 << 24)) | 0xFF00_0000 })
    }

    private static func changed(_ bitmap: Bitmap, _ count: Int, _ random: inout SplitMix64) -> Bitmap {
        var out = bitmap
        for _ in 0..<count { out.pixels[random.below(out.pixels.count)] ^= UInt32(1 + random.below(255)) }
        return out
    }

    @Test func masksAreWhatAPlainLoopFinds() {
        var random = SplitMix64(seed: 1)
        for _ in 0..<200 {
            let a = Self.random(1 + random.below(200), 1 + random.below(140), &random)
            let b = Self.changed(a, random.below(60), &random)
            let comparison = PictureComparison(expected: a, actual: b, threads: 1 + random.below(3))
            var (count, most) = (0, 0.0)
            var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
            for y in 0..<a.height {
                for x in 0..<a.width where a[x, y] != b[x, y] {
                    count += 1
                    (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
                    most = max(most, Double(abs(Int(a[x, y].red) - Int(b[x, y].red))))
                    #expect(comparison.mask[x, y])
                }
            }
            #expect(comparison.count == count && comparison.isAccepted == (count == 0))
            guard count > 0 else { continue }
            #expect(
                comparison.bounds
                    == PixelRect(
                        x: Int32(left), y: Int32(top), width: Int32(right - left + 1), height: Int32(bottom - top + 1)))
            #expect(comparison.worst?.distance == most)
        }
    }

    @Test(arguments: [
        Tolerance.exact, .pixelmatch, Tolerance(.okLab(4)), Tolerance(.ciede2000(3)), Tolerance(.ssim(0.9)),
    ])
    func theNumberOfThreadsDoesNotMatter(tolerance: Tolerance) {
        var random = SplitMix64(seed: 2)
        let a = Self.random(150, 700, &random)
        let b = Self.changed(a, 9000, &random)
        let one = PictureComparison(expected: a, actual: b, tolerance: tolerance, threads: 1)
        for threads in 2...5 {
            let more = PictureComparison(expected: a, actual: b, tolerance: tolerance, threads: threads)
            #expect(more.mask == one.mask && more.worst == one.worst)
            #expect(more.antialiasedCount == one.antialiasedCount)
        }
        #expect(one.count > 0 && one.count <= one.unequalCount)
    }

    @Test func aLooserLimitNeverFindsMore() {
        var random = SplitMix64(seed: 3)
        let a = Self.random(80, 80, &random)
        let b = Self.changed(a, 2000, &random)
        func counts(_ limits: [Double], _ metric: (Double) -> Tolerance.Metric) -> [Int] {
            limits.map { PictureComparison(expected: a, actual: b, tolerance: Tolerance(metric($0))).count }
        }
        let limits = [0, 1, 3, 8, 20, 50, 100].map(Double.init)
        for found in [
            counts(limits) { .okLab($0) }, counts(limits) { .ciede2000($0) },
            counts(limits.map { $0 / 100 }) { .pixelmatch(threshold: $0) },
            counts(limits.map { 1 - $0 / 50 }) { .ssim($0) },
        ] {
            #expect(found == found.sorted(by: >) && found[0] > found[6])
        }
    }

    @Test func sizesThatDifferAreStillCompared() {
        var random = SplitMix64(seed: 4)
        let a = Self.random(40, 30, &random)
        var b = Bitmap(width: 50, height: 20)
        for y in 0..<20 { for x in 0..<40 { b[x, y] = a[x, y] } }
        let comparison = PictureComparison(expected: a, actual: b, tolerance: Tolerance(maximumRatio: 1))
        #expect(!comparison.isAccepted)
        #expect(comparison.count == 10 * 20 + 40 * 10)
        #expect(comparison.description().hasPrefix("50x20 instead of 40x30 pixels"))
        #expect(comparison.worst?.x == 40 && comparison.worst?.expected == nil)
    }

    @Test func countRatioAndClusterLimitWhatIsAllowed() {
        var random = SplitMix64(seed: 5)
        let a = Self.random(100, 100, &random)
        var (scattered, close) = (a, a)
        for i in 0..<20 {
            scattered.pixels[i * 503] ^= 0xFF
            close.pixels[(40 + i / 5) * 100 + 60 + i % 5] ^= 0xFF
        }
        func accepts(_ b: Bitmap, _ tolerance: Tolerance) -> Bool {
            PictureComparison(expected: a, actual: b, tolerance: tolerance).isAccepted
        }
        #expect(accepts(scattered, Tolerance(maximumCount: 20)) && !accepts(scattered, Tolerance(maximumCount: 19)))
        #expect(
            accepts(scattered, Tolerance(maximumRatio: 0.002)) && !accepts(scattered, Tolerance(maximumRatio: 0.0019)))
        #expect(!accepts(scattered, Tolerance(maximumCount: 20, maximumRatio: 0.0019)))
        let rule = Tolerance(maximumCount: 20, cluster: .init(side: 16, maximumCount: 8))
        #expect(accepts(scattered, rule) && !accepts(close, rule))
        let densest = PictureComparison(expected: a, actual: close, tolerance: rule).densest
        #expect(densest?.count == 20)
    }

    /// The densest square is that of a search over every square of small pictures.
    @Test func theDensestSquareIsThatOfAPlainSearch() throws {
        var random = SplitMix64(seed: 7)
        for _ in 0..<60 {
            let (width, height, side) = (1 + random.below(90), 1 + random.below(70), 1 + random.below(24))
            var mask = DifferenceMask(width: width, height: height)
            for _ in 0..<1 + random.below(120) { mask[random.below(width), random.below(height)] = true }
            func count(_ x: Int, _ y: Int) -> Int {
                (y..<min(height, y + side)).reduce(0) { sum, row in
                    sum + (x..<min(width, x + side)).count { mask[$0, row] }
                }
            }
            let most = (0..<height).flatMap { y in (0..<width).map { count($0, y) } }.max()
            let found = try #require(mask.densestSquare(side: side))
            #expect(found.count == most && count(Int(found.rect.x), Int(found.rect.y)) == most)
            #expect(Int(found.rect.maxX) <= width && Int(found.rect.maxY) <= height)
        }
        #expect(DifferenceMask(width: 5, height: 5).densestSquare(side: 3) == nil)
    }

    @Test func maskedPixelsAreNotCompared() {
        var random = SplitMix64(seed: 6)
        let a = Self.random(130, 20, &random)
        var b = a
        for x in 60..<70 { b[x, 5] = .clear }
        let elements = ElementMap([
            ElementRegion(name: "popupBar.title", rect: PixelRect(x: 60, y: 0, width: 10, height: 10)),
            ElementRegion(name: "popupBar", rect: PixelRect(x: -5, y: 0, width: 300, height: 300)),
        ])
        #expect(elements.rects(named: ["title"]).count == 1 && elements.rects(named: ["popupBar"]).count == 2)
        let ignoring = elements.rects(named: ["title"])
        #expect(PictureComparison(expected: a, actual: b, ignoring: ignoring).isAccepted)
        let comparison = PictureComparison(expected: a, actual: b)
        #expect(comparison.count == 10)
        #expect(comparison.elements(in: elements).map(\.name) == ["popupBar.title"])
        #expect(comparison.description(elements: elements).contains("in popupBar.title"))
        #expect(elements.missing(of: ["bar", "title"]) == ["bar"])
    }

    @Test func theMessageNamesTheWorstPixelItsColorsAndTheBounds() {
        let a = Bitmap(width: 20, height: 10, fill: PremultipliedColor(bits: 0xFF20_4060))
        var b = a
        b[3, 4] = PremultipliedColor(bits: 0xFF20_4061)
        b[7, 8] = PremultipliedColor(bits: 0xFFFF_4060)
        let text = PictureComparison(expected: a, actual: b).description()
        #expect(
            text == """
                2 pixels of 200 differ (1 %), within 5x5 at (3, 4)
                worst pixel (7, 8): #604020 expected, #6040FF found
                """)
    }

    @Test func valuesOutOfRangeAreNamed() {
        #expect(Tolerance(.pixelmatch(threshold: 1.5)).problem == "threshold 1.5 is out of range; legal: 0.0...1.0")
        #expect(Tolerance(maximumRatio: .nan).problem != nil)
        #expect(Tolerance(cluster: .init(side: 0)).problem != nil)
        #expect(Tolerance.pixelmatch.problem == nil)
    }
}
