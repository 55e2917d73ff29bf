import CVitrineFreeType

/// Counts the parts of TrueType's composite glyphs before FreeType loads them: FreeType does not limit nesting, and a few
/// hundred bytes can nest exponentially many parts.
struct CompositeWeights {
    /// The largest number of parts of a glyph, including nested ones; common fonts have fewer than twenty.
    static let limit = 1000
    private static let maximumDepth = 16

    private let isNeeded: Bool
    private var known: [UInt32: Int] = [:]

    init(isNeeded: Bool) { self.isNeeded = isNeeded }

    mutating func allows(_ glyph: UInt32, of face: FT_Face) -> Bool {
        unsafe !isNeeded || weight(glyph, of: face, depth: 0) <= Self.limit
    }

    /// The number of glyphs of which a glyph consists, including itself, or any number above the limit.
    private mutating func weight(_ glyph: UInt32, of face: FT_Face, depth: Int) -> Int {
        if let weight = known[glyph] { return weight }
        // This also ends cycles; a glyph that is too deep exceeds the limit, and so does every glyph that contains it.
        guard depth < Self.maximumDepth else { return Self.limit + 1 }
        var weight = 1
        for part in unsafe Self.parts(of: glyph, face) {
            unsafe weight += self.weight(part, of: face, depth: depth + 1)
            if weight > Self.limit { break }
        }
        known[glyph] = weight
        return weight
    }

    private static func parts(of glyph: UInt32, _ face: FT_Face) -> [UInt32] {
        guard unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_RECURSE)) == 0,
            let slot = unsafe face.pointee.glyph,
            unsafe slot.pointee.format == FT_GLYPH_FORMAT_COMPOSITE
        else { return [] }
        return unsafe (0..<slot.pointee.num_subglyphs).compactMap { i in
            var index: FT_Int = 0
            var flags: FT_UInt = 0
            var x: FT_Int = 0
            var y: FT_Int = 0
            var transform = FT_Matrix()
            let code = unsafe FT_Get_SubGlyph_Info(slot, i, &index, &flags, &x, &y, &transform)
            return code == 0 && index >= 0 ? UInt32(index) : nil
        }
    }
}
