import Foundation
import Testing
import VitrineTestSupport

@testable import VitrineText

@Suite struct BidiTests {
    static let style = TextStyle(size: 17)

    /// Returns the characters of a line from left to right, each inked cluster by its first character.
    private func visual(_ text: String, _ direction: TextDirection = .auto) -> String {
        let bytes = Array(text.utf8)
        var last = -1
        return typesetter.line(text, style: Self.style, direction: direction).glyphs.reduce(into: "") { result, glyph in
            guard glyph.source.lowerBound != last else { return }
            last = glyph.source.lowerBound
            result += String(decoding: bytes[glyph.source], as: UTF8.self)
        }
    }

    @Test func hebrewRunsFromRightToLeft() {
        #expect(visual("אבג") == "גבא")
        #expect(visual("abc אבג def") == "abcגבאdef")
        #expect(visual("אבג abc דהו") == "והדabcגבא")
        #expect(visual("אבג 123 דהו") == "והד123גבא")
        #expect(visual("abc אבג 123", .leftToRight) == "abc123גבא")
        #expect(visual("a(b)", .rightToLeft) == "a(b)")
    }

    @Test func directionIsThatOfTheFirstLetter() {
        func direction(_ text: String, _ wish: TextDirection = .auto) -> TextDirection {
            typesetter.line(text, style: Self.style, direction: wish).direction
        }
        #expect(direction("123 שלום abc") == .rightToLeft)
        #expect(direction("abc שלום") == .leftToRight)
        #expect(direction("123 …") == .leftToRight)
        #expect(direction("") == .leftToRight)
        #expect(direction("", .rightToLeft) == .rightToLeft)
        #expect(direction("abc", .rightToLeft) == .rightToLeft)
        #expect(direction("\u{2067}שלום\u{2069} abc") == .leftToRight)
    }

    @Test func bracketsAreMirrored() {
        let ltr = typesetter.line("(", style: Self.style).glyphs
        let rtl = typesetter.line(")", style: Self.style, direction: .rightToLeft).glyphs
        #expect(ltr.count == 1)
        #expect(ltr.map(\.outline) == rtl.map(\.outline))
    }

    @Test func punctuationFollowsTheParagraph() throws {
        let rtl = typesetter.line("abc!", style: Self.style, direction: .rightToLeft)
        let ltr = typesetter.line("abc!", style: Self.style, direction: .leftToRight)
        #expect(rtl.glyphs.first?.source == 3..<4)
        #expect(ltr.glyphs.last?.source == 3..<4)
        #expect(rtl.glyphs.count == 4)
    }

    @Test func trailingSpaceOfARightToLeftLineIsAtItsLeftEnd() throws {
        let bare = typesetter.line("אב", style: Self.style)
        let spaced = typesetter.line("אב  ", style: Self.style)
        #expect(spaced.width > bare.width)
        #expect(spaced.inkBounds.minX > bare.inkBounds.minX + 3)
    }

    @Test func arabicLettersJoinAndAreNeverSpaced() throws {
        let tight = typesetter.line("موسيقى", style: Self.style)
        let loose = typesetter.line("موسيقى", style: TextStyle(size: 17, tracking: 5))
        #expect(tight == loose)
        let alone = "موسيقى".map { typesetter.line(String($0), style: Self.style).width }.reduce(0, +)
        #expect(tight.width < alone * 0.95)
    }

    @Test func aLigatureStandsForAllItsLetters() throws {
        let line = typesetter.line("لا", style: Self.style)
        #expect(Set(line.glyphs.map(\.source)) == [0..<4])
    }

    /// Letters, digits, signs, brackets, spaces and explicit directions of every kind. There are no marks, as the
    /// command may put them after their letters, and Vitrine keeps them in their cluster.
    private static let alphabet = Array(
        "abcXYZ 019 אבגדה שלום ١٢٣ سلام ()[]<>«»+-/.,:%$€°*!? \u{200E}\u{200F}\u{61C} "
            + "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{2069}\u{202C}"
    ).flatMap(\.unicodeScalars)

    @Test(.enabled(if: Tool.fribidi != nil), arguments: [TextDirection.auto, .leftToRight, .rightToLeft])
    func levelsAndOrderAgreeWithTheFribidiCommand(_ direction: TextDirection) throws {
        var random = SplitMix64(seed: 7)
        let texts = (0..<400).map { _ in
            (0..<random.int(1...24)).map { _ in Self.alphabet[random.int(0...(Self.alphabet.count - 1))].value }
        }
        let lines = texts.map { String(String.UnicodeScalarView($0.compactMap { Unicode.Scalar($0) })) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-bidi-\(UUID()).txt")
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let flags = direction == .auto ? [] : direction == .leftToRight ? ["--ltr"] : ["--rtl"]
        let out = try #require(Tool.fribidi).run(
            flags + ["--novisual", "--nobreak", "--basedir", "--vtol", "--levels", "--charset", "UTF-8", file.path])
        let rows = out.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        var next = 0
        for (scalars, line) in zip(texts, lines) {
            while rows[next].isEmpty { next += 1 }
            let (base, order, levels) = (rows[next], rows[next + 1], rows[next + 2])
            next += 3
            var units = TextUnits()
            for (i, s) in scalars.enumerated() {
                units.append(CollectionOfOne(Unicode.Scalar(s)!), source: i..<(i + 1))
            }
            let paragraph = BidiParagraph(units, direction: direction)
            let ours = paragraph.line(units.units.indices)
            #expect(base == "Base direction: \(paragraph.direction == .rightToLeft ? "R" : "L")", "\(line)")
            #expect(ours.order.map(String.init).joined(separator: " ") == order, "\(scalars)")
            #expect(ours.levels.map(String.init).joined(separator: " ") == levels, "\(scalars)")
        }
    }
}
