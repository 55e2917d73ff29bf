import VitrinePrimitives

/// Finds the nodes of two lists that correspond, in order.
enum NodeAlignment {
    /// The largest number of comparisons. Longer lists are paired by position.
    private static let most = 250_000

    /// The index pairs of corresponding nodes, ascending in both lists, with the largest sum of likeness.
    static func pairs(_ a: [Node], _ b: [Node]) -> [(Int, Int)] {
        // Most lists have a common prefix and suffix.
        var start = 0
        while start < min(a.count, b.count), a[start].likeness(to: b[start]) == Node.same { start += 1 }
        var end = 0
        while end < min(a.count, b.count) - start,
            a[a.count - 1 - end].likeness(to: b[b.count - 1 - end]) == Node.same
        {
            end += 1
        }
        let (rows, columns) = (a.count - start - end, b.count - start - end)
        var out = (0..<start).map { ($0, $0) }
        out += middle(a, b, from: start, rows, columns)
        out += (0..<end).reversed().map { (a.count - 1 - $0, b.count - 1 - $0) }
        return out
    }

    private static func middle(
        _ a: [Node], _ b: [Node], from start: Int, _ rows: Int, _ columns: Int
    ) -> [(Int, Int)] {
        guard rows > 0, columns > 0 else { return [] }
        guard rows * columns <= most else {
            return (0..<min(rows, columns)).map { (start + $0, start + $0) }
                .filter { a[$0.0].likeness(to: b[$0.1]) > 0 }
        }
        // The best sum of the lists from a row and a column on.
        let width = columns + 1
        var best = [Int](repeating: 0, count: (rows + 1) * width)
        var likeness = [Int](repeating: 0, count: rows * columns)
        for i in (0..<rows).reversed() {
            for j in (0..<columns).reversed() {
                let own = a[start + i].likeness(to: b[start + j])
                likeness[i * columns + j] = own
                let paired = own > 0 ? own + best[(i + 1) * width + j + 1] : 0
                best[i * width + j] = max(paired, best[(i + 1) * width + j], best[i * width + j + 1])
            }
        }
        var out: [(Int, Int)] = []
        var (i, j) = (0, 0)
        while i < rows, j < columns {
            let own = likeness[i * columns + j]
            let here = best[i * width + j]
            if own > 0, here == own + best[(i + 1) * width + j + 1] {
                out.append((start + i, start + j))
                (i, j) = (i + 1, j + 1)
            } else if here == best[(i + 1) * width + j] {
                i += 1
            } else {
                j += 1
            }
        }
        return out
    }
}

extension Node {
    /// The likeness of nodes with the same content.
    fileprivate static let same = 8

    /// The likeness of two nodes; 0 for nodes that never correspond.
    fileprivate func likeness(to other: Node) -> Int {
        switch (self, other) {
        case (.group(let a), .group(let b)): a.name == b.name ? a.name == nil ? 2 : Self.same : 0
        case (.text(let a), .text(let b)): a.line == b.line ? Self.same : 0
        case (.image(let a), .image(let b)): a.image == b.image ? Self.same : a.isOpaque && b.isOpaque ? 1 : 0
        case (.shape(let a), .shape(let b)):
            a.path.isMixable(with: b.path) && (a.paint == nil) == (b.paint == nil)
                && (a.stroke == nil) == (b.stroke == nil) ? a.paint == b.paint ? 3 : 1 : 0
        case (.shadow(let a), .shadow(let b)): a.path.isMixable(with: b.path) ? 2 : 0
        case (.backdrop(let a), .backdrop(let b)): a.path.isMixable(with: b.path) ? 2 : 0
        case (.glass(let a), .glass(let b)): a.body.shapes.count == b.body.shapes.count ? 2 : 0
        default: 0
        }
    }

    /// The bounding box of nodes without shadows and strokes; nil if they are empty.
    static func bounds(of nodes: [Node]) -> Rect? {
        nodes.compactMap(\.bounds).reduce(nil) { out, next in out?.union(next) ?? next }
    }

    private var bounds: Rect? {
        switch self {
        case .shape(let node): node.path.pointBounds
        case .shadow: nil
        case .backdrop(let node): node.path.pointBounds
        case .text(let node):
            Rect(
                x: node.origin.x, y: node.origin.y - node.line.ascent, width: node.line.width,
                height: node.line.ascent + node.line.descent)
        case .image(let node): node.frame
        case .glass(let node):
            node.body.shapes.map(\.outline.rect).reduce(nil) { out, next in out?.union(next) ?? next }
        case .group(let node):
            (node.clip?.pointBounds ?? Node.bounds(of: node.children)).map { node.transform.apply($0) }
        }
    }
}

extension Path {
    fileprivate func isMixable(with other: Path) -> Bool { verbs == other.verbs }

    /// The bounding box of the points, including control points; nil for an empty path.
    fileprivate var pointBounds: Rect? {
        guard let first = points.first else { return nil }
        var (low, high) = (first, first)
        for p in points {
            low = Point(x: min(low.x, p.x), y: min(low.y, p.y))
            high = Point(x: max(high.x, p.x), y: max(high.y, p.y))
        }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
