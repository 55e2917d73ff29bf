/// Area-exact shrinking of packed pixels along arbitrary source intervals.
public enum AreaKernels {
    /// The source samples one output sample is made of; weights add up to 65536.
    public struct Tap: Hashable, Sendable {
        public let first: Int
        public let weights: [UInt32]
    }

    /// One tap for each output sample i, which covers the source interval origin + i·step ..< origin + (i + 1)·step.
    /// What an interval covers beyond the border does not count: the sample is the mean of the part inside, and of the
    /// border sample where nothing is. Intervals narrower than one sample are widened to one, which makes enlargement
    /// bilinear; there the border is continued.
    ///
    /// - Parameters:
    ///   - origin: where the first output sample begins, in source samples.
    ///   - step: source samples for one output sample, above 0.
    ///   - sourceCount: 1 or more.
    public static func taps(count: Int, origin: Double, step: Double, sourceCount: Int) -> [Tap] {
        let limit = Double(sourceCount)
        return (0..<count).map { i in
            var lo = origin + Double(i) * step
            var hi = lo + step
            if step < 1 {
                let mid = ((lo + hi) / 2).clamped(-1, limit + 1)
                lo = mid - 0.5
                hi = mid + 0.5
            } else {
                lo = lo.clamped(0, limit)
                hi = hi.clamped(0, limit)
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

    /// Parts as 1/65536 of their sum. Running sums are rounded, so that no weight is off by more than one and all add up.
    private static func shares(of parts: [Double]) -> [UInt32] {
        let total = parts.reduce(0, +)
        guard total > 0 else { return parts.indices.map { $0 == 0 ? 65536 : 0 } }
        var sum = 0.0
        var given: UInt32 = 0
        return parts.indices.map { i in
            sum += parts[i]
            let upTo =
                i == parts.count - 1 ? 65536 : UInt32((sum / total * 65536).clamped(Double(given), 65536).rounded())
            defer { given = upTo }
            return upTo - given
        }
    }

    /// Both passes: `columns` across, `rows` down. Rows of `src` are `width` long.
    public static func resample(_ src: [UInt32], width: Int, columns: [Tap], rows: [Tap]) -> [UInt32] {
        let stride = columns.count * 4
        // Neighbouring taps share a few source rows at most, so those made last are kept.
        var lines = (0..<4).map { _ in (row: -1, samples: [UInt16](repeating: 0, count: stride)) }
        var sums = [UInt64](repeating: 0, count: stride)
        var line = DeepRaster(width: columns.count, height: 1, channels: 4)
        var out: [UInt32] = []
        out.reserveCapacity(columns.count * rows.count)
        for tap in rows {
            for i in 0..<stride { sums[i] = 32768 }
            for (k, weight) in tap.weights.enumerated() {
                let y = tap.first + k
                if lines[y % 4].row != y {
                    lines[y % 4].row = y
                    across(src, from: y * width, columns, into: &lines[y % 4].samples)
                }
                lines[y % 4].samples.withUnsafeBufferPointer { samples in
                    sums.withUnsafeMutableBufferPointer { sums in
                        for i in 0..<stride { sums[i] &+= UInt64(samples[i]) &* UInt64(weight) }
                    }
                }
            }
            for i in 0..<stride { line.samples[i] = UInt16(truncatingIfNeeded: sums[i] >> 16) }
            for x in columns.indices { out.append(line.packed(at: x)) }
        }
        return out
    }

    /// One row through all columns' taps, four 16-bit channels a sample.
    private static func across(_ src: [UInt32], from start: Int, _ columns: [Tap], into out: inout [UInt16]) {
        for (x, tap) in columns.enumerated() {
            var r: UInt64 = 32768, g: UInt64 = 32768, b: UInt64 = 32768, a: UInt64 = 32768
            for (k, w) in tap.weights.enumerated() {
                let p = src[start + tap.first + k]
                let weight = UInt64(w) &* 257
                r &+= UInt64(p & 255) &* weight
                g &+= UInt64((p >> 8) & 255) &* weight
                b &+= UInt64((p >> 16) & 255) &* weight
                a &+= UInt64(p >> 24) &* weight
            }
            out[x * 4] = UInt16(truncatingIfNeeded: r >> 16)
            out[x * 4 + 1] = UInt16(truncatingIfNeeded: g >> 16)
            out[x * 4 + 2] = UInt16(truncatingIfNeeded: b >> 16)
            out[x * 4 + 3] = UInt16(truncatingIfNeeded: a >> 16)
        }
    }

    /// Half the size in each direction (rounded up): the mean of each 2×2 block, the border continued.
    public static func halved(_ src: [UInt32], width: Int, height: Int) -> (pixels: [UInt32], width: Int, height: Int) {
        let w = (width + 1) / 2
        let h = (height + 1) / 2
        var out = [UInt32](repeating: 0, count: w * h)
        for y in 0..<h {
            let y0 = 2 * y * width
            let y1 = min(2 * y + 1, height - 1) * width
            for x in 0..<w {
                let x0 = 2 * x
                let x1 = min(x0 + 1, width - 1)
                let four = (src[y0 + x0], src[y0 + x1], src[y1 + x0], src[y1 + x1])
                @inline(__always) func mean(_ shift: UInt32) -> UInt32 {
                    let a = ((four.0 >> shift) & 255) &+ ((four.1 >> shift) & 255)
                    let b = ((four.2 >> shift) & 255) &+ ((four.3 >> shift) & 255)
                    return ((a &+ b &+ 2) >> 2) << shift
                }
                out[y * w + x] = mean(0) | mean(8) | mean(16) | mean(24)
            }
        }
        return (out, w, h)
    }
}
