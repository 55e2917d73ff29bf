import VitrinePrimitives

/// A glyph's outline in font units (`FontFace.unitsPerEm` to the em) with y down and the origin on the baseline.
///
/// To be filled by the non-zero rule. Font units rather than fractions of the em: they are the font's own whole numbers
/// (halves and thirds where a TrueType quadratic became a cubic), so nothing is rounded before the size is known.
package struct GlyphOutline: Hashable, Sendable {
    package let outline: Outline
    /// The smallest rectangle around the curves, in font units; zero for a glyph without ink, such as a space.
    package let ink: Rect

    static let empty = GlyphOutline(outline: Outline(Path()), ink: .zero)
}
