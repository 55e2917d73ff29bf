/// A value whose properties can be changed one by one.
public protocol Changeable: Hashable, Sendable, Codable {
    associatedtype Property: RawRepresentable, CaseIterable, Hashable, Sendable, Codable
    where Property.RawValue == String

    /// Makes a property what it is in another value.
    mutating func take(_ property: Property, from other: Self)
}

/// New values for some properties of a value; the others stay as they are.
public struct Change<Whole: Changeable>: Hashable, Sendable, Codable {
    public typealias Property = Whole.Property

    /// Where the new values stand; what `properties` does not name is of no meaning.
    public var values: Whole
    public var properties: Set<Property>

    public init(_ values: Whole, _ properties: Set<Property>) {
        self.values = values
        self.properties = properties
    }

    /// Makes the change, property by property in the order of their declaration.
    public func apply(to whole: inout Whole) {
        for property in Property.allCases where properties.contains(property) { whole.take(property, from: values) }
    }
}
