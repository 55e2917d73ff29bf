/// A stretch of a text with attributes of its own.
public struct TextRun: Hashable, Sendable {
    public var text: String
    /// They go over those of the label.
    public var attributes: LabelAttributes

    public init(_ text: String, _ attributes: LabelAttributes = LabelAttributes()) {
        self.text = text
        self.attributes = attributes
    }
}

extension TextRun: ExpressibleByStringLiteral {
    /// A run without attributes of its own.
    public init(stringLiteral text: String) { self.init(text) }
}
