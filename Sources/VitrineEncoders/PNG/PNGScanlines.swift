/// Filtered rows, each preceded by the number of its filter.
enum PNGScanlines {
    /// Filters every row with the filter of the smallest estimated size.
    static func filtered(_ samples: PNGSamples, _ filters: [PNGFilter] = PNGFilter.allCases) -> [UInt8] {
        let (count, pixel) = (samples.rowBytes, samples.pixelBytes)
        // The memory holds two rows, each preceded by a pixel of zeros, and one row for every filter.
        let margin = 16
        let stride = count + margin
        var rows = [UInt8](repeating: 0, count: stride * (2 + filters.count))
        return unsafe [UInt8](unsafeUninitializedCapacity: (count + 1) * samples.height) { out, filled in
            unsafe rows.withUnsafeMutableBufferPointer { rows in
                unsafe samples.bytes.withUnsafeBufferPointer { bytes in
                    var (row, above) = unsafe (rows.baseAddress! + margin, rows.baseAddress! + stride + margin)
                    let results = unsafe rows.baseAddress! + 2 * stride
                    for y in 0..<samples.height {
                        unsafe row.update(from: bytes.baseAddress! + y * count, count: count)
                        var (best, least) = (0, Int.max)
                        for (i, filter) in filters.enumerated() {
                            let score = unsafe filter.apply(row, above, count, pixel: pixel, to: results + i * stride)
                            if score < least { (best, least) = (i, score) }
                        }
                        let place = unsafe out.baseAddress! + y * (count + 1)
                        unsafe place[0] = filters[best].rawValue
                        unsafe (place + 1).update(from: results + best * stride, count: count)
                        unsafe swap(&row, &above)
                    }
                }
            }
            filled = (count + 1) * samples.height
        }
    }
}
