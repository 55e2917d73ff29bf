import Foundation
import Testing

@testable import Text

/// Our shaping against HarfBuzz's own command: glyph, cluster, advance and offset of every glyph.
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
        // The whole way: a line of one run must put hb-shape's glyphs where its advances say, spaced by the tracking.
        let style = TextStyle(size: 17, weight: .medium)
        let standIn = SystemFont.standIn(size: 17, weight: .medium)
        let face = try #require(bundledBook.face(family: "Inter", weight: .medium))
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
