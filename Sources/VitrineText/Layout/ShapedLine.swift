import VitrinePrimitives

/// A glyph at its place in a line.
package struct PlacedGlyph: Hashable, Sendable {
    /// In font units, y down; shared by all places where the glyph stands.
    package let outline: Outline
    /// Points to one unit of the outline.
    package let scale: Double
    /// Where the outline's origin lies, in points from the left end of the line's baseline; y down.
    package let x: Double
    package let y: Double
    /// The part of the text that the glyph stands for, as UTF-8 offsets in the text given; for the ellipsis, the part
    /// left out.
    package let source: Range<Int>
    /// A layer of a coloured glyph has its own; nil for the text's.
    package var color: Color?
    /// Index of the attributes that the glyph's text has in a `TextLayout`; 0 in a line of one style.
    package var attributes = 0
}

/// A glyph that is a picture, at its place in a line.
package struct PlacedPicture: Hashable, Sendable {
    package let picture: Image
    /// In points from the left end of the line's baseline, y down.
    package let frame: Rect
    /// As in `PlacedGlyph`.
    package let source: Range<Int>
    /// As in `PlacedGlyph`.
    package var attributes = 0
}

/// One line of text, shaped: what to draw, and how much room it takes.
package struct ShapedLine: Hashable, Sendable {
    /// A stretch of the line whose text has the same attributes.
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
    package var pictures: [PlacedPicture] = []
    /// Stretches of the line from left to right, without gaps.
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
    /// Whether an ellipsis stands for a part of the text, or should and had no room.
    package var isTruncated = false
    /// Characters drawn as boxes since no face has them, each once, in the order of the text.
    package var missing: [Unicode.Scalar] = []
    /// The paragraph's direction: `leftToRight` or `rightToLeft`.
    package var direction = TextDirection.leftToRight
}
