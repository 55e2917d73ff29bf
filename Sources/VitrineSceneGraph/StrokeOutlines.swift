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
        var stroke: ShapeNode.Stroke
        var transform: Transform
    }

    private struct Kept {
        var outlines: [Key: Path] = [:]
        var points = 0
    }

    private static let kept = Mutex(Kept())

    static func outline(of stroke: ShapeNode.Stroke, along path: Path, _ t: Transform) -> Path {
        guard path.points.count >= shortest else { return stroke.outlined(along: path, t) }
        // The color has no part in the outline.
        var plain = stroke
        plain.paint = .solid(.black)
        let key = Key(path: path, stroke: plain, transform: t)
        if let outline = kept.withLock({ $0.outlines[key] }) { return outline }
        let outline = stroke.outlined(along: path, t)
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
