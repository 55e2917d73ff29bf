import CVitrineComparison

/// The structural similarity of the brightness of 7x7 pixels. Source: Z. Wang et al., "Image quality assessment: from
/// error visibility to structural similarity" (2004), with uniform windows and sample covariance, as scikit-image by
/// default.
@unsafe struct StructuralSimilarity {
    static let side = 7
    private static let c1 = (0.01 * 255) * (0.01 * 255)
    private static let c2 = (0.03 * 255) * (0.03 * 255)

    let a: UnsafePointer<UInt32>
    let b: UnsafePointer<UInt32>
    let aWidth: Int
    let bWidth: Int
    /// The width of the common part.
    let width: Int
    let height: Int

    /// The brightness in 1/256 of a pixel over white. Source: ITU-R BT.601.
    @inline(__always)
    static func brightness(_ p: UInt32) -> Int64 {
        let transparency = 255 - p >> 24
        return Int64(77 * (p & 255) + 150 * (p >> 8 & 255) + 29 * (p >> 16 & 255) + 256 * transparency)
    }

    /// The brightness in 1/256 of a pixel over black.
    @inline(__always)
    private static func brightnessOnBlack(_ p: UInt32) -> Int64 {
        Int64(77 * (p & 255) + 150 * (p >> 8 & 255) + 29 * (p >> 16 & 255))
    }

    /// The similarity around a pixel, the smaller one of those over white and over black. A window at the picture's
    /// border is moved inside.
    func value(_ x: Int, _ y: Int) -> Double {
        let (w, h) = unsafe (min(Self.side, width), min(Self.side, height))
        let left = unsafe min(max(0, x - Self.side / 2), width - w)
        let top = unsafe min(max(0, y - Self.side / 2), height - h)
        let sums =
            unsafe w == Self.side && h == Self.side
            ? windowSums(left, top) : sums(left, top, w, h, Self.brightness)
        let onWhite = unsafe value(sums, w * h)
        if unsafe isOpaque(left, top, w, h) { return onWhite }
        return unsafe min(onWhite, value(self.sums(left, top, w, h, Self.brightnessOnBlack), w * h))
    }

    private func isOpaque(_ left: Int, _ top: Int, _ w: Int, _ h: Int) -> Bool {
        var all = UInt32.max
        for y in top..<top + h {
            for x in left..<left + w { unsafe all &= a[y * aWidth + x] & b[y * bWidth + x] }
        }
        return all >> 24 == 255
    }

    private func value(_ sums: cvitrine_window_sums, _ count: Int) -> Double {
        let (sa, sb, saa, sbb, sab) = (sums.a, sums.b, sums.aa, sums.bb, sums.ab)
        let n = Double(count)
        let (ma, mb) = (Double(sa) / n / 256, Double(sb) / n / 256)
        let scale = n > 1 ? n / (n - 1) / 65536 : 1 / 65536
        let va = (Double(saa) / n - ma * ma * 65536) * scale
        let vb = (Double(sbb) / n - mb * mb * 65536) * scale
        let covariance = (Double(sab) / n - ma * mb * 65536) * scale
        return unsafe (2 * ma * mb + Self.c1) * (2 * covariance + Self.c2)
            / ((ma * ma + mb * mb + Self.c1) * (va + vb + Self.c2))
    }

    private func windowSums(_ left: Int, _ top: Int) -> cvitrine_window_sums {
        unsafe cvitrine_sum_window(
            a + (top * aWidth + left), aWidth, b + (top * bWidth + left), bWidth)
    }

    /// The sums of a window in a picture that is smaller than a whole window.
    private func sums(
        _ left: Int, _ top: Int, _ w: Int, _ h: Int, _ brightness: (UInt32) -> Int64
    ) -> cvitrine_window_sums {
        var out = cvitrine_window_sums()
        for y in top..<top + h {
            for x in left..<left + w {
                let (p, q) = unsafe (brightness(a[y * aWidth + x]), brightness(b[y * bWidth + x]))
                out.a += p
                out.b += q
                out.aa += p * p
                out.bb += q * q
                out.ab += p * q
            }
        }
        return out
    }
}
