import VitrinePrimitives
import VitrineSceneGraph
import VitrineStage

/// A rounded rectangle that is drawn on the screen.
package struct ShownCorner: Hashable, Sendable {
    /// The frame in points of the screen.
    package var frame: Rect
    /// The radius of the top left corner, in points.
    package var radius: Double
}

/// Finds the corner radii of what a scene draws: shapes, glass, materials, pictures and clipped groups.
package enum ShownCorners {
    package static func all(of staged: StagedScene, at seconds: Double) -> [ShownCorner] {
        var out: [ShownCorner] = []
        add(LargeStack.ensure { staged.screen.nodes(at: seconds, in: staged.context).nodes }, .identity, to: &out)
        var known: Set<ShownCorner> = []
        return out.filter { known.insert($0).inserted }
    }

    /// Returns the radius of what is drawn in a frame, to within a point; nil if nothing with corners is drawn there.
    package static func radius(of frame: Rect, among corners: [ShownCorner]) -> Double? {
        func distance(_ corner: ShownCorner) -> Double {
            let (a, b) = (corner.frame, frame)
            return max(max(abs(a.minX - b.minX), abs(a.minY - b.minY)), max(abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)))
        }
        let near = corners.filter { distance($0) <= 1 }
        return near.min { distance($0) < distance($1) }?.radius
    }

    private static func add(_ nodes: [Node], _ transform: Transform, to out: inout [ShownCorner]) {
        func add(_ frame: Rect, _ radius: Double, under transform: Transform = transform) {
            guard radius > 0.25, frame.width > 4, frame.height > 4 else { return }
            let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
            out.append(
                ShownCorner(frame: transform.apply(frame), radius: (radius * scale * 100).rounded() / 100))
        }
        func add(_ path: Path) { if let corner = corner(of: path) { add(corner.frame, corner.radius) } }
        for node in nodes {
            switch node {
            case .shape(let shape): add(shape.path)
            case .backdrop(let backdrop): add(backdrop.path)
            case .glass(let glass):
                for shape in glass.body.shapes { add(shape.outline.rect, shape.outline.radii.topLeft) }
            case .image(let image): add(image.frame, image.cornerRadii.topLeft)
            case .group(let group) where group.opacity > 0:
                let inner = group.transform.then(transform)
                if let clip = group.clip, let corner = corner(of: clip) {
                    add(corner.frame, corner.radius, under: inner)
                }
                Self.add(group.children, inner, to: &out)
            case .group, .text, .shadow: break
            }
        }
    }

    /// Returns the frame of a path and the radius of its top left corner, if `Path.roundedRect` has created it.
    static func corner(of path: Path) -> (frame: Rect, radius: Double)? {
        guard path.verbs.last == .close, path.verbs.count < 24, let first = path.points.first else { return nil }
        var (low, high) = (first, first)
        for p in path.points {
            low = Point(x: min(low.x, p.x), y: min(low.y, p.y))
            high = Point(x: max(high.x, p.x), y: max(high.y, p.y))
        }
        let frame = Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        // The top left corner is the last, and ends in one curve or three; the figure is that of RoundedRect's curve.
        let curves = path.verbs.dropLast().reversed().prefix { $0 == .cubic }.count
        let radius: Double
        switch curves {
        case 1: radius = (path.points.last?.x ?? 0) - low.x
        case 3: radius = (path.points[path.points.count - 4].x - low.x) / 0.631494
        default: return nil
        }
        let limit = min(frame.width, frame.height) / 2
        return radius > 0 && radius <= limit + 0.01 ? (frame, radius) : nil
    }
}
