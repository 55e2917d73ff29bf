import Testing
import VitrinePrimitives

@testable import VitrineText

@Suite struct HelveticaNeueTests {
    private func style(_ size: Double, _ weight: FontWeight, _ family: String? = "Helvetica Neue") -> TextStyle {
        var style = TextStyle(size: size, weight: weight)
        style.family = family
        return style
    }

    private func ink(_ text: String, _ weight: FontWeight) -> Rect {
        typesetter.line(text, style: style(1000, weight)).inkBounds
    }

    @Test func everyCharacterHasAnAdvanceInEveryWeight() {
        let count = HelveticaNeue.characters.unicodeScalars.count
        #expect(Set(HelveticaNeue.characters.unicodeScalars).count == count)
        for row in HelveticaNeue.advances { #expect(row.row.count == count, "\(row.weight)") }
    }

    /// Source: sums of the advances of the typeface, in thousandths of an em.
    @Test(
        "Lines are as wide as the sums of the typeface's advances",
        arguments: [
            ("none", FontWeight.regular, 2223.0), ("none", .medium, 2297), ("none", .bold, 2371),
            ("Hill", .medium, 1445),
        ])
    func widths(text: String, weight: FontWeight, width: Double) {
        let line = typesetter.line(text, style: style(1000, weight))
        // Each advance is rounded to a font unit.
        #expect((line.width - width).magnitude < 4, "\(text) \(weight): \(line.width)")
    }

    /// The ends of the ink in points: of five lines of Light 14 at 0.53 pixels per point, to 1 point.
    @Test(
        "Lines are as wide as in recordings",
        arguments: [
            ("The entry fades in and exits with transition", 14.0, FontWeight.light, 252.1),
            ("Appears for an infinate duration", 14, .light, 188.4),
            ("Where the entry should be presented in the", 15, .light, 277.5),
            ("Top Processing Note", 18, .medium, 172.6), ("Status Bar Note", 18, .medium, 131.6),
        ])
    func recordedWidths(text: String, size: Double, weight: FontWeight, width: Double) {
        let ink = typesetter.line(text, style: style(size, weight)).inkBounds.width
        #expect((ink / width - 1).magnitude < 0.015, "\(text): \(ink)")
    }

    @Test("Lines of light text have widths like those of the recorded list, letter by letter")
    func lightWidths() {
        // The ends of the ink in points, at 0.669 pixels per point, to half a pixel. With regular's advances in the
        // ratio of the average widths, the root mean square of the differences is 1.7.
        let recorded = [
            ("Regular bottom toast with blurred background", 276.1),
            ("Bottom toast without an image, appears below the", 303.8),
            ("Absorbs (swallows) touches and the status bar", 279.8), ("Appears for an infinite duration", 182.5),
            ("Receive your coupon for 15% discount at Swifty", 288.0),
            ("Bottom floating popup with dimmed background.", 294.3),
            ("Top floating alert view with button bar. Smooths", 283.5),
            ("not exceed screen top bounds when the keyboard is", 315.1),
            ("Customized view that is initialized by a nib file, it is", 297.8), ("corners and a mild shadow", 162.8),
        ]
        let squares = recorded.map { text, width in
            let difference = typesetter.line(text, style: style(14, .light)).inkBounds.width - width
            return difference * difference
        }
        let deviation = (squares.reduce(0, +) / Double(squares.count)).squareRoot()
        #expect(deviation < 1, "\(deviation) pt")
    }

    @Test(arguments: [FontWeight.light, .regular, .medium, .bold])
    func aOneIsNotStretchedToTheWidthOfDigits(weight: FontWeight) {
        #expect(ink("1", weight).width < 0.7 * ink("7", weight).width)
    }

    @Test(arguments: [FontWeight.light, .regular, .medium, .bold])
    func heights(weight: FontWeight) {
        #expect((0 - ink("x", weight).minY - 517).magnitude < 6)
        for letter in ["H", "b", "d", "h", "k", "l", "7"] {
            #expect((0 - ink(letter, weight).minY - 714).magnitude < 4, "\(letter)")
        }
    }

    @Test("Lines have the heights of SF's, and no tracking of their own")
    func lines() {
        let line = typesetter.line("Il", style: style(18, .medium))
        let system = typesetter.line("Il", style: style(18, .medium, nil))
        #expect((line.ascent, line.descent, line.lineHeight) == (system.ascent, system.descent, system.lineHeight))
        let narrow = typesetter.line("nnnn", style: style(13, .regular)).width / 13
        let wide = typesetter.line("nnnn", style: style(26, .regular)).width / 26
        #expect((narrow - wide).magnitude < 1e-9)
    }

    @Test("The name is taken without case and spaces, and a face of the book goes first")
    func name() {
        let spelled = typesetter.line("ab", style: style(17, .regular, "helveticaneue"))
        #expect(spelled == typesetter.line("ab", style: style(17, .regular)))
        #expect(spelled != typesetter.line("ab", style: style(17, .regular, nil)))
        #expect(bundledBook.standsIn(for: "Helvetica Neue") && !bundledBook.standsIn(for: "Helvetica"))
        #expect(!FontBook([]).standsIn(for: "Helvetica Neue"))
    }

    @Test("Heavier weights have more ink")
    func weights() {
        let areas = [FontWeight.light, .regular, .medium, .bold].map { weight in
            typesetter.line("o", style: style(1000, weight)).glyphs.reduce(0.0) { $0 + $1.outline.path.filledArea }
        }
        #expect(areas == areas.sorted() && Set(areas).count == areas.count)
    }
}
