import VitrinePrimitives

/// A rectangle that surely lies inside an outline.
enum Inside {
    /// Between the outline's two longest upright edges, when nothing else of it comes between them; zero otherwise.
    static func rect(_ edges: ArraySlice<EdgeList.Edge>) -> PixelRect {
        guard edges.count <= 400 else { return .zero }
        var longest: (down: EdgeList.Edge?, up: EdgeList.Edge?) = (nil, nil)
        for e in edges where e.x0 == e.x1 {
            func longer(_ other: EdgeList.Edge?) -> Bool { other.map { e.y1 - e.y0 > $0.y1 - $0.y0 } ?? true }
            if e.winding > 0, longer(longest.down) { longest.down = e }
            if e.winding < 0, longer(longest.up) { longest.up = e }
        }
        guard let down = longest.down, let up = longest.up else { return .zero }
        let left = min(down.x0, up.x0)
        let right = max(down.x0, up.x0)
        let top = max(down.y0, up.y0)
        let bottom = min(down.y1, up.y1)
        for e in edges where !isSame(e, down) && !isSame(e, up) {
            if max(e.x0, e.x1) > left, min(e.x0, e.x1) < right, e.y1 > top, e.y0 < bottom { return .zero }
            // Further windings beside the pair would add to or take from what lies between.
            if max(e.x0, e.x1) <= left, e.y1 > top, e.y0 < bottom { return .zero }
        }
        let x = (left + 1023) >> 10
        let y = (top + 1023) >> 10
        let r = PixelRect(x: x, y: y, width: (right >> 10) - x, height: (bottom >> 10) - y)
        return r.isEmpty ? .zero : r
    }

    private static func isSame(_ a: EdgeList.Edge, _ b: EdgeList.Edge) -> Bool {
        a.x0 == b.x0 && a.y0 == b.y0 && a.x1 == b.x1 && a.y1 == b.y1 && a.winding == b.winding
    }
}
