import VitrinePrimitives

/// Changes of single points of a letter of Inter's, in thousandths of an em of the typeface, y up. Points are those of
/// the outline, including control points, in the order of the font's file; the first point of a contour occurs twice if
/// the file closes the contour with a line.
struct LetterShape: Hashable, Sendable {
    struct Move: Hashable, Sendable {
        var points: [Int]
        var x = 0
        var y = 0
        /// A height that the points get before they move; nil for their own. Both ends of a line that ends a stroke get
        /// one height, so that the stroke ends level.
        var level: Int?
        var heaviest = FontWeight.bold
    }

    /// The numbers of points of the letter's contours. An outline whose contours differ is not changed, as bold letters
    /// can have more points. An accent follows the letter's contours.
    var contours: [Int]
    var moves: [Move]

    func inFace(of weight: FontWeight) -> LetterShape {
        LetterShape(contours: contours, moves: moves.filter { weight <= $0.heaviest })
    }

    /// The path with its points moved, in font units, y down.
    func applied(to path: Path, em: Double) -> Path {
        guard Self.contours(of: path).starts(with: contours) else { return path }
        var changes: [Int: Move] = [:]
        for move in moves {
            for i in move.points {
                var change = changes[i] ?? Move(points: [])
                change.x += move.x
                change.y += move.y
                change.level = move.level ?? change.level
                changes[i] = change
            }
        }
        let unit = em / 1000
        return path.mapPoints { i, p in
            guard let change = changes[i] else { return p }
            let y = change.level.map { -Double($0) * unit } ?? p.y
            return Point(x: p.x + Double(change.x) * unit, y: y - Double(change.y) * unit)
        }
    }

    private static func contours(of path: Path) -> [Int] {
        var counts: [Int] = []
        for verb in path.verbs {
            switch verb {
            case .move: counts.append(1)
            case .line: counts[counts.count - 1] += 1
            case .cubic: counts[counts.count - 1] += 3
            case .close: break
            }
        }
        return counts
    }
}
