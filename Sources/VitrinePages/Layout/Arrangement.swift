import VitrinePrimitives
import VitrineSurfaces

/// Arranges elements in their container.
package struct Arrangement {
    package let region: LayoutRegion
    package let context: ElementContext

    package init(in region: LayoutRegion, _ context: ElementContext) {
        self.region = region
        self.context = context
    }

    private var bounds: Rect { region.frame }

    /// The insets for a left-to-right layout.
    private var insets: Insets { context.isRightToLeft ? region.insets.mirrored : region.insets }

    /// Returns the arranged elements, in their order.
    package func placed(_ elements: [Element]) -> [PlacedElement] {
        let visible = elements.map { context.resolved($0) }.filter { !$0.isHidden }
        var flow = flowFrames(visible.filter { !$0.hasOwnPlace })
        return visible.map { element in
            if element.hasOwnPlace { return placedAlone(element) }
            return place(element, in: flow.removeFirst(), isMirrored: true)
        }
    }

    /// Returns the height of elements that follow one another.
    package func height(of elements: [Element]) -> Double {
        let visible = elements.map { context.resolved($0) }.filter { !$0.isHidden }
        let flow = visible.filter { !$0.hasOwnPlace }
        let own = visible.compactMap(\.frame).reduce(0) { max($0, $1.maxY) }
        return max(own, insets.top + insets.bottom + flow.reduce(0) { $0 + self.height(of: $1) })
    }

    // MARK: Separate elements

    private func placedAlone(_ element: Element) -> PlacedElement {
        if let frame = element.frame {
            // The frame does not change with its surroundings, nor does the text in it.
            var part = region.part(frame.offsetBy(dx: bounds.minX, dy: bounds.minY))
            part.wrapFrame = part.frame
            return PlacedElement(element, in: part, context)
        }
        let margins = element.margins ?? .zero
        let safe = bounds.inset(by: insets).inset(by: margins)
        let wanted = size(of: element, within: max(0, safe.width))
        if let at = element.at {
            let frame = Rect(
                x: bounds.minX + at.x - wanted.width / 2, y: bounds.minY + at.y - wanted.height / 2,
                width: wanted.width, height: wanted.height)
            return place(element, in: frame, isMirrored: false)
        }
        let placement = element.placement ?? .center
        var outer = bounds
        if placement == .fill { outer = bounds.inset(by: margins) }
        var size = wanted
        if isFlexible(element), placement != .fill { size.height = safe.height }
        var out = place(element, in: placement.frame(of: size, in: outer, safe: safe), isMirrored: true)
        out.isCentered = placement.isCentered
        out.moves = placement.isAtBottom
        return out
    }

    /// Returns the size of an element, including its own values.
    private func size(of element: Element, within width: Double) -> Size {
        let part = element.kind.part
        let most = min(element.width ?? width, 10_000)
        var size = part.size(of: element, fitting: max(0, most), in: context)
        if part.stretch.contains(.width) { size.width = max(size.width, most) }
        if let width = element.width { size.width = width }
        if let height = element.height {
            size.height = height
        } else if let ratio = element.aspectRatio, ratio > 0 {
            size.height = size.width / ratio
        }
        return size
    }

    // MARK: Consecutive elements

    /// Whether an element has a part of the remaining height.
    private func isFlexible(_ element: Element) -> Bool {
        element.kind.part.stretch.contains(.height) && element.height == nil && element.aspectRatio == nil
    }

    private func margins(of element: Element) -> Insets { element.margins ?? element.kind.part.margins }

    private func height(of element: Element) -> Double { measure(element).height }

    /// Returns the height of an element with its margins, and its size if the height needs it, since measuring a text
    /// or a view is most of the work of a layout.
    private func measure(_ element: Element) -> (height: Double, size: Size?) {
        let margins = margins(of: element)
        // A collapsed element has no margins.
        if element.height == 0 { return (0, nil) }
        if isFlexible(element) { return (margins.top + margins.bottom, nil) }
        let safe = bounds.inset(by: insets)
        let width = max(0, safe.width - margins.left - margins.right)
        let size = size(of: element, within: width)
        return (margins.top + size.height + margins.bottom, size)
    }

    /// Returns frames from left to right.
    private func flowFrames(_ elements: [Element]) -> [Rect] {
        guard let first = elements.first, let last = elements.last else { return [] }
        let safe = bounds.inset(by: insets)
        let top = reachesEdge(first) ? bounds.minY : safe.minY
        let bottom = reachesEdge(last) ? bounds.maxY : safe.maxY
        let measures = elements.map { measure($0) }
        let shares = shares(of: elements, in: max(0, bottom - top - measures.reduce(0) { $0 + $1.height }))
        var y = top
        return zip(elements, zip(measures, shares)).map { element, row in
            let (measure, share) = row
            let margins = element.height == 0 ? .zero : margins(of: element)
            let total = measure.height + share
            defer { y += total }
            let area = reachesEdge(element) ? bounds : safe
            let width = max(0, area.width - margins.left - margins.right)
            let wanted = measure.size ?? size(of: element, within: width)
            let fills = reachesEdge(element) && element.width == nil
            let own = fills ? width : min(width, wanted.width)
            return Rect(
                x: area.minX + margins.left + (width - own) / 2, y: y + margins.top, width: own,
                height: max(0, total - margins.top - margins.bottom))
        }
    }

    /// Returns the parts of the remaining height of elements. Lists that need less than an equal part have what they
    /// need; if all have it, the last fills the page.
    private func shares(of elements: [Element], in rest: Double) -> [Double] {
        var out = elements.map { _ in 0.0 }
        var open = elements.indices.filter { isFlexible(elements[$0]) }
        guard let last = open.last else { return out }
        let needs =
            open.count < 2
            ? []
            : elements.enumerated().map { i, element in
                neededHeight(of: element, isFirst: i == 0, isLast: i == elements.count - 1)
            }
        var left = rest
        func give(_ fitting: [Int]) {
            for i in fitting {
                out[i] = needs[i]
                left -= needs[i]
            }
            open.removeAll { fitting.contains($0) }
        }
        if open.count > 1, open.reduce(0, { $0 + needs[$1] }) <= rest { give(open.filter { $0 != last }) }
        while open.count > 1 {
            let share = left / Double(open.count)
            let fitting = open.filter { needs[$0] <= share }
            if fitting.isEmpty { break }
            give(fitting)
        }
        for i in open { out[i] = left / Double(open.count) }
        return out
    }

    /// Returns the height that a list needs without scrolling, with the covered parts at its ends; infinity for
    /// elements that fill any height.
    private func neededHeight(of element: Element, isFirst: Bool, isLast: Bool) -> Double {
        guard case .list = element.kind else { return .infinity }
        let margins = margins(of: element)
        let width = max(0, bounds.width - insets.left - insets.right - margins.left - margins.right)
        return size(of: element, within: width).height + (isFirst ? insets.top : 0) + (isLast ? insets.bottom : 0)
    }

    /// Whether an element extends below the edges of the safe area.
    private func reachesEdge(_ element: Element) -> Bool {
        if case .spacer = element.kind { return false }
        return isFlexible(element)
    }

    /// - Parameter isMirrored: Whether the frame is for a left-to-right layout, and mirrored in right-to-left layouts.
    private func place(_ element: Element, in frame: Rect, isMirrored: Bool) -> PlacedElement {
        let frame = isMirrored && context.isRightToLeft ? frame.mirrored(in: bounds) : frame
        return PlacedElement(element, in: region.part(frame), context)
    }
}

extension LayoutRegion {
    /// Returns a part of the region, with its own insets and wrap frame.
    package func part(_ part: Rect) -> LayoutRegion {
        let covered = insets.covering(part, in: frame)
        // Texts keep their width without the animation.
        let wrap = Rect(
            x: part.minX, y: part.minY, width: max(0, part.width + wrapFrame.width - frame.width), height: part.height)
        return LayoutRegion(part, wrapFrame: wrap, insets: covered, bounds: bounds)
    }
}

extension Insets {
    package var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}
