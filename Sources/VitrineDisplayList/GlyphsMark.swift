import VitrinePrimitives

/// Glyph outlines in one color, each with its own transform.
package struct GlyphsMark: Hashable, Sendable {
    package struct Glyph: Hashable, Sendable {
        package var outline: Outline
        /// The map from the outline's units to device pixels.
        package var transform: Transform

        package init(outline: Outline, transform: Transform) {
            self.outline = outline
            self.transform = transform
        }
    }

    package var glyphs: [Glyph]
    package var color: RGBColor
    package var blend: BlendMode

    package init(glyphs: [Glyph], color: RGBColor, blend: BlendMode = .normal) {
        self.glyphs = glyphs
        self.color = color
        self.blend = blend
    }
}
