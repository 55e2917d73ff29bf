import VitrinePrimitives

/// Parts of a list: groups of edges, rows that are equal, outlines that are moved.
extension EdgeList {
    /// Groups the edges from an index on; returns their groups, none when there are few edges.
    mutating func group(from first: Int) -> Range<Int> {
        let start = groups.count
        guard edges.count - first > 2 * EdgeList.groupSize else { return start..<start }
        unsafe edges.withUnsafeBufferPointer { edges in
            var i = first
            while i < edges.count {
                var group = Group(top: .max, bottom: .min)
                for k in i..<min(i + EdgeList.groupSize, edges.count) {
                    group.top = unsafe min(group.top, edges[k].y0)
                    group.bottom = unsafe max(group.bottom, edges[k].y1)
                }
                groups.append(group)
                i += EdgeList.groupSize
            }
        }
        return start..<groups.count
    }

    /// Adds the edges of another list.
    mutating func append(_ other: EdgeList) {
        edges.append(contentsOf: other.edges)
        box.widen(other.box.left, other.box.top)
        box.widen(other.box.right, other.box.bottom)
    }

    /// The longest upright edges of an outline of few edges that run downward and upward; nil when it lacks one.
    private func uprightPair(_ range: Range<Int>) -> (down: Int, up: Int)? {
        guard range.count >= 2, range.count <= 512 else { return nil }
        return unsafe edges.withUnsafeBufferPointer { edges in
            var down = -1
            var up = -1
            for i in range where unsafe edges[i].x0 == edges[i].x1 {
                let height = unsafe edges[i].y1 - edges[i].y0
                if unsafe edges[i].winding > 0 {
                    if unsafe down < 0 || height > edges[down].y1 - edges[down].y0 { down = i }
                } else if unsafe up < 0 || height > edges[up].y1 - edges[up].y0 {
                    up = i
                }
            }
            return down >= 0 && up >= 0 ? (down, up) : nil
        }
    }

    /// Rows of pixels that have the same coverage: they are crossed by the two longest upright edges and nothing else. Empty
    /// when there are none.
    func uniformRows(_ range: Range<Int>) -> Range<Int32> {
        guard let (down, up) = uprightPair(range) else { return 0..<0 }
        let top = max(edges[down].y0, edges[up].y0)
        let bottom = min(edges[down].y1, edges[up].y1)
        return unsafe edges.withUnsafeBufferPointer { edges in
            for i in range where unsafe i != down && i != up && edges[i].y1 > top && edges[i].y0 < bottom {
                return 0..<0
            }
            let first = (top + 1023) >> 10
            let end = bottom >> 10
            return first < end ? first..<end : 0..<0
        }
    }

    /// A rectangle of pixels inside the outline: between the two longest upright edges, when no other edge lies between them
    /// or changes the winding there; zero otherwise.
    func interiorRect(_ range: Range<Int>) -> PixelRect {
        guard let (down, up) = uprightPair(range) else { return .zero }
        let left = min(edges[down].x0, edges[up].x0)
        let right = max(edges[down].x0, edges[up].x0)
        let top = max(edges[down].y0, edges[up].y0)
        let bottom = min(edges[down].y1, edges[up].y1)
        return unsafe edges.withUnsafeBufferPointer { edges in
            for i in range where unsafe i != down && i != up && edges[i].y1 > top && edges[i].y0 < bottom {
                // To the right of the pair, an edge changes no winding between them.
                if unsafe min(edges[i].x0, edges[i].x1) < right { return .zero }
            }
            let x = (left + 1023) >> 10
            let y = (top + 1023) >> 10
            let r = PixelRect(x: x, y: y, width: (right >> 10) - x, height: (bottom >> 10) - y)
            return r.isEmpty ? .zero : r
        }
    }

    /// Moves the edges from an index on, and the bounds, by whole pixels, at most `Rect.pixelLimit`.
    mutating func move(from first: Int, x: Int32, y: Int32) {
        for i in first..<edges.count {
            edges[i].x0 += x << 10
            edges[i].x1 += x << 10
            edges[i].y0 += y << 10
            edges[i].y1 += y << 10
        }
        guard box.left <= box.right else { return }
        box.left += x << 10
        box.right += x << 10
        box.top += y << 10
        box.bottom += y << 10
    }
}
