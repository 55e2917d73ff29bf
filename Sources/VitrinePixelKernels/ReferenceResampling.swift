/// The reference for the resampling kernels of CVitrinePixelKernels, a sample at a time.
package enum ReferenceResampling {
    /// Computes weighted sums of rows of interleaved samples, (sum + 32768) >> 16, rounded to 8 bits. Weights add up to
    /// 65536, so that colors do not exceed alpha.
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

    /// Resamples one row of packed pixels to interleaved 16-bit samples: output x is the sum of src[first[x] +
    /// k]·weights[x·taps + k]·257, (sum + 32768) >> 16 a channel. An output's weights add up to 65536.
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

    /// Computes weighted sums of rows of packed pixels as interleaved samples in 1/64 of a byte, (sum + 128) >> 8,
    /// saturated to 16 bits. Weights may be negative and add up to 16384.
    package static func reduceRows(
        _ out: UnsafeMutablePointer<Int16>, _ src: UnsafePointer<UInt32>, stride: Int, weights: UnsafePointer<Int16>,
        rows: Int, pixels: Int
    ) {
        for x in 0..<pixels {
            for channel in 0..<4 {
                var sum: Int32 = 128
                for k in 0..<rows {
                    let v = unsafe (src[k * stride + x] >> UInt32(8 * channel)) & 255
                    unsafe sum += Int32(v) * Int32(weights[k])
                }
                unsafe out[4 * x + channel] = Int16(clamping: sum >> 8)
            }
        }
    }

    /// Resamples one row of such samples to packed pixels: output x is the sum of samples[4·(first[x] +
    /// k)]·weights[x·taps + k], (sum + 524288) >> 20 a channel, clamped to 0...255, and colors to alpha.
    package static func reduceColumns(
        _ out: UnsafeMutablePointer<UInt32>, _ samples: UnsafePointer<Int16>, first: UnsafePointer<Int32>,
        weights: UnsafePointer<Int16>, taps: Int, count: Int
    ) {
        for x in 0..<count {
            func channel(_ c: Int) -> Int32 {
                var sum: Int32 = 1 << 19
                for k in 0..<taps {
                    unsafe sum += Int32(samples[4 * (Int(first[x]) + k) + c]) * Int32(weights[x * taps + k])
                }
                return (sum >> 20).clamped(to: 0...255)
            }
            let alpha = channel(3)
            func color(_ c: Int) -> UInt32 { UInt32(min(channel(c), alpha)) << UInt32(8 * c) }
            unsafe out[x] = color(0) | color(1) | color(2) | UInt32(alpha) << 24
        }
    }

    /// A line of positions in a picture, in 1/2³² of a pixel.
    package struct Line {
        package var x: Int64
        package var y: Int64
        package var stepX: Int64
        package var stepY: Int64
        /// The size of the picture in pixels, at least 2 by 2.
        package var width: Int
        package var height: Int

        package init(x: Int64, y: Int64, stepX: Int64, stepY: Int64, width: Int, height: Int) {
            self.x = x
            self.y = y
            self.stepX = stepX
            self.stepY = stepY
            self.width = width
            self.height = height
        }
    }

    /// Samples pixels along a line bilinearly.
    package static func sampleLine(
        _ out: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, _ line: Line, count: Int
    ) {
        func place(_ at: Int64, _ count: Int) -> Int { Int((at + 1 << 23) >> 24).clamped(to: 0...(count - 1) * 256) }
        for i in 0..<count {
            let x = place(line.x + Int64(i) * line.stepX, line.width)
            let y = place(line.y + Int64(i) * line.stepY, line.height)
            let left = min(x / 256, line.width - 2)
            let top = min(y / 256, line.height - 2)
            let (wx, wy) = (UInt32(x - left * 256), UInt32(y - top * 256))
            let upper = unsafe src + top * line.width + left
            let lower = unsafe upper + line.width
            func channel(_ c: UInt32) -> UInt32 {
                func across(_ row: UnsafePointer<UInt32>) -> UInt32 {
                    unsafe ((row[0] >> c) & 255) * (256 - wx) + ((row[1] >> c) & 255) * wx
                }
                return unsafe ((across(upper) * (256 - wy) + across(lower) * wy + 32768) >> 16) << c
            }
            unsafe out[i] = channel(0) | channel(8) | channel(16) | channel(24)
        }
    }
}
