import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineText

@Suite struct LayoutTests {
    static let style = TextStyle(size: 17)
    static let prose = "Suscipit ut itaque eos officiis expedita quisquam voluptatem delectus dolores eaque id enim."

    private func layout(
        _ text: String, _ paragraph: ParagraphStyle = ParagraphStyle(), width: Double? = nil,
        style: TextStyle = LayoutTests.style
    ) -> TextLayout {
        typesetter.layout(AttributedText(text, TextAttributes(style)), paragraph: paragraph, width: width)
    }

    /// Returns the characters of a line, from the text of its glyphs; spaces are not inked.
    private func shown(_ line: TextLayout.Line, of text: String) -> String {
        let bytes = Array(text.utf8)
        var seen: Set<Int> = []
        let sources = line.line.glyphs.map(\.source).filter { seen.insert($0.lowerBound).inserted }
        return sources.sorted { $0.lowerBound < $1.lowerBound }
            .map { String(decoding: bytes[$0], as: UTF8.self) }.joined()
    }

    @Test("One line in unlimited room equals the line that is set alone")
    func singleLine() {
        let alone = typesetter.line(Self.prose, style: Self.style)
        let layout = layout(Self.prose)
        #expect(layout.lines.count == 1)
        #expect(layout.lines.first?.line == alone)
        #expect(layout.size.width == alone.width && layout.size.height == alone.lineHeight)
        #expect(layout.lines.first?.origin == Point(x: 0, y: alone.ascent))
    }

