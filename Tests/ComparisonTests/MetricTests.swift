import Testing
import VitrineEncoders
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineComparison

/// Color distances compared with other implementations.
@Suite struct MetricTests {
    private static func pixel(_ rgb: [UInt32]) -> UInt32 { rgb[0] | rgb[1] << 8 | rgb[2] << 16 | 0xFF00_0000 }

    /// Source: scikit-image 0.26.0, deltaE_ciede2000 of rgb2lab, to 4 decimals.
    @Test(
        arguments: [
            ([50, 66, 73], [54, 66, 78], 4.0747), ([0, 0, 0], [255, 255, 255], 100),
            ([128, 128, 128], [130, 130, 130], 0.753),
            ([145, 228, 203], [149, 232, 206], 0.948), ([23, 17, 101], [183, 121, 24], 63.0895),
            ([211, 166, 134], [206, 85, 190], 39.7262), ([1, 157, 74], [2, 162, 75], 1.637),
            ([231, 78, 121], [116, 36, 154], 32.1627), ([126, 241, 130], [85, 60, 253], 69.4224),
            ([217, 219, 178], [222, 223, 178], 1.3954), ([184, 7, 71], [167, 4, 109], 12.6105),
            ([245, 63, 135], [26, 160, 12], 84.2496),
        ] as [([UInt32], [UInt32], Double)])
    func ciede2000IsThatOfScikitImage(a: [UInt32], b: [UInt32], expected: Double) {
        let (p, q) = (PerceptualColor.lab(Self.pixel(a)), PerceptualColor.lab(Self.pixel(b)))
        let distance = PerceptualColor.ciede2000(p, q)
        // The matrices to XYZ differ in their last digits.
        #expect(abs(distance - expected) < 0.01, "\(distance)")
        #expect(PerceptualColor.leastCIEDE2000(p, q) <= distance)
    }

    /// Source: pairs 1, 7, 13, 17 and 25 of the test data of Sharma, Wu and Dalal.
    @Test(
        arguments: [
            (50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425), (50, 0, 0, 50, -1, 2, 2.3669),
            (50, -0.0010, 2.49, 50, 0.0009, -2.49, 4.8045), (50, 2.5, 0, 50, 0, -2.5, 4.3065),
            (60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644),
        ] as [(Double, Double, Double, Double, Double, Double, Double)])
    func ciede2000IsThatOfItsAuthors(
        l1: Double, a1: Double, b1: Double, l2: Double, a2: Double, b2: Double, expected: Double
    ) {
        #expect(abs(PerceptualColor.ciede2000(SIMD3(l1, a1, b1), SIMD3(l2, a2, b2)) - expected) < 0.00006)
    }

    /// Source: the values for sRGB red and white by the author of Oklab.
    @Test func okLabIsThatOfItsAuthor() {
        let red = PerceptualColor.okLab(Self.pixel([255, 0, 0]))
        #expect(abs(red.x - 0.6279) < 0.0002 && abs(red.y - 0.2249) < 0.0002 && abs(red.z - 0.1258) < 0.0002)
        let d = PerceptualColor.okLab(Self.pixel([255, 255, 255])) - PerceptualColor.okLab(Self.pixel([0, 0, 0]))
        #expect(abs((d * d).sum().squareRoot() - 1) < 0.00001)
    }

