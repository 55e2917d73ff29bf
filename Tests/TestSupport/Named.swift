/// An argument of a parameterized test that reports print by a name, where the value itself would fill pages.
public struct Named<Value: Sendable>: Sendable, CustomStringConvertible {
    public let name: String
    public let value: Value

    public init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }

    public var description: String { name }
}
