import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// An element in its frame, with those in it.
package struct PlacedElement: Sendable {
    package var element: Element
    package var region: LayoutRegion
    package var children: [PlacedElement]
    /// Whether the element is centered in the content, and displaced with it by a sidebar.
    package var isCentered = false
    /// Whether the element moves with the lower edge of the safe area.
    package var moves = false
    /// The opacity of the element while the content changes to another, 0...1.
    package var presence = 1.0

    package var frame: Rect { region.frame }

    /// Creates an element in a frame, with its contents.
    package init(_ element: Element, in region: LayoutRegion, _ context: ElementContext) {
        self.element = context.resolved(element)
        self.region = region
        children = element.kind.part.children(of: self.element, in: region, context)
    }

    private func view(_ context: ElementContext) -> ElementView {
        ElementView(element, in: region, moves: moves, context)
    }

    package func nodes(_ context: ElementContext) -> [Node] {
        context.context.part(element.identifier ?? "\(type(of: element.kind.part))", ownNodes(context))
    }

    private func ownNodes(_ context: ElementContext) -> [Node] {
        guard !element.isHidden, element.alpha * presence > 0, frame.isFinite else { return [] }
        var context = context
        if let tint = element.tint { context.tint = tint }
        let part = element.kind.part
        let view = view(context)
        var content = part.nodes(in: view)
        content += children.flatMap { $0.nodes(context) }
        content += part.overlay(in: view)
        let outline =
            element.view?.outline(frame, of: element) ?? .roundedRect(element.roundedRect(frame))
        if !content.isEmpty, part.clips && (element.cornerRadius > 0 || overflows) {
            content = [.group(GroupNode(content, clip: outline))]
        }
        if let background = element.background {
            content.insert(.shape(ShapeNode(outline, color: background)), at: 0)
        }
        content = part.composed(content, in: view)
        let alpha = element.alpha * presence
        return alpha < 1 && !content.isEmpty ? [.group(GroupNode(content, opacity: alpha))] : content
    }

    /// Whether something in the element lies outside its frame.
    private var overflows: Bool {
        children.contains { child in
            child.frame.minX < frame.minX - 0.01 || child.frame.maxX > frame.maxX + 0.01
                || child.frame.minY < frame.minY - 0.01 || child.frame.maxY > frame.maxY + 0.01
        }
    }

    /// Returns the targets of the element, from the outside in.
    package func targets(_ context: ElementContext) -> [ElementTarget] {
        // UIKit's hit testing ignores views that are hidden or nearly transparent.
        guard !element.isHidden, element.alpha * presence >= 0.01 else { return [] }
        let part = element.kind.part
        var out: [ElementTarget] = []
        if let name = element.identifier {
            out.append(
                ElementTarget(
                    name: name, frame: frame, outline: .roundedRect(element.roundedRect(frame)),
                    label: element.accessibilityLabel ?? part.title, isControl: part.isControl))
        }
        return out + part.targets(in: view(context)) + children.flatMap { $0.targets(context) }
    }

    /// Returns the frame of the element of a name, here or within.
    package func frame(of name: String) -> Rect? {
        if element.identifier == name { return frame }
        for child in children { if let frame = child.frame(of: name) { return frame } }
        return nil
    }
}

/// A part of a content that can be touched.
package struct ElementTarget: Hashable, Sendable {
    /// The element's name, with a part of it after a dot.
    package var name: String
    /// The frame in points of the canvas.
    package var frame: Rect
    package var outline: Path
    /// The text for assistive technology. Default: none.
    package var label: String?
    /// The value for assistive technology. Default: none.
    package var value: String?
    /// Whether a touch has an effect.
    package var isControl: Bool
    /// Whether the element is centered in the content, and displaced with it by a sidebar.
    package var isCentered = false

    package init(
        name: String, frame: Rect, outline: Path? = nil, label: String? = nil, value: String? = nil,
        isControl: Bool = false
    ) {
        self.name = name
        self.frame = frame
        self.outline = outline ?? .rect(frame)
        self.label = label
        self.value = value
        self.isControl = isControl
    }
}
