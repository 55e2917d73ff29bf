import VitrinePrimitives

extension ContentLayout {
    /// Returns a layout between two: frames are interpolated by element, and an element of one layout only fades.
    /// - Parameter fraction: The progress, 0...1; the ends are the layouts themselves. Frames can overshoot with a spring.
    package static func mixed(_ a: ContentLayout, _ b: ContentLayout, at fraction: Double) -> ContentLayout {
        if fraction == 0 { return a }
        if fraction == 1 { return b }
        var out = ContentLayout(b, frame: a.frame.mixed(with: b.frame, at: fraction))
        out.elements = mixed(a.elements, b.elements, at: fraction)
        return out
    }

    private init(_ other: ContentLayout, frame: Rect) {
        (content, context, elements, bars) = (other.content, other.context, other.elements, other.bars)
        self.frame = frame
    }

    fileprivate static func mixed(_ a: [PlacedElement], _ b: [PlacedElement], at fraction: Double) -> [PlacedElement] {
        var left = a
        var out: [PlacedElement] = []
        for target in b {
            if let i = left.firstIndex(where: { $0.isSame(as: target) }) {
                out.append(left.remove(at: i).mixed(with: target, at: fraction))
            } else {
                var coming = target
                coming.presence = fraction.clamped(to: 0...1)
                out.append(coming)
            }
        }
        let leaving = left.map { element in
            var element = element
            element.presence = (1 - fraction).clamped(to: 0...1)
            return element
        }
        return leaving + out
    }
}

extension PlacedElement {
    /// Whether two elements are equal by name, or without one by their content.
    fileprivate func isSame(as other: PlacedElement) -> Bool {
        if let name = element.name ?? other.element.name { return element.name == name && other.element.name == name }
        return element.kind.isAlike(other.element.kind) && element.identifier == other.element.identifier
    }

    /// Returns an element between two, whose texts are wrapped for the end of the animation, as in UIKit.
    fileprivate func mixed(with other: PlacedElement, at fraction: Double) -> PlacedElement {
        var out = other
        out.region.frame = frame.mixed(with: other.frame, at: fraction)
        out.element.alpha = element.alpha.mixed(with: other.element.alpha, at: fraction).clamped(to: 0...1)
        out.element.cornerRadius = max(0, element.cornerRadius.mixed(with: other.element.cornerRadius, at: fraction))
        if let a = element.background, let b = other.element.background {
            out.element.background = a.mixed(with: b, at: fraction.clamped(to: 0...1))
        }
        out.region.insets = region.insets.mixed(with: other.region.insets, at: fraction)
        out.children = ContentLayout.mixed(children, other.children, at: fraction)
        return out
    }
}

extension Element.Kind {
    fileprivate func isAlike(_ other: Element.Kind) -> Bool { type(of: part) == type(of: other.part) }
}
