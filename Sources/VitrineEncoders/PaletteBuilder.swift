/// Chooses the colours of a palette.
///
/// Boxes of colours are cut where that takes away most of the squared error (the greedy form of X. Wu, "Efficient
/// statistical computations for optimal color quantization", Graphics Gems II, 1991), then their means are settled by
/// k-means. Large flats get an entry of exactly their colour. Integers and IEEE divisions only.
enum PaletteBuilder {
    /// Flats get at most this part of the entries.
    static let flatEntries = 3
    /// Steps of k-means; later ones change little.
    static let rounds = 4

    /// At most `size` colours (1...256) for colours in rising order; exactly those when they are no more than that.
    ///
    /// - Parameter flats: colours that must be met within one level, as far as there is room.
    static func colors(for seen: [WeightedColor], flats wanted: [WeightedColor] = [], size: Int) -> [UInt32] {
        if seen.count <= size { return seen.map(\.rgb) }
        // Two thirds of what an entry stands for on average is enough to have one alone.
        let byWeight = wanted.sorted { ($1.weight, $0.rgb) < ($0.weight, $1.rgb) }
        let large = heavy(seen, share: size * 3 / 2)
        // A frame's own few come first; those of a whole film are many.
        let ranked = byWeight.count <= size / flatEntries ? byWeight + large : large + byWeight
        let flats = apart(ranked.map(\.rgb), limit: size / flatEntries)
        let kept = Set(flats)
        // Large areas would draw all entries to themselves; a root lets small soft ones have theirs.
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

    /// Colours that are one part in `share` of all, or more, the largest first.
    static func heavy(_ seen: [WeightedColor], share: Int) -> [WeightedColor] {
        let total = seen.reduce(0) { $0 + $1.weight }
        return seen.filter { $0.weight * share >= total }
            .sorted { ($1.weight, $0.rgb) < ($0.weight, $1.rgb) }
    }

    /// Leaves out what is within one level of a colour before it.
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

    /// Lloyd's iteration. The flats stay where they are, but take what is nearest to them.
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
                // An entry that nothing is nearest to helps most where the error is largest.
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
