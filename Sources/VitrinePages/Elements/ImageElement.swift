import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineVocabulary

/// A picture; `UIImageView`.
public struct ImageElement: Hashable, Sendable {
    /// The path of a PNG, GIF, JPEG, WebP or AVIF file, or of a scene file, whose still is shown.
    public var image: String
    /// The mode of fitting the picture into its frame. Default: `scaleAspectFill`.
    public var contentMode: ImageContentMode
    /// Whether the opaque parts of the picture are filled with the tint. Default: `alwaysOriginal`.
    public var renderingMode: RenderingMode
    /// Whether the picture is clipped to a circle. Default: false.
    public var isRound: Bool
    /// The shadow below the picture. Default: none.
    public var shadow: Shadow?

    /// The values of `UIImage.RenderingMode`.
    public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
        case alwaysOriginal
        /// The tint, with the picture's alpha.
        case alwaysTemplate
    }

    public init(
        _ image: String, contentMode: ImageContentMode = .scaleAspectFill, isRound: Bool = false,
        shadow: Shadow? = nil, renderingMode: RenderingMode = .alwaysOriginal
    ) {
        self.image = image
        self.contentMode = contentMode
        self.renderingMode = renderingMode
        self.isRound = isRound
        self.shadow = shadow
    }
}

extension ImageElement: Described {
    public init() { self.init("") }

    package static let fields: [Field<ImageElement>] = [
        Field(
            "image", \.image, kind: .picture, isRequired: true,
            "The path of a picture, or of a scene file, whose still is shown."),
        Field("contentMode", \.contentMode, "How the image fills its frame, by the names of `UIView.ContentMode`."),
        Field(
            "renderingMode", \.renderingMode,
            "Whether the picture is drawn, or filled with the tint; by the names of `UIImage.RenderingMode`."),
        Field("isRound", \.isRound, "Whether the picture is clipped to a circle."),
        Field("shadow", \.shadow, "The shadow below the picture."),
    ]
    package static var shorthand: Shorthand<ImageElement>? { .field("image") }
}

extension ImageElement.RenderingMode: Choice { package static let noun = "a rendering mode" }

extension ImageElement: ElementPart {
    package var kind: Element.Kind { .image(self) }
    package var stretch: Stretch { [.width, .height] }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        guard let bitmap = context.context.image(image)?.bitmap, bitmap.width > 0 else { return .zero }
        let scale = context.context.traits.device.scale
        let own = Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
        let width = min(width, own.width)
        return Size(width: width, height: width * own.height / own.width)
    }

    package func nodes(in view: ElementView) -> [Node] {
        guard let image = view.context.image(image) else { return [] }
        let frame = view.context.snapped(view.frame)
        let radius = isRound ? min(frame.width, frame.height) / 2 : view.element.cornerRadius
        let curve = isRound ? .circular : view.element.cornerCurve.roundedRectCurve
        var out: [Node] = []
        if let shadow {
            let outline = Path.roundedRect(RoundedRect(frame, radius: radius, curve: curve))
            out.append(
                .shadow(
                    ShadowNode(
                        outline, offset: shadow.offset, radius: max(0, shadow.blurRadius), color: shadow.color,
                        knocksOut: true)))
        }
        let picture = Node.image(
            ImageNode(image, frame: frame, contentMode: contentMode.nodeMode, cornerRadius: radius, cornerCurve: curve))
        let filled = Node.shape(ShapeNode(.rect(frame), color: view.tint))
        out.append(renderingMode == .alwaysTemplate ? .group(GroupNode([filled], mask: [picture])) : picture)
        return out
    }
}
