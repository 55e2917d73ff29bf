import VitrinePrimitives

/// Every mark of one picture in paint order, in device pixels. Two equal lists give the same picture.
package struct DisplayList: Hashable, Sendable {
    /// The largest side of a canvas in pixels.
    package static let longestSide = 1_000_000
    /// The largest number of pixels of a canvas.
    package static let mostPixels = 1 << 28

    /// The width in pixels, 1...`longestSide`.
    package let width: Int
    /// The height in pixels, 1...`longestSide`; at most `mostPixels` / `width`.
    package let height: Int
    /// The color of the canvas before the first mark.
    package var background: PremultipliedColor
    package var marks: [Mark]
    /// How the canvas is scaled down to the picture. Default nil: it is the picture.
    package var reduction: Reduction?

    /// Creates a display list. Its size is clamped to the legal one.
    package init(
        width: Int, height: Int, background: PremultipliedColor = .clear, marks: [Mark] = [],
        reduction: Reduction? = nil
    ) {
        self.width = width.clamped(to: 1...DisplayList.longestSide)
        self.height = min(max(height, 1), DisplayList.longestSide, DisplayList.mostPixels / self.width)
        self.background = background
        self.marks = marks
        self.reduction = reduction
    }
}

/// One drawing command. The marks between a `beginGroup` and its `endGroup` are painted on a separate layer.
package enum Mark: Hashable, Sendable {
    case fill(FillMark)
    case glyphs(GlyphsMark)
    case image(ImageMark)
    case shadow(ShadowMark)
    case backdrop(BackdropMark)
    case glass(GlassMark)
    case beginGroup(GroupMark)
    case endGroup
}
