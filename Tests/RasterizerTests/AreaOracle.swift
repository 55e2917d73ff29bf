import VitrinePixelKernels

/// Area-exact downscaling of packed pixels along arbitrary source intervals, one output pixel at a time.
enum AreaOracle {
    /// The source samples of one output sample; their weights add up to 65536.
    struct Tap: Hashable {
        let first: Int
        let weights: [UInt32]
    }

    /// Returns a tap for each output sample i, which covers the source interval origin + i·step ..< origin + (i +
    /// 1)·step. The part of an interval beyond the border does not count; intervals narrower than one sample are
    /// widened to one, and for them the border is extended.
    static func taps(count: Int, origin: Double, step: Double, sourceCount: Int) -> [Tap] {
        let limit = Double(sourceCount)
        return (0..<count).map { i in
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
            let first = min(max(from, 0), sourceCount - 1)
            let last = min(max(to, 0), sourceCount - 1)
            var exact = [Double](repeating: 0, count: last - first + 1)
            for s in from...to {
                let part = min(hi, Double(s + 1)) - max(lo, Double(s))
                if part > 0 { exact[min(max(s, first), last) - first] += part }
            }
            return Tap(first: first, weights: shares(of: exact))
        }
    }

    /// Returns the parts as 1/65536 of their sum, from rounded running sums.
    private static func shares(of parts: [Double]) -> [UInt32] {
        let total = parts.reduce(0, +)
        guard total > 0 else { return parts.indices.map { $0 == 0 ? 65536 : 0 } }
        var sum = 0.0
        var given: UInt32 = 0
        return parts.indices.map { i in
            sum += parts[i]
            let upTo =
                i == parts.count - 1
                ? 65536 : UInt32((sum / total * 65536).clamped(to: Double(given)...65536).rounded())
            defer { given = upTo }
            return upTo - given
        }
    }

    /// Resamples by `columns`, rounded to 16 bits, then by `rows`. Rows of `src` are `width` long.
    static func resample(_ src: [UInt32], width: Int, columns: [Tap], rows: [Tap]) -> [UInt32] {
        func across(_ y: Int, _ tap: Tap, _ shift: UInt32) -> UInt64 {
            var sum: UInt64 = 32768
            for (k, w) in tap.weights.enumerated() {
                sum += UInt64((src[y * width + tap.first + k] >> shift) & 255) * UInt64(w) * 257
            }
            return sum >> 16
        }
        var out: [UInt32] = []
        for row in rows {
            for column in columns {
                let bytes = [UInt32(0), 8, 16, 24].map { shift in
                    var sum: UInt64 = 32768
                    for (k, w) in row.weights.enumerated() { sum += across(row.first + k, column, shift) * UInt64(w) }
                    return Sample16.byte(UInt16(sum >> 16))
                }
                let a = bytes[3]
                out.append(min(bytes[0], a) | min(bytes[1], a) << 8 | min(bytes[2], a) << 16 | a << 24)
            }
        }
        return out
    }
}
