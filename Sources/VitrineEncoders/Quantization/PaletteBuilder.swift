/// Selects the colors of a palette. Boxes of colors are split where that reduces the squared error most (the greedy
/// form of X. Wu, "Efficient statistical computations for optimal color quantization", Graphics Gems II, 1991), then
/// their means are refined by k-means. Large flats get an entry of exactly their color. Only integers and IEEE
/// divisions are used.
enum PaletteBuilder {
    /// The largest fraction of the entries for flats, as 1/n.
    static let flatEntries = 3
    /// The number of k-means iterations; later ones change little.
    static let rounds = 4

    /// At most `size` colors (1...256) for colors in ascending order; the same colors if they are at most `size`.
    /// - Parameter flats: Colors that must be matched within one level, as far as the palette has entries.
    static func colors(for seen: [WeightedColor], flats wanted: [WeightedColor] = [], size: Int) -> [UInt32] {
        if seen.count <= size { return seen.map(\.rgb) }
        // A color with two thirds of the average weight of an entry gets its own.
        let byWeight = wanted.sorted { ($1.weight, $0.rgb) < ($0.weight, $1.rgb) }
        let large = heavy(seen, share: size * 3 / 2)
        // The few flats of a frame come first; those of a whole animation are many.
        let ranked = byWeight.count <= size / flatEntries ? byWeight + large : large + byWeight
        let flats = apart(ranked.map(\.rgb), limit: size / flatEntries)
        let kept = Set(flats)
        // The square root keeps large areas from taking all entries, so that small gradients get some.
        let rest = softened(seen.filter { !kept.contains($0.rgb) })
        let cut = VarianceCut.means(of: rest, count: size - flats.count)
        return settled(flats: flats, moving: cut, among: rest).sorted()
    }

    static func softened(_ seen: [WeightedColor]) -> [WeightedColor] {
        seen.map { color in
            let root = Double(color.weight).squareRoot()
            return WeightedColor(rgb: color.rgb, weight: Int(root * root.squareRoot()) + 1)
        }
    }

    /// Colors with at least 1/`share` of the total weight, largest first.
    static func heavy(_ seen: [WeightedColor], share: Int) -> [WeightedColor] {
        let total = seen.reduce(0) { $0 + $1.weight }
        return seen.filter { $0.weight * share >= total }
            .sorted { ($1.weight, $0.rgb) < ($0.weight, $1.rgb) }
    }

    /// Removes colors within one level of an earlier one.
    private static func apart(_ colors: [UInt32], limit: Int) -> [UInt32] {
        var chosen: [UInt32] = []
        for color in colors where chosen.count < limit {
            let isNear = chosen.contains { other in
                let d = ColorDistance.channels(color) &- ColorDistance.channels(other)
                return (d &* d).max() <= 1
            }
            if !isNear { chosen.append(color) }
        }
        return chosen
    }

    /// Lloyd's iteration. The flats are fixed, but take the colors nearest to them.
    private static func settled(flats: [UInt32], moving: [UInt32], among seen: [WeightedColor]) -> [UInt32] {
        var moving = moving
        for _ in 0..<rounds {
            let palette = Palette(flats + moving)
            var sums = [SIMD3<Int>](repeating: .zero, count: moving.count)
            var weights = [Int](repeating: 0, count: moving.count)
            var worst: [(error: Int, rgb: UInt32)] = []
            for color in seen {
                let (place, distance) = palette.nearest(color.rgb)
                let index = Int(place)
                worst.append((distance * color.weight, color.rgb))
                guard index >= flats.count else { continue }
                sums[index - flats.count] &+= ColorDistance.channels(color.rgb) &* color.weight
                weights[index - flats.count] += color.weight
            }
            var changed = false
            var idle: [Int] = []
            for i in moving.indices {
                if weights[i] == 0 {
                    idle.append(i)
                    continue
                }
                let mean = (sums[i] &+ weights[i] / 2) / weights[i]
                let rgb = UInt32(mean.x | mean.y << 8 | mean.z << 16)
                if rgb != moving[i] {
                    moving[i] = rgb
                    changed = true
                }
            }
            if !idle.isEmpty {
                // An entry without colors moves to the largest error.
                worst.sort { ($1.error, $0.rgb) < ($0.error, $1.rgb) }
                for (i, bad) in zip(idle, worst) where bad.error > 0 {
                    moving[i] = bad.rgb
                    changed = true
                }
            }
            if !changed { break }
        }
        return Array(Set(flats + moving))
    }
}
