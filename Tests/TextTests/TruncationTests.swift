import Testing

@testable import VitrineText

@Suite struct TruncationTests {
    static let style = TextStyle(size: 15, weight: .medium)
    static let corpus = [
        "Itaque eos officiis expedita quisquam", "AVAVAVAVAVAV To Ty Wa", "👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈 family 🇮🇱🇫🇷🇩🇪",
        "Z̷̢̛͎a̸̧̛l̶̨g̵͉ơ̴͜ stacks e\u{301}\u{302}\u{303}\u{304}", "שלום עולם, מה שלומך היום?",
        "السلام عليكم ورحمة الله وبركاته", "mixed עברית and English ועוד", "x", "  spaces   between   ", "بِسْمِ ٱللَّهِ",
        "漢字とかな",
    ]

    @Test(arguments: corpus, Truncation.allCases) func neverWiderThanTheRoomAndNeverInsideACluster(
        text: String, truncation: Truncation
    ) throws {
        let full = typesetter.line(text, style: Self.style)
        #expect(!full.isTruncated)
        var boundaries: Set<Int> = [0]
        for character in text { boundaries.insert((boundaries.max() ?? 0) + character.utf8.count) }
        for step in 0..<48 {
            let room = full.width * Double(step) / 48
            let line = typesetter.line(text, style: Self.style, maxWidth: room, truncation: truncation)
            #expect(line.isTruncated)
            #expect(line.width <= room, "\(text) in \(room)")
            #expect(line.direction == full.direction)
            for glyph in line.glyphs {
                #expect(boundaries.contains(glyph.source.lowerBound) && boundaries.contains(glyph.source.upperBound))
            }
        }
        for room in [full.width, full.width - 1e-9, full.width + 10, .infinity] {
            #expect(typesetter.line(text, style: Self.style, maxWidth: room, truncation: truncation) == full)
        }
    }

    @Test(arguments: Truncation.allCases) func theEllipsisStandsForWhatIsLeftOut(truncation: Truncation) throws {
        let text = "Itaque eos officiis expedita quisquam"
        let line = typesetter.line(text, style: Self.style, maxWidth: 120, truncation: truncation)
        let dots = typesetter.line("…", style: Self.style).glyphs[0].outline
        let ellipses = line.glyphs.filter { $0.outline == dots }
        #expect(ellipses.count == 1)
        let gap = try #require(ellipses.first).source
        switch truncation {
        case .tail: #expect(gap.upperBound == text.utf8.count && gap.lowerBound > 0)
        case .head: #expect(gap.lowerBound == 0 && gap.upperBound < text.utf8.count)
        case .middle:
            let (front, back) = (gap.lowerBound, text.utf8.count - gap.upperBound)
            #expect(front > 0 && back > 0 && (front - back).magnitude <= 2)
        }
        // Every remaining character is inked in place, except for spaces.
        let bytes = Array(text.utf8)
        let kept = line.glyphs.filter { $0.outline != dots }.map { String(decoding: bytes[$0.source], as: UTF8.self) }
        let expected = String(decoding: bytes[..<gap.lowerBound] + bytes[gap.upperBound...], as: UTF8.self)
        #expect(kept.joined() == expected.filter { $0 != " " })
    }

    @Test func noLetterIsLeftOutThatWouldFit() {
        let text = "AVATAR Wave Type fjord"
        let letters = Array(text)
        for room in stride(from: 20.0, to: 140, by: 3.7) {
            let line = typesetter.line(text, style: Self.style, maxWidth: room)
            let kept = line.glyphs.last?.source.lowerBound ?? 0
            var next = kept + 1
            while next < letters.count, letters[next - 1] == " " { next += 1 }
            guard next < letters.count else { continue }
            let longer = typesetter.line(String(letters[..<next]) + "…", style: Self.style)
            #expect(longer.width > room, "\(kept) letters in \(room)")
            #expect(line.width == typesetter.line(String(letters[..<kept]) + "…", style: Self.style).width)
        }
    }

    /// Letters set so tight that the ellipsis makes a line shorter, by up to three letters.
    @Test func noLetterIsLeftOutThatWouldFitWithTightLetters() {
        let text = String(repeating: "W", count: 16)
        var found = 0
        for tracking in stride(from: -15.0, through: -9, by: 0.25) {
            let style = TextStyle(size: 15, weight: .medium, tracking: tracking)
            let widths = text.indices.map { typesetter.line(String(text[..<$0]) + "…", style: style).width }
            let (letter, dots) = (widths[2] - widths[1], typesetter.line("W", style: style).width - widths[1])
            guard letter > 0, dots > 0, dots < 3 * letter else { continue }
            for count in 4..<12 {
                let room = widths[count] + letter / 2
                #expect(typesetter.line(text, style: style, maxWidth: room).width == widths[count], "\(tracking)")
                found += 1
            }
        }
        #expect(found > 0)
    }

    @Test func spacesBesideTheEllipsisGo() {
        let text = "ab cdefghijklmnop"
        let two = typesetter.line("ab…", style: Self.style).width
        let three = typesetter.line("ab c…", style: Self.style).width
        let line = typesetter.line(text, style: Self.style, maxWidth: (two + three) / 2 + 1)
        #expect(line.width == two)
        #expect(line.glyphs.last?.source == 2..<17)
    }

    @Test func rightToLeftTextEndsAtTheLeft() throws {
        let line = typesetter.line("שלום עולם, מה שלומך היום?", style: Self.style, maxWidth: 60)
        let dots = typesetter.line("…", style: Self.style).glyphs[0].outline
        #expect(line.glyphs.first?.outline == dots)
        #expect(line.glyphs.last?.source.lowerBound == 0)
    }

    @Test func noRoomAtAll() {
        for room in [0, -5, -Double.infinity, .nan, 1] {
            let line = typesetter.line("Text", style: Self.style, maxWidth: room)
            #expect(line.glyphs.isEmpty && line.width == 0 && line.isTruncated && line.inkBounds == .zero)
            #expect(line.lineHeight == 15 * 1.193)
            #expect(!typesetter.line("", style: Self.style, maxWidth: room).isTruncated)
        }
    }
}
