import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// A content laid out in a frame, at a moment.
package struct ContentLayout: Sendable {
    package let content: Content
    /// In points of the canvas.
    package let frame: Rect
    package let context: ElementContext
    package internal(set) var elements: [PlacedElement]
    /// The content's own bars; nil without any.
    package var bars: BarsLayout?
    /// The page that this one slides over, or back from over it; at most one.
    private var lower: [ContentLayout] = []
    /// How far it has come in.
    private var progress = 1.0
    /// What lies behind the elements while another page slides over this one. Default: the background.
    package var backdrop: [Node]?

    /// - Parameters:
    ///   - layoutFrame: the frame that texts are wrapped for, while `frame` is under way. Default: `frame`.
    ///   - safeArea: what the screen's edges, and bars that are not the content's own, cover of the frame.
    ///   - edges: what they cover of the content's own bars. Default: the same.
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

    /// How far the first element that scrolls has been scrolled down, if it begins at the top of the page; else 0.
    /// - Parameter top: y of the page's top.
    private func offset(below top: Double) -> Double {
        guard let element = scrollingElements.first, element.frame.minY <= top + 0.5 else { return 0 }
        return context.moment.number(.contentOffset, of: element.name) ?? element.contentOffset
    }

    /// The size that a content takes by itself.
    package static func size(
        of content: Content, fitting width: Double, safeArea: Insets = .zero, in context: ElementContext
    ) -> Size {
        // The bars at the bottom do not depend on the height.
        let frame = Rect(x: 0, y: 0, width: width, height: 10_000)
        let insets = BarsLayout(content, frame: frame, safeArea: safeArea, in: context)?.insets ?? safeArea
        let region = LayoutRegion(Rect(x: 0, y: 0, width: width, height: 0), insets: insets)
        return Size(width: width, height: Arrangement(in: region, context).height(of: content.body))
    }

    /// The color and the picture behind the elements.
    /// - Parameter color: default: that of the content in the surroundings.
    package func background(color: RGBColor? = nil) -> [Node] {
        let color = color ?? content.pageColor(in: context.context.traits)
        if let material = content.backgroundEffect.material(dark: context.isDark) {
            var out: [Node] = [.backdrop(BackdropNode(.rect(frame), material: material))]
            if let tint = content.background { out.append(.shape(ShapeNode(.rect(frame), color: tint))) }
            return out + picture()
        }
        return [.shape(ShapeNode(.rect(frame), color: color))] + picture()
    }

    /// The picture behind the elements. It reaches beyond the frame as far as its blur, so that nothing else is blurred
    /// into it.
    package func picture() -> [Node] {
        guard let path = content.backgroundImage, let image = context.context.images[path] else { return [] }
        let blur = min(max(content.backgroundBlur, 0), 200)
        let outer = frame.insetBy(dx: -3 * blur, dy: -3 * blur)
        return [
            .group(
                GroupNode([.image(ImageNode(image, frame: outer, contentMode: .scaleAspectFill))], blurRadius: blur))
        ]
    }

    /// What the elements and the bars show.
    /// - Parameters:
    ///   - displacement: how far elements in the middle are moved to the right, in points.
    ///   - inserted: nodes by the name of the element that lies over them.
    ///   - showsNavigationBar: whether the bar at the top is drawn, too.
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

    /// Lets the page slide over another.
    /// - Parameter progress: how far it has come in; 1 for wholly.
    mutating func slide(over page: ContentLayout, _ progress: Double) {
        lower = [page]
        self.progress = progress
    }

    /// Both pages, and the navigation bar of the one that turns into that of the other.
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

    /// What can be touched, from the back to the front and from the outside in.
    package var targets: [ElementTarget] {
        // Pages under way take no touches.
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

    /// The element of a name, with what it holds.
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

    /// Hides the element of a name; the others stay where they are.
    package mutating func hide(_ name: String) {
        func hide(_ elements: inout [PlacedElement]) {
            for i in elements.indices {
                if elements[i].element.identifier == name { elements[i].element.isHidden = true }
                hide(&elements[i].children)
            }
        }
        hide(&elements)
    }

    /// The frame of an element, or of a part of one.
    package func frame(of name: String) -> Rect? {
        for element in elements { if let frame = element.frame(of: name) { return frame } }
        return targets.last { $0.name == name }?.frame
    }

    /// What a finger scrolls, and how far: that of the list of a name, or of the content's list.
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

    /// Seconds after which the picture repeats, although nothing moves it: a spinner turns, or a cursor blinks. Nil when
    /// nothing does.
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

    /// The innermost target at a point, and those around it.
    package func targets(at point: Point) -> [ElementTarget] { targets.reversed().filter { $0.frame.contains(point) } }

    /// The lower edge of the safe area for which the baseline of a label above it stands on a pixel border. The label is as
    /// large as body text.
    package static func restingBottom(_ safeBottom: Double, in context: Context) -> Double {
        let size = DynamicType.body.size(at: context.traits.textSize)
        let descent = size * SystemFont.descent + Arrangement.labelGap(in: context)
        return context.viewport.snapped(y: safeBottom - descent) + descent
    }
}
