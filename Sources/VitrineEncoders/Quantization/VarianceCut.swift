/// Splits a set of colors into boxes, always at the box and position that reduce the weighted squared error most.
struct VarianceCut {
    private struct Box {
        var range: Range<Int>
        var gain = 0.0
        var axis = 0
        /// The last level of the lower part.
        var level = 0
    }

    private var colors: [WeightedColor]
    private var boxes: [Box] = []
    /// The weights by level, one channel after the other.
    private var levels = [Int](repeating: 0, count: 768)

    /// The mean colors of at most `count` boxes; fewer if there are fewer colors.
    static func means(of colors: [WeightedColor], count: Int) -> [UInt32] {
        means(of: colors, counts: [count])[0]
    }

    /// The mean colors for several numbers of boxes in ascending order; each continues the previous one.
    static func means(of colors: [WeightedColor], counts: [Int]) -> [[UInt32]] {
        guard !colors.isEmpty else { return counts.map { _ in [] } }
        var cut = VarianceCut(colors: colors)
        cut.boxes = [cut.box(0..<colors.count)]
        return counts.map { count in
            if count == 0 { return [] }
            while cut.boxes.count < count {
                var best = 0
                for i in cut.boxes.indices where cut.boxes[i].gain > cut.boxes[best].gain { best = i }
                guard cut.boxes[best].gain > 0 else { break }
                cut.split(best)
            }
            return cut.boxes.map { cut.mean($0.range) }
        }
    }

    private init(colors: [WeightedColor]) { self.colors = colors }

    private func mean(_ range: Range<Int>) -> UInt32 {
        var sum = SIMD3<Int>.zero
        var weight = 0
        for color in colors[range] {
            sum &+= ColorDistance.channels(color.rgb) &* color.weight
            weight += color.weight
        }
        let mean = (sum &+ weight / 2) / weight
        return UInt32(mean.x | mean.y << 8 | mean.z << 16)
    }

    /// Finds the best cut of a box: the one with the most weighted variance between its two parts.
    private mutating func box(_ range: Range<Int>) -> Box {
        var box = Box(range: range)
        guard range.count > 1 else { return box }
        for i in levels.indices { levels[i] = 0 }
        unsafe levels.withUnsafeMutableBufferPointer { levels in
            for color in colors[range] {
                unsafe levels[Int(color.rgb & 255)] &+= color.weight
                unsafe levels[256 &+ Int(color.rgb >> 8 & 255)] &+= color.weight
                unsafe levels[512 &+ Int(color.rgb >> 16 & 255)] &+= color.weight
            }
        }
        for axis in 0..<3 {
            let weights = levels[axis * 256..<(axis + 1) * 256].enumerated()
            var total = 0
            var moment = 0
            for (level, weight) in weights {
                total += weight
                moment += weight * level
            }
            func spread(_ moment: Int, _ weight: Int) -> Double { Double(moment) * Double(moment) / Double(weight) }
            let whole = spread(moment, total)
            var low = 0
            var lowMoment = 0
            for (level, weight) in weights where weight > 0 {
                low += weight
                lowMoment += weight * level
                if low == total { break }
                let parts = spread(lowMoment, low) + spread(moment - lowMoment, total - low)
                let gain = (parts - whole) * Double(ColorDistance.weights[axis])
                if gain > box.gain {
                    box.gain = gain
                    box.axis = axis
                    box.level = level
                }
            }
        }
        return box
    }

    private mutating func split(_ i: Int) {
        let box = boxes[i]
        let shift = UInt32(8 * box.axis)
        let middle = colors[box.range].partition { Int(($0.rgb >> shift) & 255) > box.level }
        boxes[i] = self.box(box.range.lowerBound..<middle)
        boxes.append(self.box(middle..<box.range.upperBound))
    }
}
