import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// The weights by which one direction of a canvas is reduced: a filter in pixels of the reduced picture, at the centers of the
/// canvas's pixels.
///
/// At the canvas's border the weights of the pixels that exist are taken. Each pixel's weights add up to `one`, so a flat area
/// stays exactly flat.
struct FilterTable {
    /// The sum of a pixel's weights.
    static let one = 1 << 14

    /// Weights of a pixel.
    let taps: Int
    /// The first pixel of the canvas of each pixel; as many as `taps` from it on exist.
    private(set) var first: [Int32] = []
    private(set) var weights: [Int16] = []

    /// - Parameters:
    ///   - count: pixels of the reduced picture.
    ///   - origin: where its first pixel begins, in pixels of the canvas.
    ///   - step: pixels of the canvas per pixel, 1 or more.
    ///   - sourceCount: pixels of the canvas, 1 or more.
    init(_ filter: Reduction.Filter, count: Int, origin: Double, step: Double, sourceCount: Int) {
        let reach = filter.reach * step
        taps = min(2 * Int(reach.rounded(.up)) + 1, sourceCount)
        first.reserveCapacity(count)
        weights.reserveCapacity(count * taps)
        for i in 0..<count {
            let middle = origin + (Double(i) + 0.5) * step
            let start = Int((middle - reach).rounded(.down).clamped(0, Double(sourceCount - taps)))
            first.append(Int32(start))
            append((start..<(start + taps)).map { filter.weight((Double($0) + 0.5 - middle) / step) }, step)
        }
    }

    /// The pixels of the reduced picture that look at some of the canvas's, which are not empty.
    func readers(of pixels: Range<Int32>) -> Range<Int32> {
        let count = Int32(taps)
        let low = first.firstIndex { $0 + count > pixels.lowerBound } ?? first.count
        let high = first.lastIndex { $0 < pixels.upperBound }.map { $0 + 1 } ?? 0
        return Int32(low)..<Int32(max(low, high))
    }

    /// The least sum of weights, as a share of that of the whole filter, that is taken for it. A pixel whose middle lies on the
    /// canvas has 0.9 and more.
    private static let leastShare = 0.6

    /// Appends the weights of a pixel, rounded so that their sum is `one`.
    private mutating func append(_ exact: [Double], _ step: Double) {
        let total = exact.reduce(0, +)
        guard total > FilterTable.leastShare * step else {
            // The picture lies beside the canvas: its nearest pixel is taken.
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
    /// Pixels of the reduced picture that the filter reaches on either side.
    fileprivate var reach: Double {
        switch self {
        case .bicubic, .bicubicSharper: 2
        case .lanczos: 3
        }
    }

    /// The weight at a place, in pixels of the reduced picture from the middle: 1 in the middle, 0 beyond `reach`.
    ///
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
