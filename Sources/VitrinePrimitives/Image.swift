/// A shared, immutable bitmap with a content hash, which makes the comparison of equal pictures cheap.
package final class Image: Hashable, Sendable, CustomStringConvertible {
    package let bitmap: Bitmap
    /// Content hash; the same on every machine.
    package let identity: UInt64

    package init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
        var h = StableHash()
        h.combine(UInt64(bitmap.width))
        h.combine(UInt64(bitmap.height))
        for p in bitmap.pixels { h.combine(UInt64(p)) }
        identity = h.value
    }

    package var description: String { "image \(bitmap.width)x\(bitmap.height) \(String(identity, radix: 16))" }

    package static func == (a: Image, b: Image) -> Bool { a === b || a.identity == b.identity }
    package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
