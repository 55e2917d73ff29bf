import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineVocabulary

/// An icon in one color; a `UIImageView` with a symbol.
public struct IconElement: Hashable, Sendable {
    public var icon: String
    /// The size in points, above 0, at most 1000. Default: that of the icon.
    public var size: Double?
    /// The color. Default: that of text.
    public var color: RGBColor?

    public init(_ icon: String, size: Double? = nil, color: RGBColor? = nil) {
        self.icon = icon
        self.size = size
        self.color = color
    }
}

extension IconElement: Described {
    public init() { self.init("") }

    package static let fields: [Field<IconElement>] = [
        Field("icon", \.icon, kind: .icon, isRequired: true, "The name of the icon."),
        Field("size", \.size, kind: .length, in: 0...1000, "The height; by default that of the icon."),
        Field("color", \.color, "The color; by default that of text."),
    ]
    package static var shorthand: Shorthand<IconElement>? { .field("icon") }
}

extension IconElement: ElementPart {
    package var kind: Element.Kind { .icon(self) }
    package var margins: Insets { Insets(top: 8, left: 16, bottom: 8, right: 16) }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        guard let box = context.context.icons[icon]?.viewBox, box.height > 0 else { return .zero }
        let height = size ?? box.height
        return Size(width: box.width * height / box.height, height: height)
    }

    package func nodes(in view: ElementView) -> [Node] {
        guard let box = view.context.icons[icon]?.viewBox, box.width > 0, box.height > 0 else { return [] }
        // An icon that is larger than its frame is downscaled.
        let wanted = size ?? box.height
        let height = min(wanted, max(view.frame.height, 0), box.height * max(view.frame.width, 0) / box.width)
        // The frame of an icon of its own size has that size up to rounding.
        let own = height > wanted - 1e-6 ? wanted : height
        var center = view.frame.center
        if view.region.isInline { center.y = view.context.viewport.snapped(y: center.y) }
        return view.icon(icon, height: own, center: center, color: color ?? ink(view))
    }

    private func ink(_ view: ElementView) -> RGBColor { view.element.tint ?? view.context.labelColor }
}
