import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineSurfaces
import VitrineVocabulary

/// Elements in a frame of their own, placed as in a content; a plain `UIView`.
public struct ViewElement: Hashable, Sendable {
    public var body: [Element]
    /// What is made of the picture behind the view; `UIVisualEffectView`. Not glass. Default `none`.
    public var effect: BarEffect

    public init(_ body: [Element] = [], effect: BarEffect = .none) {
        self.body = body
        self.effect = effect
    }
}

extension ViewElement: Described {
    public init() { self.init([]) }

    package static let fields: [Field<ViewElement>] = [
        Field("body", \.body, count: 0...200, of: "elements", "The elements in the view."),
        Field("effect", \.effect, "The material or blur of the view."),
    ]
    package static var shorthand: Shorthand<ViewElement>? { .field("body") }

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        guard effect.isGlass else { return }
        issues.add(
            SourcePath.join(path, "effect"), .malformed(value: effect.rawValue, expected: "a material or a blur"))
    }
}

extension ViewElement: ElementPart {
    package var kind: Element.Kind { .view(self) }
    package var stretch: Stretch { [.width, .height] }
    package var clips: Bool { true }

    package func nodes(in view: ElementView) -> [Node] {
        guard let material = effect.material(dark: view.isDark) else { return [] }
        let outline = RoundedRect(view.frame, radius: view.element.cornerRadius)
        return [.backdrop(BackdropNode(.roundedRect(outline), material: material))]
    }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        let region = LayoutRegion(Rect(x: 0, y: 0, width: width, height: 0))
        return Size(width: width, height: Arrangement(in: region, context).height(of: body))
    }

    package func children(of element: Element, in region: LayoutRegion, _ context: ElementContext) -> [PlacedElement] {
        Arrangement(in: region, context).placed(body)
    }
}

/// Nothing, which takes no room.
struct EmptyElement: ElementPart {
    var kind: Element.Kind { .empty }

    func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size { .zero }
}

/// Room that is left free between other elements.
public struct SpacerElement: Hashable, Sendable {
    public init() {}
}

extension SpacerElement: Described {
    package static let fields: [Field<SpacerElement>] = []
    package static var shorthand: Shorthand<SpacerElement>? { .flag }
}

extension SpacerElement: ElementPart {
    package var kind: Element.Kind { .spacer(self) }
    package var stretch: Stretch { [.width, .height] }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size { .zero }
}
