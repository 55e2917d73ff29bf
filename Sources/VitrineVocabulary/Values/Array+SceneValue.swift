/// A value of a list that a change can address by its name.
package protocol NamedValue: Described {
    /// The name, if there is one.
    var valueName: String? { get }
}

extension Array: SceneValue where Element: SceneValue {
    package static func form(_ format: Format) -> Form { .list(Element.form(format.ofItems), format.count) }

    package static func read(_ source: SourceValue, onto base: [Element]?, _ format: Format) -> [Element]? {
        if case .mapping(let entries) = source.node.content, source.path.isInChange,
            Element.self is any NamedValue.Type
        {
            if source.path.isUnbound {
                return entries.compactMap { Element.read(item($0, of: source), onto: nil, format.ofItems) }
            }
            if let base { return read(entries, of: source, onto: base, format) }
        }
        // An empty value, if any, replaces an unreadable item, so that the issues of others have the right indices.
        let list = source.list(of: format.items ?? Element.noun(format.ofItems))
        return list.map { source.legal($0, format) }?.compactMap {
            source.log.isFull ? nil : Element.read($0, onto: nil, format.ofItems) ?? Element.emptyValue
        }
    }

    /// Changes the items that the keys of a mapping name.
    private static func read(
        _ entries: [ValueNode.Entry], of source: SourceValue, onto base: [Element], _ format: Format
    ) -> [Element] {
        var out = base
        let names = base.map { ($0 as? any NamedValue)?.valueName ?? "" }
        for entry in entries {
            guard let i = names.firstIndex(of: entry.key), !entry.key.isEmpty else {
                let legal = names.filter { !$0.isEmpty }
                let nearest = Spelling.nearest(to: entry.key, among: legal)
                source.log.report(
                    .unknownKey(key: entry.key, nearest: nearest, legal: legal), at: entry.location,
                    path: source.path.key(entry.key, spelled: entry.key))
                continue
            }
            out[i] = Element.read(item(entry, of: source), onto: base[i], format.ofItems) ?? base[i]
        }
        return out
    }

    /// The item that an entry names.
    private static func item(_ entry: ValueNode.Entry, of source: SourceValue) -> SourceValue {
        SourceValue(entry.locatedValue, path: source.path.key(entry.key, spelled: entry.key), log: source.log)
    }

    package func node(_ format: Format) -> ValueNode { .list(map { $0.node(format.ofItems) }) }

    package func needsPath(_ format: Format) -> Bool { !isEmpty || format.count.map { !$0.contains(0) } ?? false }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        if let count = format.count { issues.check(count: self.count, count, format.items ?? "items", path) }
        for (i, item) in prefix(format.count?.upperBound ?? .max).enumerated() {
            item.check(format.ofItems, at: "\(path)[\(i)]", mentions: nil, into: &issues)
        }
    }

    package func collectAssets(
        _ format: Format, at path: String, mentions: ValueNode?, into assets: inout [AssetReference]
    ) {
        for (i, item) in enumerated() {
            item.collectAssets(format.ofItems, at: "\(path)[\(i)]", mentions: nil, into: &assets)
        }
    }

    package static func noun(_ format: Format) -> String {
        "a list of \(format.items ?? Element.noun(format.ofItems))"
    }
}

extension SourceValue {
    /// The items up to the largest legal number. A larger number is reported before items are read, which takes time.
    func legal<Item>(_ items: [Item], _ format: Format) -> [Item] {
        guard let count = format.count, items.count > count.upperBound else { return items }
        var issues = ValueIssues()
        issues.check(count: items.count, count, format.items ?? "items", path.canonical)
        for issue in issues.all { report(issue.kind) }
        return Array(items.prefix(count.upperBound))
    }
}

extension Format {
    var ofItems: Format {
        var out = self
        (out.count, out.items) = (nil, nil)
        return out
    }
}
