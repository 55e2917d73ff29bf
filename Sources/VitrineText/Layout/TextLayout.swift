import VitrinePrimitives

/// Text set in lines: what to draw and where, and how much room it takes. Points, y down, from the top left corner.
public struct TextLayout: Hashable, Sendable {
    public struct Line: Hashable, Sendable {
        public var line: ShapedLine
        /// Left end of the baseline.
        public var origin: Point
        /// Upper edge, from which `height` reaches down.
        public var top: Double
        public var height: Double
        public var decorations: [Decoration] = []
    }

    /// A line under or through text.
    public struct Decoration: Hashable, Sendable {
        public enum Kind: Hashable, Sendable {
            case underline
            case strikethrough
        }

        public var kind: Kind
        /// From the left end of the line's baseline.
        public var frame: Rect
        /// Nil for that of the text.
        public var color: Color?
        /// Index in `TextLayout.attributes`.
        public var attributes: Int
    }

    public var lines: [Line] = []
    /// How each part looks, by `PlacedGlyph.attributes` and `ShapedLine.Span.attributes`.
    public var attributes: [TextAttributes] = []
    /// Width of the widest line with its indents, and height of all lines with what is between them.
    public var size = Size.zero
    /// Whether some of the text is left out.
    public var isTruncated = false
    /// Characters drawn as boxes since no face has them, each once, in the order of the text.
    public var missing: [Unicode.Scalar] = []
}
