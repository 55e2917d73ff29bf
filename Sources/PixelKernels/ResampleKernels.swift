/// Changes of size by whole factors, for blurs that work on a smaller raster.
public enum ResampleKernels {
    /// Every output sample is the rounded mean of a `factor` × `factor` block. Both sides must be multiples of `factor`.
    public static func reduce(_ r: DeepRaster, by factor: Int) -> DeepRaster {
        if factor == 1 { return r }
        precondition(r.width % factor == 0 && r.height % factor == 0, "sides must be multiples of the factor")
        let c = r.channels
        var out = DeepRaster(width: r.width / factor, height: r.height / factor, channels: c)
        let area = UInt32(factor * factor)
        let outStride = out.width * c
        var sums = [UInt32](repeating: 0, count: outStride)
        for y in 0..<out.height {
            for i in 0..<outStride { sums[i] = area / 2 }
            for dy in 0..<factor {
                var p = (y * factor + dy) * r.width * c
                for x in 0..<out.width {
                    for _ in 0..<factor {
                        for k in 0..<c { sums[x * c + k] &+= UInt32(r.samples[p + k]) }
                        p += c
                    }
                }
            }
            for i in 0..<outStride { out.samples[y * outStride + i] = UInt16(sums[i] / area) }
        }
        return out
    }

    /// Bilinear enlargement by a whole factor; block centres keep their place, borders are continued.
    public static func expand(_ r: DeepRaster, by factor: Int) -> DeepRaster {
        if factor == 1 { return r }
        let c = r.channels
        var wide = DeepRaster(width: r.width * factor, height: r.height, channels: c)
        for y in 0..<r.height {
            let src = y * r.width * c
            let dst = y * wide.width * c
            for x in 0..<wide.width {
                let (a, b, wb) = taps(x, factor, r.width)
                let wa = UInt32(2 * factor) - wb
                for k in 0..<c {
                    let v = UInt32(r.samples[src + a * c + k]) &* wa &+ UInt32(r.samples[src + b * c + k]) &* wb
                    wide.samples[dst + x * c + k] = UInt16((v &+ UInt32(factor)) / UInt32(2 * factor))
                }
            }
        }
        var out = DeepRaster(width: wide.width, height: r.height * factor, channels: c)
        let stride = wide.width * c
        for y in 0..<out.height {
            let (a, b, wb) = taps(y, factor, r.height)
            let wa = UInt32(2 * factor) - wb
            for i in 0..<stride {
                let v = UInt32(wide.samples[a * stride + i]) &* wa &+ UInt32(wide.samples[b * stride + i]) &* wb
                out.samples[y * stride + i] = UInt16((v &+ UInt32(factor)) / UInt32(2 * factor))
            }
        }
        return out
    }

    /// The two blocks around sample `i` and the weight of the second in 1/(2·factor).
    private static func taps(_ i: Int, _ factor: Int, _ count: Int) -> (Int, Int, UInt32) {
        let block = i / factor
        let twice = 2 * (i % factor) + 1 - factor
        if twice < 0 { return (max(0, block - 1), block, UInt32(2 * factor + twice)) }
        return (block, min(count - 1, block + 1), UInt32(twice))
    }
}
