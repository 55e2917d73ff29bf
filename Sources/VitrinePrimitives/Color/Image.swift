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
