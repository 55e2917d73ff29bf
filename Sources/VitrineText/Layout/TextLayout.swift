import VitrinePrimitives

/// Text set in lines, with positions and size in points, y down, from the top left corner.
package struct TextLayout: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        package var line: ShapedLine
        /// Left end of the baseline.
        package var origin: Point
        /// Upper edge of the line.
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
        package var color: RGBColor?
        /// Index in `TextLayout.attributes`.
        package var attributes: Int
    }

    package var lines: [Line] = []
    /// Attributes, indexed by `PlacedGlyph.attributes` and `ShapedLine.Span.attributes`.
    package var attributes: [TextAttributes] = []
    /// Width of the widest line with its indents, and height of all lines with their spacing.
    package var size = Size.zero
    /// Whether some of the text is left out.
    package var isTruncated = false
    /// Characters that no face has and that are drawn as boxes, each once, in the order of the text.
    package var missing: [Unicode.Scalar] = []
}