    @Test("Every line fits, and the next word would not have", arguments: [100.0, 131, 173, 250, 400])
    func greedy(width: Double) throws {
        let layout = layout(Self.prose, width: width)
        var words = Self.prose.split(separator: " ")[...]
        for line in layout.lines {
            #expect(line.line.width <= width + 1e-6)
            var count = 0
            let text = shown(line, of: Self.prose)
            while count < words.count, words.prefix(count + 1).joined().count <= text.count { count += 1 }
            #expect(words.prefix(count).joined() == text)
            let longer = words.prefix(count + 1).joined(separator: " ")
            words = words.dropFirst(count)
            if !words.isEmpty { #expect(typesetter.line(longer, style: Self.style).width > width) }
        }
        #expect(words.isEmpty && !layout.isTruncated)
        #expect(layout.size.height == layout.lines.reduce(0) { $0 + $1.height })
    }

    private func underlines(_ text: String, _ style: TextAttributes.Line.Style = .single) throws -> [Rect] {
        let look = TextAttributes(Self.style, underline: TextAttributes.Line(style))
        let line = try #require(typesetter.layout(AttributedText(text, look)).lines.first)
        return line.decorations.filter { $0.kind == .underline }.map(\.frame)
    }

    @Test(
        "An underline leaves out what hangs below it, and nothing else",
        arguments: [TextAttributes.Line.Style.single, .thick])
    func interruptedUnderline(_ style: TextAttributes.Line.Style) throws {
        #expect(try underlines("Leal", style).count == 1)
        let parts = try underlines("Legal", style)
        try #require(parts.count == 2)
        let line = typesetter.line("Legal", style: Self.style)
        let g = line.glyphs[2]
        let ink = g.outline.path.tightBounds
        // The hook of g ends left of its stem and right of its bowl: the gap is at most half a thickness wider than the
        // letter.
        let (left, right) = (g.x + ink.minX * g.scale, g.x + ink.maxX * g.scale)
        let room = parts[0].height / 2
        #expect(parts[0].maxX >= left - room - 1e-9 && parts[1].minX <= right + room + 1e-9)
        #expect(parts[1].minX - parts[0].maxX > 0.6 * (right - left))
        #expect(parts[0].minX == 0 && parts[1].maxX > g.x + 2 * (right - left))
        #expect(try underlines("gg", style).allSatisfy { $0.width > 0 })
    }

    @Test("Each span's underline leaves out its own letters, many of them in time that grows with their number")
    func underlinesOfManySpans() throws {
        let look = TextAttributes(Self.style, underline: TextAttributes.Line(.single))
        var red = look
        red.foregroundColor = RGBColor(0xff0000)
        let pair = AttributedText("ga", look) + AttributedText("ga", red)
        let two = try #require(typesetter.layout(pair).lines.first)
        #expect(two.line.spans.count == 2 && two.decorations.count >= 2)
        for decoration in two.decorations {
            for g in two.line.glyphs where two.line.glyphs.firstIndex(of: g)! % 2 == 0 {
                let middle = g.x + g.outline.path.tightBounds.midX * g.scale
                #expect(!(decoration.frame.minX...decoration.frame.maxX).contains(middle))
            }
        }
        var many = pair
        for _ in 0..<10 { many = many + many }
        let line = try #require(typesetter.layout(many).lines.first)
        #expect(line.decorations.count > 2_000 && line.decorations.allSatisfy { $0.frame.width > 0 })
    }

    @Test func thickUnderlinesReachHigher() throws {
        let (single, thick) = (try underlines("a"), try underlines("a", .thick))
        #expect((thick[0].maxY - single[0].maxY).magnitude < 1e-9)
        #expect((thick[0].height - 1.75 * single[0].height).magnitude < 1e-9)
    }

    @Test("What a path has in a band is what its bounds say when the band holds all of it")
    func extents() throws {
        let glyph = try #require(typesetter.line("g", style: Self.style).glyphs.first)
        let (path, bounds) = (glyph.outline.path, glyph.outline.path.tightBounds)
        let whole = try #require(path.extent(in: bounds.minY - 1...bounds.maxY + 1))
        // The pieces of a curve are inside it.
        let tolerance = 0.002 * bounds.width
        #expect((whole.lowerBound - bounds.minX).magnitude < tolerance)
        #expect((whole.upperBound - bounds.maxX).magnitude < tolerance)
        #expect(path.extent(in: bounds.maxY + 1...bounds.maxY + 2) == nil)
        let square = Path.rect(Rect(x: 2, y: 0, width: 4, height: 4))
        #expect(square.extent(in: 1...2) == 2...6)
        #expect(square.extent(in: -3...1, leaning: 1) == 1...6)
    }

    @Test("A word longer than a line is broken between clusters")
    func longWord() {
        let text = "Donaudampfschiff e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}"
        let layout = layout(text, width: 40)
        #expect(layout.lines.count > 3)
        let boundaries = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count])
        for line in layout.lines {
            #expect(line.line.width <= 40)
            for g in line.line.glyphs {
                #expect(boundaries.contains(g.source.lowerBound) && boundaries.contains(g.source.upperBound))
            }
        }
        #expect(layout.lines.map { shown($0, of: text) }.joined() == text.filter { $0 != " " })
    }

    @Test("A line holds at least one cluster, however narrow the room")
    func narrow() {
        let layout = layout("abc", width: 0)
        #expect(layout.lines.count == 3 && !layout.isTruncated)
    }

    @Test("Alignment moves lines and nothing else")
    func alignment() throws {
        let width = 200.0
        let left = layout(Self.prose, ParagraphStyle(alignment: .left), width: width)
        let right = layout(Self.prose, ParagraphStyle(alignment: .right), width: width)
        let center = layout(Self.prose, ParagraphStyle(alignment: .center), width: width)
        let natural = layout(Self.prose, width: width)
        #expect(natural == left)
        for (i, line) in left.lines.enumerated() {
            #expect(right.lines[i].line == line.line && center.lines[i].line == line.line)
            #expect(abs(right.lines[i].origin.x - (width - line.line.width)) < 1e-9)
            #expect(abs(center.lines[i].origin.x - (width - line.line.width) / 2) < 1e-9)
        }
        let hebrew = layout("שלום עולם, מה שלומך היום", width: 100)
        #expect(hebrew.lines.count > 1)
        for line in hebrew.lines { #expect(abs(line.origin.x + line.line.width - 100) < 1e-9) }
    }

    @Test("Justified lines are as wide as the room, by their spaces, but for the last")
    func justified() throws {
        let width = 180.0
        let plain = layout(Self.prose, width: width)
        let even = layout(Self.prose, ParagraphStyle(alignment: .justified), width: width)
        #expect(even.lines.count == plain.lines.count && plain.lines.count > 2)
        for (a, b) in zip(even.lines, plain.lines).dropLast() {
            #expect(abs(a.line.width - width) < 1e-6)
            #expect(a.line.glyphs.map(\.source) == b.line.glyphs.map(\.source))
        }
        #expect(even.lines.last?.line == plain.lines.last?.line)
        // Letters of a word keep their distances.
        let (a, b) = (even.lines[0].line.glyphs, plain.lines[0].line.glyphs)
        #expect(abs((a[1].x - a[0].x) - (b[1].x - b[0].x)) < 1e-9)
    }

    @Test("The line limit shortens the last line where it is told to")
    func limit() throws {
        func last(_ mode: ParagraphStyle.LineBreakMode) throws -> (TextLayout, String) {
            let made = layout(Self.prose, ParagraphStyle(lineBreakMode: mode, lineLimit: 2), width: 180)
            #expect(made.lines.count == 2 && made.isTruncated)
            let line = try #require(made.lines.last)
            #expect(line.line.width <= 180 + 1e-6)
            return (made, shown(line, of: Self.prose))
        }
        let free = layout(Self.prose, width: 180)
        for mode in ParagraphStyle.LineBreakMode.allCases where mode != .byCharWrapping {
            #expect(try last(mode).0.lines.first?.line == free.lines.first?.line)
        }
        #expect(try last(.byWordWrapping).1 == shown(free.lines[1], of: Self.prose))
        #expect(try last(.byClipping).1.hasPrefix(shown(free.lines[1], of: Self.prose)))
        // The source of the ellipsis is the text it replaces, so that the source includes everything.
        let rest = Self.prose.filter { $0 != " " }.dropFirst(shown(free.lines[0], of: Self.prose).count)
        for mode in [ParagraphStyle.LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
            let (made, text) = try last(mode)
            #expect(text.filter { $0 != " " } == rest)
            let dots = try #require(made.lines[1].line.glyphs.max { $0.source.count < $1.source.count })
            switch mode {
            case .byTruncatingTail: #expect(dots == made.lines[1].line.glyphs.last)
            case .byTruncatingHead: #expect(dots == made.lines[1].line.glyphs.first)
            default: #expect(dots != made.lines[1].line.glyphs.last && dots != made.lines[1].line.glyphs.first)
            }
        }
    }

    @Test("A text cut off after a whole line says so with an ellipsis")
    func cutBetweenParagraphs() throws {
        let made = layout("First\nSecond\nThird", ParagraphStyle(lineLimit: 2))
        #expect(made.lines.count == 2 && made.isTruncated)
        #expect(made.lines[1].line.glyphs.count == "Second…".count)
        let whole = layout("First\nSecond", ParagraphStyle(lineLimit: 2))
        #expect(!whole.isTruncated && whole.lines[1].line.glyphs.count == "Second".count)
        let wrapped = layout("First\nSecond", ParagraphStyle(lineBreakMode: .byWordWrapping, lineLimit: 1))
        #expect(wrapped.isTruncated && wrapped.lines.count == 1)
    }

    @Test("Paragraph and line separators, empty lines, a separator at the end")
    func separators() {
        #expect(layout("a\nb\r\nc\u{2029}d\u{2028}e\u{85}f").lines.count == 6)
        let gap = layout("a\n\nb")
        #expect(gap.lines.count == 3 && gap.lines[1].line.glyphs.isEmpty)
        #expect(gap.lines[1].height == gap.lines[0].height)
        #expect(layout("a\n").lines.count == 1)
        #expect(layout("").lines.count == 1 && layout("").size.height > 0)
    }

    @Test("Line heights, spacings and indents add up")
    func metrics() throws {
        let plain = layout("a b\nc", width: 10)
        let h = Self.style.size * SystemFont.lineHeight
        #expect(plain.lines.map(\.top) == [0, h, 2 * h])
        let spaced = layout(
            "a b\nc",
            ParagraphStyle(lineSpacing: 3, paragraphSpacing: 5, paragraphSpacingBefore: 7), width: 10)
        #expect(spaced.lines.map(\.top) == [0, h + 3, h + 3 + h + 12 + 3])
        let tall = layout("a", ParagraphStyle(minimumLineHeight: 40))
        #expect(tall.size.height == 40)
        #expect(abs(tall.lines[0].origin.y - (40 - h + plain.lines[0].line.ascent)) < 1e-9)
        #expect(layout("a", ParagraphStyle(lineHeightMultiple: 1.5)).size.height == h * 1.5)
        #expect(layout("a", ParagraphStyle(maximumLineHeight: 10)).size.height == 10)
        let indented = layout(
            "a b", ParagraphStyle(firstLineHeadIndent: 12, headIndent: 4, tailIndent: 3), width: 25)
        #expect(indented.lines.map(\.origin.x) == [12, 4])
        let hebrew = layout("א ב", ParagraphStyle(firstLineHeadIndent: 12, headIndent: 4, tailIndent: 3), width: 25)
        #expect(abs(hebrew.lines[0].origin.x + hebrew.lines[0].line.width - 13) < 1e-9)
    }

    @Test("A soft hyphen shows where a line ends at it, and nowhere else")
    func softHyphen() {
        let text = "Schiff\u{ad}fahrt"
        let one = layout(text)
        #expect(one.lines[0].line.width == typesetter.line("Schifffahrt", style: Self.style).width)
        let two = layout(text, width: 60)
        #expect(two.lines.count == 2)
        #expect(two.lines[0].line.glyphs.count == "Schiff-".count)
        #expect(two.lines[1].line.glyphs.count == "fahrt".count)
    }

    @Test("Attributes stay with their letters and do not change what is set")
    func attributes() throws {
        var red = TextAttributes(Self.style)
        red.foregroundColor = RGBColor(0xff0000)
        let text = AttributedText("AV", TextAttributes(Self.style)) + AttributedText("AT", red)
        let made = typesetter.layout(text)
        let plain = typesetter.line("AVAT", style: Self.style)
        let line = try #require(made.lines.first).line
        #expect(line.glyphs.map(\.x) == plain.glyphs.map(\.x), "kerning across a change of color")
        #expect(line.glyphs.map(\.attributes) == [0, 0, 1, 1])
        #expect(line.spans.map(\.attributes) == [0, 1])
        #expect(line.spans[0].minX == 0 && line.spans[0].maxX == line.spans[1].minX)
        #expect(made.attributes[1].foregroundColor == RGBColor(0xff0000))
    }

    @Test("Arabic letters go on joining where the color changes")
    func joining() {
        var red = TextAttributes(Self.style)
        red.foregroundColor = RGBColor(0xff0000)
        let whole = typesetter.line("سلام", style: Self.style)
        let parts = typesetter.layout(AttributedText("سل", TextAttributes(Self.style)) + AttributedText("ام", red))
        #expect(parts.lines[0].line.glyphs.map(\.outline) == whole.glyphs.map(\.outline))
        #expect(parts.lines[0].line.glyphs.map(\.x) == whole.glyphs.map(\.x))
    }

    @Test("A raised part lifts its letters and makes room above")
    func baselineOffset() {
        var raised = TextAttributes(TextStyle(size: 10))
        raised.baselineOffset = 9
        let made = typesetter.layout(AttributedText("x", TextAttributes(Self.style)) + AttributedText("2", raised))
        let line = made.lines[0].line
        #expect(line.glyphs[1].y == -9)
        #expect(line.ascent == 10 * SystemFont.ascent + 9)
        #expect(line.descent == 17 * SystemFont.descent)
        let low = typesetter.layout(AttributedText("x", raised))
        #expect(low.lines[0].line.glyphs[0].y == -9)
    }

    @Test("A bidirectional paragraph broken into lines has each line in its own order")
    func bidi() {
        let text = "abc דהו זחט ghi"
        let wide = layout(text)
        let narrow = layout(text, width: wide.lines[0].line.width * 0.55)
        #expect(narrow.lines.count == 2)
        // Within its line every Hebrew word is read from right to left.
        for line in narrow.lines {
            let hebrew = line.line.glyphs.filter { (4..<17).contains($0.source.lowerBound) }.map(\.source.lowerBound)
            #expect(hebrew == hebrew.sorted(by: >))
        }
    }

    @Test("What is out of range is moved into it; nothing is negative, nothing NaN")
    func insane() {
        let paragraph = ParagraphStyle(
            lineLimit: -3, lineHeightMultiple: .nan, minimumLineHeight: -1, maximumLineHeight: .infinity,
            lineSpacing: -.infinity, headIndent: .nan, tailIndent: 1e300)
        var attributes = TextAttributes(TextStyle(size: .nan, tracking: .infinity))
        attributes.baselineOffset = .nan
        let made = typesetter.layout(AttributedText("abc def", attributes), paragraph: paragraph, width: .nan)
        #expect(made.lines.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite && $0.height >= 0 })
        #expect(made.size.width.isFinite && made.size.height.isFinite)
    }

    @Test("Long texts are set in bounded time and cut at the limit")
    func long() {
        let text = String(repeating: "word ", count: 40_000)
        let made = layout(text, width: 300)
        #expect(made.isTruncated)
        #expect(
            made.lines.last.map { ($0.line.glyphs.last?.source.upperBound ?? 0) <= Typesetter.longestLayout } == true)
        let tight = layout(String(repeating: "x", count: 3000), width: 1)
        #expect(tight.lines.count == 3000)
    }
}
