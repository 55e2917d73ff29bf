/// An enumeration of which some cases have values. A scene writes a case without values as its name, and any other as a
/// mapping from its name to its values.
package protocol CaseValue: SceneValue {
    /// One optional property for each case that has values, and properties for further values of such cases.
    associatedtype Keys: Described
    /// What the cases are, with an article: `a window level`.
    static var noun: String { get }
    /// The cases that a scene writes as a name.
    static var plainCases: [(name: String, value: Self)] { get }
    /// The case that the keys describe; nil for keys that were reported before.
    init?(_ keys: Keys)
    /// Nil for a case that a scene writes as a name.
    var keys: Keys? { get }
}

extension CaseValue {
    package static func form(_ format: Format) -> Form {
        .anyOf([.choice(plainCases.map(\.name)), .record(Keys.record)])
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
        // The values of the case that is there stay where a change does not mention them.
        let kept = base?.keys.flatMap { keys in mentions(keys, in: source.node) ? keys : nil }
        return Keys.read(source.whole, onto: kept, Format()).flatMap(Self.init)
    }

    /// Whether a mapping speaks of the case that has the keys.
    private static func mentions(_ keys: Keys, in node: ValueNode) -> Bool {
        let own = keys.node(Format()).entries?.map(\.key) ?? []
        let all = node.entries?.map(\.key) ?? []
        return all.contains { own.contains($0) } && all.allSatisfy { !Keys.needsOneOf.contains($0) || own.contains($0) }
    }

    package func node(_ format: Format) -> ValueNode {
        if let keys { return keys.node(Format()) }
        let name = Self.plainCases.first { $0.value == self }?.name
        return name.map { .word($0) } ?? .null
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        keys?.check(Format(), at: path, mentions: nil, into: &issues)
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
