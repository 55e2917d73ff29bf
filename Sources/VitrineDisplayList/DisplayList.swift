import VitrinePrimitives

/// Every mark of one picture in paint order, in device pixels. Two equal lists give the same picture.
package struct DisplayList: Hashable, Sendable {
    /// Pixels, 1 or more.
    package let width: Int
    /// Pixels, 1 or more.
    package let height: Int
    /// The colour of the canvas before the first mark.
    package var background: PremultipliedColor
    package var marks: [Mark]

    package init(width: Int, height: Int, background: PremultipliedColor = .clear, marks: [Mark] = []) {
        self.width = width
        self.height = height
        self.background = background
        self.marks = marks
    }
}

/// One drawing command. Groups are flat: everything between a `beginGroup` and its `endGroup` is painted on a layer of
/// its own, without recursion.
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
