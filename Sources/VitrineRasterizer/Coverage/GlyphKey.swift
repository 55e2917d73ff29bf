import VitrinePrimitives

/// The properties that determine a glyph's coverage: the hash of the outline, the matrix and the subpixel position.
/// Numbers are compared by their bits, so that NaN equals itself.
struct GlyphKey: Hashable {
    let outline: UInt64
    let a: UInt64
    let b: UInt64
    let c: UInt64
    let d: UInt64
    let x: UInt64
    let y: UInt64

    @inline(__always)
    init(_ outline: Outline, _ t: Transform, x: Double, y: Double) {
        self.outline = outline.contentHash
        a = t.a.bitPattern
        b = t.b.bitPattern
        c = t.c.bitPattern
        d = t.d.bitPattern
        self.x = x.bitPattern
        self.y = y.bitPattern
    }

    var transform: Transform {
        Transform(
            a: Double(bitPattern: a), b: Double(bitPattern: b), c: Double(bitPattern: c), d: Double(bitPattern: d),
            tx: Double(bitPattern: x), ty: Double(bitPattern: y))
    }

    /// The hash for the lookup in a table. It uses one number of the matrix, as glyphs of one size have equal others.
    @inline(__always)
    var hash: UInt64 {
        var h = outline ^ (x &* 0x9e37_79b9_7f4a_7c15)
        h = (h ^ (h >> 32) ^ a) &* 0xd6e8_feb8_6659_fd93
        h = (h ^ (h >> 32) ^ y) &* 0xd6e8_feb8_6659_fd93
        return h ^ (h >> 32)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    @inline(__always)
    static func == (p: GlyphKey, q: GlyphKey) -> Bool {
        (p.outline ^ q.outline) | (p.x ^ q.x) | (p.y ^ q.y) | (p.a ^ q.a) | (p.d ^ q.d) | (p.b ^ q.b) | (p.c ^ q.c)
            == 0
    }
}
