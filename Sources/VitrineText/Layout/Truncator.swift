struct Truncator {
    let shaper: LineShaper
    let text: TextUnits
    let direction: TextDirection

    /// The longest line with an ellipsis at the text's gap that is at most `availableWidth` wide; an empty line if the
    /// ellipsis does not fit.
    /// - Parameter advances: The advance of each unit in the whole text.
    func line(availableWidth: Double, advances: [Double]) -> ShapedLine {
        var best = elided(0)
        if best.width <= availableWidth {
            // The margin is for truncated texts that are narrower than their advances because of kerning and joining.
            var high = min(text.units.count, countFitting(availableWidth, advances) + 4)
            var low = 0
            // The sum of advances is close to the result, so the search goes down in doubling steps and then bisects.
            var step = 1
            while low < high {
                let middle = low > 0 ? (low + high + 1) / 2 : max(high - step + 1, 1)
                step *= 2
                let line = elided(middle)
                if line.width <= availableWidth {
                    best = line
                    low = middle
                } else {
                    high = middle - 1
                }
            }
        } else {
            best.glyphs = []
            best.images = []
            best.spans = []
            best.missing = []
            best.width = 0
            best.inkBounds = .zero
        }
        best.isTruncated = true
        return best
    }

    private func elided(_ count: Int) -> ShapedLine {
        shaper.set(text.elided(keeping: count), direction: direction).line
    }

    /// The largest number of units whose advances add up to at most `availableWidth`.
    private func countFitting(_ availableWidth: Double, _ advances: [Double]) -> Int {
        var sums = [0.0]
        sums.reserveCapacity(advances.count + 1)
        for advance in advances { sums.append(sums[sums.count - 1] + advance) }
        var low = 0
        var high = advances.count
        while low < high {
            let middle = (low + high + 1) / 2
            let (front, back) = text.split(middle)
            let width = sums[front] + (sums[advances.count] - sums[advances.count - back])
            if width <= availableWidth { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
