import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives

@testable import VitrineOverlays

/// The gallery's animations move as the recordings of the library do. Source of the series: facts, overlay container, section 4.
///
/// Fingers of the scenes are as the recordings show them; what is compared is what the overlay makes of them: the rubber
/// bands, the hand-over between list and overlay, the notch that a release leads to, and the springs.
struct TrajectoryTests {
    /// Two pixels of the recordings, in points.
    private static let tolerance = 3.4

    struct Series: Sendable, CustomTestStringConvertible {
        var file: String
        var name = "search"
        /// y of the overlay's top edge, every 0.1 s from a time on.
        var begin = 0.0
        var tops: [Double]
        var testDescription: String { "\(file) from \(begin) s" }
    }

    @Test(arguments: [
        Series(
            file: "rigid", name: "boxes", begin: 0.2,
            tops: [
                326.2, 306.7, 253.3, 152.9, 108.7, 97.2, 90.9, 88.3, 87.5, 87.5, 91.8, 110.4, 114.6, 117, 117, 117,
                117,
                117,
                117, 117, 127.8, 163.0, 199.0, 253.8, 322.0, 335.4, 340.8, 345.3, 348.0, 350.5, 350.5, 337.0, 333.7,
                333.5,
            ]),
        Series(
            file: "flexible", name: "boxes", begin: 0.7,
            tops: [
                315.6, 252.2, 204.2, 173.9, 130.9, 108.1, 89.9, 79.7, 76.2, 76.2, 76.2, 96.9, 112.2, 116.0, 117,
                117,
                117, 117,
                117, 117, 131.2, 146.3, 169.9, 242.1, 320.1, 338.3, 346.4, 353.9, 357.9, 359.4, 359.7, 356.0, 338.3,
                334.5,
            ]),
        Series(
            file: "expandable", name: "boxes", begin: 0,
            tops: [
                309.8, 292.6, 267.3, 240.1, 214.7, 152.4, 114.0, 107.6, 103.6, 100.6, 99.9, 98.6, 98.4, 97.2, 96.1,
                95.2, 94.7,
                93.8, 93.3, 107.6, 114.0, 117, 117, 117, 120.6, 154.3, 187.2, 238.6, 298.2, 340.9, 349.5, 359.3,
                364.8,
                367.8,
                368.2, 369.4, 369.4, 369.4, 343.6, 335.4, 333.7,
            ]),
        Series(
            file: "rubberBand",
            tops: [
                235.2, 201.9, 195.2, 189.0, 184.3, 180.3, 177.4, 175.3, 172.9, 171.0, 169.3, 167.7, 166.6, 193.3,
                204.5,
                203.2,
                202.8,
            ]),
        Series(
            file: "animations", begin: 1.1,
            tops: [543.3, 423.6, 399.4, 404.6, 406.3, 405.9]),
        Series(file: "animations", begin: 2.6, tops: [359.0, 250.6, 197.5, 200.2, 203.1]),
        Series(file: "animations", begin: 3.9, tops: [280.7, 386.5, 411.5, 407.2, 405.7, 405.9]),
        Series(file: "animations", begin: 4.8, tops: [486.9, 601.8, 615.3, 609.8, 608.7, 609]),
        Series(file: "animations", begin: 5.8, tops: [252.6, 191.6, 199.9, 203.3, 203.1]),
        Series(file: "animations", begin: 6.7, tops: [493.7, 608.4, 615.2, 609.3, 608.6, 609]),
        Series(
            file: "scrollToTranslation", begin: 0.3,
            tops: [
                381.2, 334.5, 323.6, 323.8, 323.8, 323.8, 323.8, 303.5, 279.9, 274.9, 274.9, 274.9, 274.9, 274.9,
                264,
                251.1,
                245.4, 245.6, 245.6, 245.6, 245.6, 242.5, 228.9, 204.3, 203.1, 203.1, 203.1,
            ]),
        Series(file: "scrollToTranslation", begin: 4.8, tops: [612.6, 608.3, 608.5, 608.5, 608.5]),
        Series(
            file: "backdropView", begin: 0,
            tops: [
                621.3, 624.6, 625.2, 628.0, 625.1, 618.4, 567.0, 479.0, 394.3, 317.3, 269.3, 214.9, 194.7, 186.5,
                179.8,
                175.3,
                173.1, 172.9,
            ]),
        Series(file: "backdropView", begin: 2.1, tops: [414.9, 406.7, 406.2, 406.2]),
        Series(
            file: "backdropView", begin: 4.2,
            tops: [325.0, 245.3, 198.5, 187.9, 180.1, 177.7, 184.8, 203.1, 204.7, 203.1]),
        Series(file: "backdropView", begin: 5.9, tops: [618.4, 612.8, 608.7, 609.2]),
    ]) func `the overlay's top edge follows the recording`(_ series: Series) throws {
        let (recording, start) = try Recording.gallery(series.file, name: series.name)
        for (i, top) in series.tops.enumerated() {
            let seconds = series.begin + 0.1 * Double(i)
            let own = Self.clock.map { recording.layout(at: start + seconds + $0).overlayTop }
            #expect(Self.isNear(own, top), "at \(seconds) s: \(own[1]), recorded \(top)")
        }
    }

    /// The recordings' clock is known to 8 ms.
    private static let clock = [-0.008, 0, 0.008]

    /// Whether a value is among others, or within the tolerance of one.
    private static func isNear(_ own: [Double], _ value: Double) -> Bool {
        guard let low = own.min(), let high = own.max() else { return false }
        return value > low - tolerance && value < high + tolerance
    }

    /// The content's offset while one finger scrolls and lifts by turns.
    @Test
    func `the list of scrollToTranslation scrolls as recorded`() throws {
        let (recording, start) = try Recording.gallery("scrollToTranslation", name: "search")
        let offsets: [(Double, Double)] = [
            (0.2, 298.3), (0.5, 298), (0.6, 291), (0.7, 272), (0.8, 250), (1.0, 247), (1.2, 247), (1.3, 234),
            (1.4, 207),
            (1.5, 190), (1.7, 188.5), (1.9, 188.5), (2.1, 172), (2.2, 148), (2.3, 136), (2.6, 136), (2.8, 134),
            (3.0, 107),
            (3.1, 102.6), (3.3, 111), (3.4, 134), (3.6, 178), (3.8, 214), (4.0, 244.5), (4.2, 219.5), (4.3, 184),
            (4.4, 121),
        ]
        for (seconds, offset) in offsets {
            let own = Self.clock.compactMap { recording.offset(at: start + seconds + $0) }
            #expect(Self.isNear(own, offset), "at \(seconds) s: \(own), recorded \(offset)")
        }
    }

    @Test
    func `the landscape heights of maps follow the recording`() throws {
        let (recording, start) = try Recording.gallery("maps", name: "search")
        let heights: [(Double, Double)] = [
            (1, 192), (3.5, 93.75), (3.8, 142.5), (3.9, 261.6), (4.0, 287.8), (4.1, 282.6), (4.3, 281.25), (4.6, 283.3),
            (4.7, 291.3), (4.8, 296.3), (4.9, 293.8), (5.1, 281.25), (5.5, 281.25), (6.0, 88.5), (6.1, 93.2),
            (6.5, 93.75),
            (8, 192),
        ]
        for (seconds, height) in heights {
            let own = Self.clock.map { recording.height(at: start + seconds + $0) }
            #expect(Self.isNear(own, height), "at \(seconds) s: \(own[1]), recorded \(height)")
        }
    }
}
