import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// A content laid out in a frame, at a moment.
package struct ContentLayout: Sendable {
    package let content: Content
    /// The frame in points of the canvas.
    package let frame: Rect
    package let context: ElementContext
    package internal(set) var elements: [PlacedElement]
    /// The content's own bars; nil if there are none.
    package var bars: BarsLayout?
    /// The page below in a transition; at most one.
    private var lower: [ContentLayout] = []
    private var progress = 1.0
    /// The nodes behind the elements while another page slides over this one. Default: the background.
    package var backdrop: [Node]?

    /// - Parameters:
    ///   - layoutFrame: The frame that texts are wrapped for, while `frame` is animated. Default: `frame`.
    ///   - safeArea: The insets of the frame that the screen's edges, and bars that are not the content's own, cover.
    ///   - edges: The insets that they cover of the content's own bars. Default: the same.
    package init(
        _ content: Content, frame: Rect, layoutFrame: Rect? = nil, safeArea: Insets = .zero, edges: Insets? = nil,
        in context: ElementContext
    ) {
        self.content = content
        self.frame = frame
        self.context = context
        bars = BarsLayout(content, frame: frame, safeArea: edges ?? safeArea, in: context)
        var insets = safeArea
        if let covered = bars?.insets {
            insets.top = max(insets.top, covered.top)
            insets.bottom = max(insets.bottom, covered.bottom)
        }
        elements = Arrangement(in: LayoutRegion(frame, wrapFrame: layoutFrame, insets: insets), context).placed(
            content.body)
        if content.navigationBar?.prefersLargeTitles == true {
            let offset = offset(below: frame.minY + insets.top)
            bars?.offset = offset
        }
    }

    /// Returns the offset of the first scrolling element, if it begins at the top of the page; else 0.
    /// - Parameter top: The y coordinate of the page's top.
    private func offset(below top: Double) -> Double {
        guard let element = scrollingElements.first, element.frame.minY <= top + 0.5 else { return 0 }
        return context.moment.number(.contentOffset, of: element.name) ?? element.contentOffset
    }

    package static func size(
        of content: Content, fitting width: Double, safeArea: Insets = .zero, in context: ElementContext
    ) -> Size {
        // The bars at the bottom do not depend on the height.
        let frame = Rect(x: 0, y: 0, width: width, height: 10_000)
        let insets = BarsLayout(content, frame: frame, safeArea: safeArea, in: context)?.insets ?? safeArea
        let region = LayoutRegion(Rect(x: 0, y: 0, width: width, height: 0), insets: insets)
        return Size(width: width, height: Arrangement(in: region, context).height(of: content.body))
    }

    /// Returns the color and the picture behind the elements.
    /// - Parameter color: The color. Default: that of the content in its appearance.
    package func background(color: RGBColor? = nil) -> [Node] {
        let color = color ?? content.pageColor(in: context.context.traits)
        if let material = content.backgroundEffect.material(dark: context.isDark) {
            var out: [Node] = [.backdrop(BackdropNode(.rect(frame), material: material))]
            if let tint = content.background { out.append(.shape(ShapeNode(.rect(frame), color: tint))) }
            return out + picture()
        }
        return [.shape(ShapeNode(.rect(frame), color: color))] + picture()
    }

    /// Returns the picture behind the elements, which exceeds the frame by its blur, so that it blends only with
    /// itself.
    package func picture() -> [Node] {
        guard let path = content.backgroundImage, let image = context.context.image(path) else { return [] }
        let blur = content.backgroundBlur.clamped(to: 0...200)
        let outer = frame.insetBy(dx: -3 * blur, dy: -3 * blur)
        return [
            .group(
                GroupNode([.image(ImageNode(image, frame: outer, contentMode: .scaleAspectFill))], blurRadius: blur))
        ]
    }

    /// Returns the nodes of the elements and the bars.
    /// - Parameters:
    ///   - displacement: The distance by which centered elements are moved to the right, in points.
    ///   - inserted: The nodes below an element, by its name.
    ///   - showsNavigationBar: Whether the bar at the top is drawn.
    package func nodes(
        displacement: Double = 0, inserting inserted: [String: [Node]] = [:],
        navigationBar showsNavigationBar: Bool = true
    ) -> [Node] {
        if let page = lower.first { return sliding(over: page) }
        return shownNodes(displacement: displacement, inserting: inserted, navigationBar: showsNavigationBar)
    }

    private func shownNodes(
        displacement: Double = 0, inserting inserted: [String: [Node]] = [:], navigationBar showsNavigationBar: Bool
    ) -> [Node] {
        let shown = elements.flatMap { element -> [Node] in
            let below = element.element.identifier.flatMap { inserted[$0] } ?? []
            let nodes = element.nodes(context)
            guard displacement != 0, element.isCentered, !nodes.isEmpty else { return below + nodes }
            return below + [.group(GroupNode(nodes, transform: .translation(x: displacement, y: 0)))]
        }
        return shown + (bars?.nodes(navigationBar: showsNavigationBar) ?? [])
    }

    /// Makes the page slide over another.
    /// - Parameter progress: The progress of the transition, up to 1.
    mutating func slide(over page: ContentLayout, _ progress: Double) {
        lower = [page]
        self.progress = progress
    }

    /// Returns both pages, and the navigation bar of one that changes to that of the other.
    private func sliding(over page: ContentLayout) -> [Node] {
        let context = context.context
        let transition = PageTransition(in: frame, progress: progress, traits: context.traits)
        var out = transition.nodes(
            lower: (page.backdrop ?? page.background()) + page.nodes(navigationBar: false),
            upper: background() + shownNodes(navigationBar: false))
        if let bars = bars ?? page.bars {
            let (from, to) = (page.bars?.navigationBar, self.bars?.navigationBar)
            if let surroundings = (to ?? from)?.context {
                out += bars.moved(
                    NavigationBarTransition(lower: from, upper: to, progress: progress, in: surroundings).nodes())
            }
        }
        return [.group(GroupNode(out, clip: .rect(frame)))]
    }

    /// The targets from back to front and from the outside in.
    package var targets: [ElementTarget] {
        // Pages in a transition receive no touches.
        guard lower.isEmpty else { return [] }
        let shown = elements.flatMap { placed in
            placed.targets(context).map { target in
                var target = target
                target.isCentered = placed.isCentered
                return target
            }
        }
        return shown + (bars?.targets ?? [])
    }

    /// Returns the element of a name, with its contents.
    package func element(named name: String) -> PlacedElement? {
        func find(_ elements: [PlacedElement]) -> PlacedElement? {
            for element in elements {
                if element.element.identifier == name { return element }
                if let found = find(element.children) { return found }
            }
            return nil
        }
        return find(elements)
    }

    /// Hides the element of a name; the others stay in place.
    package mutating func hide(_ name: String) {
        func hide(_ elements: inout [PlacedElement]) {
            for i in elements.indices {
                if elements[i].element.identifier == name { elements[i].element.isHidden = true }
                hide(&elements[i].children)
            }
        }
        hide(&elements)
    }

    package func frame(of name: String) -> Rect? {
        for element in elements { if let frame = element.frame(of: name) { return frame } }
        return targets.last { $0.name == name }?.frame
    }

    /// Returns the geometry of scrolling of the list of a name, or of the content's list.
    package func scrollGeometry(of name: String? = nil) -> ScrollGeometry? {
        func find(_ elements: [PlacedElement]) -> ScrollGeometry? {
            for placed in elements {
                if placed.element.list != nil, name == nil || placed.element.identifier == name {
                    return scrollingElement(placed)?.geometry
                }
                if let found = find(placed.children) { return found }
            }
            return nil
        }
        return find(elements)
    }

    /// The seconds after which the picture repeats at rest: a spinner turns, or a cursor blinks; nil if nothing does.
    package var period: Double? {
        func repeats(_ elements: [PlacedElement]) -> Bool {
            elements.contains { placed in
                let view = ElementView(placed.element, in: placed.region, context)
                let isFocused =
                    placed.element.searchField?.isFocused ?? placed.element.textField?.isFocused ?? false
                let isRefreshing = placed.element.scrollBehavior?.refreshControl?.isRefreshing ?? false
                return placed.element.spinner != nil || view.number(.focused, isFocused ? 1 : 0) > 0.5
                    || view.number(.refreshing, isRefreshing ? 1 : 0) > 0.5
                    || repeats(placed.children)
            }
        }
        return repeats(elements) ? SpinnerElement.period : nil
    }

    /// Returns the innermost target at a point, and those around it.
    package func targets(at point: Point) -> [ElementTarget] { targets.reversed().filter { $0.frame.contains(point) } }

    /// Returns the lower edge of the safe area that aligns a label of body text above it to a pixel border.
    package static func restingBottom(_ safeBottom: Double, in context: Context) -> Double {
        let size = TextStyleName.body.size(at: context.traits.textSize)
        let descent = size * SystemFont.descent
        return context.viewport.snapped(y: safeBottom - descent) + descent
    }
}
