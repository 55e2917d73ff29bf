/// A shared, immutable path, such as a glyph's, with a content hash, which finds unequal outlines quickly.
package final class Outline: Hashable, Sendable, CustomStringConvertible {
    /// In the outline's own units; y down.
    package let path: Path
    /// Content hash; the same on every machine. Outlines that differ may share it.
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

    /// An outline with a given hash, which must depend on the path alone.
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
