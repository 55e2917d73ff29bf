/// Structural similarity of the brightness of 7x7 pixels. Source: Z. Wang et al., "Image quality assessment: from error
/// visibility to structural similarity" (2004), with uniform windows and sample covariance, as scikit-image by default.
final class StructuralSimilarity {
    static let side = 7
    private static let c1 = (0.01 * 255) * (0.01 * 255)
    private static let c2 = (0.03 * 255) * (0.03 * 255)

    let a: UnsafePointer<UInt32>
    let b: UnsafePointer<UInt32>
    let aWidth: Int
    let bWidth: Int
    /// Of the part that both pictures have.
    let width: Int
    let height: Int

    /// The sums of a column of a window.
    private struct Column {
        /// Row of the window; -1 for no column yet.
        var top = -1
        var (a, b, aa, bb, ab) = (0, 0, 0, 0, 0)
    }

    /// Windows beside each other share columns.
    private let columns: UnsafeMutablePointer<Column>

    init(
        a: UnsafePointer<UInt32>, b: UnsafePointer<UInt32>, aWidth: Int, bWidth: Int, width: Int, height: Int
    ) {
        self.a = a
        self.b = b
        self.aWidth = aWidth
        self.bWidth = bWidth
        self.width = width
        self.height = height
        columns = .allocate(capacity: width)
        columns.initialize(repeating: Column(), count: width)
    }

    deinit { columns.deallocate() }

    /// Brightness in 1/256, of a pixel over white. Source: ITU-R BT.601.
    @inline(__always)
    static func brightness(_ p: UInt32) -> Int {
        let rest = 255 - p >> 24
        return Int(77 * (p & 255) + 150 * (p >> 8 & 255) + 29 * (p >> 16 & 255) + 256 * rest)
    }

    /// The similarity around a pixel. A window at the border of the picture is moved into it.
    func value(_ x: Int, _ y: Int) -> Double {
        let (w, h) = (min(Self.side, width), min(Self.side, height))
        let left = min(max(0, x - Self.side / 2), width - w)
        let top = min(max(0, y - Self.side / 2), height - h)
        var (sa, sb, saa, sbb, sab) = (0, 0, 0, 0, 0)
        for x in left..<left + w {
            if columns[x].top != top { columns[x] = column(x, top, h) }
            let column = columns[x]
            sa &+= column.a
            sb &+= column.b
            saa &+= column.aa
            sbb &+= column.bb
            sab &+= column.ab
        }
        let n = Double(w * h)
        let (ma, mb) = (Double(sa) / n / 256, Double(sb) / n / 256)
        let scale = n > 1 ? n / (n - 1) / 65536 : 1 / 65536
        let va = (Double(saa) / n - ma * ma * 65536) * scale
        let vb = (Double(sbb) / n - mb * mb * 65536) * scale
        let covariance = (Double(sab) / n - ma * mb * 65536) * scale
        return (2 * ma * mb + Self.c1) * (2 * covariance + Self.c2)
            / ((ma * ma + mb * mb + Self.c1) * (va + vb + Self.c2))
    }

    private func column(_ x: Int, _ top: Int, _ h: Int) -> Column {
        var out = Column()
        out.top = top
        for y in top..<top + h {
            let p = Self.brightness(a[y * aWidth + x])
            let q = Self.brightness(b[y * bWidth + x])
            out.a &+= p
            out.b &+= q
            out.aa &+= p &* p
            out.bb &+= q &* q
            out.ab &+= p &* q
        }
        return out
    }
}
