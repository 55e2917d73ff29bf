import VitrinePrimitives

/// Parts of a list: groups of edges, rows that are equal, outlines that are moved.
extension EdgeList {
    /// Groups the edges from an index on; returns their groups, none when there are few edges.
    mutating func group(from first: Int) -> Range<Int> {
        let start = groups.count
        guard edges.count - first > 2 * EdgeList.groupSize else { return start..<start }
        edges.withUnsafeBufferPointer { edges in
            var i = first
            while i < edges.count {
                var group = Group(top: .max, bottom: .min)
                for k in i..<min(i + EdgeList.groupSize, edges.count) {
                    group.top = min(group.top, edges[k].y0)
                    group.bottom = max(group.bottom, edges[k].y1)
                }
                groups.append(group)
                i += EdgeList.groupSize
            }
        }
        return start..<groups.count
    }

    /// Rows of pixels in which an outline of few edges is equal: they are crossed by its two longest upright edges and
    /// nothing else. Empty when there are none.
    func uniformRows(_ range: Range<Int>) -> Range<Int32> {
        guard range.count >= 2, range.count <= 512 else { return 0..<0 }
        return edges.withUnsafeBufferPointer { edges in
            var down = -1
            var up = -1
            for i in range where edges[i].x0 == edges[i].x1 {
                let height = edges[i].y1 - edges[i].y0
                if edges[i].winding > 0 {
                    if down < 0 || height > edges[down].y1 - edges[down].y0 { down = i }
                } else if up < 0 || height > edges[up].y1 - edges[up].y0 {
                    up = i
                }
            }
            guard down >= 0, up >= 0 else { return 0..<0 }
            let top = max(edges[down].y0, edges[up].y0)
            let bottom = min(edges[down].y1, edges[up].y1)
            for i in range where i != down && i != up && edges[i].y1 > top && edges[i].y0 < bottom { return 0..<0 }
            let first = (top + 1023) >> 10
            let end = bottom >> 10
            return first < end ? first..<end : 0..<0
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
        guard minX <= maxX else { return }
        minX += x << 10
        maxX += x << 10
        minY += y << 10
        maxY += y << 10
    }
}
