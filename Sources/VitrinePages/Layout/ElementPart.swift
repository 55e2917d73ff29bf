import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The size, contents and drawing of a kind of element.
package protocol ElementPart: Hashable, Sendable {
    var kind: Element.Kind { get }
    /// Whether the element fills the available space if it has no given size. Default: neither width nor height.
    var stretch: Stretch { get }
    /// The distances from surrounding elements. Default: none.
    var margins: Insets { get }
    /// The text that stands for the name. Default: none.
    var title: String? { get }
    /// Whether the element's drawing is clipped to its frame. Default: false.
    var clips: Bool { get }
    /// Whether a touch of the element has an effect. Default: false.
    var isControl: Bool { get }
    /// Returns the preferred size of the element.
    /// - Parameter width: The maximum width.
    func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size
    /// Returns the arranged elements in this one. Default: none.
    func children(of element: Element, in region: LayoutRegion, _ context: ElementContext) -> [PlacedElement]
    /// Returns the nodes of the element below its children. Default: none.
    func nodes(in view: ElementView) -> [Node]
    /// Returns the nodes of the element above its children. Default: none.
    func overlay(in view: ElementView) -> [Node]
    /// Returns the nodes of the element as composited with the backdrop. Default: unchanged.
    /// - Parameter nodes: The nodes with the background and everything in the element.
    func composed(_ nodes: [Node], in view: ElementView) -> [Node]
    /// Returns parts of the element that can be touched separately. Default: none.
    func targets(in view: ElementView) -> [ElementTarget]
    /// The icons that the element itself names. Default: none.
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

/// The directions in which an element fills the available space.
package struct Stretch: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let width = Stretch(rawValue: 1)
    package static let height = Stretch(rawValue: 2)
}
