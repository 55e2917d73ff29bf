import CVitrineComparison
import Synchronization
import VitrinePrimitives

/// Clears the pixels of a mask that a tolerance accepts.
struct PixelFilter {
    struct Outcome {
        /// The worst pixel. `finished` sets its distance to the metric's; for CIEDE2000, the order is by CIELAB.
        var worst: PictureComparison.Pixel?
        /// The worst of all unequal pixels, including those that the tolerance accepts.
        var farthest: PictureComparison.Pixel?
        var antialiased = 0

        /// Adds the outcome of the rows below.
        mutating func add(_ other: Outcome) {
            antialiased += other.antialiased
            if let new = other.worst, worst == nil || new.distance > worst!.distance { worst = new }
            if let new = other.farthest, farthest == nil || new.distance > farthest!.distance { farthest = new }
        }
    }

    let tolerance: Tolerance

    init(_ tolerance: Tolerance) { self.tolerance = tolerance }

    /// Compares two pictures and clears the pixels that count as equal.
    func differences(
        _ expected: Bitmap, _ actual: Bitmap, ignoring: [PixelRect], threads: Int
    ) -> (differences: PictureDifferences, outcome: Outcome) {
        let (width, height) = (min(expected.width, actual.width), min(expected.height, actual.height))
        let full = max(expected.width, actual.width)
        let perRow = (full + 63) / 64
        // Outcomes are stored by the band's first row, so that the order of the threads does not matter.
        let found = Mutex<[Int: Outcome]>([:])
        var differences = unsafe expected.pixels.withUnsafeBufferPointer { e in
            unsafe actual.pixels.withUnsafeBufferPointer { a in
                nonisolated(unsafe) let (p, q) = (e.baseAddress!, a.baseAddress!)
                return unsafe PictureDifferences(expected, actual, threads: threads) { words, band in
                    for rect in ignoring {
                        unsafe DifferenceMask.clear(rect, in: words, perRow, width: full, rows: band)
                    }
                    let rows = unsafe Rows(
                        a: p, b: q, aWidth: expected.width, bWidth: actual.width, width: width, height: height,
                        words: words, perRow: perRow)
                    let outcome = unsafe outcome(rows, band)
                    found.withLock { $0[band.lowerBound] = outcome }
                }
            }
        }
        // The pixels that only one picture has are marked after the bands.
        if expected.width != actual.width || expected.height != actual.height {
            for rect in ignoring { differences.mask.clear(rect) }
        }
        var out = found.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }.reduce(into: Outcome()) { $0.add($1) }
        (out.worst, out.farthest) = (out.worst.map(finished), out.farthest.map(finished))
        if expected.width != actual.width || expected.height != actual.height, out.worst == nil {
            out.worst = Self.outside(differences.mask, expected, actual)
        }
        return (differences, out)
    }

    /// The pixel with the metric's distance instead of the value by which pixels are ordered.
    private func finished(_ pixel: PictureComparison.Pixel) -> PictureComparison.Pixel {
        var out = pixel
        switch tolerance.metric {
        case .exact, .okLab: break
        case .pixelmatch: out.distance = (pixel.distance / YIQDistance.largest).squareRoot()
        case .ssim: out.distance = -pixel.distance
        case .ciede2000:
            guard let p = pixel.expected, let q = pixel.actual else { break }
            out.distance = Self.onGrounds(p.bits, q.bits) {
                PerceptualColor.ciede2000(PerceptualColor.lab($0), PerceptualColor.lab($1))
            }
        }
        return out
    }

    /// The first pixel with the largest difference of a channel, or that only one picture has.
    static func worst(
        _ differences: PictureDifferences, _ expected: Bitmap, _ actual: Bitmap
    ) -> PictureComparison.Pixel? {
        guard let most = differences.largest.max(), most > 0, let y = differences.largest.firstIndex(of: most) else {
            return outside(differences.mask, expected, actual)
        }
        for x in 0..<min(expected.width, actual.width) where differences.mask[x, y] {
            let (p, q) = (expected[x, y], actual[x, y])
            guard channelDifference(p.bits, q.bits) == Int(most) else { continue }
            return .init(x: x, y: y, expected: p, actual: q, distance: Double(most))
        }
        return nil
    }

    private static func outside(
        _ mask: DifferenceMask, _ expected: Bitmap, _ actual: Bitmap
    ) -> PictureComparison.Pixel? {
        guard let bounds = mask.bounds else { return nil }
        let y = Int(bounds.y)
        guard let x = (0..<mask.width).first(where: { mask[$0, y] }) else { return nil }
        func color(_ bitmap: Bitmap) -> PremultipliedColor? {
            x < bitmap.width && y < bitmap.height ? bitmap[x, y] : nil
        }
        return .init(x: x, y: y, expected: color(expected), actual: color(actual), distance: 255)
    }

    /// The pixels of the common part, and the mask.
    @unsafe struct Rows {
        let a: UnsafePointer<UInt32>
        let b: UnsafePointer<UInt32>
        let aWidth: Int
        let bWidth: Int
        let width: Int
        let height: Int
        let words: UnsafeMutablePointer<UInt64>
        let perRow: Int

        /// Calls `keeps` for each pixel of the mask, and clears the pixels for which it returns false.
        @inline(__always)
        func filter(_ band: Range<Int>, _ keeps: (_ x: Int, _ y: Int, _ p: UInt32, _ q: UInt32) -> Bool) {
            for y in band {
                for w in unsafe 0..<(width + 63) / 64 {
                    var bits = unsafe words[y * perRow + w]
                    guard bits != 0 else { continue }
                    if unsafe w * 64 + 64 > width { unsafe bits &= 1 << UInt64(width - w * 64) &- 1 }
                    var kept = unsafe words[y * perRow + w]
                    while bits != 0 {
                        let bit = bits.trailingZeroBitCount
                        let x = w * 64 + bit
                        if unsafe !keeps(x, y, a[y * aWidth + x], b[y * bWidth + x]) { kept &= ~(1 << UInt64(bit)) }
                        bits &= bits - 1
                    }
                    unsafe words[y * perRow + w] = kept
                }
            }
        }
    }

    /// The larger of the distances over white and over black, as colors that are equal on one background may be unequal
    /// on another. A premultiplied pixel over black is the same pixel without its alpha.
    @inline(__always)
    private static func onGrounds(
        _ p: UInt32, _ q: UInt32, _ distance: (_ p: UInt32, _ q: UInt32) -> Double
    ) -> Double {
        let onWhite = distance(p, q)
        return p & q >= opaque ? onWhite : max(onWhite, distance(p | opaque, q | opaque))
    }

    private static let opaque: UInt32 = 0xFF00_0000

    private func outcome(_ rows: Rows, _ band: Range<Int>) -> Outcome {
        var out = Outcome()
        var most = -Double.infinity
        var farthest = -Double.infinity
        func see(_ x: Int, _ y: Int, _ p: UInt32, _ q: UInt32, _ distance: Double) {
            guard distance > farthest else { return }
            farthest = distance
            out.farthest = .init(
                x: x, y: y, expected: PremultipliedColor(bits: p), actual: PremultipliedColor(bits: q),
                distance: distance)
        }
        func consider(_ x: Int, _ y: Int, _ p: UInt32, _ q: UInt32, _ distance: Double) {
            guard distance > most else { return }
            most = distance
            out.worst = .init(
                x: x, y: y, expected: PremultipliedColor(bits: p), actual: PremultipliedColor(bits: q),
                distance: distance)
        }
        let pictures = unsafe cvitrine_pictures(
            a: rows.a, b: rows.b, a_width: rows.aWidth, b_width: rows.bWidth, width: rows.width, height: rows.height)
        let ignoresEdges = tolerance.ignoresAntialiasing
        func isAntialiased(_ x: Int, _ y: Int) -> Bool {
            guard ignoresEdges, unsafe cvitrine_is_antialiased(pictures, x, y) != 0 else { return false }
            out.antialiased += 1
            return true
        }
        switch tolerance.metric {
        case .exact:
            unsafe rows.filter(band) { x, y, p, q in
                if isAntialiased(x, y) { return false }
                consider(x, y, p, q, Double(Self.channelDifference(p, q)))
                return true
            }
        case .pixelmatch(let threshold):
            let limit = YIQDistance.largest * threshold * threshold
            unsafe rows.filter(band) { x, y, p, q in
                let squared = Self.onGrounds(p, q, YIQDistance.squared)
                see(x, y, p, q, squared)
                guard squared > limit, !isAntialiased(x, y) else { return false }
                consider(x, y, p, q, squared)
                return true
            }
        case .okLab(let limit):
            var colors = ColorCache(PerceptualColor.okLab)
            unsafe rows.filter(band) { x, y, p, q in
                let distance = Self.onGrounds(p, q) {
                    let d = colors[$0] - colors[$1]
                    return (d * d).sum().squareRoot() * 100
                }
                see(x, y, p, q, distance)
                guard distance > limit, !isAntialiased(x, y) else { return false }
                consider(x, y, p, q, distance)
                return true
            }
        case .ciede2000(let limit):
            var colors = ColorCache(PerceptualColor.lab)
            unsafe rows.filter(band) { x, y, p, q in
                var squared = 0.0
                // The full formula is needed only near the limit; the result is 0 within it.
                let beyond = Self.onGrounds(p, q) {
                    let (first, second) = (colors[$0], colors[$1])
                    let d = first - second
                    squared = max(squared, (d * d).sum())
                    return PerceptualColor.leastCIEDE2000(first, second) > limit
                        || PerceptualColor.ciede2000(first, second) > limit ? 1 : 0
                }
                see(x, y, p, q, squared)
                guard beyond > 0, !isAntialiased(x, y) else { return false }
                consider(x, y, p, q, squared)
                return true
            }
        case .ssim(let limit):
            let similarity = unsafe StructuralSimilarity(
                a: rows.a, b: rows.b, aWidth: rows.aWidth, bWidth: rows.bWidth, width: rows.width, height: rows.height)
            unsafe rows.filter(band) { x, y, p, q in
                let value = unsafe similarity.value(x, y)
                see(x, y, p, q, -value)
                guard value < limit, !isAntialiased(x, y) else { return false }
                consider(x, y, p, q, -value)
                return true
            }
        }
        return out
    }

    private static func channelDifference(_ p: UInt32, _ q: UInt32) -> Int {
        var most = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            most = max(most, abs(Int(p >> shift & 255) - Int(q >> shift & 255)))
        }
        return most
    }
}

/// A cache of converted colors, by the hash of the pixel.
private struct ColorCache {
    private var keys = [UInt32](repeating: 0, count: 1024)
    private var values: [SIMD3<Double>]
    private let make: (UInt32) -> SIMD3<Double>

    init(_ make: @escaping (UInt32) -> SIMD3<Double>) {
        self.make = make
        values = Array(repeating: make(0), count: 1024)
    }

    subscript(pixel: UInt32) -> SIMD3<Double> {
        mutating get {
            let slot = Int((pixel &* 0x9E37_79B1) >> 22)
            if keys[slot] == pixel { return values[slot] }
            let value = make(pixel)
            (keys[slot], values[slot]) = (pixel, value)
            return value
        }
    }
}
