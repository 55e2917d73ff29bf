import VitrinePrimitives

package enum GlyphDrawing: Hashable, Sendable {
    /// An outline filled with the text's color.
    case outline(GlyphOutline)
    /// Layers filled in order; the first is at the bottom.
    case layers([GlyphLayer])
    case image(GlyphImage)
}

package struct GlyphLayer: Hashable, Sendable {
    package let glyph: GlyphOutline
    /// The color; nil for the text's color.
    package let color: RGBColor?
}

package struct GlyphImage: Hashable, Sendable {
    package let image: Image
    /// The image's frame in font units, above 0, with y down, the origin on the baseline, and any aspect ratio.
    package let frame: Rect
}
