/// A shared, immutable path, such as a glyph's, with a content hash, which makes comparison of unequal outlines fast.
package final class Outline: Hashable, Sendable, CustomStringConvertible {
    /// The path in the outline's own units, y growing downward.
    package let path: Path
    package let contentHash: UInt64

    package convenience init(_ path: Path) {
        var h = StableHash()
        for v in path.verbs { h.combine(UInt64(v.rawValue)) }
        for p in path.points {
            h.combine(p.x.bitPattern)
            h.combine(p.y.bitPattern)
        }
        self.init(path, contentHash: h.value)
    }

    /// Creates an outline with a given hash, which must depend on the path alone.
    package init(_ path: Path, contentHash: UInt64) {
        self.path = path
        self.contentHash = contentHash
    }

    package var description: String { "outline \(String(contentHash, radix: 16))" }

    package static func == (a: Outline, b: Outline) -> Bool {
        a === b || (a.contentHash == b.contentHash && a.path == b.path)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}
