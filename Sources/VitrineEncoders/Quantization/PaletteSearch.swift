/// Nearest neighbour search in a palette with a cache of earlier queries.
struct PaletteSearch {
    let palette: Palette
    private struct Answer {
        var rgb = UInt32.max
        var distance: Int32 = 0
        var place: UInt8 = 0
    }
    private var answers = [Answer](repeating: Answer(), count: 1 << 14)

    init(_ palette: Palette) { self.palette = palette }

    /// See `Palette.nearest`.
    mutating func nearest(_ rgb: UInt32) -> (place: UInt8, distance: Int) {
        // Fibonacci hashing: the odd number nearest to 2³²/φ.
        let slot = Int((rgb &* 0x9E37_79B1) >> 18)
        let answer = answers[slot]
        if answer.rgb == rgb { return (answer.place, Int(answer.distance)) }
        let found = palette.nearest(rgb)
        answers[slot] = Answer(rgb: rgb, distance: Int32(found.distance), place: found.place)
        return found
    }
}
