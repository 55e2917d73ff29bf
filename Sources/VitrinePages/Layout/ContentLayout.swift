import VitrineGestures
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineText

/// A content laid out in a frame, at a moment.
package struct ContentLayout: Sendable {
    package let content: Content
    /// In points of the canvas.
    package let frame: Rect
    package let context: ElementContext
    package internal(set) var elements: [PlacedElement]

    /// - Parameters:
    ///   - layoutFrame: the frame that texts are wrapped for, while `frame` is under way. Default: `frame`.
    ///   - safeArea: what bars and the screen's edges cover of the frame.
    package init(
        _ content: Content, frame: Rect, layoutFrame: Rect? = nil, safeArea: Insets = .zero, in context: ElementContext
    ) {
        self.content = content
        self.frame = frame
        self.context = context
        elements = Arrangement(in: LayoutRegion(frame, wrapFrame: layoutFrame, insets: safeArea), context).placed(
            content.body)
    }

    /// The size that a content takes by itself.
    package static func size(
        of content: Content, fitting width: Double, safeArea: Insets = .zero, in context: ElementContext
    ) -> Size {
        let region = LayoutRegion(Rect(x: 0, y: 0, width: width, height: 0), insets: safeArea)
        return Size(width: width, height: Arrangement(in: region, context).height(of: content.body))
    }

    /// The colour and the picture behind the elements.
    /// - Parameter color: default: that of the content in the surroundings.
    package func background(color: RGBColor? = nil) -> [Node] {
        let color = color ?? content.pageColor(in: context.context.traits.appearance)
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

    /// What the elements show.
    /// - Parameters:
    ///   - displacement: how far elements in the middle are moved to the right, in points.
    ///   - inserted: nodes by the name of the element that lies over them.
    package func nodes(displacement: Double = 0, inserting inserted: [String: [Node]] = [:]) -> [Node] {
        elements.flatMap { element -> [Node] in
            let below = element.element.identifier.flatMap { inserted[$0] } ?? []
            let nodes = element.nodes(context)
            guard displacement != 0, element.isCentered, !nodes.isEmpty else { return below + nodes }
            return below + [.group(GroupNode(nodes, transform: .translation(x: displacement, y: 0)))]
        }
    }

    /// What can be touched, from the back to the front and from the outside in.
    package var targets: [ElementTarget] {
        elements.flatMap { placed in
            placed.targets(context).map { target in
                var target = target
                target.isCentered = placed.isCentered
                return target
            }
        }
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
                if let list = placed.element.list, name == nil || placed.element.identifier == name {
                    return ListView(list: list, view: ElementView(placed.element, in: placed.region, context)).geometry
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
                return placed.element.spinner != nil || view.number(.focused, isFocused ? 1 : 0) > 0.5
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
