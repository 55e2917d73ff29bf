import VitrinePrimitives

extension Path {
    /// The pixels that the path, mapped to device pixels, can cover, clamped to ±`Rect.pixelLimit`; zero if the path is
    /// empty or a point is not finite. The bounds are computed from the points, as origin plus width would lose
    /// precision for distant points.
    package func pixelBounds(under t: Transform = .identity) -> PixelRect {
        if t == .identity { return pixelBounds }
        var box = PointBox()
        for point in points where !box.add(t.apply(point)) { return .zero }
        return box.pixels
    }

    /// The loop has no branch per point, as outlines can have thousands.
    private var pixelBounds: PixelRect {
        unsafe points.withUnsafeBufferPointer { points in
            guard let first = unsafe points.first else { return .zero }
            var (lo, hi) = (first, first)
            // The sum stays 0 while all points are finite.
            var fault = 0.0
            for i in points.indices {
                let p = unsafe points[i]
                lo.x = p.x < lo.x ? p.x : lo.x
                lo.y = p.y < lo.y ? p.y : lo.y
                hi.x = p.x > hi.x ? p.x : hi.x
                hi.y = p.y > hi.y ? p.y : hi.y
                fault += (p.x - p.x) + (p.y - p.y)
            }
            var box = PointBox()
            guard fault == 0, box.add(lo), box.add(hi) else { return .zero }
            return box.pixels
        }
    }
}

extension Rect {
    /// The pixels that the rectangle, mapped to device pixels, can cover; see `Path.pixelBounds`.
    package func pixelBounds(under t: Transform) -> PixelRect {
        var box = PointBox()
        guard box.add(t.apply(Point(x: minX, y: minY))), box.add(t.apply(Point(x: maxX, y: minY))),
            box.add(t.apply(Point(x: maxX, y: maxY))), box.add(t.apply(Point(x: minX, y: maxY)))
        else { return .zero }
        return box.pixels
    }
}

private struct PointBox {
    private var lo = Point(x: Rect.pixelLimit, y: Rect.pixelLimit)
    private var hi = Point(x: -Rect.pixelLimit, y: -Rect.pixelLimit)

    /// Adds a point; returns false if it is not finite.
    mutating func add(_ p: Point) -> Bool {
        guard p.isFinite else { return false }
        lo = Point(x: min(lo.x, p.x), y: min(lo.y, p.y))
        hi = Point(x: max(hi.x, p.x), y: max(hi.y, p.y))
        return true
    }

    var pixels: PixelRect {
        func near(_ v: Double) -> Double { v.clamped(to: -Rect.pixelLimit...Rect.pixelLimit) }
        let x = near(lo.x).rounded(.down)
        let y = near(lo.y).rounded(.down)
        return Rect(x: x, y: y, width: near(hi.x).rounded(.up) - x, height: near(hi.y).rounded(.up) - y)
            .coveringPixels()
    }
}
