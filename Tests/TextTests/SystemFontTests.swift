import Testing

@testable import VitrineText

/// The widths of ink in screenshots of iOS, in points, with the SF size and weight of the label.
private let referenceInk: [(text: String, size: Double, weight: FontWeight, points: Double, tolerance: Double)] = [
    // The recordings have 1x: half a pixel at each end.
    ("Present Bar", 17, .regular, 86.5, 0.012), ("Appearance", 17, .regular, 90.3, 0.012),
    ("Dismiss Bar", 17, .regular, 88.0, 0.012), ("Present Bar", 17, .medium, 89.3, 0.012),
    ("Appearance", 17, .medium, 93.5, 0.012), ("Dismiss Bar", 17, .medium, 89.6, 0.012),
    ("Suscipit Ut", 15, .medium, 75.8, 0.013), ("LNPopupController", 17, .semibold, 151.1, 0.01),
    // The stills have 2x and 3x.
    ("Bottom", 17, .semibold, 56.4, 0.01), ("Tue Jan 9", 14, .medium, 63.0, 0.01),
    ("Visit GitHub Page", 17, .regular, 131.9, 0.005), ("Report an Issue…", 17, .regular, 128.8, 0.005),
    ("Presents a scene with a custom popup bar controller.", 13, .regular, 319.2, 0.005),
    ("The Final Countdown", 14, .regular, 134.5, 0.005), ("Search for a place or address", 17, .medium, 226.0, 0.005),
    // A sixth of a pixel at each end is 1 % of these.
    ("Artists", 10, .medium, 31.7, 0.01), ("Composers", 10, .medium, 54.7, 0.01), ("Recents", 10, .medium, 38.2, 0.01),
    ("Music", 10, .medium, 28.1, 0.015),
]

/// The same of SF Hebrew, in a still at 3x.
private let hebrewInk: [(text: String, size: Double, weight: FontWeight, points: Double, tolerance: Double)] = [
    ("רכבת לילה לקהיר", 14, .regular, 102.4, 0.012), ("מלחינים", 10, .medium, 34.4, 0.015),
    ("אחרונים", 10, .medium, 34.8, 0.015), ("אמנים", 10, .medium, 26.5, 0.025),
]

@Suite struct SystemFontTests {
    @Test(arguments: referenceInk + hebrewInk)
    func inkIsAsWideAsOnIOS(text: String, size: Double, weight: FontWeight, points: Double, tolerance: Double) {
        let line = typesetter.line(text, style: TextStyle(size: size, weight: weight))
        let error = line.inkBounds.width / points - 1
        #expect(error.magnitude <= tolerance, "\(text) \(size) \(weight): \(line.inkBounds.width)")
        #expect(line.missing.isEmpty)
    }

    /// Times in status bars: iPhone X, XS Max, 16 Pro Max, iPadOS 26.
    @Test(arguments: [
        ("7:24", 44.0, 375.0, 30.7), ("09:41", 44, 414, 40.3), ("09:41", 54, 440, 44.9), ("02:39", 54, 440, 48.5),
        ("09:41", 32, 970, 35.1),
    ]) func timesAreAsWideAsOnIOS(text: String, height: Double, width: Double, points: Double) {
        let line = typesetter.line(text, style: StatusBarType.time(height: height, width: width))
        #expect((line.inkBounds.width / points - 1).magnitude <= 0.02, "\(text): \(line.inkBounds.width)")
    }

    @Test func theMeanErrorOfTheTableIsBelowHalfAPercent() {
        let errors: [Double] = referenceInk.map { row in
            let line = typesetter.line(row.text, style: TextStyle(size: row.size, weight: row.weight))
            return line.inkBounds.width / row.points - 1
        }
        let sum: Double = errors.reduce(0, +)
        let sumOfMagnitudes: Double = errors.map(\.magnitude).reduce(0, +)
        #expect(sumOfMagnitudes / Double(errors.count) < 0.005)
        #expect((sum / Double(errors.count)).magnitude < 0.003)
    }

