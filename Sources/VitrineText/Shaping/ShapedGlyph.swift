/// A glyph as HarfBuzz places it, all lengths in font units, y up.
struct ShapedGlyph: Hashable, Sendable {
    /// Index in the font; 0 for a character that the font lacks.
    var glyph: UInt32
    /// Index of the first scalar of the cluster that the glyph belongs to.
    var cluster: Int
    var advance: Int
    var xOffset: Int
    var yOffset: Int
}
