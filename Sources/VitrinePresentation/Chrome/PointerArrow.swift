import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph

package struct PointerArrow {
    package static let strength = 0.7

    package let pointer: Pointer

    package init(_ pointer: Pointer) { self.pointer = pointer }

    /// Returns the arrow, its tip at the pointer's position. Source: facts, iOS surroundings, section 9.
    package func nodes(at seconds: Double) -> [Node] {
        guard let tip = pointer.path.location(at: seconds) else { return [] }
        var path = Path()
        path.move(to: tip + Point(x: 0.8, y: 1))
        path.line(to: tip + Point(x: 0.8, y: 14.9))
        path.line(to: tip + Point(x: 4.6, y: 12))
        path.line(to: tip + Point(x: 11.4, y: 11))
        path.close()
        func outlined(_ color: RGBColor, _ width: Double) -> Node {
            .shape(
                ShapeNode(path, color: color, stroke: .init(StrokeStyle(width: width, join: .round), color: color)))
        }
        return [
            .group(GroupNode([outlined(.white, 3.2)], opacity: 0.18)),
            .group(GroupNode([outlined(.black, 1.4)], opacity: Self.strength)),
        ]
    }
}
