package struct Argument: Sendable {
    package private(set) var key: Key
    let check: @Sendable (SourceValue, inout ValueIssues) -> Void
    let collectAssets: @Sendable (SourceValue, inout [AssetReference]) -> Void
    /// Whether the argument has no effect with the others, given their defaults.
    private(set) var isIdle: @Sendable (Arguments) -> Bool = { _ in false }

    package var name: String { key.name }

    private init(_ argument: Argument, key: Key, isIdle: @escaping @Sendable (Arguments) -> Bool) {
        self = argument
        self.key = key
        self.isIdle = isIdle
    }

    /// The argument with a warning if it has no effect.
    package func idle(_ reason: String, where condition: @escaping @Sendable (Arguments) -> Bool) -> Argument {
        Argument(self, key: key.idle(reason), isIdle: condition)
    }

    /// - Parameter default: The value for events without the argument.
    package init<Value: SceneValue>(
        _ name: String, _ type: Value.Type, aliases: [String] = [], kind: Kind = .automatic,
        in range: LegalRange? = nil, count: ClosedRange<Int>? = nil, of items: String? = nil, names: [String] = [],
        default defaultValue: Value? = nil, isRequired: Bool = false, _ documentation: String
    ) {
        let format = Format(kind, in: range, count: count, of: items, names: names)
        key = Key(
            name: name, aliases: aliases, form: Value.form(format), documentation: documentation,
            isRequired: isRequired, isSettable: false, animation: nil,
            defaultValue: { defaultValue?.node(format) })
        check = { source, issues in
            guard let value = Value.read(source, onto: nil, format) else { return }
            value.check(format, at: source.path.canonical, mentions: nil, into: &issues)
        }
        collectAssets = { source, assets in
            guard let value = Value.read(source, onto: nil, format) else { return }
            value.collectAssets(format, at: source.path.canonical, mentions: nil, into: &assets)
        }
    }

    package init<Value: SceneValue>(
        _ name: String, _ type: Value.Type, aliases: [String] = [], kind: Kind = .automatic,
        in range: ClosedRange<Double>, default defaultValue: Value? = nil, isRequired: Bool = false,
        _ documentation: String
    ) {
        self.init(
            name, type, aliases: aliases, kind: kind, in: LegalRange(range), default: defaultValue,
            isRequired: isRequired, documentation)
    }
}
