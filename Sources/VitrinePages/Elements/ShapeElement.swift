import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineVocabulary

/// A shape that fills its frame.
public struct ShapeElement: Hashable, Sendable {
    public enum Form: String, Hashable, Sendable, CaseIterable {
        /// A rectangle with the element's corner radius.
        case rectangle
        case oval
        case capsule
    }

    /// The form. Default: `rectangle`.
    public var form: Form
    /// The color of the area. Default: the tint.
    public var fill: RGBColor?
    /// The color of a border inside of the edge. Default: none.
    public var borderColor: RGBColor?
    /// The width of the border in points, 0...100. Default: 1.
    public var borderWidth: Double

    public init(_ form: Form = .rectangle, fill: RGBColor? = nil, borderColor: RGBColor? = nil, borderWidth: Double = 1)
    {
        self.form = form
        self.fill = fill
        self.borderColor = borderColor
        self.borderWidth = borderWidth
    }
}

extension ShapeElement: Described {
    public init() { self.init(.rectangle) }

    package static let fields: [Field<ShapeElement>] = [
        Field("form", \.form, "A rectangle has the element's corner radius."),
        Field("fill", \.fill, "The color; by default the tint."),
        Field("borderColor", \.borderColor, "The color of a line along the edge."),
        Field("borderWidth", \.borderWidth, kind: .length, in: 0...100, "The width of the line along the edge.")
            .idle("there is no `borderColor`") { $0.borderColor == nil },
    ]
    package static var shorthand: Shorthand<ShapeElement>? { .field("form") }
}

extension ShapeElement.Form: Choice { package static let noun = "a shape" }

extension ShapeElement: ElementPart {
    package var kind: Element.Kind { .shape(self) }
    package var stretch: Stretch { [.width, .height] }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size { .zero }

    package func nodes(in view: ElementView) -> [Node] {
        var out: [Node] = [
            .shape(ShapeNode(outline(view.frame, of: view.element), color: fill ?? view.tint))
        ]
        if let borderColor, borderWidth > 0 {
            let inset = borderWidth / 2
            let path = outline(view.frame, of: view.element, inset: inset)
            let stroke = ShapeNode.Stroke(StrokeStyle(width: borderWidth), color: borderColor)
            out.append(.shape(ShapeNode(path, stroke: stroke)))
        }
        return out
    }

    private func outline(_ frame: Rect, of element: Element, inset: Double = 0) -> Path {
        let box = frame.insetBy(dx: inset, dy: inset)
        return switch form {
        case .rectangle: .roundedRect(element.roundedRect(frame, inset: inset))
        case .oval: .ellipse(in: box)
        case .capsule: .roundedRect(.capsule(box))
        }
    }
}
