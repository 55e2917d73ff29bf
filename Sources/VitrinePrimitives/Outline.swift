/// A shared, immutable path, such as a glyph's, with a content hash.
package final class Outline: Hashable, Sendable, CustomStringConvertible {
    /// In the outline's own units; y down.
    package let path: Path
    /// Content hash; the same on every machine.
    package let identity: UInt64

    package init(_ path: Path) {
        self.path = path
        var h = StableHash()
        for v in path.verbs { h.combine(UInt64(v.rawValue)) }
        for p in path.points {
            h.combine(p.x.bitPattern)
            h.combine(p.y.bitPattern)
        }
        identity = h.value
    }

    package var description: String { "outline \(String(identity, radix: 16))" }

    package static func == (a: Outline, b: Outline) -> Bool { a === b || a.identity == b.identity }
    package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
