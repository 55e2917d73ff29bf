import VitrineMotion
import VitrinePrimitives

/// An element of a content that a finger scrolls.
package struct ScrollingElement: Hashable, Sendable {
    package var name: String
    /// The frame in points of the canvas.
    package var frame: Rect
    package var geometry: ScrollGeometry
    /// The content's own offset, in points.
    package var contentOffset: Double
    package var hasRefreshControl = false
    /// The content's own value.
    package var isRefreshing = false

    /// The element before any finger.
    package var atRest: ScrollContent { ScrollContent(geometry, offset: contentOffset) }
}

extension ContentLayout {
    /// The elements that scroll, from back to front.
    package var scrollingElements: [ScrollingElement] {
        func all(_ elements: [PlacedElement]) -> [ScrollingElement] {
            elements.flatMap { placed in [scrollingElement(placed)].compactMap { $0 } + all(placed.children) }
        }
        return all(elements)
    }

    /// Source: facts, iOS surroundings, section 2.6: content that fits does not pan unless it always bounces.
    func scrollingElement(_ placed: PlacedElement) -> ScrollingElement? {
        let (element, view) = (placed.element, ElementView(placed.element, in: placed.region, context))
        guard let name = element.identifier, let behavior = element.scrollBehavior, behavior.isScrollEnabled,
            let geometry = element.list.map({ ListView(list: $0, view: view).geometry })
                ?? element.view?.geometry(in: view)
        else { return nil }
        guard geometry.reach > 0 || behavior.bounces && (behavior.alwaysBounceVertical ?? false) else { return nil }
        return ScrollingElement(
            name: name, frame: placed.frame, geometry: geometry,
            contentOffset: element.list?.contentOffset ?? element.view?.contentOffset ?? 0,
            hasRefreshControl: behavior.refreshControl != nil,
            isRefreshing: behavior.refreshControl?.isRefreshing ?? false)
    }

    /// Returns the innermost scrolling element that is a target or contains it.
    /// - Parameter target: The name of an element, or of a part of one after a dot.
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
