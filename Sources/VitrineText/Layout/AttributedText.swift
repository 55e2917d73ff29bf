/// A text of runs with different attributes.
package struct AttributedText: Hashable, Sendable {
    package struct Run: Hashable, Sendable {
        package var text: String
        package var attributes: TextAttributes

        package init(_ text: String, _ attributes: TextAttributes) {
            self.text = text
            self.attributes = attributes
        }
    }

    /// The runs in order. A cluster that two runs share has the attributes of the first.
    package var runs: [Run]

    package init(_ runs: [Run] = []) { self.runs = runs }

    package init(_ text: String, _ attributes: TextAttributes) { runs = [Run(text, attributes)] }

    package var string: String { runs.reduce(into: "") { $0 += $1.text } }

    package static func + (a: AttributedText, b: AttributedText) -> AttributedText { AttributedText(a.runs + b.runs) }
}
