/// An argument of a parameterized test with a name for reports, where the value would fill pages.
public struct Named<Value: Sendable>: Sendable, CustomStringConvertible {
    public let name: String
    public let value: Value

    public init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }

    public var description: String { name }
}
