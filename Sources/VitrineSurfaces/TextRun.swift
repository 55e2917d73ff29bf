/// A part of a text with separate attributes.
public struct TextRun: Hashable, Sendable {
    public var text: String
    /// The attributes, which override those of the label.
    public var attributes: LabelAttributes

    public init(_ text: String, _ attributes: LabelAttributes = LabelAttributes()) {
        self.text = text
        self.attributes = attributes
    }
}

extension TextRun: ExpressibleByStringLiteral {
    /// Creates a run without attributes.
    public init(stringLiteral text: String) { self.init(text) }
}
