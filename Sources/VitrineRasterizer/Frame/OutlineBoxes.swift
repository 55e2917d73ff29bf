import VitrineDisplayList
import VitrinePrimitives

/// Computes the pixels that glyphs can change from cached bounding boxes of their outlines.
struct OutlineBoxes {
    private struct Box {
        var outline: Outline?
        /// NaN if a point is not finite.
        var low = Point.zero
        var high = Point.zero

        init() {}

        init(_ outline: Outline) {
            self.outline = outline
            let points = outline.path.points
            guard let first = points.first, points.allSatisfy(\.isFinite) else {
                low = Point(x: .nan, y: .nan)
                return
            }
            (low, high) = (first, first)
            for p in points {
                low = Point(x: min(low.x, p.x), y: min(low.y, p.y))
                high = Point(x: max(high.x, p.x), y: max(high.y, p.y))
            }
        }
    }

    /// The number of cached boxes; the hash of an outline selects one.
    private static let count = 1024
    /// Outlines with more points are not cached, so that the cache retains at most 16 MB of outlines.
    private static let mostPoints = 1024

    private var boxes: [Box] = []

    /// Equals `Mark.bounds`.
    mutating func bounds(_ m: GlyphsMark) -> PixelRect {
        if boxes.isEmpty { boxes = Array(repeating: Box(), count: OutlineBoxes.count) }
        return unsafe boxes.withUnsafeMutableBufferPointer { boxes in
            unsafe m.glyphs.withUnsafeBufferPointer { glyphs in
                var all = PixelRect.zero
                for k in glyphs.indices {
                    let t = unsafe glyphs[k].transform
                    let outline = unsafe glyphs[k].outline
                    // Under rotation, a box's corners are not those of the points' box.
                    guard t.b == 0, t.c == 0, outline.path.points.count <= OutlineBoxes.mostPoints else {
                        all = all.union(outline.path.pixelBounds(under: t))
                        continue
                    }
                    let place = Int(truncatingIfNeeded: outline.contentHash) & (OutlineBoxes.count - 1)
                    // Of two objects with equal paths, the one requested last is kept.
                    if unsafe boxes[place].outline !== outline { unsafe boxes[place] = Box(outline) }
                    all = unsafe all.union(OutlineBoxes.pixels(t.apply(boxes[place].low), t.apply(boxes[place].high)))
                }
                return all
            }
        }
    }

    /// Equals `Path.pixelBounds`: rounding of products and sums is monotonic, so the extreme points stay extreme.
    @inline(__always)
    private static func pixels(_ p: Point, _ q: Point) -> PixelRect {
        guard p.isFinite, q.isFinite else { return .zero }
        let (left, right) = (floor(min(p.x, q.x)), -floor(-max(p.x, q.x)))
        let (top, bottom) = (floor(min(p.y, q.y)), -floor(-max(p.y, q.y)))
        guard right > left, bottom > top else { return .zero }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    @inline(__always)
    private static func floor(_ v: Double) -> Int32 {
        let v = v.clamped(to: -Rect.pixelLimit...Rect.pixelLimit)
        let near = Int32(v)
        return Double(near) > v ? near - 1 : near
    }
}
