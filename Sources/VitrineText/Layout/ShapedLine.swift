import VitrinePrimitives

package struct PlacedGlyph: Hashable, Sendable {
    /// The outline in font units, y down; shared by all occurrences of the glyph.
    package let outline: Outline
    /// Points per unit of the outline.
    package let scale: Double
    /// The position of the outline's origin in points from the left end of the line's baseline, y down.
    package let x: Double
    package let y: Double
    /// The UTF-8 range of the original text that the glyph represents; for the ellipsis, the omitted part.
    package let source: Range<Int>
    /// The color of a layer of a colored glyph; nil for the text's.
    package var color: RGBColor?
    /// The index of the attributes in a `TextLayout`; 0 in a line of one style.
    package var attributes = 0
    /// The factor of the outline's width.
    package var expansion = 1.0
    /// The shear of the outline: the shift of its top to the right, per unit of height.
    package var obliqueness = 0.0
    /// The size of the text's style in points per em, if known.
    package var size: Double?
}

/// A glyph that is an image, with its position in a line.
package struct PlacedImage: Hashable, Sendable {
    package let image: Image
    /// The frame in points from the left end of the line's baseline, y down.
    package let frame: Rect
    package let source: Range<Int>
    package var attributes = 0
}

/// One shaped line of text: its glyphs and metrics.
package struct ShapedLine: Hashable, Sendable {
    /// A part of the line with the same attributes.
    package struct Span: Hashable, Sendable {
        /// The index in `TextLayout.attributes`.
        package var attributes: Int
        /// The distance from the line's left end in points.
        package var minX: Double
        package var maxX: Double
    }

    /// The glyphs with ink, from left to right.
    package var glyphs: [PlacedGlyph] = []
    package var images: [PlacedImage] = []
    /// The parts of the line from left to right, without gaps.
    package var spans: [Span] = []
    /// The sum of the advances in points, without the tracking after the last cluster; never negative.
    package var width = 0.0
    /// The bounding box of all ink, relative to the left end of the baseline, y down; zero without ink.
    package var inkBounds = Rect.zero
    /// The distance from the baseline up to the line's top in points.
    package var ascent = 0.0
    /// The distance from the baseline down to the line's bottom in points.
    package var descent = 0.0
    /// The distance from the line's top to its bottom in points.
    package var lineHeight = 0.0
    /// Whether the line is truncated, even if the ellipsis does not fit.
    package var isTruncated = false
    /// The distinct characters that no face has, which are drawn as boxes, in the order of the text.
    package var missing: [Unicode.Scalar] = []
    package var direction = TextDirection.leftToRight
}
