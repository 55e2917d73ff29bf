/// Premultiplied RGBA pixels, rows from the top, no padding; see `PremultipliedColor` for the layout of one pixel.
public struct Bitmap: Hashable, Sendable {
    /// The width in pixels, 1 or more.
    public let width: Int
    /// The height in pixels, 1 or more.
    public let height: Int
    /// `width × height` packed pixels.
    public var pixels: [UInt32]

    /// A bitmap of one color. Both sides must be 1 or more.
    package init(width: Int, height: Int, fill: PremultipliedColor = .clear) {
        precondition(width > 0 && height > 0, "a bitmap has at least one pixel")
        self.width = width
        self.height = height
        pixels = Array(repeating: fill.bits, count: width * height)
    }

    /// Creates a bitmap from packed pixels; their count must be `width × height`.
    package init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height, "pixel count must match the size")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height)) }

    /// The pixel at a position, which must lie inside the bitmap.
    @inlinable public subscript(x: Int, y: Int) -> PremultipliedColor {
        get { PremultipliedColor(bits: pixels[y * width + x]) }
        set { pixels[y * width + x] = newValue.bits }
    }
}

/// A shared, immutable bitmap with a content hash, which makes comparison of unequal images fast.
package final class Image: Hashable, Sendable, CustomStringConvertible {
    package let bitmap: Bitmap
    package let contentHash: UInt64
    package let isOpaque: Bool
    package let uniformBlocks: UniformBlocks

    package convenience init(_ bitmap: Bitmap) {
        var h = StableHash()
        h.combine(UInt64(bitmap.width))
        h.combine(UInt64(bitmap.height))
        for p in bitmap.pixels { h.combine(UInt64(p)) }
        self.init(bitmap, contentHash: h.value)
    }

    /// Creates an image with a given hash, which must depend on the bitmap alone.
    package init(_ bitmap: Bitmap, contentHash: UInt64) {
        self.bitmap = bitmap
        self.contentHash = contentHash
        isOpaque = StraightAlpha.isOpaque(bitmap.pixels)
        uniformBlocks = UniformBlocks(of: bitmap)
    }

    package var description: String { "image \(bitmap.width)x\(bitmap.height) \(String(contentHash, radix: 16))" }

    package static func == (a: Image, b: Image) -> Bool {
        a === b || (a.contentHash == b.contentHash && a.bitmap == b.bitmap)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}
