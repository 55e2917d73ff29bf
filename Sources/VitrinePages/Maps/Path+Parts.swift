import VitrinePrimitives

extension Path {
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
struct Sides: OptionSet {
    let rawValue: Int

    static let left = Sides(rawValue: 1)
    static let right = Sides(rawValue: 2)
    static let top = Sides(rawValue: 4)
    static let bottom = Sides(rawValue: 8)

    /// The sides beyond which a place lies.
    init(_ p: Point, of r: Rect) {
        rawValue =
            (p.x < r.minX ? 1 : 0) | (p.x > r.maxX ? 2 : 0) | (p.y < r.minY ? 4 : 0) | (p.y > r.maxY ? 8 : 0)
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

    func encloses(_ other: Rect) -> Bool {
        minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
    }
}
