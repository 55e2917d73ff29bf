import VitrinePrimitives

/// Text set in lines, with positions and size in points, y down, from the top left corner.
package struct TextLayout: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        package var line: ShapedLine
        /// The left end of the baseline.
        package var origin: Point
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
        /// The frame relative to the left end of the line's baseline.
        package var frame: Rect
        /// The color; nil for that of the text.
        package var color: RGBColor?
        /// The index in `TextLayout.attributes`.
        package var attributes: Int
    }

    package var lines: [Line] = []
    /// The attributes, indexed by `PlacedGlyph.attributes` and `ShapedLine.Span.attributes`.
    package var attributes: [TextAttributes] = []
    /// The width of the widest line with its indents, and the height of all lines with their spacing.
    package var size = Size.zero
    package var isTruncated = false
    /// The distinct characters that no face has, which are drawn as boxes, in the order of the text.
    package var missing: [Unicode.Scalar] = []
}
