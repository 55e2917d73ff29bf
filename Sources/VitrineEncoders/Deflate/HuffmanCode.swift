/// A prefix code of limited length, with its bits in the order that deflate writes them. Source: RFC 1951, 3.2.2;
/// lengths by the two-queue method on sorted weights, then shortened until they fit.
struct HuffmanCode {
    /// The number of bits of each symbol; 0 for one that does not occur.
    private(set) var lengths: [UInt8]
    private(set) var codes: [UInt16]

    /// - Parameter limit: The longest code, sufficient for the number of symbols.
    init(weights: [UInt32], limit: Int) {
        lengths = HuffmanCode.lengths(weights, limit: limit)
        codes = HuffmanCode.codes(lengths)
    }

    init(lengths: [UInt8]) {
        self.lengths = lengths
        codes = HuffmanCode.codes(lengths)
    }

    /// The size of the weighted symbols in bits, without extra bits.
    func bits(_ weights: [UInt32]) -> Int {
        var sum = 0
        for (i, weight) in weights.enumerated() { sum += Int(weight) * Int(lengths[i]) }
        return sum
    }

    private static func lengths(_ weights: [UInt32], limit: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: weights.count)
        // The order is total: by weight, then by number.
        let leaves = weights.indices.filter { weights[$0] > 0 }.map { UInt64(weights[$0]) << 16 | UInt64($0) }.sorted()
        guard leaves.count > 1 else {
            if let only = leaves.first { lengths[Int(only & 0xFFFF)] = 1 }
            return lengths
        }
        let n = leaves.count
        var parents = [Int](repeating: 0, count: 2 * n - 1)
        var sums = leaves.map { $0 >> 16 } + [UInt64](repeating: 0, count: n - 1)
        var (leaf, node) = (0, n)
        for new in n..<2 * n - 1 {
            for _ in 0..<2 {
                let takesLeaf = leaf < n && (node >= new || sums[leaf] <= sums[node])
                let chosen = takesLeaf ? leaf : node
                if takesLeaf { leaf += 1 } else { node += 1 }
                sums[new] += sums[chosen]
                parents[chosen] = new
            }
        }
        var depths = [Int](repeating: 0, count: 2 * n - 1)
        var counts = [Int](repeating: 0, count: max(limit, n) + 1)
        for i in (0..<2 * n - 2).reversed() {
            depths[i] = depths[parents[i]] + 1
            if i < n { counts[min(depths[i], limit)] += 1 }
        }
        // Codes that were too long now have the limit; the longest shorter codes are extended to compensate.
        var used = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
        while used > 1 << limit {
            counts[limit] -= 1
            var length = limit - 1
            while counts[length] == 0 { length -= 1 }
            counts[length] -= 1
            counts[length + 1] += 2
            used -= 1
        }
        var next = 0
        for length in (1...limit).reversed() {
            for _ in 0..<counts[length] {
                lengths[Int(leaves[next] & 0xFFFF)] = UInt8(length)
                next += 1
            }
        }
        return lengths
    }

    private static func codes(_ lengths: [UInt8]) -> [UInt16] {
        var counts = [Int](repeating: 0, count: 17)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [Int](repeating: 0, count: 17)
        for length in 1...16 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            var (code, reversed) = (next[Int(length)], 0)
            next[Int(length)] += 1
            for _ in 0..<length {
                reversed = reversed << 1 | code & 1
                code >>= 1
            }
            return UInt16(reversed)
        }
    }
}
