import VitrinePrimitives

/// What a glyph looks like.
package enum GlyphDrawing: Hashable, Sendable {
    /// To be filled with the text's colour.
    case outline(GlyphOutline)
    /// To be filled one after the other, the first below all others.
    case layers([GlyphLayer])
    case picture(GlyphPicture)
}

/// One layer of a coloured glyph.
package struct GlyphLayer: Hashable, Sendable {
    package let glyph: GlyphOutline
    /// Nil for the text's colour.
    package let color: Color?
}

/// A glyph that the font holds as a picture.
package struct GlyphPicture: Hashable, Sendable {
    package let image: Image
    /// Where the picture lies, in font units with y down and the origin on the baseline; its sides may be any number
    /// above 0, whatever the picture's are.
    package let frame: Rect
}
