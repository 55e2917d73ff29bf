import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineText

@Suite struct TypesetterTests {
    static let style = TextStyle(size: 17)

    @Test func emptyText() {
        let line = typesetter.line("", style: Self.style)
        #expect(line.glyphs.isEmpty && line.width == 0 && !line.isTruncated && line.missing.isEmpty)
        #expect(line.lineHeight == 17 * 1.193)
    }

    @Test func controlCharactersBecomeSpacesOrVanish() {
        func shape(_ text: String) -> [[Double]] {
            typesetter.line(text, style: Self.style).glyphs.map { [$0.x, $0.y] }
        }
        #expect(shape("a\tb") == shape("a b"))
        #expect(shape("a\r\nb") == shape("a b"))
        #expect(shape("a\u{2028}b\u{2029}c\u{85}d") == shape("a b c d"))
        #expect(shape("a\u{0}\u{1B}b\u{7F}\u{9C}") == shape("ab"))
        #expect(typesetter.line("\u{0}\u{1}", style: Self.style).width == 0)
        for value in (0..<0x20).map(UInt8.init) {
            let line = typesetter.line("x\(Unicode.Scalar(value))y", style: Self.style)
            #expect(line.glyphs.count == 2 && line.missing.isEmpty)
        }
    }

    @Test func brokenEncodingsAreRepairedAndDrawn() {
        for bytes: [UInt8] in [
            [0xED, 0xA0, 0x80, 0x41], [0xFF], [0xC0, 0xAF], [0xF0, 0x9F], Array("ab".utf8) + [0x80],
        ] {
            let text = String(decoding: bytes, as: UTF8.self)
            let line = typesetter.line(text, style: Self.style)
            #expect(line.glyphs.count == text.count)
        }
    }

