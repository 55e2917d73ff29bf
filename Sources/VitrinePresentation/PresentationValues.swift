import VitrineVocabulary

/// The values of a scene for the keys of the presentation families, such as `popupBar`. A family declares its keys as
/// fields of this type and adds a computed property for each; see `Family`. The scene itself knows none of them.
public struct PresentationValues: Hashable, Sendable {
    private var values: [String: AnyValue] = [:]

    public init() {}

    /// The value of a family's key. Default: nil, for a scene without it.
    package subscript<Value: Hashable & Sendable>(_ key: String, as type: Value.Type = Value.self) -> Value? {
        get { values[key]?.value as? Value }
        set { values[key] = newValue.map(AnyValue.init) }
    }

    /// A value of any type that can be compared.
    private struct AnyValue: Hashable, Sendable {
        let value: any Hashable & Sendable

        init(_ value: some Hashable & Sendable) { self.value = value }

        static func == (a: AnyValue, b: AnyValue) -> Bool { AnyHashable(a.value) == AnyHashable(b.value) }

        func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
    }
}

extension PresentationValues: Described {
    /// The fields of all families are in `PresentationScene.fields`.
    package static var fields: [Field<PresentationValues>] { [] }
}
