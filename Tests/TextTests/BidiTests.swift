import Foundation
import TestSupport
import Testing

@testable import Text

@Suite struct BidiTests {
    static let style = TextStyle(size: 17)

    /// The characters of a line from left to right, each inked cluster by its first character.
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

    @Test(.enabled(if: Tool.fribidi != nil)) func orderAgreesWithTheFribidiCommand() throws {
        // Only letters and digits, so that mirroring and shaping leave the command's output comparable.
        var generator = SplitMix64(seed: 7)
        let alphabet = Array("abcXYZ 019 אבגדה שלום ")
        for _ in 0..<60 {
            let text = String(
                (0..<(3 + generator.below(14))).map { _ in alphabet[generator.below(alphabet.count)] })
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-bidi-\(UUID()).txt")
            try Data(text.utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            let out = try #require(Tool.fribidi).run(["--nopad", "--nobreak", "--charset", "UTF-8", file.path])
            #expect(visual(text) == out.filter { !$0.isWhitespace }, "\(text)")
        }
    }
}
