extension Path {
    /// The subpaths, each beginning with a move.
    package var contours: [Path] {
        var out: [Path] = []
        var current = Path()
        for element in elements {
            if case .move = element, !current.isEmpty {
                out.append(current)
                current = Path()
            }
            current.append(element)
        }
        return current.isEmpty ? out : out + [current]
    }

    /// The contours of another outline in the order of this one's nearest contours of the same structure.
    /// - Parameters:
    ///   - shift: An offset that is added to the other outline before the comparison.
    ///   - distance: The largest distance along an axis between two matching points.
    /// - Returns: nil if a contour has no match, or a point is too far from its match.
    package func paired(with other: Path, movedBy shift: Point = .zero, within distance: Double) -> Path? {
        guard points.count == other.points.count else { return nil }
        var left = other.contours
        var out = Path()
        for contour in contours {
            let box = contour.controlBounds
            var best: (index: Int, gap: Double)?
            for (i, candidate) in left.enumerated() where candidate.verbs == contour.verbs {
                let gap = box.largestGap(to: candidate.controlBounds.offsetBy(dx: shift.x, dy: shift.y))
                if gap < best?.gap ?? .infinity { best = (i, gap) }
            }
            guard let best else { return nil }
            let partner = left.remove(at: best.index)
            let isNear = zip(contour.points, partner.points).allSatisfy {
                ($0.x - $1.x - shift.x).magnitude <= distance && ($0.y - $1.y - shift.y).magnitude <= distance
            }
            guard isNear else { return nil }
            out.append(partner)
        }
        return left.isEmpty ? out : nil
    }
}

extension Rect {
    fileprivate func largestGap(to other: Rect) -> Double {
        max(
            max((minX - other.minX).magnitude, (maxX - other.maxX).magnitude),
            max((minY - other.minY).magnitude, (maxY - other.maxY).magnitude))
    }
}
