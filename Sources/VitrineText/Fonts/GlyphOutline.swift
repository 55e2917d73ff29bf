import VitrinePrimitives

/// A glyph's outline in font units (`FontFace.unitsPerEm` per em) with y down and the origin on the baseline. The fill
/// rule is non-zero. Coordinates are the font's integers (halves and thirds where a TrueType quadratic became a cubic),
/// so nothing is rounded before the size is known.
package struct GlyphOutline: Hashable, Sendable {
    package let outline: Outline
    /// The bounding box of the curves, in font units; zero for a glyph without ink, such as a space.
    package let ink: Rect

    static let empty = GlyphOutline(outline: Outline(Path()), ink: .zero)
}
