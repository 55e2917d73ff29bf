/// What the kernels of CVitrinePixelKernels for pictures mean, a sample at a time.
package enum ReferenceResampling {
    /// Weighted sums of rows of interleaved samples, (sum + 32768) >> 16, each then rounded to 8 bits. Weights add up to
    /// 65536, so colours that nowhere exceed alpha do not exceed it here.
    package static func resampleVertical(
        _ out: UnsafeMutablePointer<UInt32>, lines: UnsafePointer<UnsafePointer<UInt16>?>,
        weights: UnsafePointer<UInt32>, linesCount: Int, pixels: Int
    ) {
        for x in 0..<pixels {
            func channel(_ c: Int) -> UInt32 {
                var sum: UInt32 = 32768
                for k in 0..<linesCount { unsafe sum += UInt32(lines[k]?[4 * x + c] ?? 0) * weights[k] }
                return Sample16.byte(UInt16(sum >> 16)) << UInt32(8 * c)
            }
            unsafe out[x] = channel(0) | channel(1) | channel(2) | channel(3)
        }
    }

    /// One row of packed pixels to interleaved 16-bit samples: output x is the sum of
    /// src[first[x] + k]·weights[x·taps + k]·257, (sum + 32768) >> 16 a channel. An output's weights add up to 65536.
    package static func resampleHorizontal(
        _ out: UnsafeMutablePointer<UInt16>, _ src: UnsafePointer<UInt32>, first: UnsafePointer<Int32>,
        weights: UnsafePointer<UInt32>, taps: Int, count: Int
    ) {
        for x in 0..<count {
            for channel in 0..<4 {
                var sum: UInt32 = 32768
                for k in 0..<taps {
                    let v = unsafe (src[Int(first[x]) + k] >> UInt32(8 * channel)) & 255
                    unsafe sum += v * weights[x * taps + k] * 257
                }
                unsafe out[4 * x + channel] = UInt16(sum >> 16)
            }
        }
    }
}
