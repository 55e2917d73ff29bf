/// The filters of a PNG's rows. Source: PNG specification (ISO/IEC 15948), 9.2.
enum PNGFilter: UInt8, CaseIterable {
    case none, sub, up, average, paeth

    private typealias Lanes = SIMD16<UInt8>

    /// Filters a row.
    /// - Parameters:
    ///   - row: Its bytes, with a pixel of zeros before them.
    ///   - above: The bytes of the row above in the same form; zeros for the first row.
    ///   - pixel: The number of bytes of a pixel, 1 or more.
    /// - Returns: An estimate of the compressed size in bits, small for zeros and small differences.
    func apply(
        _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int, pixel: Int,
        to out: UnsafeMutablePointer<UInt8>
    ) -> Int {
        switch self {
        case .none:
            unsafe PNGFilter.run(row, above, count, pixel, out) { _, _, _ in
                .zero
            } one: { _, _, _ in
                0
            }
        case .sub:
            unsafe PNGFilter.run(row, above, count, pixel, out) { a, _, _ in
                a
            } one: { a, _, _ in
                a
            }
        case .up:
            unsafe PNGFilter.run(row, above, count, pixel, out) { _, b, _ in
                b
            } one: { _, b, _ in
                b
            }
        case .average:
            unsafe PNGFilter.run(row, above, count, pixel, out) { a, b, _ in
                // This is half the sum without a ninth bit.
                (a & b) &+ (((a ^ b) & Lanes(repeating: 0xFE)) &>> 1)
            } one: { a, b, _ in
                (a & b) &+ ((a ^ b) &>> 1)
            }
        case .paeth:
            unsafe PNGFilter.run(row, above, count, pixel, out) { a, b, c in
                PNGFilter.paeth(a, b, c)
            } one: { a, b, c in
                let (pa, pb) = (abs(Int(b) - Int(c)), abs(Int(a) - Int(c)))
                let pc = abs(Int(a) + Int(b) - 2 * Int(c))
                return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
            }
        }
    }

    /// The Paeth predictor in 8-bit arithmetic. If b − c and a − c have one sign, c is the farthest from a + b − c.
    @inline(__always) private static func paeth(_ a: Lanes, _ b: Lanes, _ c: Lanes) -> Lanes {
        let (lowB, highB, lowA, highA) = (
            pointwiseMin(b, c), pointwiseMax(b, c), pointwiseMin(a, c), pointwiseMax(a, c)
        )
        let pa = highB &- lowB
        let pb = highA &- lowA
        // The comparison tests equality with the maximum, as older processors cannot compare unsigned bytes.
        let low = pointwiseMin(pa, pb)
        let isOutside = (highB .== b) .== (highA .== a)
        let pc = (pointwiseMax(pa, pb) &- low).replacing(with: Lanes(repeating: 255), where: isOutside)
        let takesA = (pa .== low) .& (pointwiseMin(pa, pc) .== pa)
        return c.replacing(with: b, where: pointwiseMin(pb, pc) .== pb).replacing(with: a, where: takesA)
    }

    @inline(__always) private static func run(
        _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int, _ pixel: Int,
        _ out: UnsafeMutablePointer<UInt8>,
        _ predictor: (Lanes, Lanes, Lanes) -> Lanes,
        one: (UInt8, UInt8, UInt8) -> UInt8
    ) -> Int {
        var score = 0
        var i = 0
        let raw = unsafe UnsafeRawPointer(row)
        let up = unsafe UnsafeRawPointer(above)
        while i &+ 16 <= count {
            // A step adds at most 9 per lane, so 28 steps fit in a byte.
            var sums = Lanes.zero
            var steps = 0
            while steps < 28, i &+ 16 <= count {
                let x = unsafe raw.loadUnaligned(fromByteOffset: i, as: Lanes.self)
                let a = unsafe raw.loadUnaligned(fromByteOffset: i &- pixel, as: Lanes.self)
                let b = unsafe up.loadUnaligned(fromByteOffset: i, as: Lanes.self)
                let c = unsafe up.loadUnaligned(fromByteOffset: i &- pixel, as: Lanes.self)
                let y = x &- predictor(a, b, c)
                unsafe UnsafeMutableRawPointer(out + i).storeBytes(of: y, as: Lanes.self)
                let size = pointwiseMin(y, Lanes.zero &- y)
                let isZero = pointwiseMin(size, Lanes(repeating: 1))
                // Any difference counts 4, and its size up to 5.
                sums &+= (isZero &<< 2) &+ pointwiseMin(size, Lanes(repeating: 5))
                i &+= 16
                steps &+= 1
            }
            score &+= Int(SIMD16<UInt16>(truncatingIfNeeded: sums).wrappedSum())
        }
        while i < count {
            let y = unsafe row[i] &- one(row[i &- pixel], above[i], above[i &- pixel])
            unsafe out[i] = y
            let size = min(y, 0 &- y)
            score &+= size == 0 ? 0 : 4 &+ Int(min(size, 5))
            i &+= 1
        }
        return score
    }
}