    /// Source: scikit-image 0.26.0, structural_similarity of the same brightness with `full=True, data_range=255`.
    @Test func similarityIsThatOfScikitImage() {
        let (width, height) = (24, 20)
        var state = 5
        func next() -> Int {
            state = (state * 1_103_515_245 + 12345) & 0x7FFF_FFFF
            return state >> 12
        }
        let a = (0..<width * height).map { _ in (0..<3).map { _ in next() % 256 } }
        let b = a.map { pixel in
            next() % 2 == 0 ? pixel.map { max(0, min(255, $0 + next() % 81 - 40)) } : pixel
        }
        let (p, q) = (a.map { Self.pixel($0.map(UInt32.init)) }, b.map { Self.pixel($0.map(UInt32.init)) })
        p.withUnsafeBufferPointer { p in
            q.withUnsafeBufferPointer { q in
                let similarity = StructuralSimilarity(
                    a: p.baseAddress!, b: q.baseAddress!, aWidth: width, bWidth: width, width: width, height: height)
                for (x, y, expected) in [
                    (3, 3, 0.978326709), (10, 10, 0.977749), (20, 16, 0.958042264), (7, 12, 0.970225098),
                    (15, 5, 0.982143579),
                ] { #expect(abs(similarity.value(x, y) - expected) < 1e-8) }
            }
        }
    }

    private static let metrics: [Tolerance.Metric] = [
        .pixelmatch(threshold: 0.1), .okLab(2), .ciede2000(2), .ssim(0.98),
    ]

    @Test(arguments: metrics) func `colors that are equal on one ground only are different`(_ metric: Tolerance.Metric)
    {
        func bitmap(_ bits: UInt32, width: Int = 12) -> Bitmap {
            Bitmap(width: width, height: 12, pixels: [UInt32](repeating: bits, count: width * 12))
        }
        let (white, black, clear): (UInt32, UInt32, UInt32) = (0xFFFF_FFFF, 0xFF00_0000, 0)
        // White at half opacity, and a gray that is as light on white, or on black.
        let pairs: [(UInt32, UInt32)] = [
            (white, clear), (clear, black), (0x8080_8080, 0xFFFF_FFFF), (0x8080_8080, 0xFF80_8080),
            (0x8000_0000, 0xFF7F_7F7F),
        ]
        for width in [5, 12] {
            for (a, b) in pairs + pairs.map({ ($1, $0) }) {
                let comparison = PictureComparison(
                    expected: bitmap(a, width: width), actual: bitmap(b, width: width), tolerance: Tolerance(metric))
                #expect(!comparison.isAccepted, "\(String(a, radix: 16)) \(String(b, radix: 16))")
            }
            for bits in [white, clear, 0x8080_8080] {
                let comparison = PictureComparison(
                    expected: bitmap(bits, width: width), actual: bitmap(bits, width: width),
                    tolerance: Tolerance(metric))
                #expect(comparison.isAccepted && comparison.description() == "the same pixels")
            }
        }
    }

    @Test(arguments: metrics) func `pixels within a tolerance are not called the same`(_ metric: Tolerance.Metric)
        throws
    {
        var random = SplitMix64(seed: 9)
        func picture() -> Bitmap {
            Bitmap(width: 20, height: 20, pixels: (0..<400).map { _ in UInt32(random.below(1 << 24)) | 0xFF00_0000 })
        }
        let a = picture()
        var b = a
        b[3, 4] = PremultipliedColor(bits: b[3, 4].bits ^ 1)
        b[9, 9] = PremultipliedColor(bits: b[9, 9].bits ^ 0x100)
        let text = PictureComparison(expected: a, actual: b, tolerance: Tolerance(metric)).description()
        let name = try #require(metric.name)
        #expect(text.hasPrefix("2 pixels of 400 differ within the tolerance, \(name) at "), "\(text)")
        func film(_ bitmap: Bitmap) -> FilmSource {
            var rest = [a, bitmap].map { FilmPicture(bitmap: $0, duration: FrameDuration(1, 10)) }
            return FilmSource(size: PictureSize(width: 20, height: 20), loopCount: 0) {
                rest.isEmpty ? nil : rest.removeFirst()
            }
        }
        let other = picture()
        var near = other
        near[1, 1] = PremultipliedColor(bits: near[1, 1].bits ^ 1)
        let films = try FilmComparison(expected: film(other), actual: film(near), tolerance: Tolerance(metric))
        #expect(films.isAccepted)
        #expect(films.description().hasPrefix("1 of 2 pictures differ within the tolerance, \(name) at "))
        #expect(
            try FilmComparison(expected: film(other), actual: film(other), tolerance: Tolerance(metric)).description()
                == "the same pixels at the same times")
    }
}
