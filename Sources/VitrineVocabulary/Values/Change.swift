/// New values for some keys of a value; other keys keep their values.
///
/// Keys are those of scene files, with dots for nested keys: `["popupItem.title": "B", "progress": 0.5]`. `nil` resets
/// an optional key. Lists are replaced as a whole; a mapping changes the items of a list by their names. Illegal keys
/// and values have no effect; validation of the scene reports them.
public struct Change<Root>: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    package var node: ValueNode

    package init(_ node: ValueNode) { self.node = node }

    public init(_ entries: [(String, ValueNode)] = []) {
        node = .mapping([])
        for (path, value) in entries { set(value, at: path) }
    }

    public init(dictionaryLiteral entries: (String, ValueNode)...) { self.init(entries) }

    /// Sets the new value at a path of keys separated by dots.
    public mutating func set(_ value: ValueNode, at path: String) {
        node.set(value, at: path.split(separator: ".").map(String.init)[...])
    }

    /// Whether the change has no entries.
    public var isEmpty: Bool { node.entries?.isEmpty ?? true }
}

extension Change where Root: Described {
    package func apply(to root: inout Root) {
        let source = SourceValue(node, path: SourcePath(isInChange: true), log: .silent)
        root = Root.read(source, onto: root, Format()) ?? root
    }

    /// Whether the change mentions the value at a path of canonical keys, a key in it, or an enclosing value.
    package func mentions(_ path: String) -> Bool {
        var record = Root.record
        var node = node
        for name in path.split(separator: ".").map(String.init) {
            guard let entries = node.entries else { return true }
            let aliases = record.key(name)?.aliases ?? []
            guard let entry = entries.first(where: { $0.key == name || aliases.contains($0.key) }) else { return false }
            guard let inner = record.key(name)?.form.record else { return true }
            (record, node) = (inner, entry.value)
        }
        return true
    }

    /// Reports the problems of a change of a value.
    /// - Parameter isAtStart: Whether keys that events cannot change are legal. Default: false.
    /// - Returns: The changed value.
    @discardableResult
    package func check(
        onto root: Root, at path: String, isAtStart: Bool = false, into issues: inout ValueIssues
    ) -> Root {
        let log = IssueLog(file: nil)
        let source = SourceValue(node, path: SourcePath(path, isInChange: true), log: log)
        let changed = Root.read(source, onto: root, Format()) ?? root
        var after = ValueIssues()
        changed.check(Format(), at: path, mentions: node, into: &after)
        if !after.all.isEmpty {
            // Problems that existed before are not reported.
            var before = ValueIssues()
            root.check(Format(), at: path, mentions: node, into: &before)
            log.report(after.subtracting(before))
        }
        if !isAtStart { source.reportUnsettable(in: Root.record) }
        for issue in log.valueIssues.all { issues.add(issue) }
        return changed
    }

    /// Adds the icons, pictures and fonts that the change names.
    package func collectAssets(onto root: Root, at path: String, into assets: inout [AssetReference]) {
        var root = root
        apply(to: &root)
        root.collectAssets(Format(), at: path, mentions: node, into: &assets)
    }
}

extension Change: SceneValue where Root: Described {
    package static func form(_ format: Format) -> Form { .change(Root.record) }

    package static func read(_ source: SourceValue, onto base: Change?, _ format: Format) -> Change? {
        guard case .mapping = source.node.content else {
            source.reportWrongType(expected: Root.noun(format))
            return nil
        }
        // The keys are checked together with the value that they change; see `check`.
        source.noteKeys(of: Root.record)
        return Change(base?.node.merging(source.node) ?? source.node)
    }

    package func node(_ format: Format) -> ValueNode { node }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        check(onto: Root(), at: path, into: &issues)
    }

    package func collectAssets(
        _ format: Format, at path: String, mentions: ValueNode?, into assets: inout [AssetReference]
    ) {
        collectAssets(onto: Root(), at: path, into: &assets)
    }

    package static func noun(_ format: Format) -> String { Root.noun(format) }
}

extension ValueNode {
    /// The mapping with the entries of another; nested mappings are merged.
    func merging(_ other: ValueNode) -> ValueNode {
        guard var entries, let others = other.entries else { return other }
        for entry in others {
            if let i = entries.firstIndex(where: { $0.key == entry.key }) {
                entries[i].value = entries[i].value.merging(entry.value)
            } else {
                entries.append(entry)
            }
        }
        return ValueNode(.mapping(entries), at: other.location)
    }
}

extension SourceValue {
    fileprivate func reportUnsettable(in record: Record) {
        for entry in node.entries ?? [] {
            guard let key = record.key(entry.key) else { continue }
            let value = SourceValue(entry.locatedValue, path: path.key(key.name, spelled: entry.key), log: log)
            if !key.isSettable { value.report(.notSettable) }
            guard let inner = key.form.record else { continue }
            // Values of a list are also changed by their names.
            if key.form.isNamed || key.form.isList {
                for entry in value.node.entries ?? [] {
                    let path = value.path.key(entry.key, spelled: entry.key)
                    SourceValue(entry.locatedValue, path: path, log: log).reportUnsettable(in: inner)
                }
            } else {
                value.reportUnsettable(in: inner)
            }
        }
    }
}

extension ValueIssues {
    /// The issues that are not in another collection.
    package func subtracting(_ other: ValueIssues) -> ValueIssues {
        if other.all.isEmpty { return self }
        let known = Set(other.all)
        var out = ValueIssues()
        for issue in all where !known.contains(issue) { out.add(issue) }
        return out
    }
}
