import VitrinePrimitives

/// What a glyph looks like.
public enum GlyphDrawing: Hashable, Sendable {
    /// To be filled with the text's colour.
    case outline(GlyphOutline)
    /// To be filled one after the other, the first below all others.
    case layers([GlyphLayer])
    case picture(GlyphPicture)
}

/// One layer of a coloured glyph.
public struct GlyphLayer: Hashable, Sendable {
    public let glyph: GlyphOutline
    /// Nil for the text's colour.
    public let color: Color?
}

/// A glyph that the font holds as a picture.
public struct GlyphPicture: Hashable, Sendable {
    public let image: Image
    /// Where the picture lies, in font units with y down and the origin on the baseline; its sides may be any number
    /// above 0, whatever the picture's are.
    public let frame: Rect
}
