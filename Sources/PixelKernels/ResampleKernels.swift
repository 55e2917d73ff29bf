/// Changes of size by powers of two, for blurs that work on a smaller raster.
public enum ResampleKernels {
    /// Every output sample is the rounded mean of a `factor` × `factor` block.
    ///
    /// - Parameter factor: a power of two, up to 128; both sides must be multiples of it.
    public static func reduce(_ r: DeepRaster, by factor: Int) -> DeepRaster {
        if factor == 1 { return r }
        precondition(r.width % factor == 0 && r.height % factor == 0, "sides must be multiples of the factor")
        let shift = UInt32(2 * exponent(of: factor))
        var out = DeepRaster(width: r.width / factor, height: r.height / factor, channels: r.channels)
        let stride = r.width * r.channels
        let outStride = out.width * r.channels
        var sums = [UInt32](repeating: 0, count: outStride)
        for y in 0..<out.height {
            for i in 0..<outStride { sums[i] = 1 << (shift - 1) }
            r.samples.withUnsafeBufferPointer { samples in
                sums.withUnsafeMutableBufferPointer { sums in
                    for dy in 0..<factor {
                        let row = UnsafeBufferPointer(rebasing: samples[((y * factor + dy) * stride)...].prefix(stride))
                        if r.channels == 4 { addFours(row, factor, to: sums) } else { addOnes(row, factor, to: sums) }
                    }
                }
            }
            for i in 0..<outStride { out.samples[y * outStride + i] = UInt16(truncatingIfNeeded: sums[i] >> shift) }
        }
        return out
    }

    private static func addOnes(
        _ row: UnsafeBufferPointer<UInt16>, _ factor: Int, to sums: UnsafeMutableBufferPointer<UInt32>
    ) {
        for x in sums.indices {
            var sum: UInt32 = 0
            for i in (x * factor)..<((x + 1) * factor) { sum &+= UInt32(row[i]) }
            sums[x] &+= sum
        }
    }

    private static func addFours(
        _ row: UnsafeBufferPointer<UInt16>, _ factor: Int, to sums: UnsafeMutableBufferPointer<UInt32>
    ) {
        var from = 0
        for x in stride(from: 0, to: sums.count, by: 4) {
            var sum = SIMD4<UInt32>.zero
            for _ in 0..<factor {
                sum &+= SIMD4(UInt32(row[from]), UInt32(row[from + 1]), UInt32(row[from + 2]), UInt32(row[from + 3]))
                from += 4
            }
            for k in 0..<4 { sums[x + k] &+= sum[k] }
        }
    }

    /// A part of the bilinear enlargement by `factor`; block centres keep their place, borders are continued.
    ///
    /// - Parameters:
    ///   - factor: a power of two, up to 128.
    ///   - columns: of the enlarged raster, inside it.
    ///   - rows: of the enlarged raster, inside it.
    public static func expand(
        _ r: DeepRaster, by factor: Int, columns: Range<Int>, rows: Range<Int>
    ) -> DeepRaster {
        let c = r.channels
        var out = DeepRaster(width: columns.count, height: rows.count, channels: c)
        guard let firstRow = rows.first, let lastRow = rows.last, !columns.isEmpty else { return out }
        let shift = UInt32(exponent(of: factor) + 1)
        let half = UInt32(factor)
        let stride = columns.count * c
        let top = Tap(firstRow, factor, r.height).first
        let bottom = Tap(lastRow, factor, r.height).second
        var wide = [UInt16](repeating: 0, count: stride * (bottom - top + 1))
        let across = columns.map { Tap($0, factor, r.width) }
        r.samples.withUnsafeBufferPointer { samples in
            wide.withUnsafeMutableBufferPointer { wide in
                for y in top...bottom {
                    let from = y * r.width * c
                    var i = (y - top) * stride
                    for tap in across {
                        for k in 0..<c {
                            let v =
                                UInt32(samples[from + tap.first * c + k]) &* tap.firstWeight
                                &+ UInt32(samples[from + tap.second * c + k]) &* tap.secondWeight
                            wide[i] = UInt16(truncatingIfNeeded: (v &+ half) >> shift)
                            i += 1
                        }
                    }
                }
            }
        }
        wide.withUnsafeBufferPointer { wide in
            out.samples.withUnsafeMutableBufferPointer { out in
                for (row, y) in rows.enumerated() {
                    let tap = Tap(y, factor, r.height)
                    let (above, below) = ((tap.first - top) * stride, (tap.second - top) * stride)
                    let start = row * stride
                    for i in 0..<stride {
                        let v =
                            UInt32(wide[above + i]) &* tap.firstWeight &+ UInt32(wide[below + i]) &* tap.secondWeight
                        out[start + i] = UInt16(truncatingIfNeeded: (v &+ half) >> shift)
                    }
                }
            }
        }
        return out
    }

    /// The two blocks around a sample of the enlarged raster and their weights, which add up to 2·factor.
    private struct Tap {
        let first: Int
        let second: Int
        let firstWeight: UInt32
        let secondWeight: UInt32

        init(_ i: Int, _ factor: Int, _ count: Int) {
            let block = i / factor
            let twice = 2 * (i % factor) + 1 - factor
            first = twice < 0 ? max(0, block - 1) : block
            second = twice < 0 ? block : min(count - 1, block + 1)
            secondWeight = factor == 1 ? 0 : UInt32(twice < 0 ? 2 * factor + twice : twice)
            firstWeight = UInt32(2 * factor) - secondWeight
        }
    }

    private static func exponent(of factor: Int) -> Int {
        precondition(factor > 0 && factor <= 128 && factor & (factor - 1) == 0, "factors are powers of two")
        return factor.trailingZeroBitCount
    }
}
