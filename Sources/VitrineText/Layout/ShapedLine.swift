import VitrinePrimitives

/// A glyph at its place in a line.
public struct PlacedGlyph: Hashable, Sendable {
    /// In font units, y down; shared by all places where the glyph stands.
    public let outline: Outline
    /// Points to one unit of the outline.
    public let scale: Double
    /// Where the outline's origin lies, in points from the left end of the line's baseline; y down.
    public let x: Double
    public let y: Double
    /// The part of the text that the glyph stands for, as UTF-8 offsets in the text given; for the ellipsis, the part
    /// left out.
    public let source: Range<Int>
    /// A layer of a coloured glyph has its own; nil for the text's.
    public var color: Color?
    /// Index of the attributes that the glyph's text has in a `TextLayout`; 0 in a line of one style.
    public var attributes = 0
}

/// A glyph that is a picture, at its place in a line.
public struct PlacedPicture: Hashable, Sendable {
    public let picture: Image
    /// In points from the left end of the line's baseline, y down.
    public let frame: Rect
    /// As in `PlacedGlyph`.
    public let source: Range<Int>
    /// As in `PlacedGlyph`.
    public var attributes = 0
}

/// One line of text, shaped: what to draw, and how much room it takes.
public struct ShapedLine: Hashable, Sendable {
    /// A stretch of the line whose text has the same attributes.
    public struct Span: Hashable, Sendable {
        /// Index in `TextLayout.attributes`.
        public var attributes: Int
        /// Points from the line's left end.
        public var minX: Double
        public var maxX: Double
    }

    /// The glyphs with ink, from left to right.
    public var glyphs: [PlacedGlyph] = []
    /// The glyphs that are pictures, from left to right.
    public var pictures: [PlacedPicture] = []
    /// Stretches of the line from left to right, without gaps.
    public var spans: [Span] = []
    /// Sum of the advances in points, without the tracking after the last cluster; never negative.
    public var width = 0.0
    /// The smallest rectangle around all ink, relative to the left end of the baseline, y down; zero without ink.
    public var inkBounds = Rect.zero
    /// Points from the baseline up to the line's top.
    public var ascent = 0.0
    /// Points from the baseline down to the line's bottom.
    public var descent = 0.0
    /// Points from the line's top to its bottom.
    public var lineHeight = 0.0
    /// Whether an ellipsis stands for a part of the text, or should and had no room.
    public var isTruncated = false
    /// Characters drawn as boxes since no face has them, each once, in the order of the text.
    public var missing: [Unicode.Scalar] = []
    /// The paragraph's direction: `leftToRight` or `rightToLeft`.
    public var direction = TextDirection.leftToRight
}
