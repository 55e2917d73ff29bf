/// Finds the best-looking film that is no larger than a number of bytes.
///
/// Quality goes down first, and with it the number of colours. Where even `plainest` is too large, every second frame is left
/// out; then the picture becomes smaller, if that is allowed; then two of three frames are left out and quality may go down
/// to 1. With each of these steps, quality may be better again.
package struct GIFBudget: Hashable, Sendable {
    /// Below this, fewer frames look better than worse ones. Measured on films of a user interface: 35 dB.
    package static let plainest = 50
    /// Sides of smaller pictures, in percent: each has about three quarters of the pixels of the one before.
    package static let percents = [87, 75, 65, 56, 49, 42, 37, 32, 28, 25]

    /// How a film is made.
    package struct Trade: Hashable, Sendable {
        package var quality: Int
        /// How many frames there are for one that is shown.
        package var every: Int
        /// The sides of the picture in percent.
        package var percent: Int

        package init(quality: Int, every: Int = 1, percent: Int = 100) {
            self.quality = quality
            self.every = every
            self.percent = percent
        }
    }

    /// A film within the budget, or the smallest one, if that is beyond it.
    package struct Film: Hashable, Sendable {
        package var bytes: [UInt8]
        package var trade: Trade

        /// What was given up for the size, in words; nil for nothing.
        package func traded(from best: Int) -> String? {
            var parts: [String] = []
            if trade.quality < best { parts.append("quality \(trade.quality) instead of \(best)") }
            if trade.every > 1 { parts.append("one of \(trade.every) frames") }
            if trade.percent < 100 { parts.append("\(trade.percent) % of its width and height") }
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
    }

    /// In bytes.
    package var maximum: Int
    /// The best quality wanted, 1...100.
    package var quality: Int
    /// Whether the picture may become smaller. Default false.
    package var allowsScale: Bool

    package init(maximum: Int, quality: Int = 80, allowsScale: Bool = false) {
        self.maximum = maximum
        self.quality = quality
        self.allowsScale = allowsScale
    }

    /// What is tried, the best-looking first: each with the lowest quality that it may have.
    private var steps: [(every: Int, percent: Int, lowest: Int)] {
        let smaller = allowsScale ? GIFBudget.percents : []
        return [(1, 100, GIFBudget.plainest), (2, 100, GIFBudget.plainest)]
            + smaller.map { (2, $0, GIFBudget.plainest) } + [(3, smaller.last ?? 100, 1)]
    }

    /// - Parameter encode: makes a film.
    package func best(_ encode: (Trade) throws -> [UInt8]) rethrows -> Film {
        var smallest: Film?
        for (every, percent, lowest) in steps {
            func film(_ quality: Int) throws -> Film {
                let trade = Trade(quality: quality, every: every, percent: percent)
                return Film(bytes: try encode(trade), trade: trade)
            }
            var low = min(lowest, quality)
            var best: Film
            // Most films fit as they are. Later steps are more likely to be no help at all.
            if every == 1 {
                best = try film(quality)
                if best.bytes.count <= maximum { return best }
                if low < quality { best = try film(low) }
            } else {
                best = try film(low)
            }
            if best.bytes.count > maximum {
                if best.bytes.count < smallest?.bytes.count ?? .max { smallest = best }
                continue
            }
            if every > 1, low < quality {
                let top = try film(quality)
                if top.bytes.count <= maximum { return top }
            }
            var high = quality
            while high - low > 1 {
                let middle = try film((low + high) / 2)
                if middle.bytes.count <= maximum {
                    best = middle
                    low = middle.trade.quality
                } else {
                    high = middle.trade.quality
                }
            }
            return best
        }
        return smallest!
    }
}
