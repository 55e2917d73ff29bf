import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// What an element is: it knows how large it wants to be, what it holds and how it looks.
package protocol ElementPart: Hashable, Sendable {
    var kind: Element.Kind { get }
    /// Whether the element takes the room there is, when it has no size of its own. Default: neither width nor height.
    var stretch: Stretch { get }
    /// Distances from what stands around. Default: none.
    var margins: Insets { get }
    /// The text by which the element goes without a name. Default: none.
    var title: String? { get }
    /// Whether what the element shows is clipped to its frame. Default false.
    var clips: Bool { get }
    /// Whether a touch of the element does something. Default false.
    var isControl: Bool { get }
    /// The size that the element wants.
    /// - Parameter width: The most it can have.
    func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size
    /// The elements that this one holds, in their places. Default: none.
    func children(of element: Element, in region: LayoutRegion, _ context: ElementContext) -> [PlacedElement]
    /// What the element shows below its children. Default: nothing.
    func nodes(in view: ElementView) -> [Node]
    /// What the element shows above its children. Default: nothing.
    func overlay(in view: ElementView) -> [Node]
    /// What the element shows, as it is composited with what lies behind. Default: unchanged.
    /// - Parameter nodes: with the background and everything that the element holds.
    func composed(_ nodes: [Node], in view: ElementView) -> [Node]
    /// Parts of the element that can be touched by themselves. Default: none.
    func targets(in view: ElementView) -> [ElementTarget]
    /// Icons that the element shows, as far as it names them itself. Default: none.
    var icons: [String] { get }
}

extension ElementPart {
    package var stretch: Stretch { [] }
    package var margins: Insets { .zero }
    package var title: String? { nil }
    package var clips: Bool { false }
    package var isControl: Bool { false }
    package func children(of element: Element, in region: LayoutRegion, _ context: ElementContext) -> [PlacedElement] {
        []
    }
    package func nodes(in view: ElementView) -> [Node] { [] }
    package func overlay(in view: ElementView) -> [Node] { [] }
    package func composed(_ nodes: [Node], in view: ElementView) -> [Node] { nodes }
    package func targets(in view: ElementView) -> [ElementTarget] { [] }
    package var icons: [String] { [] }
}

/// Directions in which an element takes the room there is.
package struct Stretch: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let width = Stretch(rawValue: 1)
    package static let height = Stretch(rawValue: 2)
}
