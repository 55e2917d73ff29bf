import VitrinePrimitives

/// A glyph with its position in a line.
package struct PlacedGlyph: Hashable, Sendable {
    /// In font units, y down; shared by all occurrences of the glyph.
    package let outline: Outline
    /// Points per unit of the outline.
    package let scale: Double
    /// Position of the outline's origin in points from the left end of the line's baseline; y down.
    package let x: Double
    package let y: Double
    /// The part of the text that the glyph represents, as UTF-8 offsets in the original text; for the ellipsis, the
    /// part that is left out.
    package let source: Range<Int>
    /// Color of a layer of a colored glyph; nil for the text's.
    package var color: RGBColor?
    /// Index of the attributes that the glyph's text has in a `TextLayout`; 0 in a line of one style.
    package var attributes = 0
    /// Factor of the outline's width.
    package var expansion = 1.0
    /// Shear of the outline: how far its top leans to the right, per unit of height.
    package var obliqueness = 0.0
    /// Points per em of the text's style; nil if it is not known.
    package var size: Double?
}

/// A glyph that is an image, with its position in a line.
package struct PlacedImage: Hashable, Sendable {
    package let image: Image
    /// In points from the left end of the line's baseline, y down.
    package let frame: Rect
    /// As in `PlacedGlyph`.
    package let source: Range<Int>
    /// As in `PlacedGlyph`.
    package var attributes = 0
}

/// One shaped line of text: its glyphs and metrics.
package struct ShapedLine: Hashable, Sendable {
    /// A part of the line with the same attributes.
    package struct Span: Hashable, Sendable {
        /// Index in `TextLayout.attributes`.
        package var attributes: Int
        /// Points from the line's left end.
        package var minX: Double
        package var maxX: Double
    }

    /// The glyphs with ink, from left to right.
    package var glyphs: [PlacedGlyph] = []
    /// The glyphs that are pictures, from left to right.
    package var images: [PlacedImage] = []
    /// Parts of the line from left to right, without gaps.
    package var spans: [Span] = []
    /// Sum of the advances in points, without the tracking after the last cluster; never negative.
    package var width = 0.0
    /// The smallest rectangle around all ink, relative to the left end of the baseline, y down; zero without ink.
    package var inkBounds = Rect.zero
    /// Points from the baseline up to the line's top.
    package var ascent = 0.0
    /// Points from the baseline down to the line's bottom.
    package var descent = 0.0
    /// Points from the line's top to its bottom.
    package var lineHeight = 0.0
    /// Whether the line is truncated, also where not even the ellipsis fits.
    package var isTruncated = false
    /// Characters that no face has and that are drawn as boxes, each once, in the order of the text.
    package var missing: [Unicode.Scalar] = []
    /// The paragraph's direction: `leftToRight` or `rightToLeft`.
    package var direction = TextDirection.leftToRight
}
