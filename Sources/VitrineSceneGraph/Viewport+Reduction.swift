import VitrineDisplayList
import VitrinePrimitives

extension Viewport {
    package var paintedScale: Double {
        guard filter != nil, let screenScale else { return scale }
        return max(scale, screenScale)
    }

    /// The viewport that is painted, and how its picture is reduced to this one: the screen's pixels that this viewport
    /// shows, rounded outward. It is this viewport itself if nothing is reduced.
    package var painted: (viewport: Viewport, reduction: Reduction?) {
        let k = paintedScale
        guard let filter, k > scale else { return (self, nil) }
        // Quotients of scales are a few units in the last place off whole pixels.
        let tolerance = 1e-6
        func first(_ v: Double) -> Double { (v * k + tolerance).rounded(.down) }
        func end(_ v: Double) -> Double { (v * k - tolerance).rounded(.up) }
        let (left, top) = (first(origin.x), first(origin.y))
        let right = end(origin.x + Double(width) / scale)
        let bottom = end(origin.y + Double(height) / scale)
        func count(_ v: Double) -> Int { Int(v.clamped(to: 1...Double(DisplayList.longestSide))) }
        let viewport = Viewport(
            origin: Point(x: left / k, y: top / k), scale: k, width: count(right - left), height: count(bottom - top))
        let reduction = Reduction(
            filter: filter, width: width, height: height,
            origin: Point(x: origin.x * k - left, y: origin.y * k - top), step: k / scale)
        return (viewport, reduction)
    }
}
