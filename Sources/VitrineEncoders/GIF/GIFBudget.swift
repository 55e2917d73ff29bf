/// Finds the best animation of at most a number of bytes.
///
/// Quality is reduced first, and with it the number of colors. If the result at `lowestQuality` is too large, every
/// second frame is dropped; then the picture is scaled down, if that is allowed; then two of three frames are dropped,
/// and quality may fall to 1. Each of these steps allows a better quality again.
package struct GIFBudget: Hashable, Sendable {
    /// Below this quality, fewer frames look better than worse ones (35 dB in recordings of user interfaces).
    package static let lowestQuality = 50
    /// The scales of smaller pictures in percent: each has about three quarters of the previous one's pixels.
    package static let percents = [87, 75, 65, 56, 49, 42, 37, 32, 28, 25]

    package struct EncodingSettings: Hashable, Sendable {
        package var quality: Int
        /// The divisor of the number of frames.
        package var every: Int
        /// The scale of the picture in percent.
        package var percent: Int

        package init(quality: Int, every: Int = 1, percent: Int = 100) {
            self.quality = quality
            self.every = every
            self.percent = percent
        }
    }

    /// An animation within the budget, or the smallest one if that exceeds it.
    package struct Animation: Hashable, Sendable {
        package var bytes: [UInt8]
        package var settings: EncodingSettings

        /// A description of the reductions; nil if there are none.
        package func concessions(from best: Int) -> String? {
            var parts: [String] = []
            if settings.quality < best { parts.append("quality \(settings.quality) instead of \(best)") }
            if settings.every > 1 { parts.append("one of \(settings.every) frames") }
            if settings.percent < 100 { parts.append("\(settings.percent) % of its width and height") }
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
    }

    /// The largest size in bytes.
    package var maximum: Int
    /// The highest quality, 1...100. Default: 80.
    package var quality: Int
    /// Whether the picture may be scaled down. Default: false.
    package var allowsDownscaling: Bool

    package init(maximum: Int, quality: Int = 80, allowsDownscaling: Bool = false) {
        self.maximum = maximum
        self.quality = quality
        self.allowsDownscaling = allowsDownscaling
    }

    /// The attempts, best first, each with its lowest quality.
    private var steps: [(every: Int, percent: Int, lowest: Int)] {
        let smaller = allowsDownscaling ? GIFBudget.percents : []
        return [(1, 100, GIFBudget.lowestQuality), (2, 100, GIFBudget.lowestQuality)]
            + smaller.map { (2, $0, GIFBudget.lowestQuality) } + [(3, smaller.last ?? 100, 1)]
    }

    package func best(_ encode: (EncodingSettings) throws -> [UInt8]) rethrows -> Animation {
        var smallest: Animation?
        for (every, percent, lowest) in steps {
            func attempt(_ quality: Int) throws -> Animation {
                let settings = EncodingSettings(quality: quality, every: every, percent: percent)
                return Animation(bytes: try encode(settings), settings: settings)
            }
            var low = min(lowest, quality)
            var best: Animation
            // Most animations fit unchanged. Later steps are less likely to help.
            if every == 1 {
                best = try attempt(quality)
                if best.bytes.count <= maximum { return best }
                if low < quality { best = try attempt(low) }
            } else {
                best = try attempt(low)
            }
            if best.bytes.count > maximum {
                if best.bytes.count < smallest?.bytes.count ?? .max { smallest = best }
                continue
            }
            if every > 1, low < quality {
                let top = try attempt(quality)
                if top.bytes.count <= maximum { return top }
            }
            var high = quality
            while high - low > 1 {
                let middle = try attempt((low + high) / 2)
                if middle.bytes.count <= maximum {
                    best = middle
                    low = middle.settings.quality
                } else {
                    high = middle.settings.quality
                }
            }
            return best
        }
        return smallest!
    }
}
