/// Area-exact shrinking of packed pixels along arbitrary source intervals.
public enum AreaKernels {
    /// The source samples one output sample is made of; weights add up to 65536.
    public struct Tap: Hashable, Sendable {
        public let first: Int
        public let weights: [UInt32]
    }

    /// One tap for each output sample i, which covers the source interval origin + i·step ..< origin + (i + 1)·step.
    /// Intervals narrower than one sample are widened to one, which makes enlargement bilinear; samples beyond the border
    /// take the border's value.
    ///
    /// - Parameters:
    ///   - origin: where the first output sample begins, in source samples.
    ///   - step: source samples for one output sample, above 0.
    public static func taps(count: Int, origin: Double, step: Double, sourceCount: Int) -> [Tap] {
        (0..<count).map { i in
            var lo = origin + Double(i) * step
            var hi = lo + step
            if step < 1 {
                let mid = (lo + hi) / 2
                lo = mid - 0.5
                hi = mid + 0.5
            }
            let limit = Double(sourceCount)
            lo = min(max(lo, -4), limit + 4)
            hi = min(max(hi, lo + 1e-9), limit + 5)
            let from = Int(lo.rounded(.down))
            let to = max(from, Int(hi.rounded(.up)) - 1)
            let first = min(max(from, 0), sourceCount - 1)
            let last = min(max(to, 0), sourceCount - 1)
            var exact = [Double](repeating: 0, count: last - first + 1)
            for s in from...to {
                let part = min(hi, Double(s + 1)) - max(lo, Double(s))
                if part > 0 { exact[min(max(s, first), last) - first] += part }
            }
            let total = exact.reduce(0, +)
            var weights = exact.map { UInt32(total > 0 ? $0 / total * 65536 : 0) }
            let sum = weights.reduce(0, +)
            var heaviest = 0
            for k in weights.indices where weights[k] > weights[heaviest] { heaviest = k }
            weights[heaviest] += 65536 - sum
            return Tap(first: first, weights: weights)
        }
    }

    /// Both passes: `columns` across, `rows` down.
    public static func resample(_ src: [UInt32], width: Int, columns: [Tap], rows: [Tap]) -> [UInt32] {
        guard let top = rows.map(\.first).min(), let bottom = rows.map({ $0.first + $0.weights.count }).max() else {
            return []
        }
        var across = DeepRaster(width: columns.count, height: bottom - top, channels: 4)
        for y in top..<bottom {
            for (x, tap) in columns.enumerated() {
                var r: UInt64 = 32768, g: UInt64 = 32768, b: UInt64 = 32768, a: UInt64 = 32768
                for (k, w) in tap.weights.enumerated() {
                    let p = src[y * width + tap.first + k]
                    let weight = UInt64(w) &* 257
                    r &+= UInt64(p & 255) &* weight
                    g &+= UInt64((p >> 8) & 255) &* weight
                    b &+= UInt64((p >> 16) & 255) &* weight
                    a &+= UInt64(p >> 24) &* weight
                }
                let i = ((y - top) * columns.count + x) * 4
                across.samples[i] = UInt16(r >> 16)
                across.samples[i + 1] = UInt16(g >> 16)
                across.samples[i + 2] = UInt16(b >> 16)
                across.samples[i + 3] = UInt16(a >> 16)
            }
        }
        var out = DeepRaster(width: columns.count, height: rows.count, channels: 4)
        let stride = columns.count * 4
        for (y, tap) in rows.enumerated() {
            for i in 0..<stride {
                var sum: UInt64 = 32768
                for (k, w) in tap.weights.enumerated() {
                    sum &+= UInt64(across.samples[(tap.first - top + k) * stride + i]) &* UInt64(w)
                }
                out.samples[y * stride + i] = UInt16(sum >> 16)
            }
        }
        return (0..<(columns.count * rows.count)).map { out.packed(at: $0) }
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
