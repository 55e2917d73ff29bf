/// Separable convolution of deep rasters.
public enum BlurKernels {
    /// What lies beyond the raster's border.
    public enum Border: Sendable {
        case zero
        /// The border sample continued.
        case extend
    }

    /// Both passes.
    public static func blur(_ r: DeepRaster, kernel: GaussianKernel, border: Border) -> DeepRaster {
        kernel.radius == 0 || r.samples.isEmpty
            ? r : columns(rows(r, kernel: kernel, border: border), kernel: kernel, border: border)
    }

    /// Along rows.
    static func rows(_ r: DeepRaster, kernel: GaussianKernel, border: Border) -> DeepRaster {
        let n = kernel.radius
        let c = r.channels
        let stride = r.width * c
        let margin = n * c
        var out = r
        var padded = [UInt16](repeating: 0, count: stride + 2 * margin)
        var sums = [UInt32](repeating: 0, count: stride)
        out.samples.withUnsafeMutableBufferPointer { samples in
            padded.withUnsafeMutableBufferPointer { p in
                sums.withUnsafeMutableBufferPointer { s in
                    for y in 0..<r.height {
                        let row = y * stride
                        for i in 0..<stride { p[margin + i] = samples[row + i] }
                        if border == .extend {
                            for i in 0..<margin {
                                p[i] = samples[row + i % c]
                                p[margin + stride + i] = samples[row + stride - c + i % c]
                            }
                        }
                        let w0 = kernel.weights[0]
                        for i in 0..<stride { s[i] = UInt32(p[margin + i]) &* w0 &+ 32768 }
                        for k in 1...n {
                            let w = kernel.weights[k]
                            let before = (n - k) * c
                            let after = (n + k) * c
                            for i in 0..<stride { s[i] &+= (UInt32(p[before + i]) &+ UInt32(p[after + i])) &* w }
                        }
                        for i in 0..<stride { samples[row + i] = UInt16(truncatingIfNeeded: s[i] >> 16) }
                    }
                }
            }
        }
        return out
    }

    /// Along columns.
    static func columns(_ r: DeepRaster, kernel: GaussianKernel, border: Border) -> DeepRaster {
        let n = kernel.radius
        let stride = r.width * r.channels
        let last = r.height - 1
        var out = r
        var sums = [UInt32](repeating: 0, count: stride)
        let blank = [UInt16](repeating: 0, count: stride)
        r.samples.withUnsafeBufferPointer { src in
            blank.withUnsafeBufferPointer { zero in
                func row(_ y: Int) -> UnsafePointer<UInt16> {
                    if y >= 0 && y <= last { return src.baseAddress! + y * stride }
                    return border == .zero ? zero.baseAddress! : src.baseAddress! + (y < 0 ? 0 : last) * stride
                }
                for y in 0..<r.height {
                    sums.withUnsafeMutableBufferPointer { s in
                        let centre = row(y)
                        let w0 = kernel.weights[0]
                        for i in 0..<stride { s[i] = UInt32(centre[i]) &* w0 &+ 32768 }
                        for k in 1...n {
                            let w = kernel.weights[k]
                            let above = row(y - k)
                            let below = row(y + k)
                            for i in 0..<stride { s[i] &+= (UInt32(above[i]) &+ UInt32(below[i])) &* w }
                        }
                    }
                    let start = y * stride
                    out.samples.withUnsafeMutableBufferPointer { out in
                        for i in 0..<stride { out[start + i] = UInt16(truncatingIfNeeded: sums[i] >> 16) }
                    }
                }
            }
        }
        return out
    }
}
