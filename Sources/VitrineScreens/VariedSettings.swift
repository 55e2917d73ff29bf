import VitrineSetting
import VitrineVocabulary

/// The variations of a scene while its events are recorded: which of them hold, and what the scene is without them.
struct VariedSettings {
    private let variations: [Variation]
    /// The scene without variations, as `set` events have changed it.
    private var base: PresentationScene
    private var holding: [Int]

    /// - Parameter scene: without variations applied.
    init(_ scene: PresentationScene) {
        variations = scene.variations
        base = scene
        base.timeline = []
        holding = variations.holding(in: scene.traits)
    }

    /// A `set` event changes the scene.
    mutating func apply(_ change: ValueNode) {
        if !variations.isEmpty { Change<PresentationScene>(change).apply(to: &base) }
    }

    /// The changes that lead from the variations that held to those that hold in new traits; nil when they are the same.
    mutating func change(to traits: Traits) -> ValueNode? {
        let new = variations.holding(in: traits)
        guard new != holding else { return nil }
        let concerned = Set(new).union(holding).sorted()
        holding = new
        var scene = base
        for i in new { variations[i].set.apply(to: &scene) }
        let values = scene.node(Format())
        var out = ValueNode(.mapping([]))
        for i in concerned {
            out = Self.merged(out, Self.values(variations[i].set.node, values, PresentationScene.record))
        }
        return out
    }

    /// The values of a scene for the keys of a change. Keys without a value have their default.
    private static func values(_ change: ValueNode, _ values: ValueNode?, _ record: Record) -> ValueNode {
        guard let entries = change.entries else { return values ?? .null }
        return .mapping(
            entries.compactMap { entry in
                guard let key = record.key(entry.key) else { return nil }
                let value = values?.entries?.first { $0.key == key.name || key.aliases.contains($0.key) }?.value
                guard let inner = key.form.record, case .mapping = entry.value.content, !key.form.isList else {
                    return (key.name, value ?? key.defaultValue() ?? .null)
                }
                if case .named = key.form.unwrapped {
                    return (
                        key.name,
                        .mapping(
                            entry.value.entries?.map { ($0.key, self.values($0.value, value?[$0.key], inner)) } ?? [])
                    )
                }
                // A value that is written without keys, or that is not there, is replaced as a whole.
                if let value, value.entries == nil { return (key.name, value) }
                if value == nil, key.form.isOptional { return (key.name, .null) }
                return (key.name, self.values(entry.value, value, inner))
            })
    }

    private static func merged(_ a: ValueNode, _ b: ValueNode) -> ValueNode {
        guard var entries = a.entries, let others = b.entries else { return b }
        for other in others {
            if let i = entries.firstIndex(where: { $0.key == other.key }) {
                entries[i].value = merged(entries[i].value, other.value)
            } else {
                entries.append(other)
            }
        }
        return ValueNode(.mapping(entries))
    }
}

extension Form {
    /// The form of a value that must be there.
    fileprivate var unwrapped: Form {
        if case .optional(let form) = self { form.unwrapped } else { self }
    }

    fileprivate var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    fileprivate var isList: Bool {
        if case .list = unwrapped { true } else { false }
    }
}
