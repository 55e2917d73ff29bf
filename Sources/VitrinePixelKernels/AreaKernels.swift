/// Shrinking of packed pixels.
package enum AreaKernels {
    /// Half the size in each direction (rounded up): the mean of each 2×2 block, the border continued.
    package static func halved(_ src: [UInt32], width: Int, height: Int) -> (pixels: [UInt32], width: Int, height: Int)
    {
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
