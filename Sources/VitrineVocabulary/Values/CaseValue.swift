/// An enumeration in which some cases have values. A scene writes a case without values as its name, and any other as a
/// mapping from its name to its values.
package protocol CaseValue: SceneValue {
    /// One optional property for each case with values, and properties for further values of such cases.
    associatedtype Keys: Described
    /// A description of the cases with an article: `a window level`.
    static var noun: String { get }
    /// The cases that a scene writes as a name.
    static var plainCases: [(name: String, value: Self)] { get }
    /// Creates the case that the keys describe; nil for keys with reported problems.
    init?(_ keys: Keys)
    /// The keys of the case; nil for a case that a scene writes as a name.
    var keys: Keys? { get }
    /// The keys that a change can change, including those of a case that a scene writes as a name. Default: `keys`.
    var changeableKeys: Keys? { get }
}

extension CaseValue {
    package var changeableKeys: Keys? { keys }
}

extension CaseValue {
    package static func form(_ format: Format) -> Form {
        plainCases.isEmpty ? .record(Keys.record) : .anyOf([.choice(plainCases.map(\.name)), .record(Keys.record)])
    }

    package static func read(_ source: SourceValue, onto base: Self?, _ format: Format) -> Self? {
        if case .scalar = source.node.content, !source.node.isNothing {
            let name = source.name(noun, legal: plainCases.map(\.name))
            return plainCases.first { $0.name == name }?.value
        }
        guard case .mapping = source.node.content else {
            source.reportWrongType(expected: noun(format))
            return nil
        }
        return Keys.read(source.whole, onto: kept(of: base, in: source), Format()).flatMap(Self.init)
    }

    /// The values of the existing case, which are kept if a mapping describes that case without mentioning them.
    private static func kept(of base: Self?, in source: SourceValue) -> Keys? {
        if source.path.isInChange {
            return base?.changeableKeys.flatMap { isCase(of: $0, in: source.node) ? $0 : nil }
        }
        // A file that does not mention a key of the default describes another value.
        return base?.keys.flatMap { keys in
            let own = keys.node(Format()).entries?.map(\.key) ?? []
            let isMentioned = source.node.entries?.contains { own.contains($0.key) } ?? false
            return isMentioned && isCase(of: keys, in: source.node) ? keys : nil
        }
    }

    /// Whether a mapping describes only the case of the keys.
    private static func isCase(of keys: Keys, in node: ValueNode) -> Bool {
        let own = keys.node(Format()).entries?.map(\.key) ?? []
        return node.entries?.allSatisfy { !Keys.needsOneOf.contains($0.key) || own.contains($0.key) } ?? false
    }

    package func node(_ format: Format) -> ValueNode {
        if let keys { return keys.node(Format()) }
        let name = Self.plainCases.first { $0.value == self }?.name
        return name.map { .word($0) } ?? .null
    }

    /// A change keeps values of the existing case, and a file those of the default; both read the same value.
    package func node(_ format: Format, onto base: Self) -> ValueNode {
        guard let keys else { return node(format) }
        let whole = keys.node(Format())
        guard let old = base.changeableKeys, Self.isCase(of: old, in: whole) else { return whole }
        return whole.merging(keys.node(Format(), onto: old))
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        let mentions = mentions?.entries == nil ? nil : mentions
        keys?.check(Format(), at: path, mentions: mentions, into: &issues)
    }

    package func collectAssets(
        _ format: Format, at path: String, mentions: ValueNode?, into assets: inout [AssetReference]
    ) {
        keys?.collectAssets(Format(), at: path, mentions: nil, into: &assets)
    }

    package static func noun(_ format: Format) -> String {
        "\(noun) (\((plainCases.map(\.name) + ["{\(Keys.fields.map(\.name).joined(separator: ", "))}"]).joined(separator: ", ")))"
    }
}
