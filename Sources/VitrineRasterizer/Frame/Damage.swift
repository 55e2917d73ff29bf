import VitrinePrimitives

/// The pixels that an update may have changed: a few rectangles that do not overlap.
package struct Damage: Hashable, Sendable {
    /// The rectangles in device pixels, inside the canvas.
    package private(set) var rects: [PixelRect] = []

    /// The largest number of rectangles.
    static let mostRects = 12

    package init() {}

    package init(_ rect: PixelRect) { add(rect) }

    package var isEmpty: Bool { rects.isEmpty }

    package var bounds: PixelRect { rects.reduce(.zero) { $0.union($1) } }

    /// The number of pixels.
    package var area: Int { rects.reduce(0) { $0 + $1.area } }

    /// Adds a rectangle. It is merged with rectangles that it overlaps; neighbors are merged if there are too many.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var joined = rect
        var i = 0
        while i < rects.count {
            if rects[i].contains(joined) { return }
            if rects[i].intersects(joined) {
                joined = joined.union(rects.remove(at: i))
                i = 0
            } else {
                i += 1
            }
        }
        rects.append(joined)
        if rects.count > Damage.mostRects { joinNearest() }
    }

    mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

    func intersects(_ rect: PixelRect) -> Bool { rects.contains { $0.intersects(rect) } }

    /// Merges the two rectangles whose union adds the fewest pixels.
    private mutating func joinNearest() {
        var best = (0, 1, Int.max)
        for i in rects.indices {
            for j in (i + 1)..<max(rects.count, i + 1) {
                let waste = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
                if waste < best.2 { best = (i, j, waste) }
            }
        }
        let joined = rects[best.0].union(rects[best.1])
        rects.remove(at: best.1)
        rects.remove(at: best.0)
        add(joined)
    }
}
