/// The estimated cost of each token in 1/16 bit, from earlier tokens.
struct DeflatePrices {
    /// The costs of literals 0...255 and of lengths 3...258, the latter with their extra bits.
    private(set) var bytes = [UInt32](repeating: 0, count: 256)
    private(set) var lengths = [UInt32](repeating: 0, count: 259)
    /// The costs of distances by symbol, with their extra bits.
    private(set) var distances = [UInt32](repeating: 0, count: 32)

    /// Creates an initial estimate: small differences are frequent in filtered pictures.
    init() {
        for i in 0..<256 { bytes[i] = i == 0 ? 3 * 16 : min(i, 256 - i) < 4 ? 5 * 16 : 8 * 16 }
        for length in 3...258 { lengths[length] = 6 * 16 + extra(length) }
        for i in 0..<30 { distances[i] = (4 + UInt32(DeflateSymbols.distanceExtra[i])) * 16 }
    }

    private func extra(_ length: Int) -> UInt32 {
        UInt32(DeflateSymbols.lengthExtra[Int(DeflateSymbols.ofLength[length])]) * 16
    }

    /// Updates the estimate with a block; earlier blocks have a weight of one third.
    mutating func learn(from block: DeflateBlock) {
        let total = block.lengthWeights.reduce(0, +) + 1
        let copies = block.distanceWeights.reduce(0, +) + 1
        func mixed(_ old: UInt32, _ new: UInt32) -> UInt32 { (old + 2 * new) / 3 }
        for i in 0..<256 { bytes[i] = mixed(bytes[i], Self.price(block.lengthWeights[i], of: total)) }
        for length in 3...258 {
            let weight = block.lengthWeights[257 + Int(DeflateSymbols.ofLength[length])]
            lengths[length] = mixed(lengths[length], Self.price(weight, of: total) + extra(length))
        }
        for i in 0..<30 {
            let extra = UInt32(DeflateSymbols.distanceExtra[i]) * 16
            distances[i] = mixed(distances[i], Self.price(block.distanceWeights[i], of: copies) + extra)
        }
    }

    /// log₂(total/weight) in sixteenths, at most 13 bits, computed with integers only.
    private static func price(_ weight: UInt32, of total: UInt32) -> UInt32 {
        let bits = log2(UInt64(total) << 8) - log2(UInt64(max(1, weight)) << 8 - (weight == 0 ? 128 : 0))
        return UInt32(bits.clamped(to: 8...13 * 16))
    }

    /// log₂ in sixteenths, rounded down; the fraction is computed by squaring.
    private static func log2(_ value: UInt64) -> Int {
        let top = 63 - value.leadingZeroBitCount
        var mantissa = top >= 31 ? value >> UInt64(top - 31) : value << UInt64(31 - top)
        var result = top
        for _ in 0..<4 {
            mantissa = (mantissa * mantissa) >> 31
            result *= 2
            if mantissa >= 1 << 32 {
                mantissa >>= 1
                result += 1
            }
        }
        return result
    }
}
