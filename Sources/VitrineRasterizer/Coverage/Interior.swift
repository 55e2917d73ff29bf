import VitrinePrimitives

/// Pixels that certainly lie inside a shape: all of a rectangle, or one range of columns in each of its rows.
struct Interior {
    /// The rows and, if `firstRow` is nil, the columns.
    var bounds: PixelRect
    /// The index of the first row's columns in `Interiors.columns`; nil if all rows have those of `bounds`.
    var firstRow: Int?
    /// The number of pixels.
    var area: Int

    static let none = Interior(.zero)

    init(_ rect: PixelRect) {
        bounds = rect.isEmpty ? .zero : rect
        area = bounds.area
    }

    fileprivate init(_ bounds: PixelRect, firstRow: Int, area: Int) {
        self.bounds = bounds
        self.firstRow = firstRow
        self.area = area
    }

    /// The columns that are inside on all of some rows, which must not be empty.
    /// - Parameter columns: The columns of `Interiors`.
    func columns(_ rows: Range<Int32>, _ columns: UnsafeBufferPointer<Range<Int32>>) -> Range<Int32> {
        let none: Range<Int32> = 0..<0
        guard rows.lowerBound >= bounds.y, rows.upperBound <= bounds.maxY else { return none }
        guard let firstRow else { return bounds.x..<bounds.maxX }
        var (left, right) = (bounds.x, bounds.maxX)
        let first = firstRow + Int(rows.lowerBound - bounds.y)
        for k in first..<(first + rows.count) {
            left = unsafe max(left, columns[k].lowerBound)
            right = unsafe min(right, columns[k].upperBound)
        }
        return left < right ? left..<right : none
    }

    /// Whether all pixels of a rectangle, which must not be empty, lie inside.
    func contains(_ rect: PixelRect, _ columns: UnsafeBufferPointer<Range<Int32>>) -> Bool {
        guard bounds.contains(rect) else { return false }
        if firstRow == nil { return true }
        let inside = unsafe self.columns(rect.y..<rect.maxY, columns)
        return inside.lowerBound <= rect.x && inside.upperBound >= rect.maxX
    }
}

/// The columns of a frame's interiors.
struct Interiors {
    private(set) var columns: [Range<Int32>] = []

    /// Outlines around fewer pixels are not examined row by row.
    var leastArea = 1 << 14
    /// The largest number of edges of outlines that are examined row by row.
    private static let mostEdges = 8

    mutating func removeAll() { columns.removeAll(keepingCapacity: true) }

    /// The pixels of `layer` inside an outline: those between its sides or, for an outline such as a rotated rectangle,
    /// the range of columns between its edges in each row.
    mutating func inside(
        _ edges: EdgeList, _ range: Range<Int>, _ sides: EdgeList.UprightSides, _ layer: PixelRect
    ) -> Interior {
        Interiors.inside(range, sides, layer) ?? rows(of: edges, range, layer)
    }

    /// The interior if the sides determine it, or if there are too many edges to examine row by row; otherwise nil.
    static func inside(_ range: Range<Int>, _ sides: EdgeList.UprightSides, _ layer: PixelRect) -> Interior? {
        let rect = sides.interior.intersection(layer)
        return !rect.isEmpty || range.count > mostEdges ? Interior(rect) : nil
    }

    /// The pixels of `layer` inside an outline of few edges: the range of columns between them in each row.
    mutating func rows(of edges: EdgeList, _ range: Range<Int>, _ layer: PixelRect) -> Interior {
        let bounds = edges.pixelBounds.intersection(layer)
        guard bounds.area >= leastArea else { return .none }
        let list = range.map { edges.edges[$0] }
        let downward = list.filter { $0.winding > 0 }.sorted { $0.y0 < $1.y0 }
        let upward = list.filter { $0.winding < 0 }.sorted { $0.y0 < $1.y0 }
        guard isOneLine(downward), isOneLine(upward), let first = downward.first, let other = upward.first,
            let last = downward.last, let otherLast = upward.last, first.y0 == other.y0, last.y1 == otherLast.y1
        else { return .none }
        let top = max((first.y0 + 1023) >> 10, bounds.y)
        let end = min(last.y1 >> 10, bounds.maxY)
        guard top < end else { return .none }
        let rows = PixelRect(x: bounds.x, y: top, width: bounds.width, height: end - top)
        // All rows that have pixels between the two lines have the same one on the left.
        let isDownwardLeft =
            downward.reduce(0) { $0 + Int($1.x0) + Int($1.x1) } * upward.count
            < upward.reduce(0) { $0 + Int($1.x0) + Int($1.x1) } * downward.count
        let (left, right) = isDownwardLeft ? (downward, upward) : (upward, downward)
        return add(rows) { y in
            let from = Interiors.reach(of: left, y)?.high
            let to = Interiors.reach(of: right, y)?.low
            guard let from, let to, from < to else { return 0..<0 }
            return from..<to
        }
    }

    /// Whether each edge, from the top, begins in the row where the previous one ends.
    private func isOneLine(_ edges: [EdgeList.Edge]) -> Bool {
        zip(edges, edges.dropFirst()).allSatisfy { $0.y1 == $1.y0 }
    }

    /// The pixel borders around all points of edges in a row: left of the leftmost, right of the rightmost one.
    private static func reach(of edges: [EdgeList.Edge], _ y: Int32) -> (low: Int32, high: Int32)? {
        let (top, bottom) = (Int64(y) << 10, Int64(y + 1) << 10)
        var (low, high) = (Int64.max, Int64.min)
        for edge in edges where Int64(edge.y1) >= top && Int64(edge.y0) <= bottom {
            let (x0, y0) = (Int64(edge.x0), Int64(edge.y0))
            let (width, height) = (Int64(edge.x1) - x0, Int64(edge.y1) - y0)
            for at in [max(top, y0), min(bottom, Int64(edge.y1))] {
                // One more step on each side covers the remainder of the division.
                let x = x0 + width * (at - y0) / height
                low = min(low, x - 1)
                high = max(high, x + 1)
            }
        }
        guard low <= high else { return nil }
        return (Int32(low >> 10), Int32((high + 1023) >> 10))
    }

    private mutating func add(_ bounds: PixelRect, _ row: (Int32) -> Range<Int32>) -> Interior {
        let first = columns.count
        var area = 0
        for y in bounds.y..<bounds.maxY {
            let inside = row(y).clamped(to: bounds.x..<bounds.maxX)
            columns.append(inside)
            area += inside.count
        }
        if area > 0 { return Interior(bounds, firstRow: first, area: area) }
        columns.removeSubrange(first...)
        return .none
    }

    mutating func intersection(_ a: Interior, _ b: Interior) -> Interior {
        let bounds = a.bounds.intersection(b.bounds)
        if bounds.isEmpty { return .none }
        if a.firstRow == nil, b.firstRow == nil { return Interior(bounds) }
        let known = columns
        return unsafe known.withUnsafeBufferPointer { known in
            add(bounds) { y in
                let left = unsafe a.columns(y..<(y + 1), known)
                let right = unsafe b.columns(y..<(y + 1), known)
                return left.clamped(to: right)
            }
        }
    }

    func columns(of interior: Interior, _ rows: Range<Int32>) -> Range<Int32> {
        unsafe columns.withUnsafeBufferPointer { unsafe interior.columns(rows, $0) }
    }

    func contains(_ interior: Interior, _ rect: PixelRect) -> Bool {
        unsafe columns.withUnsafeBufferPointer { unsafe interior.contains(rect, $0) }
    }
}
