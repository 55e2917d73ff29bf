import VitrineDisplayList
import VitrinePrimitives
import VitrineText

/// Sets the scene's labels: each glyph where the advances put it, between pixels too, without kerning or ligatures.
///
/// Shaped lines stay in the typesetter's cache, as the glyphs of other renderers stay in theirs; the mark, with a place
/// for each glyph, is made anew whenever it is asked for.
package struct SceneType: Sendable {
    private let typesetter: Typesetter
    private let features: [FontFeature]

    /// - Parameter fonts: paths of font files by the names that labels use.
    package init(fonts: [String: String]) throws {
        let entries = try fonts.keys.sorted().map { name in
            let bytes = [UInt8](try SceneError.contents(of: fonts[name]!))
            return FontBook.Entry(family: name, weight: .regular, face: try FontFace(bytes: bytes))
        }
        typesetter = Typesetter(book: FontBook(entries, fallbacks: []))
        features = try ["kern", "liga", "clig", "calt", "ccmp"].map { try FontFeature($0, 0) }
    }

    /// - Parameters:
    ///   - size: pixels to the em.
    ///   - x: the left end of the baseline.
    package func mark(
        _ text: String, font: String, size: Double, x: Double, y: Double, color: RGBColor
    ) -> Mark {
        let style = TextStyle(size: size, weight: .regular, tracking: 0, family: font, features: features)
        let line = typesetter.line(text, style: style, direction: .leftToRight)
        return .glyphs(
            GlyphsMark(
                glyphs: line.glyphs.map { glyph in
                    GlyphsMark.Glyph(
                        outline: glyph.outline,
                        transform: Transform(
                            a: glyph.scale, b: 0, c: 0, d: glyph.scale, tx: x + glyph.x, ty: y + glyph.y))
                }, color: color))
    }

    package func mark(_ label: SceneDescription.Label) -> Mark {
        mark(label.text, font: label.font, size: label.size, x: label.x, y: label.y, color: RGBColor(label.color))
    }
}
