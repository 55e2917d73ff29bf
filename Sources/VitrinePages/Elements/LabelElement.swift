import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

/// A text; `UILabel`.
public struct LabelElement: Hashable, Sendable {
    public var text: String
    /// Runs with separate attributes, which are drawn in place of an equal ``text``; at most 100. Default: none.
    public var attributedText: [TextRun]?
    /// The maximum number of lines, 0...1000; 0 for any number. Default: 1.
    public var numberOfLines: Int

    public init(_ text: String, numberOfLines: Int = 1, attributedText: [TextRun]? = nil) {
        self.text = text
        self.attributedText = attributedText
        self.numberOfLines = numberOfLines
    }
}

extension LabelElement: Described {
    public init() { self.init("") }

    package static let fields: [Field<LabelElement>] = [
        Field("text", \.text, isRequired: true, "The text of the label."),
        Field(
            "attributedText", \.attributedText, count: 1...100, of: "texts and {text, ...}",
            "The parts of the text with attributes of their own, which are drawn in place of `text`."),
        Field("numberOfLines", \.numberOfLines, in: 0...1000, "The largest number of lines; 0 for no limit."),
    ]
    package static var shorthand: Shorthand<LabelElement>? { .field("text") }
}

extension LabelElement: ElementPart {
    package var kind: Element.Kind { .label(self) }
    package var stretch: Stretch { .width }
    package var margins: Insets { Insets(top: 8, left: 16, bottom: 8, right: 16) }
    package var title: String? { text.isEmpty ? nil : text }

    private func set(_ text: String, of element: Element, width: Double, in context: ElementContext) -> ElementText {
        ElementText(
            text, of: element, runs: text == self.text ? attributedText : nil, size: context.bodySize,
            weight: .regular, lines: numberOfLines, width: max(1, width), in: context.context)
    }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        let text = element.identifier.flatMap { context.moment.text(of: $0) } ?? text
        let size = set(text, of: element, width: width, in: context).size
        return Size(width: size.width, height: size.height)
    }

    package func nodes(in view: ElementView) -> [Node] {
        guard let text = view.text(text), !text.isEmpty else { return [] }
        return set(text, of: view.element, width: view.region.wrapFrame.width, in: view.surroundings).nodes(
            in: view.frame, alignment: view.element.placement?.isCentered == true ? .center : .natural,
            color: view.context.labelColor, moves: view.moves, in: view.context)
    }
}
