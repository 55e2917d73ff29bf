/// A glyph as HarfBuzz positions it; all lengths are in font units, y up.
struct ShapedGlyph: Hashable, Sendable {
    /// The index in the font; 0 for a character that the font lacks.
    var glyph: UInt32
    /// The index of the first scalar of the glyph's cluster.
    var cluster: Int
    var advance: Int
    var xOffset: Int
    var yOffset: Int
}