    @Test func trackingIsTheTableAndLinearBetween() {
        #expect(SystemFont.tracking(size: 17) == -0.43)
        #expect(SystemFont.tracking(size: 3) == 0.24)
        #expect(SystemFont.tracking(size: 500) == 0)
        #expect((SystemFont.tracking(size: 12.5) - -0.04).magnitude < 1e-12)
        #expect(SystemFont.tracking(size: 31) == 0.40)
        for i in 0..<800 {
            let step = SystemFont.tracking(size: Double(i) / 10 + 0.1) - SystemFont.tracking(size: Double(i) / 10)
            #expect(step.magnitude < 0.0181, "jump at \(Double(i) / 10)")
        }
    }

    @Test(arguments: [
        (10, FontWeight.medium, 0.353), (11, .regular, 0.2448), (13, .regular, 0.1384), (14, .medium, 0.1762),
        (15, .semibold, 0.121), (17, .regular, -0.1444), (17, .medium, -0.0339), (17, .semibold, -0.0322),
        (12.5, .regular, 0.17),
    ]) func standInTracking(size: Double, weight: FontWeight, points: Double) {
        let standIn = SystemFont.standIn(size: size, weight: weight)
        #expect((standIn.tracking - points).magnitude < 0.001)
        #expect(standIn.size == size * 0.969)
        #expect(standIn.cut == .text)
    }

    @Test func theDisplayCutBeginsAtTwentyPoints() throws {
        #expect(SystemFont.standIn(size: 19.99, weight: .bold).cut == .text)
        #expect(SystemFont.standIn(size: 20, weight: .bold) == .init(cut: .display, size: 19.6, tracking: -0.402))
        let display = try #require(bundledBook.face(family: "Inter", weight: .bold, cut: .display))
        let glyph = try #require(display.glyph(for: "H"))
        let line = typesetter.line("H", style: TextStyle(size: 28, weight: .bold))
        #expect(try line.glyphs.map(\.outline) == [display.outline(of: glyph).outline])
        // The height is SF's cap height at that size, to half a device pixel at 3x.
        #expect((line.inkBounds.height - SystemFont.capHeight * 28).magnitude < 0.17)
    }

    @Test func capHeightIsThatOfSF() {
        for size in [10.0, 13, 15, 17, 18] {
            let ink = typesetter.line("H", style: TextStyle(size: size)).inkBounds
            #expect((ink.height - SystemFont.capHeight * size).magnitude < 0.01 * size)
            #expect(ink.maxY == 0)
        }
    }

    @Test func layoutMetricsAreThoseOfSF() {
        let line = typesetter.line("x", style: TextStyle(size: 17))
        #expect(line.ascent == 17 * 0.952)
        #expect(line.descent == 17 * 0.241)
        #expect(line.lineHeight == 17 * 1.193)
        #expect((line.ascent + line.descent - line.lineHeight).magnitude < 1e-9)
    }

    @Test func dynamicTypeGrowsAndHasTheDefaultTable() {
        let defaults: [(TextStyleName, Double, Double)] = [
            (.largeTitle, 34, 41), (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25), (.headline, 17, 22),
            (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18), (.caption1, 12, 16),
            (.caption2, 11, 13),
        ]
        for (style, size, leading) in defaults {
            #expect(style.size() == size)
            #expect(style.leading() == leading)
        }
        for style in TextStyleName.allCases {
            let sizes = TextSize.allCases.map { style.size(at: $0) }
            let leadings = TextSize.allCases.map { style.leading(at: $0) }
            #expect(sizes == sizes.sorted())
            #expect(leadings == leadings.sorted())
            for (size, leading) in zip(sizes, leadings) { #expect(leading > size * 1.15 && leading < size * 1.4) }
        }
        #expect(TextStyleName.body.size(at: .ax5) == 53)
        #expect(TextStyle(.headline, at: .xLarge) == TextStyle(size: 19, weight: .semibold))
    }
}