    @Test func aMissingCharacterIsABoxAndReported() {
        let line = typesetter.line("a漢b字漢", style: Self.style)
        #expect(line.missing == ["漢", "字"])
        #expect(
            line.glyphs.filter { $0.outline == MissingGlyph.glyph.outline }.map(\.source) == [1..<4, 5..<8, 8..<11])
        let family = typesetter.line("👨‍👩‍👧", style: Self.style)
        #expect(family.glyphs.count == 1)
        #expect(family.missing == ["👨", "👩", "👧"])
        #expect((family.inkBounds.height - 0.705 * 17).magnitude < 1e-9)
    }

    @Test func aMissingMarkIsReported() {
        // The text is a Bengali sign on a Latin letter: no face has both.
        let line = typesetter.line("a\u{981}b", style: Self.style)
        #expect(line.missing == ["\u{981}"])
        #expect(line.glyphs.count == 3)
    }

    @Test func eachClusterFindsItsFace() throws {
        let line = typesetter.line("aאب1", style: Self.style, direction: .leftToRight)
        #expect(line.missing.isEmpty)
        let glyphs = Dictionary(grouping: line.glyphs, by: { $0.source.lowerBound })
        let scales: [Int: Double] = glyphs.mapValues { $0[0].scale }
        let latin: Double = 17 * 0.969 / 2816
        #expect(scales[0] == latin)
        let hebrew = try #require(scales[1])
        #expect([17.0 / 1000, 17.0 / 2048].contains(hebrew))
        #expect(scales[5] == scales[0])
        // Composed and decomposed spellings look the same, but a cache with strings as keys, for which both are equal,
        // would return the other's offsets.
        let composed = typesetter.line("é", style: Self.style)
        let decomposed = typesetter.line("e\u{301}", style: Self.style)
        #expect(composed.glyphs.map(\.outline) == decomposed.glyphs.map(\.outline))
        #expect(decomposed.glyphs.first?.source == 0..<3)
    }

    @Test func invisibleCharactersTakeNoRoom() {
        let plain = typesetter.line("abc", style: Self.style)
        let marked = typesetter.line("a\u{200D}b\u{2060}\u{200E}c\u{FE0F}", style: Self.style)
        #expect(marked.width == plain.width)
        #expect(marked.missing.isEmpty)
    }

    @Test func trackingStandsBetweenClustersOnly() {
        let tight = typesetter.line("abcd", style: TextStyle(size: 17, tracking: 0))
        let loose = typesetter.line("abcd", style: TextStyle(size: 17, tracking: 2))
        #expect((loose.width - tight.width - 6).magnitude < 1e-9)
        for i in 0..<4 { #expect((loose.glyphs[i].x - tight.glyphs[i].x - 2 * Double(i)).magnitude < 1e-9) }
        // The width is a sum without the last tracking.
        let (wide, plain) = (TextStyle(size: 17, tracking: 9), TextStyle(size: 17, tracking: 0))
        #expect((typesetter.line("a", style: wide).width - typesetter.line("a", style: plain).width).magnitude < 1e-12)
    }

    @Test func monospacedDigitsAreOfOneWidth() {
        func width(_ s: String, _ mono: Bool) -> Double {
            typesetter.line(s, style: TextStyle(size: 15, monospacedDigits: mono)).width
        }
        #expect(width("11:11", true) == width("09:48", true))
        #expect(width("11:11", false) < width("09:48", false))
    }

    @Test func kerningIsOnAndArrowsAreNot() {
        let style = TextStyle(size: 17, tracking: 0)
        func width(_ s: String) -> Double { typesetter.line(s, style: style).width }
        #expect(width("AV") < width("A") + width("V") - 0.3)
        #expect(typesetter.line("->", style: style).glyphs.count == 2)
    }

    @Test func featuresAndFamiliesAreHeard() throws {
        let zero = TextStyle(size: 17, features: [try FontFeature("zero")])
        #expect(typesetter.line("0", style: zero).glyphs != typesetter.line("0", style: Self.style).glyphs)
        let noto = TextStyle(size: 17, family: "Noto Sans Hebrew")
        #expect(typesetter.line("א", style: noto).lineHeight != 17 * 1.193)
        #expect(typesetter.line("a", style: noto).glyphs == typesetter.line("a", style: Self.style).glyphs)
        let unknown = TextStyle(size: 17, family: "Nobody")
        #expect(typesetter.line("a", style: unknown) == typesetter.line("a", style: Self.style))
        let alone = Typesetter(book: FontBook([]))
        #expect(alone.line("ab", style: Self.style).missing == ["a", "b"])
    }

    @Test func hostileStylesGiveFiniteLines() {
        let numbers = [0, -1, 1e300, .nan, .infinity, -Double.infinity, 1e-300]
        for size in numbers {
            for tracking in numbers {
                let style = TextStyle(size: size, tracking: tracking, language: "../%n\u{0}", family: "")
                let line = typesetter.line("Abc אבג", style: style, maxWidth: 50)
                #expect(line.width.isFinite && line.width <= 50 && line.inkBounds.isFinite && line.lineHeight > 0)
            }
        }
        #expect(throws: TextError.self) { try TextStyle(size: 0).validate() }
        #expect(throws: TextError.self) { try TextStyle(size: .nan).validate() }
        #expect(throws: Never.self) { try TextStyle(size: 17).validate() }
    }

    @Test func badFeatureTagsAreErrors() throws {
        for tag in ["", "toolong", "ü", "a b", "\u{0}"] {
            #expect(throws: TextError.badFeatureTag(tag)) { try FontFeature(tag) }
        }
        #expect(try FontFeature("ss1").tag == 0x7373_3120)
    }

    static let giants: [(name: String, unit: String)] = [
        ("letters", "a"), ("words", "lorem ipsum "), ("flags", "🇮🇱"), ("family", "👨‍👩‍👧‍👦"), ("hebrew", "שלום "),
        ("arabic", "سلام"), ("brackets", "("), ("embeddings", "\u{202B}"), ("isolates", "א\u{2066}a\u{2067}"),
        ("controls", "\u{1}"), ("joiners", "\u{200D}"), ("boxes", "漢"), ("accents", "ǭ\u{301}"), ("newlines", "\r\n"),
    ]

    @Test(arguments: giants) func aMegabyteIsBoundedInTime(name: String, unit: String) {
        let text = String(repeating: unit, count: (isDebugBuild ? 50_000 : 1_000_000) / unit.utf8.count)
        let cases: [(Double?, Truncation)] = [(nil, .tail), (300, .middle), (300, .tail), (300, .head), (nil, .middle)]
        for (room, truncation) in cases.prefix(isDebugBuild ? 2 : 5) {
            let clock = ContinuousClock()
            var line = ShapedLine()
            let time = clock.measure {
                line = typesetter.line(text, style: Self.style, maxWidth: room, truncation: truncation)
            }
            #expect(time < .seconds(isDebugBuild ? 20 : 2), "\(name) \(truncation): \(time)")
            #expect(line.width <= room ?? .infinity)
            #expect(line.glyphs.count <= 2 * Typesetter.longestText)
            #expect(line.isTruncated)
        }
    }

    @Test func oneGiantClusterIsBoundedToo() {
        let stack = "a" + String(repeating: "\u{301}", count: isDebugBuild ? 50_000 : 500_000)
        for truncation in Truncation.allCases {
            let line = typesetter.line("x" + stack + "y", style: Self.style, truncation: truncation)
            #expect(line.isTruncated)
            #expect(line.glyphs.count <= 3)
        }
    }

    @Test func longTextKeepsTheSideThatTruncationKeeps() throws {
        let text = "BEGIN" + String(repeating: "m", count: 20_000) + "END"
        let bytes = Array(text.utf8)
        func ends(_ t: Truncation) -> (String, String) {
            let g = typesetter.line(text, style: Self.style, truncation: t).glyphs
            let dots = typesetter.line("…", style: Self.style).glyphs[0].outline
            func name(_ i: Int) -> String {
                g[i].outline == dots ? "…" : String(decoding: bytes[g[i].source], as: UTF8.self)
            }
            return (name(0), name(g.count - 1))
        }
        #expect(ends(.tail) == ("B", "…"))
        #expect(ends(.head) == ("…", "D"))
        #expect(ends(.middle) == ("B", "D"))
    }

    @Test func everyThreadGetsTheSameBits() async {
        let texts = TruncationTests.corpus + ["Present Bar", "09:41"]
        func all(_ setter: Typesetter) -> [ShapedLine] {
            texts.flatMap { text in
                [nil, 40.0, 90].map { setter.line(text, style: TextStyle(size: 15, weight: .semibold), maxWidth: $0) }
            }
        }
        let expected = all(typesetter)
        let fresh = Typesetter(book: bundledBook)
        let own = Typesetter(book: BundledFonts.book(reading: fontBytes))
        await withTaskGroup(of: [[ShapedLine]].self) { group in
            for _ in 0..<8 {
                group.addTask { (0..<(isDebugBuild ? 2 : 20)).map { _ in all(fresh) } + [all(own)] }
            }
            for await results in group { for result in results { #expect(result == expected) } }
        }
    }

    /// Faces of few styles at a time are cached, on which the result does not depend.
    @Test func textsOfManyStylesAreWhatTheyAreByThemselves() {
        let styles = (0..<90).map { i in
            TextStyle(
                size: 9 + Double(i % 30), weight: [.light, .regular, .semibold, .heavy][i % 4],
                tracking: i % 5 == 0 ? 1 : nil, family: i % 7 == 0 ? "Helvetica Neue" : nil, isItalic: i % 11 == 0)
        }
        let text = "Title שלום 42 عربي"
        let setter = Typesetter(book: bundledBook)
        func layout(_ setter: Typesetter, _ style: TextStyle) -> TextLayout {
            setter.layout(AttributedText(text, TextAttributes(style)), width: 90)
        }
        let first = styles.map { layout(setter, $0) }
        for (i, style) in styles.enumerated() where i % 9 == 0 {
            #expect(layout(Typesetter(book: bundledBook), style) == first[i], "\(style)")
        }
        #expect(styles.reversed().map { layout(setter, $0) } == first.reversed())
    }

    /// Layouts are cached without colors, shadows and strokes, which are those of the requested text.
    @Test func aTextInOtherColorsIsNotThatOfTheFirst() {
        func text(_ color: RGBColor?, _ line: RGBColor?) -> AttributedText {
            var first = TextAttributes(Self.style, foregroundColor: color)
            first.underline = TextAttributes.Line(color: line)
            var second = TextAttributes(Self.style, backgroundColor: color)
            second.shadow = color.map { TextAttributes.Shadow(color: $0) }
            second.stroke = color.map { TextAttributes.Stroke(width: 3, color: $0) }
            return AttributedText([.init("Present ", first), .init("Bar", second)])
        }
        let setter = Typesetter(book: bundledBook)
        let colors: [RGBColor?] = [nil, .black, RGBColor(red: 1, green: 0, blue: 0)]
        for color in colors {
            for line in colors {
                let layout = setter.layout(text(color, line), width: 60)
                #expect(layout == Typesetter(book: bundledBook).layout(text(color, line), width: 60))
                #expect(layout.attributes.map(\.foregroundColor) == [color, nil])
                #expect(layout.lines.flatMap(\.decorations).allSatisfy { $0.color == line })
            }
        }
        #expect(setter.layout(AttributedText()).attributes.count == 1)
    }

    @Test(arguments: ["Present Bar", "office", "trailing  ", "soft\u{AD}hyphen", "שלום 42", "日本語。"])
    func aParagraphThatFitsIsTheLineOfItsText(_ text: String) throws {
        let layout = typesetter.layout(AttributedText(text, TextAttributes(Self.style)), width: 500)
        let line = typesetter.line(text, style: Self.style)
        let first = try #require(layout.lines.first).line
        #expect(layout.lines.count == 1)
        #expect(first.glyphs == line.glyphs)
        #expect((first.width == line.width) == !text.hasSuffix(" "))
    }

    @Test func theCacheChangesNothing() {
        let setter = Typesetter(book: bundledBook)
        let first = (0..<1500).map { setter.line("row \($0)", style: Self.style) }
        let again = (0..<1500).map { setter.line("row \($0)", style: Self.style) }
        #expect(first == again)
        #expect(first[7] == Typesetter(book: bundledBook).line("row 7", style: Self.style))
    }
}
