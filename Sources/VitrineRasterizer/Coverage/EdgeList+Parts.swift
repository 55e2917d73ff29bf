import VitrinePrimitives

/// Groups of edges, equal rows, and translated outlines.
extension EdgeList {
    /// Groups the edges from an index on. Returns the range of their groups, which is empty if there are few edges.
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

    /// The longest vertical edges down and up of an outline; nil if it has many edges or lacks one of both.
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

    /// The pixels between the two longest vertical edges of an outline that run downward and upward.
    struct UprightSides {
        /// Rows of pixels with equal coverage, as only the two edges cross them; empty if there are none.
        var uniformRows: Range<Int32> = 0..<0
        /// A rectangle of pixels inside the outline, between the two edges, if no other edge lies between them or
        /// changes the winding there; otherwise zero.
        var interior = PixelRect.zero
    }

    func uprightSides(_ range: Range<Int>) -> UprightSides {
        var sides = UprightSides()
        guard let (down, up) = uprightPair(range) else { return sides }
        let left = min(edges[down].x0, edges[up].x0)
        let right = max(edges[down].x0, edges[up].x0)
        let top = max(edges[down].y0, edges[up].y0)
        let bottom = min(edges[down].y1, edges[up].y1)
        let (hasOthers, isCrossed) = unsafe edges.withUnsafeBufferPointer { edges in
            var hasOthers = false
            for i in range where unsafe i != down && i != up && edges[i].y1 > top && edges[i].y0 < bottom {
                hasOthers = true
                // An edge to the right of the pair does not change the winding between them.
                if unsafe min(edges[i].x0, edges[i].x1) < right { return (true, true) }
            }
            return (hasOthers, false)
        }
        let rows = ((top + 1023) >> 10)..<max((top + 1023) >> 10, bottom >> 10)
        if !hasOthers, !rows.isEmpty { sides.uniformRows = rows }
        if !isCrossed {
            let x = (left + 1023) >> 10
            let rect = PixelRect(x: x, y: rows.lowerBound, width: (right >> 10) - x, height: Int32(rows.count))
            if !rect.isEmpty { sides.interior = rect }
        }
        return sides
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
