import VitrinePrimitives

extension DifferenceMask {
    /// The square of a side with the most set pixels; nil if none is set. Squares may begin at every pixel. Of several
    /// equal ones, the result is always the same.
    func densestSquare(side: Int) -> (rect: PixelRect, count: Int)? {
        guard let bounds else { return nil }
        let (left, top) = (Int(bounds.x), Int(bounds.y))
        let (w, h) = (Int(bounds.width), Int(bounds.height))
        // A square overlaps at most four cells of its size, so most cells cannot contain the origin of the densest one.
        let cell = max(side, 16)
        let (across, down) = ((w + cell - 1) / cell, (h + cell - 1) / cell)
        var cells = [Int](repeating: 0, count: (across + 1) * (down + 1))
        forEach { x, y in cells[(y - top) / cell * (across + 1) + (x - left) / cell] += 1 }
        func most(_ i: Int) -> Int {
            cells[i] + cells[i + 1] + cells[i + across + 1] + cells[i + across + 2]
        }
        let beginnings = (0..<down).flatMap { y in (0..<across).map { y * (across + 1) + $0 } }
        var best = (x: 0, y: 0, count: 0)
        func search(_ i: Int) {
            let (x, y) = (i % (across + 1) * cell, i / (across + 1) * cell)
            let found = densestSquare(
                side, in: (left + x)..<(left + min(w, x + 2 * cell)), (top + y)..<(top + min(h, y + 2 * cell)))
            if found.count > best.count { best = found }
        }
        // The fullest cell is searched first, because few others can then contain more.
        search(beginnings.max { most($0) < most($1) }!)
        for i in beginnings where most(i) > best.count { search(i) }
        let (x, y) = (max(left, best.x - side + 1), max(top, best.y - side + 1))
        return (
            PixelRect(
                x: Int32(x), y: Int32(y), width: Int32(min(side, width - x)), height: Int32(min(side, height - y))),
            best.count
        )
    }

    /// The last pixel of the square with the most set pixels of a part of the mask.
    private func densestSquare(_ side: Int, in xs: Range<Int>, _ ys: Range<Int>) -> (x: Int, y: Int, count: Int) {
        // The number of set pixels of the last rows in each column, then sums of the last columns.
        var columns = [Int](repeating: 0, count: xs.count)
        var best = (x: 0, y: 0, count: 0)
        for y in ys {
            for x in xs {
                if self[x, y] { columns[x - xs.lowerBound] += 1 }
                if y - side >= ys.lowerBound, self[x, y - side] { columns[x - xs.lowerBound] -= 1 }
            }
            var sum = 0
            for i in columns.indices {
                sum += columns[i]
                if i >= side { sum -= columns[i - side] }
                if sum > best.count { best = (xs.lowerBound + i, y, sum) }
            }
        }
        return best
    }
}
