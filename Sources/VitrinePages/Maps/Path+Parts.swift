import VitrinePrimitives

extension Path {
    /// The parts of lines that can be seen in a rectangle: whole segments, which begin and end with the caps of the stroke. With
    /// round caps and joins they cover the same as the whole line.
    func line(near rect: Rect) -> Path {
        var out = Path()
        var current = Point.zero
        var isOpen = false
        for element in elements {
            switch element {
            case .move(let p):
                current = p
                isOpen = false
            case .line(let p):
                isOpen = out.append(element, from: current, near: rect, isOpen: isOpen)
                current = p
            case .cubic(_, _, let p):
                isOpen = out.append(element, from: current, near: rect, isOpen: isOpen)
                current = p
            case .close: isOpen = false
            }
        }
        return out
    }

    /// Adds a segment that reaches into a rectangle.
    /// - Parameter isOpen: whether the path ends where the segment begins.
    /// - Returns: whether it has been added.
    private mutating func append(_ element: Element, from start: Point, near rect: Rect, isOpen: Bool) -> Bool {
        guard element.sides(from: start, of: rect) == [] else { return false }
        if !isOpen { move(to: start) }
        append(element)
        return true
    }

    /// Closed contours that enclose the same places of a rectangle: what lies beyond one of its sides is drawn straight, which
    /// moves no edge across a place inside.
    func area(near rect: Rect) -> Path {
        var out = Path()
        var current = Point.zero
        /// The sides that all segments since the last one kept lie beyond, and where they end.
        var skipped: (sides: Sides, end: Point)?
        func finish() {
            if let end = skipped?.end { out.line(to: end) }
            skipped = nil
        }
        func add(_ element: Element, to end: Point) {
            let sides = element.sides(from: current, of: rect)
            if let last = skipped, sides.intersection(last.sides) != [] {
                skipped = (sides.intersection(last.sides), end)
            } else {
                finish()
                if sides == [] { out.append(element) } else { skipped = (sides, end) }
            }
            current = end
        }
        for element in elements {
            switch element {
            case .move(let p):
                finish()
                out.move(to: p)
                current = p
            case .line(let p): add(element, to: p)
            case .cubic(_, _, let p): add(element, to: p)
            case .close:
                finish()
                out.close()
            }
        }
        finish()
        return out
    }
}

/// Sides of a rectangle.
private struct Sides: OptionSet {
    let rawValue: Int

    static let left = Sides(rawValue: 1)
    static let right = Sides(rawValue: 2)
    static let top = Sides(rawValue: 4)
    static let bottom = Sides(rawValue: 8)

    /// The sides beyond which a place lies.
    init(_ p: Point, of r: Rect) {
        self = []
        if p.x < r.minX { insert(.left) }
        if p.x > r.maxX { insert(.right) }
        if p.y < r.minY { insert(.top) }
        if p.y > r.maxY { insert(.bottom) }
    }

    init(rawValue: Int) { self.rawValue = rawValue }
}

extension Path.Element {
    /// The sides beyond which all of a segment lies.
    fileprivate func sides(from start: Point, of rect: Rect) -> Sides {
        let first = Sides(start, of: rect)
        return switch self {
        case .move, .close: first
        case .line(let p): first.intersection(Sides(p, of: rect))
        case .cubic(let a, let b, let p):
            first.intersection(Sides(a, of: rect)).intersection(Sides(b, of: rect)).intersection(Sides(p, of: rect))
        }
    }
}

extension Rect {
    /// Whether two rectangles have a place in common, borders included.
    func reaches(_ other: Rect) -> Bool {
        maxX >= other.minX && minX <= other.maxX && maxY >= other.minY && minY <= other.maxY
    }
}
