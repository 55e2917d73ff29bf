import VitrinePrimitives
import VitrineSceneGraph
import VitrineStage

/// The frames of what a scene draws: of each shape, text, picture and material that is not transparent.
enum ShownParts {
    /// The opacity below which nothing is visible; UIKit's views below it receive no touches.
    private static let leastOpacity = 0.01
    /// The maximum area of what an element draws, as a multiple of its own, such as a button's capsule around a touch.
    private static let mostGrowth = 2.0
    /// The height of a line of text that counts as its frame, in points: capitals of a caption.
    private static let textHeight = 8.0

    /// Returns the frames in points of the screen.
    static func all(of staged: StagedScene, at seconds: Double) -> [Rect] {
        var out: [Rect] = []
        add(
            LargeStack.ensure { staged.screen.nodes(at: seconds, in: staged.context).nodes }, .identity, opacity: 1,
            to: &out)
        return out
    }

    /// Whether something is drawn in a frame that is not part of something larger.
    static func contains(_ parts: [Rect], in frame: Rect) -> Bool {
        let place = frame.insetBy(dx: -1, dy: -1)
        return parts.contains { part in
            place.contains(part.center)
                && part.width * part.height <= frame.width * frame.height * Self.mostGrowth
        }
    }

    private static func add(_ nodes: [Node], _ transform: Transform, opacity: Double, to out: inout [Rect]) {
        func add(_ frame: Rect, _ alpha: Double = 1) {
            if opacity * alpha >= leastOpacity { out.append(transform.apply(frame)) }
        }
        for node in nodes {
            switch node {
            case .shape(let shape): if let bounds = bounds(of: shape.path) { add(bounds) }
            case .text(let text):
                add(
                    Rect(
                        x: text.origin.x, y: text.origin.y - textHeight, width: text.line.width, height: textHeight),
                    text.color.alpha)
            case .backdrop(let backdrop): if let bounds = bounds(of: backdrop.path) { add(bounds, backdrop.opacity) }
            case .glass(let glass): for shape in glass.body.shapes { add(shape.outline.rect) }
            case .image(let image): add(image.frame)
            case .group(let group):
                let inner = opacity * group.opacity
                if inner >= leastOpacity {
                    Self.add(group.children, group.transform.then(transform), opacity: inner, to: &out)
                }
            case .shadow: break
            }
        }
    }

    private static func bounds(of path: Path) -> Rect? {
        guard let first = path.points.first else { return nil }
        let x = path.points.reduce(first.x...first.x) { min($0.lowerBound, $1.x)...max($0.upperBound, $1.x) }
        let y = path.points.reduce(first.y...first.y) { min($0.lowerBound, $1.y)...max($0.upperBound, $1.y) }
        return Rect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }
}
