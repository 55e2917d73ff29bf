import Primitives

extension Path {
    /// Every pixel that the path, mapped to device pixels, can cover, cut off at ±`Rect.pixelLimit`; zero when it has no
    /// extent or a point is not finite.
    ///
    /// Made from the points themselves: a width taken from a far point and added again would have lost its pixels.
    public func pixelBounds(under t: Transform = .identity) -> PixelRect {
        let limit = Rect.pixelLimit
        var lo = Point(x: limit, y: limit)
        var hi = Point(x: -limit, y: -limit)
        for point in points {
            let p = t.apply(point)
            guard p.isFinite else { return .zero }
            lo = Point(x: min(lo.x, p.x), y: min(lo.y, p.y))
            hi = Point(x: max(hi.x, p.x), y: max(hi.y, p.y))
        }
        func near(_ v: Double) -> Double { min(max(v, -limit), limit) }
        let x = near(lo.x).rounded(.down)
        let y = near(lo.y).rounded(.down)
        return Rect(x: x, y: y, width: near(hi.x).rounded(.up) - x, height: near(hi.y).rounded(.up) - y)
            .coveringPixels()
    }
}
