import Testing

/// The gallery's films move as the recordings of the library's demos do. Source: facts, floating panel, section 4.
///
/// The scenes have the fingers of the recordings. The tests compare the panel's response: the buffers, the position of
/// a release, the springs and the curves.
struct TrajectoryTests {
    /// The tolerance in points: two pixels of the recordings.
    private static let tolerance = 2 / 0.8867

    struct Series: Sendable, CustomTestStringConvertible {
        var file: String
        var panel: String
        /// The time of the first value. The y coordinates of the surface follow every 0.1 s.
        var begin = 0.0
        var tops: [Double]
        /// The accuracy of the recording's times, in seconds.
        var clock = 0.008
        var testDescription: String { "\(file) from \(begin) s" }
    }

    private static func repeated(_ value: Double, _ count: Int) -> [Double] { Array(repeating: value, count: count) }

    @Test(arguments: [
        Series(
            file: "maps", panel: "search",
            tops: [516, 516, 590.7, 683.8, 705.2, 708.5, 641.4, 542.1, 520.1, 516.6, 342.6, 75.8, 51.9, 62.3]
                + repeated(62, 8) + [73, 101.3, 121.8, 324, 479.7, 510.7, 515.3] + repeated(516.1, 5)
                + [360.9, 96.8] + repeated(62.1, 9) + [127.4, 409.4] + repeated(516, 13)),
        Series(
            file: "stocks", panel: "news",
            tops: repeated(649, 10) + [593.7, 526.4, 514.5, 515.1, 256, 141.1, 109.1, 102, 100.4]
                + repeated(100.1, 9) + [263.6, 440.8, 498.7, 512.5, 627.1, 653.6, 650.7, 649.1]
                + repeated(649, 11)),
        Series(
            file: "maps-landscape", panel: "search", begin: 0.9,
            tops: repeated(284.6, 7) + [119.6, 12.7, 13.9, 16.2, 15.9, 15.9, 15.9, 206.1, 296.6, 288, 284.1]
                + repeated(284.6, 4) + [274.2, 161.2, 18] + repeated(15.9, 9) + [19.1, 169.5, 276.2]
                + repeated(284.6, 15),
            // The frames at 4.3, 4.4 and 4.5 s are 17 ms apart on the curve that they fit.
            clock: 0.01),
    ])
    func `the top of the surface follows the recording`(_ series: Series) throws {
        let film = try PanelFilm(gallery: series.file)
        for (i, top) in series.tops.enumerated() {
            let seconds = series.begin + 0.1 * Double(i)
            let own = Self.times(series.clock).map { film.y(series.panel, at: max(0, seconds + $0)) }
            #expect(Self.isNear(own, top), "at \(seconds) s: \(film.y(series.panel, at: seconds)), recorded \(top)")
        }
    }

    @Test(arguments: [(1.8, 0), (1.9, 35), (2, 71), (2.1, 36), (2.2, 0)] as [(Double, Double)])
    func `the list of maps scrolls as recorded before the finger takes the panel along`(
        seconds: Double, offset: Double
    ) throws {
        let film = try PanelFilm(gallery: "maps")
        let own = Self.times(0.008).map { film.contentOffset("search", at: seconds + $0) }
        #expect(Self.isNear(own, offset), "\(film.contentOffset("search", at: seconds)), recorded \(offset)")
    }

    /// The brightness of the page behind the panel decreases as recorded. Source: facts, floating panel, section 4.
    @Test func `the backdrop of maps dims the page as recorded`() throws {
        let film = try PanelFilm(gallery: "maps")
        for (y, brightness) in [(516, 1), (342.6, 0.89), (75.8, 0.71), (62, 0.704), (51.9, 0.695)] {
            let time = stride(from: 0.9, through: 1.45, by: 0.001).min {
                (film.y("search", at: $0) - y).magnitude < (film.y("search", at: $1) - y).magnitude
            }
            let alpha = film.alpha("search", at: try #require(time))
            #expect((1 - alpha - brightness).magnitude < 0.012, "\(alpha) at \(y)")
        }
    }

    private static func times(_ clock: Double) -> [Double] {
        Array(stride(from: -clock, through: clock + 1e-9, by: clock / 4))
    }

    /// Returns whether a value is among others, or within the tolerance of one.
    private static func isNear(_ own: [Double], _ value: Double) -> Bool {
        guard let low = own.min(), let high = own.max() else { return false }
        return value > low - tolerance && value < high + tolerance
    }
}
