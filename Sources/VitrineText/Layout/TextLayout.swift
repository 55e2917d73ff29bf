import VitrinePrimitives

/// Text set in lines: what to draw and where, and how much room it takes. Points, y down, from the top left corner.
package struct TextLayout: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        package var line: ShapedLine
        /// Left end of the baseline.
        package var origin: Point
        /// Upper edge, from which `height` reaches down.
        package var top: Double
        package var height: Double
        package var decorations: [Decoration] = []
    }

    /// A line under or through text.
    package struct Decoration: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case underline
            case strikethrough
        }

        package var kind: Kind
        /// From the left end of the line's baseline.
        package var frame: Rect
        /// Nil for that of the text.
        package var color: Color?
        /// Index in `TextLayout.attributes`.
        package var attributes: Int
    }

    package var lines: [Line] = []
    /// How each part looks, by `PlacedGlyph.attributes` and `ShapedLine.Span.attributes`.
    package var attributes: [TextAttributes] = []
    /// Width of the widest line with its indents, and height of all lines with what is between them.
    package var size = Size.zero
    /// Whether some of the text is left out.
    package var isTruncated = false
    /// Characters drawn as boxes since no face has them, each once, in the order of the text.
    package var missing: [Unicode.Scalar] = []
}
