import VitrinePrimitives

/// Outlines of one colour, each at its place.
public struct GlyphsMark: Hashable, Sendable {
    public struct Glyph: Hashable, Sendable {
        public var outline: Outline
        /// From the outline's units to device pixels.
        public var transform: Transform

        public init(outline: Outline, transform: Transform) {
            self.outline = outline
            self.transform = transform
        }
    }

    public var glyphs: [Glyph]
    public var color: Color
    public var blend: BlendMode

    public init(glyphs: [Glyph], color: Color, blend: BlendMode = .normal) {
        self.glyphs = glyphs
        self.color = color
        self.blend = blend
    }
}
