extension Path {
    package enum Element: Hashable, Sendable {
        case move(to: Point)
        case line(to: Point)
        /// Two control points and the end.
        case cubic(Point, Point, to: Point)
        case close
    }

    @inlinable package var elements: Elements { Elements(self) }

    package struct Elements: Sequence, IteratorProtocol {
        @usableFromInline let verbs: [Verb]
        @usableFromInline let points: [Point]
        @usableFromInline var verb = 0
        @usableFromInline var point = 0

        @inlinable init(_ path: Path) {
            verbs = path.verbs
            points = path.points
        }

        @inlinable package mutating func next() -> Element? {
            guard verb < verbs.count else { return nil }
            defer { verb += 1 }
            switch verbs[verb] {
            case .move: return .move(to: take())
            case .line: return .line(to: take())
            case .cubic:
                let (a, b) = (take(), take())
                return .cubic(a, b, to: take())
            case .close: return .close
            }
        }

        @inlinable mutating func take() -> Point {
            defer { point += 1 }
            return points[point]
        }
    }

    package mutating func append(_ element: Element) {
        switch element {
        case .move(let p): move(to: p)
        case .line(let p): line(to: p)
        case .cubic(let a, let b, let p): cubic(a, b, to: p)
        case .close: close()
        }
    }
}

extension Path {
    /// Interpolates linearly between the points, controls included, of two outlines of the same structure. Returns nil
    /// if the structures differ.
    /// - Parameter t: 0 gives this outline, 1 the other; values outside 0...1 extrapolate.
    package func mixed(with other: Path, at t: Double) -> Path? {
        guard verbs == other.verbs else { return nil }
        var i = 0
        return mapPoints { p in
            // The last point is the start of the last subpath, which no verb of a closed outline uses.
            guard i < other.points.count else { return p }
            defer { i += 1 }
            return p.mixed(with: other.points[i], at: t)
        }
    }
}
