import VitrinePixelKernels

/// The weights of `AreaKernels.taps` with the same number of weights for every output sample, as the kernels require.
final class TapTable {
    @exclusivity(unchecked) private(set) var taps = 0
    /// The first source sample of each output sample; at least `taps` samples exist from it on.
    @exclusivity(unchecked) private(set) var first: [Int32] = []
    @exclusivity(unchecked) private(set) var weights: [UInt32] = []
    @exclusivity(unchecked) private var parts: [Double] = []

    func make(count: Int, origin: Double, step: Double, sourceCount: Int) {
        // Local variables avoid exclusivity checks at each of thousands of samples.
        var (first, weights, parts) = unsafe (self.first, self.weights, self.parts)
        unsafe (self.first, self.weights, self.parts) = ([], [], [])
        let most = step < 1 ? 2 : Int(step.clamped(to: 1...Double(sourceCount)).rounded(.up)) + 1
        let taps = min(most, sourceCount)
        first.removeAll(keepingCapacity: true)
        first.reserveCapacity(count)
        weights.removeAll(keepingCapacity: true)
        weights.reserveCapacity(count * (taps + 1))
        let limit = Double(sourceCount)
        for i in 0..<count {
            var lo = origin + Double(i) * step
            var hi = lo + step
            if step < 1 {
                let mid = ((lo + hi) / 2).clamped(to: -1...limit + 1)
                lo = mid - 0.5
                hi = mid + 0.5
            } else {
                lo = lo.clamped(to: 0...limit)
                hi = hi.clamped(to: 0...limit)
            }
            let from = Int(lo.rounded(.down))
            let to = max(from, Int(hi.rounded(.up)) - 1)
            let a = from.clamped(to: 0...sourceCount - 1)
            let b = to.clamped(to: 0...sourceCount - 1)
            parts.removeAll(keepingCapacity: true)
            for _ in a...b { parts.append(0) }
            for s in from...to {
                let part = min(hi, Double(s + 1)) - max(lo, Double(s))
                if part > 0 { parts[s.clamped(to: a...b) - a] += part }
            }
            let start = min(a, sourceCount - taps)
            first.append(Int32(start))
            for _ in 0..<(a - start) { weights.append(0) }
            TapTable.add(parts, to: &weights)
            for _ in weights.count..<max(weights.count, (i + 1) * taps) { weights.append(0) }
        }
        unsafe (self.first, self.weights, self.parts, self.taps) = (first, weights, parts, taps)
    }

    /// Appends the weights of parts of a sample.
    @inline(__always) private static func add(_ parts: [Double], to weights: inout [UInt32]) {
        let total = parts.reduce(0, +)
        var sum = 0.0
        var given: UInt32 = 0
        for i in parts.indices {
            guard total > 0 else {
                weights.append(i == 0 ? 65536 : 0)
                continue
            }
            sum += parts[i]
            let isLast = i == parts.count - 1
            let upTo = isLast ? 65536 : UInt32((sum / total * 65536).clamped(to: Double(given)...65536).rounded())
            weights.append(upTo - given)
            given = upTo
        }
    }
}
