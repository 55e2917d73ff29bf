/// A shared, unchanging path, such as a glyph's, with an identity made from its contents.
public final class Outline: Hashable, Sendable, CustomStringConvertible {
    /// In the outline's own units; y down.
    public let path: Path
    /// Content hash; the same on every machine.
    public let identity: UInt64

    public init(_ path: Path) {
        self.path = path
        var h = StableHash()
        for v in path.verbs { h.combine(UInt64(v.rawValue)) }
        for p in path.points {
            h.combine(p.x.bitPattern)
            h.combine(p.y.bitPattern)
        }
        identity = h.value
    }

    public var description: String { "outline \(String(identity, radix: 16))" }

    public static func == (a: Outline, b: Outline) -> Bool { a === b || a.identity == b.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
