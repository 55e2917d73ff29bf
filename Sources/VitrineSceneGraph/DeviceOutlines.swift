import Synchronization
import VitrineDisplayList
import VitrinePrimitives

/// Long outlines and strokes of earlier frames in device pixels: the lines and areas of a map are the same in every frame.
///
/// An outline depends on nothing but its key and the transform, so that what is kept changes no pixel. Marks that share the
/// memory of their points are also compared in constant time.
enum DeviceOutlines {
    /// Shorter paths are transformed faster than they are looked up. Strokes are kept from the shortest line on, as
    /// outlining one takes longer.
    private static let shortest = 64
    /// Of all outlines that are kept; 16 bytes each.
    private static let mostPoints = 3_000_000
    /// What the entry of an outline takes beside its points, in points.
    private static let entryPoints = 32

    private struct Key: Hashable {
        var path: Path
        /// Nil for the path itself.
        var style: StrokeStyle?
        var tolerance: Double

        /// Some of the points: hashing thousands takes longer than comparing them with the one key that is kept.
        func hash(into hasher: inout Hasher) {
            let points = path.points
            hasher.combine(points.count)
            for i in stride(from: 0, to: points.count, by: 1 + points.count / 16) { hasher.combine(points[i]) }
            hasher.combine(style)
            hasher.combine(tolerance)
        }

        func outline(_ t: Transform = .identity) -> Path {
            style.map { path.stroked($0, tolerance: tolerance, transform: t) }
                ?? (t == .identity ? path : path.transformed(by: t))
        }
    }

    private struct Outline {
        /// In the units of the key.
        var path: Path
        /// In device pixels, as it was used last.
        var transform: Transform
        var placed: DeviceOutline
    }

    private struct Kept {
        var outlines: [Key: Outline] = [:]
        var points = 0
    }

    private static let kept = Mutex(Kept())

    /// The path, or its stroke.
    /// - Parameters:
    ///   - tolerance: of the stroke, in the units of the path.
    static func outline(
        of path: Path, _ style: StrokeStyle? = nil, tolerance: Double = 0, under t: Transform
    ) -> DeviceOutline {
        let key = Key(path: path, style: style, tolerance: tolerance)
        guard style != nil || path.points.count >= shortest else { return DeviceOutline(key.outline(t)) }
        let known = kept.withLock { $0.outlines[key] }
        if let known, known.transform == t { return known.placed }
        let outline = known?.path ?? key.outline()
        let placed = DeviceOutline(outline.transformed(by: t))
        let points = 2 * outline.points.count + entryPoints
        kept.withLock { kept in
            if kept.points + points > mostPoints { kept = Kept() }
            guard points <= mostPoints else { return }
            let old = kept.outlines.updateValue(Outline(path: outline, transform: t, placed: placed), forKey: key)
            if old == nil { kept.points += points }
        }
        return placed
    }
}
