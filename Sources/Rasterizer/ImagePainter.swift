import DisplayList
import PixelKernels
import Primitives

/// Pictures, scaled by area where the map is upright, bilinear between halved copies where it turns or leans.
enum ImagePainter {
    static func paint(_ m: ImageMark, on s: inout Surface, images: ImageCache) {
        let t = m.transform
        let whole = Rect(x: 0, y: 0, width: Double(m.image.bitmap.width), height: Double(m.image.bitmap.height))
        let opacity = opacityByte(m.opacity)
        guard let inverse = t.inverse, inverse.isFinite, t.apply(whole).isFinite, opacity > 0 else { return }
        let outline = Path.rect(whole).transformed(by: t)
        let mask = Mask(outline, within: s.bounds).intersection(m.clip.map { Mask($0, within: s.bounds) })
        let area = mask.bounds
        guard !area.isEmpty else { return }
        let upright = t.b == 0 && t.c == 0 && t.a > 0 && t.d > 0
        let pixels =
            upright
            ? scaled(m.image, inverse, area, images) : turned(m.image, inverse, t.scaleFactor, area, images)
        let bounds = s.bounds
        var out = s.pixels.mutableSpan
        for y in area.y..<area.maxY {
            BlendKernels.pixels(
                pixels.span, from: Int(y - area.y) * Int(area.width), coverage: mask.coverage.span,
                from: mask.row(y) + Int(area.x - mask.bounds.x), opacity: opacity, into: &out,
                at: Int(y - bounds.y) * Int(bounds.width) + Int(area.x - bounds.x), count: Int(area.width), mode: .over)
        }
    }

    private static func scaled(
        _ image: Image, _ inverse: Transform, _ area: PixelRect, _ images: ImageCache
    ) -> [UInt32] {
        // A level at least twice as fine as the output keeps the area filter's quality.
        let n = halvings(min(inverse.a, inverse.d) / 2)
        let (level, k) = images.level(n, of: image)
        let shrink = Double(1 << k)
        let columns = AreaKernels.taps(
            count: Int(area.width), origin: inverse.apply(Point(x: Double(area.x), y: 0)).x / shrink,
            step: inverse.a / shrink, sourceCount: level.width)
        let rows = AreaKernels.taps(
            count: Int(area.height), origin: inverse.apply(Point(x: 0, y: Double(area.y))).y / shrink,
            step: inverse.d / shrink, sourceCount: level.height)
        return AreaKernels.resample(level.pixels, width: level.width, columns: columns, rows: rows)
    }

    private static func turned(
        _ image: Image, _ inverse: Transform, _ scale: Double, _ area: PixelRect, _ images: ImageCache
    ) -> [UInt32] {
        let (level, k) = images.level(halvings(scale > 0 ? 1 / scale : 1), of: image)
        let shrink = Double(1 << k)
        var out = [UInt32](repeating: 0, count: Int(area.width) * Int(area.height))
        var i = 0
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                let p = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                out[i] = level.color(p.x / shrink - 0.5, p.y / shrink - 0.5)
                i += 1
            }
        }
        return out
    }

    /// How often a picture may be halved before it shrinks by `ratio`.
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
