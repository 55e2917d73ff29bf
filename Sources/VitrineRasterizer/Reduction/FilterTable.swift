import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// The weights of a filter that reduces one direction of a canvas, at the centers of the canvas's pixels. At the
/// canvas's border, only existing pixels are weighted. The weights of each pixel add up to `one`, so that uniform areas
/// stay unchanged.
struct FilterTable {
    /// The sum of a pixel's weights.
    static let one = 1 << 14

    /// The number of weights of a pixel.
    let taps: Int
    /// For each pixel, the first pixel of the canvas; at least `taps` pixels exist from it on.
    private(set) var first: [Int32] = []
    private(set) var weights: [Int16] = []

    /// - Parameters:
    ///   - count: The pixels of the reduced picture.
    ///   - origin: The start of its first pixel, in pixels of the canvas.
    ///   - step: Canvas pixels per pixel, 1 or more.
    ///   - sourceCount: The pixels of the canvas, 1 or more.
    init(_ filter: Reduction.Filter, count: Int, origin: Double, step: Double, sourceCount: Int) {
        let reach = filter.reach * step
        taps = min(2 * Int(reach.rounded(.up)) + 1, sourceCount)
        first.reserveCapacity(count)
        weights.reserveCapacity(count * taps)
        for i in 0..<count {
            let middle = origin + (Double(i) + 0.5) * step
            let start = Int((middle - reach).rounded(.down).clamped(to: 0...Double(sourceCount - taps)))
            first.append(Int32(start))
            append((start..<(start + taps)).map { filter.weight((Double($0) + 0.5 - middle) / step) }, step)
        }
    }

    /// The pixels of the reduced picture that depend on some of the canvas's, which are not empty.
    func readers(of pixels: Range<Int32>) -> Range<Int32> {
        let count = Int32(taps)
        let low = first.firstIndex { $0 + count > pixels.lowerBound } ?? first.count
        let high = first.lastIndex { $0 < pixels.upperBound }.map { $0 + 1 } ?? 0
        return Int32(low)..<Int32(max(low, high))
    }

    /// The smallest sum of weights, as a fraction of the whole filter's, that is normalized. A pixel whose center lies
    /// on the canvas has at least 0.9.
    private static let leastFraction = 0.6

    private mutating func append(_ exact: [Double], _ step: Double) {
        let total = exact.reduce(0, +)
        guard total > FilterTable.leastFraction * step else {
            // The picture lies beside the canvas, so its nearest pixel is used.
            let nearest = exact.indices.max { exact[$0] < exact[$1] } ?? 0
            weights += exact.indices.map { $0 == nearest ? Int16(FilterTable.one) : 0 }
            return
        }
        var sum = 0.0
        var given = 0
        for value in exact {
            sum += value
            let upTo = Int((sum / total * Double(FilterTable.one)).rounded())
            weights.append(Int16(upTo - given))
            given = upTo
        }
    }
}

extension Reduction.Filter {
    /// The radius of the filter in pixels of the reduced picture.
    fileprivate var reach: Double {
        switch self {
        case .bicubic, .bicubicSharper: 2
        case .lanczos: 3
        }
    }

    /// The weight at a position in pixels of the reduced picture: 1 at 0, 0 beyond `reach`.
    /// Source: R. G. Keys, Cubic Convolution Interpolation, 1981; Lanczos: sin(πx) / πx · sin(πx/3) / (πx/3).
    fileprivate func weight(_ place: Double) -> Double {
        let x = place.magnitude
        guard x < reach else { return 0 }
        switch self {
        case .bicubic:
            return x < 1 ? (1.5 * x - 2.5) * x * x + 1 : ((-0.5 * x + 2.5) * x - 4) * x + 2
        case .bicubicSharper:
            return x < 1 ? (1.25 * x - 2.25) * x * x + 1 : ((-0.75 * x + 3.75) * x - 6) * x + 3
        case .lanczos:
            guard x > 0 else { return 1 }
            let angle = ExactMath.pi * x
            return ExactMath.sincos(angle).sin * ExactMath.sincos(angle / reach).sin * reach / (angle * angle)
        }
    }
}
