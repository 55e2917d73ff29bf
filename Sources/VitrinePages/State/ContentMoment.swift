/// The state of a content's elements after touches and changes at one time.
package struct ContentMoment: Hashable, Sendable {
    package struct Key: Hashable, Sendable {
        package var element: String
        package var field: ElementField

        package init(_ element: String, _ field: ElementField) {
            self.element = element
            self.field = field
        }
    }

    package var numbers: [Key: Double] = [:]
    package var texts: [String: String] = [:]
    /// The seconds since the scene began, by which spinners turn and cursors blink.
    package var seconds = 0.0

    package init(seconds: Double = 0) { self.seconds = seconds }

    package var isEmpty: Bool { numbers.isEmpty && texts.isEmpty }

    package mutating func scroll(_ element: String, to offset: Double) {
        numbers[Key(element, .contentOffset)] = offset
    }

    package func number(_ field: ElementField, of element: String) -> Double? { numbers[Key(element, field)] }

    package func text(of element: String) -> String? { texts[element] }
}
