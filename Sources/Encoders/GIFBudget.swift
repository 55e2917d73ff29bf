/// Finds the best-looking film that is no larger than a number of bytes.
///
/// Quality goes down first. Where even `plainest` is too large, every second or third frame is left out, and quality may be
/// better again. Nothing is scaled.
public struct GIFBudget: Hashable, Sendable {
    /// Below this, fewer frames look better than worse ones. Measured on films of a user interface: 35 dB.
    public static let plainest = 50

    /// A film within the budget, or the smallest one, if that is beyond it.
    public struct Film: Hashable, Sendable {
        public var bytes: [UInt8]
        public var quality: Int
        /// How many frames there were for one that is shown.
        public var every: Int

        /// What was given up for the size, in words; nil for nothing.
        public func traded(from best: Int) -> String? {
            var parts: [String] = []
            if quality < best { parts.append("quality \(quality) instead of \(best)") }
            if every > 1 { parts.append("one of \(every) frames") }
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
    }

    /// In bytes.
    public var maximum: Int
    /// The best quality wanted, 1...100.
    public var quality: Int

    public init(maximum: Int, quality: Int = 80) {
        self.maximum = maximum
        self.quality = quality
    }

    /// - Parameter encode: makes the film at a quality and with one frame of so many.
    public func best(_ encode: (_ quality: Int, _ every: Int) throws -> [UInt8]) rethrows -> Film {
        var smallest: Film?
        for (every, lowest) in [(1, GIFBudget.plainest), (2, GIFBudget.plainest), (3, 1)] {
            func film(_ quality: Int) throws -> Film {
                Film(bytes: try encode(quality, every), quality: quality, every: every)
            }
            let top = try film(quality)
            if top.bytes.count <= maximum { return top }
            var low = min(lowest, quality)
            var best = try film(low)
            if best.bytes.count > maximum {
                if best.bytes.count < smallest?.bytes.count ?? .max { smallest = best }
                continue
            }
            var high = quality
            while high - low > 1 {
                let middle = try film((low + high) / 2)
                if middle.bytes.count <= maximum {
                    best = middle
                    low = middle.quality
                } else {
                    high = middle.quality
                }
            }
            return best
        }
        return smallest!
    }
}
