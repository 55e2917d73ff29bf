/// Shrinking of packed pixels.
package enum AreaKernels {
    package static func halved(width: Int, height: Int) -> (width: Int, height: Int) {
        ((width + 1) / 2, (height + 1) / 2)
    }

    /// Halves the size in each direction, rounded up. Each pixel is the mean of a 2×2 block; the border is extended.
    package static func halved(_ src: [UInt32], width: Int, height: Int) -> (pixels: [UInt32], width: Int, height: Int)
    {
        let (w, h) = halved(width: width, height: height)
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: w * h) { out, count in
            unsafe src.withUnsafeBufferPointer {
                unsafe halve($0.baseAddress!, width: width, height: height, rows: 0..<h, into: out.baseAddress!)
            }
            count = w * h
        }
        return (pixels, w, h)
    }

    /// Computes some rows of the picture of half the size. Rows do not depend on one another.
    /// - Parameters:
    ///   - src: `width × height` pixels.
    ///   - rows: Rows of the smaller picture.
    ///   - out: The whole smaller picture.
    package static func halve(
        _ src: UnsafePointer<UInt32>, width: Int, height: Int, rows: Range<Int>, into out: UnsafeMutablePointer<UInt32>
    ) {
        let (w, _) = halved(width: width, height: height)
        for y in rows {
            let upper = unsafe src + 2 * y * width
            let lower = unsafe src + min(2 * y + 1, height - 1) * width
            let to = unsafe out + y * w
            for x in 0..<(width / 2) {
                unsafe to[x] = unsafe mean(upper[2 * x], upper[2 * x + 1], lower[2 * x], lower[2 * x + 1])
            }
            if width % 2 == 1 {
                let (a, b) = unsafe (upper[width - 1], lower[width - 1])
                unsafe to[w - 1] = mean(a, a, b, b)
            }
        }
    }

    /// The rounded mean of four pixels, two channels at a time; a sum of four has ten of the sixteen bits of a field.
    @inline(__always) private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let mask: UInt32 = 0xFF_00FF
        let half: UInt32 = 0x2_0002
        let even = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ half
        let odd = (a >> 8 & mask) &+ (b >> 8 & mask) &+ (c >> 8 & mask) &+ (d >> 8 & mask) &+ half
        return even >> 2 & mask | (odd >> 2 & mask) << 8
    }
}
