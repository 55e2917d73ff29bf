import VitrineGestures
import VitrinePrimitives

/// An element of a content that a finger scrolls.
package struct ScrollingElement: Hashable, Sendable {
    package var name: String
    /// In points of the canvas.
    package var frame: Rect
    package var geometry: ScrollGeometry
    /// How far the content itself says that it is scrolled, in points.
    package var contentOffset: Double

    /// The element before any finger.
    package var atRest: ScrollContent { ScrollContent(geometry, offset: contentOffset) }
}

extension ContentLayout {
    /// The elements that scroll, from the back to the front.
    package var scrollingElements: [ScrollingElement] {
        func all(_ elements: [PlacedElement]) -> [ScrollingElement] {
            elements.flatMap { placed in [scrollingElement(placed)].compactMap { $0 } + all(placed.children) }
        }
        return all(elements)
    }

    private func scrollingElement(_ placed: PlacedElement) -> ScrollingElement? {
        if let view = placed.element.view, let name = placed.element.identifier,
            let geometry = view.geometry(in: placed.frame, pixel: context.context.viewport.pixel), geometry.reach > 0
        {
            return ScrollingElement(
                name: name, frame: placed.frame, geometry: geometry, contentOffset: view.contentOffset)
        }
        guard let list = placed.element.list, let name = placed.element.identifier else { return nil }
        let view = ListView(list: list, view: ElementView(placed.element, in: placed.region, context))
        return ScrollingElement(
            name: name, frame: placed.frame, geometry: view.geometry, contentOffset: list.contentOffset)
    }

    /// The innermost scrolling element that is a target or holds it.
    /// - Parameter target: the name of an element, or of a part of one after a dot.
    package func scrollingElement(around target: String) -> ScrollingElement? {
        func find(_ elements: [PlacedElement], _ outer: ScrollingElement?) -> ScrollingElement? {
            for placed in elements {
                let own = scrollingElement(placed) ?? outer
                if let found = find(placed.children, own) { return found }
                if let name = placed.element.identifier, name == target || target.hasPrefix("\(name).") { return own }
            }
            return nil
        }
        return find(elements, nil)
    }
}
