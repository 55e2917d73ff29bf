import Synchronization
import VitrinePrimitives

/// Outlines of long strokes from earlier frames: the roads of a map are the same in every frame.
///
/// An outline depends on nothing but its key, so that what is kept changes no pixel.
enum StrokeOutlines {
    /// Shorter paths are outlined faster than they are looked up.
    private static let shortest = 64
    /// Of all outlines that are kept; 16 bytes each.
    private static let mostPoints = 1_000_000

    private struct Key: Hashable {
        var path: Path
        var style: StrokeStyle
        var tolerance: Double

        /// Some of the points: hashing thousands takes longer than comparing them with the one key that is kept.
        func hash(into hasher: inout Hasher) {
            let points = path.points
            hasher.combine(points.count)
            for i in stride(from: 0, to: points.count, by: 1 + points.count / 16) { hasher.combine(points[i]) }
            hasher.combine(style)
            hasher.combine(tolerance)
        }
    }

    private struct Kept {
        var outlines: [Key: Path] = [:]
        var points = 0
    }

    private static let kept = Mutex(Kept())

    /// As `Path.stroked`.
    static func outline(along path: Path, _ style: StrokeStyle, tolerance: Double) -> Path {
        guard path.points.count >= shortest else { return path.stroked(style, tolerance: tolerance) }
        let key = Key(path: path, style: style, tolerance: tolerance)
        if let outline = kept.withLock({ $0.outlines[key] }) { return outline }
        let outline = path.stroked(style, tolerance: tolerance)
        kept.withLock { kept in
            if kept.points + outline.points.count > mostPoints { kept = Kept() }
            guard outline.points.count <= mostPoints, kept.outlines.updateValue(outline, forKey: key) == nil else {
                return
            }
            kept.points += outline.points.count
        }
        return outline
    }
}
