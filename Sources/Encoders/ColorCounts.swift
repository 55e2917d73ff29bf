/// A colour, 0xBBGGRR, and how much of it is seen.
struct WeightedColor: Equatable {
    var rgb: UInt32
    var weight: Int
}

/// Counts how much of each colour is seen.
///
/// Up to `limit` colours are told apart exactly; more are put together in cells of 2, 4, 8... levels a channel, each with
/// its mean colour, so that no film needs more memory than that.
struct ColorCounts {
    static let limit = 1 << 16

    private var cellBits: UInt32 = 0
    private var slots: [Int32] = Array(repeating: -1, count: 1 << 10)
    private var keys: [UInt32] = []
    private var weights: [Int] = []
    private var sums: [SIMD3<Int>] = []
    /// Neighbouring pixels are often equal.
    private var last: (rgb: UInt32, place: Int) = (.max, 0)

    var count: Int { keys.count }
    /// Whether each counted colour is one that was seen.
    var isExact: Bool { cellBits == 0 }

    /// The weight must be 1 or more.
    mutating func add(_ rgb: UInt32, weight: Int) {
        let sum = ColorDistance.channels(rgb) &* weight
        if rgb == last.rgb {
            weights[last.place] += weight
            sums[last.place] &+= sum
        } else {
            last = (rgb, add(rgb, weight, sum))
        }
    }

    /// Returns the place of the colour, which holds until the next call.
    private mutating func add(_ rgb: UInt32, _ weight: Int, _ sum: SIMD3<Int>) -> Int {
        let mask = (255 >> cellBits) &* 0x010101 as UInt32
        let key = (rgb >> cellBits) & mask
        var slot = ColorCounts.hash(key, slots.count)
        while slots[slot] >= 0, keys[Int(slots[slot])] != key { slot = (slot + 1) & (slots.count - 1) }
        if slots[slot] >= 0 {
            weights[Int(slots[slot])] += weight
            sums[Int(slots[slot])] &+= sum
            return Int(slots[slot])
        }
        slots[slot] = Int32(keys.count)
        keys.append(key)
        weights.append(weight)
        sums.append(sum)
        if keys.count > ColorCounts.limit {
            rebuild(cellBits + 1, slots.count)
            return add(rgb, 0, .zero)
        }
        if keys.count * 2 > slots.count { rebuild(cellBits, slots.count * 4) }
        return keys.count - 1
    }

    private mutating func rebuild(_ bits: UInt32, _ capacity: Int) {
        let old = self
        self = ColorCounts()
        cellBits = bits
        slots = Array(repeating: -1, count: capacity)
        for i in old.keys.indices { _ = add(old.keys[i] << old.cellBits, old.weights[i], old.sums[i]) }
    }

    private static func hash(_ key: UInt32, _ capacity: Int) -> Int {
        // Fibonacci hashing: the odd number nearest to 2³²/φ.
        Int(truncatingIfNeeded: (key &* 0x9E37_79B1) >> 8) & (capacity - 1)
    }

    /// Every colour in rising order.
    var colors: [WeightedColor] {
        keys.indices.map { i in
            let mean = (sums[i] &+ weights[i] / 2) / weights[i]
            return WeightedColor(rgb: UInt32(mean.x | mean.y << 8 | mean.z << 16), weight: weights[i])
        }
        .sorted { $0.rgb < $1.rgb }
    }
}
