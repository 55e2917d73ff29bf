import VitrinePrimitives
import VitrineSceneGraph

/// Symbols of the keyboard. Source of the positions: facts, floating panel, section 5.1; the outlines are Vitrine's.
enum KeyboardSymbol {
    case shift, delete, globe, microphone

    func nodes(at center: Point, _ color: RGBColor) -> [Node] {
        let move = Transform.translation(x: center.x, y: center.y)
        return paths.map { path in
            let style = StrokeStyle(width: 1.5, cap: .round, join: .round)
            return .shape(ShapeNode(path.transformed(by: move), stroke: ShapeNode.Stroke(style, color: color)))
        }
    }

    /// The lines around the origin, in points.
    private var paths: [Path] {
        switch self {
        case .shift:
            return [Self.line([(0, -8.5), (8, 0), (4, 0), (4, 7), (-4, 7), (-4, 0), (-8, 0)], isClosed: true)]
        case .delete:
            let outline = Self.line([(-11, 0), (-4, -8), (11, -8), (11, 8), (-4, 8)], isClosed: true)
            return [outline, Self.line([(0.5, -3.5), (7.5, 3.5)]), Self.line([(7.5, -3.5), (0.5, 3.5)])]
        case .globe:
            let parallels = [-6.0, 0, 6].map { y in
                let half = y == 0 ? 13 : 11.5
                return Self.line([(-half, y), (half, y)])
            }
            return [
                .ellipse(in: Rect(x: -13, y: -13, width: 26, height: 26)),
                .ellipse(in: Rect(x: -6, y: -13, width: 12, height: 26)), Self.line([(0, -13), (0, 13)]),
            ] + parallels
        case .microphone:
            var holder = Path()
            holder.move(to: Point(x: -7.5, y: -2))
            holder.line(to: Point(x: -7.5, y: 1))
            holder.cubic(
                Point(x: -7.5, y: 11), Point(x: 7.5, y: 11), to: Point(x: 7.5, y: 1))
            holder.line(to: Point(x: 7.5, y: -2))
            let head = RoundedRect(Rect(x: -4, y: -13, width: 8, height: 18), radius: 4, curve: .circular)
            return [.roundedRect(head), holder, Self.line([(0, 8.5), (0, 13)]), Self.line([(-4, 13), (4, 13)])]
        }
    }

    private static func line(_ points: [(x: Double, y: Double)], isClosed: Bool = false) -> Path {
        var path = Path()
        for (i, point) in points.enumerated() {
            let point = Point(x: point.x, y: point.y)
            if i == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        if isClosed { path.close() }
        return path
    }
}
