import Foundation
import Testing
import VitrinePrimitives

@testable import VitrineText

/// Vitrine's shaping agrees with HarfBuzz's own command: glyph, cluster, advance and offset of every glyph.
@Suite(.enabled(if: Tool.hbShape != nil)) struct ShapingAgreementTests {
    static let latin = [
        "Present Bar", "AVATAR To. Ty, P.A.", "office affluent fjord", "Ünïcödé naïve façade",
        "e\u{301}a\u{308}\u{304}o",
        "“Quoted” — 12:34 (5/8)", "x -> y <= z != w", "Ελληνικά", "Привет, мир", "a\u{2009}b\u{2011}c", "ﬁ ﬂ",
        "1234567890",
        "Search for a place or address", "Wa Te Yo LT AY", "…", "\u{200B}z\u{FEFF}w",
    ]
    static let hebrew = ["שלום עולם", "בְּרֵאשִׁית בָּרָא", "מוזיקה", "אבג(דהו)", "״ציטוט״"]
    static let arabic = [
        "السلام عليكم", "لا إله", "مُحَمَّد", "موسيقى", "کتاب می‌خواهم", "١٢٣٤٥", "الله", "ـــهـــ", "ٱلْكِتَٰبُ",
    ]

    @Test(arguments: latin, ["Inter-Regular.otf", "InterDisplay-Bold.otf"])
    func latinAgrees(text: String, font: String) throws {
        try compare(text, font: font, script: "Latn", rightToLeft: false, features: ["calt=0"])
        try compare(text, font: font, script: "Latn", rightToLeft: false, features: ["tnum", "calt=0", "kern=0"])
    }

    @Test(arguments: hebrew, ["NotoSansHebrew-Regular.ttf", "NotoSansHebrew-Bold.ttf"])
    func hebrewAgrees(text: String, font: String) throws {
        try compare(text, font: font, script: "Hebr", rightToLeft: true, features: [])
    }

    @Test(arguments: arabic, ["NotoSansArabic-Regular.ttf", "NotoSansArabic-Bold.ttf"])
    func arabicAgrees(text: String, font: String) throws {
        try compare(text, font: font, script: "Arab", rightToLeft: true, features: [])
        try compare(text, font: font, script: "Arab", rightToLeft: true, features: [], language: "ur")
    }

    /// The folder of Debian's fonts-noto-core, for scripts that no bundled font has.
    private static let notoFolder = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto")

    private static func file(_ name: String) -> URL? {
        [fontFolder, notoFolder].map { $0.appendingPathComponent(name) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    @Test func theCorpusIsLargeEnough() {
        #expect(Set(ShapingCorpus.all.map(\.script)).count >= 12)
        #expect(ShapingCorpus.all.reduce(0) { $0 + $1.strings.count } >= 300)
    }

    /// The test includes all steps from the string to the positions of its glyphs; a font unit is a point.
    @Test(arguments: ShapingCorpus.all) func linesAgreeGlyphForGlyph(_ corpus: ShapingCorpus) throws {
        guard let file = Self.file(corpus.font) else { return }
        let strings = corpus.strings
        let list = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-shape-\(UUID()).txt")
        try Data((strings.joined(separator: "\n") + "\n").utf8).write(to: list)
        defer { try? FileManager.default.removeItem(at: list) }
        let out = try #require(Tool.hbShape).run([
            "--font-file=\(file.path)", "--output-format=json", "--no-glyph-names", "--font-funcs=ot",
            "--script=\(corpus.script)", "--direction=\(corpus.isRightToLeft ? "rtl" : "ltr")",
            "--language=\(corpus.language)", "--text-file=\(list.path)",
        ])
        let lines = out.split(separator: "\n")
        try #require(lines.count == strings.count)

        let face = try FontFace(bytes: [UInt8](Data(contentsOf: file)))
        let book = FontBook([FontBook.Entry(family: "Corpus", weight: .regular, face: face)])
        let em = Double(face.unitsPerEm)
        let setter = Typesetter(book: book)
        let style = TextStyle(size: 1000, tracking: 0, language: corpus.language, family: "Corpus")
        let scale = 1000 / em
        for (text, line) in zip(strings, lines) {
            let json = try JSONSerialization.jsonObject(with: Data(line.utf8))
            let glyphs = try #require(json as? [[String: Any]])
            var pen = 0
            var expected: [(outline: Outline, x: Double, y: Double)] = []
            for g in glyphs {
                let outline = try face.outline(of: UInt32(g["g"] as? Int ?? -1))
                if !outline.outline.path.isEmpty {
                    expected.append(
                        (
                            outline.outline, Double(pen + (g["dx"] as? Int ?? 0)) * scale,
                            Double(-(g["dy"] as? Int ?? 0)) * scale
                        ))
                }
                pen += g["ax"] as? Int ?? 0
            }
            let ours = setter.line(
                text, style: style, direction: corpus.isRightToLeft ? .rightToLeft : .leftToRight)
            #expect(ours.glyphs.map(\.outline) == expected.map(\.outline), "\(corpus.font): \(text)")
            for (a, b) in zip(ours.glyphs, expected) {
                #expect((a.x - b.x).magnitude < 1e-6 && (a.y - b.y).magnitude < 1e-6, "\(corpus.font): \(text)")
            }
            #expect((ours.width - Double(pen) * scale).magnitude < 1e-6 && ours.missing.isEmpty)
        }
    }

    private func compare(
        _ text: String, font: String, script: String, rightToLeft: Bool, features: [String], language: String? = nil
    ) throws {
        let path = fontFolder.appendingPathComponent(font).path
        var arguments = [
            "--font-file=\(path)", "--output-format=json", "--no-glyph-names", "--script=\(script)", "--font-funcs=ot",
            "--direction=\(rightToLeft ? "rtl" : "ltr")", "--language=\(language ?? "en")", "--text=\(text)",
        ]
        if !features.isEmpty { arguments.append("--features=\(features.joined(separator: ","))") }
        let json = try JSONSerialization.jsonObject(with: Data(try #require(Tool.hbShape).run(arguments).utf8))
        let expected = try #require(json as? [[String: Any]]).map { item in
            ShapedGlyph(
                glyph: UInt32(item["g"] as? Int ?? -1), cluster: item["cl"] as? Int ?? -1,
                advance: item["ax"] as? Int ?? -1, xOffset: item["dx"] as? Int ?? -1, yOffset: item["dy"] as? Int ?? -1)
        }
        let face = try FontFace(bytes: fontBytes(font))
        let scalars = text.unicodeScalars.map(\.value)
        let traits = FontFace.RunTraits(
            isRightToLeft: rightToLeft, script: script.utf8.reduce(0) { $0 << 8 | UInt32($1) },
            language: language ?? "en",
            features: try features.map { f in
                let parts = f.split(separator: "=")
                return try FontFeature(String(parts[0]), parts.count > 1 ? UInt32(parts[1]) ?? 1 : 1)
            })
        let ours = face.shape(scalars, scalars.indices, traits)
        #expect(ours == expected, "\(text) in \(font)")
    }

    @Test func aLineIsTheShapedGlyphsAtTheirPlaces() throws {
        // A line of one run must have hb-shape's glyphs at the positions of their advances, spaced by the tracking, in
        // the display cut, whose outlines are drawn unchanged.
        let style = TextStyle(size: 24, weight: .medium)
        let standIn = SystemFont.standIn(size: 24, weight: .medium)
        let face = try #require(bundledBook.face(family: "Inter", weight: .medium, cut: .display))
        let text = "AVATAR office"
        let scalars = text.unicodeScalars.map(\.value)
        let shaped = face.shape(
            scalars, scalars.indices, FontFace.RunTraits(language: nil, features: [.noContextualAlternates]))
        let line = typesetter.line(text, style: style)
        var pen = 0.0
        var i = 0
        for glyph in shaped {
            let outline = try face.outline(of: glyph.glyph)
            if !outline.outline.path.isEmpty {
                #expect(line.glyphs[i].outline == outline.outline)
                #expect((line.glyphs[i].x - pen).magnitude < 1e-9)
                i += 1
            }
            pen += Double(glyph.advance) * standIn.size / Double(face.unitsPerEm) + standIn.tracking
        }
        #expect(i == line.glyphs.count)
        #expect((line.width - (pen - standIn.tracking)).magnitude < 1e-9)
    }
}
