/// A palette's search with a memory for colours already asked for.
struct PaletteSearch {
    let palette: Palette
    private var known: [UInt32]
    private var answers: [(place: UInt8, distance: Int32)]

    init(_ palette: Palette) {
        self.palette = palette
        known = Array(repeating: .max, count: 1 << 14)
        answers = Array(repeating: (0, 0), count: 1 << 14)
    }

    /// See `Palette.nearest`.
    mutating func nearest(_ rgb: UInt32) -> (place: UInt8, distance: Int) {
        // Fibonacci hashing: the odd number nearest to 2³²/φ.
        let slot = Int((rgb &* 0x9E37_79B1) >> 18)
        if known[slot] == rgb { return (answers[slot].place, Int(answers[slot].distance)) }
        let found = palette.nearest(rgb)
        known[slot] = rgb
        answers[slot] = (found.place, Int32(found.distance))
        return found
    }
}
