/// A text whose parts look different.
public struct AttributedText: Hashable, Sendable {
    public struct Run: Hashable, Sendable {
        public var text: String
        public var attributes: TextAttributes

        public init(_ text: String, _ attributes: TextAttributes) {
            self.text = text
            self.attributes = attributes
        }
    }

    /// One after the other. A cluster that two runs share looks as the first says.
    public var runs: [Run]

    public init(_ runs: [Run] = []) { self.runs = runs }

    public init(_ text: String, _ attributes: TextAttributes) { runs = [Run(text, attributes)] }

    /// The whole text.
    public var string: String { runs.reduce(into: "") { $0 += $1.text } }

    public static func + (a: AttributedText, b: AttributedText) -> AttributedText { AttributedText(a.runs + b.runs) }
}
