import DisplayList
import Primitives

/// Paints display lists. Pure: the same list gives the same bitmap on every machine; an instance only remembers scaled
/// pictures between calls. Not for sharing between threads; make one for each.
public final class Rasterizer {
    let images = ImageCache()

    public init() {}

    /// The picture of a list. Marks with coordinates that are not finite are left out; what lies beyond
    /// `Rect.pixelLimit` is cut off, and blurs are at most 512 pixels wide. Groups open at one time share room for 32
    /// canvases and 16 million pixels; one that finds no room left is not painted.
    public func render(_ list: DisplayList) -> Bitmap {
        let bounds = PixelRect(x: 0, y: 0, width: Int32(list.width), height: Int32(list.height))
        let painter = Painter(canvas: Surface(bounds: bounds, fill: list.background), images: images)
        for mark in list.marks { painter.paint(mark) }
        return Bitmap(width: list.width, height: list.height, pixels: painter.finish().pixels)
    }
}
