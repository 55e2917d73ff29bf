import VitrinePrimitives

/// A picture of at most 256 colors: exact if there are no more, otherwise the nearest of a palette made for it.
package struct IndexedImage: Sendable {
    package let width: Int
    package let height: Int
    /// 1...256 colors, 0xBBGGRR.
    package let colors: [UInt32]
    /// The index of each pixel, in rows from the top.
    package let indices: [UInt8]

    /// Creates an indexed image; the alpha of the pixels is ignored.
    package init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        var few = FewColors()
        for pixel in bitmap.pixels { few.add(pixel & 0xFF_FFFF) }
        if few.exceedsPalette {
            var cells = ColorCells()
            for pixel in bitmap.pixels { cells.add(pixel & 0xFF_FFFF, weight: 1) }
            colors = PaletteBuilder.colors(for: cells.colors(), size: 256)
        } else {
            colors = few.colors.sorted()
        }
        var search = PaletteSearch(Palette(colors))
        indices = bitmap.pixels.map { search.nearest($0 & 0xFF_FFFF).place }
    }
}
