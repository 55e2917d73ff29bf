import VitrineMotion
import VitrinePrimitives

/// An element of a content that a finger scrolls.
package struct ScrollingElement: Hashable, Sendable {
    package var name: String
    /// In points of the canvas.
    package var frame: Rect
    package var geometry: ScrollGeometry
    /// How far the content itself says that it is scrolled, in points.
    package var contentOffset: Double
    package var hasRefreshControl = false
    /// What the content itself says.
    package var isRefreshing = false

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

    /// Source: facts, iOS surroundings, section 2.6: the pan of a scroll view whose content fits does not begin unless it always
    /// bounces.
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
