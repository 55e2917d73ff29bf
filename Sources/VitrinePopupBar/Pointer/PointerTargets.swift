import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The parts of a popup bar that a pointer highlights.
///
/// Source of the shapes: facts, popup bar, section 3.10: 10 pt wider than
/// the icon on each side. A button's area is a little larger than its shape.
package struct PointerTargets: Hashable, Sendable {
    package static let outset = 10.0
    package static let reach = 0.5

    package let bar: Rect
    /// The area between image and buttons.
    package let titles: Rect
    package let buttons: [Rect]

    package init(_ layout: PopupBarLayout, in context: Context) {
        let bar = layout.frame
        let shapes = layout.buttons.map { button in
            let box = context.iconSize(button.item.icon)
            let k = layout.metrics.iconScale * button.item.scale
            return Rect(
                x: button.center.x - box.width * k / 2, y: button.center.y - box.height * k / 2,
                width: box.width * k, height: box.height * k
            ).insetBy(dx: -Self.outset, dy: -Self.outset)
        }
        // The titles are the widest part of the bar without other parts.
        let others = shapes + (layout.imageFrame.map { [$0] } ?? [])
        let edges = ([bar.minX, bar.maxX] + others.flatMap { [$0.minX, $0.maxX] }).sorted()
        let widest = zip(edges, edges.dropFirst()).max { $0.1 - $0.0 < $1.1 - $1.0 } ?? (bar.minX, bar.maxX)
        titles = Rect(x: widest.0, y: bar.minY, width: max(0, widest.1 - widest.0), height: bar.height)
        (self.bar, buttons) = (bar, shapes)
    }

    package func button(at location: Point) -> Int? {
        buttons.firstIndex { $0.insetBy(dx: -Self.reach, dy: -Self.reach).contains(location) }
    }

    package func isOverBar(_ location: Point) -> Bool { bar.contains(location) }
}
