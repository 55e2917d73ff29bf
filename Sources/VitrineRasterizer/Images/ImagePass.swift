import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// The method by which a picture's pixels are computed, row by row.
struct ImagePass {
    enum Method {
        /// Copies the picture's pixels; (x, y) is the one at the canvas's (0, 0).
        case copy(x: Int, y: Int)
        /// Area averaging; see `columns` and `rows`.
        case area
        /// Bilinear interpolation at the mapped center of each pixel.
        case line(SampledLines)
        /// The nearest pixel, or bilinear interpolation pixel by pixel where `SampledLines` is unsupported.
        case sampled(inverse: Transform, shrink: Double, nearest: Bool)
    }

    let level: ImageLevel
    let method: Method
    /// The weights of an area pass, from the area's corner; empty for other methods. They are not in `Method`, because
    /// copying it for each row would count references.
    private(set) var columns: TapTable
    private(set) var rows: TapTable
    /// The pixels that the picture covers within its layer.
    let area: PixelRect
    /// The picture in its own pixels, turned if it is shown turned by quarters.
    let whole: Rect
    /// The transform from those to the canvas.
    let transform: Transform
    /// Whether the picture's border is not aligned to pixels.
    let outlineCuts: Bool
    let isOpaque: Bool
    /// Whether the pixels wholly inside the picture's border do not depend on what lies beyond it.
    var fillsPixels: Bool {
        switch method {
        case .line, .sampled: false
        case .copy, .area: true
        }
    }

    /// Creates a pass; nil if there is nothing to paint.
    init?(_ m: ImageMark, layer: PixelRect, cache: ImageCache, _ pool: ThreadPool) {
        let (image, t) = cache.upright(m.image, m.transform, pool)
        transform = t
        whole = Rect(x: 0, y: 0, width: Double(image.bitmap.width), height: Double(image.bitmap.height))
        guard let inverse = t.inverse, inverse.isFinite, t.apply(whole).isFinite, opacityByte(m.opacity) > 0 else {
            return nil
        }
        let outline = whole.pixelBounds(under: t)
        area = outline.intersection(layer)
        guard !area.isEmpty else { return nil }
        isOpaque = m.image.isOpaque
        (columns, rows) = (cache.noTable, cache.noTable)
        let upright = t.b == 0 && t.c == 0 && t.a > 0 && t.d > 0
        let far = t.apply(Point(x: whole.maxX, y: whole.maxY))
        func isWhole(_ v: Double) -> Bool { v == v.rounded() && v.magnitude < Rect.pixelLimit }
        let fits = isWhole(t.tx) && isWhole(t.ty) && isWhole(far.x) && isWhole(far.y)
        outlineCuts = !(upright && fits)
        if upright, fits, t.a == 1, t.d == 1 {
            level = cache.level(0, of: image, pool).level
            method = .copy(x: -Int(t.tx), y: -Int(t.ty))
            return
        }
        if upright, m.filter == .automatic {
            let key = ImageCache.ScaledKey(
                image: image, a: t.a.bitPattern, d: t.d.bitPattern, tx: t.tx.bitPattern,
                ty: t.ty.bitPattern)
            // Only whole pictures are kept, so that every copy begins at the same pixel.
            let showsAll = area == outline
            if showsAll, let copy = cache.scaledCopy(key) {
                level = copy
                method = .copy(x: -Int(area.x), y: -Int(area.y))
                return
            }
            // A level at least twice as fine as the output keeps the area filter's quality.
            let n = ImagePass.halvings(min(inverse.a, inverse.d) / 2)
            let (source, k) = cache.level(n, of: image, pool)
            let shrink = Double(1 << k)
            let (columns, rows) = (cache.takeTable(), cache.takeTable())
            (self.columns, self.rows) = (columns, rows)
            let (width, height) = (Int(area.width), Int(area.height))
            let corner = inverse.apply(Point(x: Double(area.x), y: Double(area.y)))
            pool.perform(2) { i, _ in
                if i == 0 {
                    columns.make(
                        count: width, origin: corner.x / shrink, step: inverse.a / shrink, sourceCount: source.width)
                } else {
                    rows.make(
                        count: height, origin: corner.y / shrink, step: inverse.d / shrink, sourceCount: source.height)
                }
            }
            if showsAll, cache.isWorthKeeping(key, width: width, height: height) {
                level = unsafe cache.keepScaled(key, width: width, height: height) { out in
                    nonisolated(unsafe) let out = unsafe out
                    pool.performRows(height, by: 64) { part, worker in
                        worker.lines.forget()
                        for row in part {
                            unsafe worker.lines.area(
                                0, source, columns, rows, row: row, columns: 0..<width, of: 0..<width,
                                into: out + row * width, worker.kernels)
                        }
                        worker.lines.forget()
                    }
                }
                method = .copy(x: -Int(area.x), y: -Int(area.y))
            } else {
                level = source
                method = .area
            }
            return
        }
        let scale = t.scaleFactor
        let n =
            m.filter == .automatic || m.filter == .mipmapped ? ImagePass.halvings(scale > 0 ? 1 / scale : 1) : 0
        let (level, k) = cache.level(n, of: image, pool)
        self.level = level
        let shrink = Double(1 << k)
        if m.filter != .nearest, let lines = SampledLines(inverse, shrink: shrink, level, area) {
            method = .line(lines)
        } else {
            method = .sampled(inverse: inverse, shrink: shrink, nearest: m.filter == .nearest)
        }
    }

    /// The number of times that a picture may be halved before it shrinks by `ratio`.
    private static func halvings(_ ratio: Double) -> Int {
        var n = 0
        var r = ratio
        while r >= 2, n < 14 {
            r /= 2
            n += 1
        }
        return n
    }
}

extension Transform {
    fileprivate var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
