/// A key of a value: the one declaration that reading, writing, checks, changes, assets, schema and reference share.
///
/// The default is the property's value in `Root()`. The initializers' parameters:
/// - path: the property. A computed property does for keys that a Swift value stores otherwise.
/// - kind: what a text or a number stands for.
/// - range: of each number in the value.
/// - count: of the items of a list, with `of items` as their name in the plural.
/// - isRequired: whether a new value needs the key.
/// - isSettable: whether `set` events can change it.
/// - animation: how the library animates a change, such as `in 0.5 s`; nil when it takes effect at once.
/// - default: the words of the reference for a default that depends on other things.
///
/// A class, as tables are searched for each key that is read: going through structures would retain and release all of
/// their members.
package final class Field<Root: Hashable & Sendable>: Sendable {
    package let key: Key
    /// Sets the property from a file's value.
    let read: @Sendable (SourceValue, inout Root) -> Void
    /// The value to write when it differs from that of a baseline, which then gets it too.
    let write: @Sendable (Root, inout Root) -> ValueNode?
    /// Checks the property, given the path of the value that has it.
    let check: @Sendable (Root, String, ValueNode?, inout ValueIssues) -> Void
    let collectAssets: @Sendable (Root, String, ValueNode?, inout [AssetReference]) -> Void

    package var name: String { key.name }

    init(
        key: Key, read: @escaping @Sendable (SourceValue, inout Root) -> Void,
        write: @escaping @Sendable (Root, inout Root) -> ValueNode?,
        check: @escaping @Sendable (Root, String, ValueNode?, inout ValueIssues) -> Void,
        collectAssets: @escaping @Sendable (Root, String, ValueNode?, inout [AssetReference]) -> Void
    ) {
        self.key = key
        self.read = read
        self.write = write
        self.check = check
        self.collectAssets = collectAssets
    }

    /// The field with another way to set the property from a file's value.
    package func reading(_ read: @escaping @Sendable (SourceValue, inout Root) -> Void) -> Field {
        Field(key: key, read: read, write: write, check: check, collectAssets: collectAssets)
    }

    /// The field, not written and not checked for values that fulfil a condition, such as when another key says the same.
    package func ignored(when condition: @escaping @Sendable (Root) -> Bool) -> Field {
        Field(
            key: key, read: read,
            write: { [write] root, baseline in condition(root) ? nil : write(root, &baseline) },
            check: { [check] root, path, mentions, issues in
                if mentions != nil || !condition(root) { check(root, path, mentions, &issues) }
            },
            collectAssets: { [collectAssets] root, path, mentions, assets in
                if mentions != nil || !condition(root) { collectAssets(root, path, mentions, &assets) }
            })
    }
}

extension Field where Root: Described {
    package convenience init<Value: SceneValue>(
        _ name: String, _ path: WritableKeyPath<Root, Value> & Sendable, aliases: [String] = [],
        kind: Kind = .automatic, in range: LegalRange? = nil, count: ClosedRange<Int>? = nil, of items: String? = nil,
        names: [String] = [], isRequired: Bool = false, isSettable: Bool = true, animation: String? = nil,
        _ documentation: String
    ) {
        let format = Format(kind, in: range, count: count, of: items, names: names)
        let key = Key(
            name: name, aliases: aliases, form: Value.form(format), documentation: documentation,
            isRequired: isRequired, isSettable: isSettable, animation: animation,
            defaultValue: {
                let value: ValueNode? = isRequired ? nil : Root()[keyPath: path].node(format)
                return value?.isNull == true ? nil : value
            })
        // A stored property keeps what it is given.
        let isStored = MemoryLayout<Root>.offset(of: path) != nil
        self.init(
            key: key,
            read: { source, root in
                var source = source
                source.hasDefault = { key.defaultValue() != nil }
                let current = root[keyPath: path]
                guard let value = Value.read(source, onto: current, format) else { return }
                root[keyPath: path] = value
                if isStored { return }
                let kept = root[keyPath: path]
                if kept == value || kept.node(format) == value.node(format) { return }
                // A property that keeps something else, such as a nearest legal number, cannot be checked later.
                var issues = ValueIssues()
                value.check(format, at: source.path.canonical, mentions: nil, into: &issues)
                source.log.report(issues)
            },
            write: { root, baseline in
                let value = root[keyPath: path]
                if value == baseline[keyPath: path] && !isRequired { return nil }
                let node = value.node(format, onto: baseline[keyPath: path])
                baseline[keyPath: path] = value
                return node
            },
            check: { root, at, mentions, issues in
                let value = root[keyPath: path]
                guard value.needsPath(format) else { return }
                value.check(format, at: SourcePath.join(at, name), mentions: mentions, into: &issues)
            },
            collectAssets: { root, at, mentions, assets in
                let value = root[keyPath: path]
                guard value.needsPath(format) else { return }
                value.collectAssets(format, at: SourcePath.join(at, name), mentions: mentions, into: &assets)
            })
    }

    package convenience init<Value: SceneValue>(
        _ name: String, _ path: WritableKeyPath<Root, Value> & Sendable, aliases: [String] = [],
        kind: Kind = .automatic, in range: ClosedRange<Double>, count: ClosedRange<Int>? = nil,
        of items: String? = nil, names: [String] = [], isRequired: Bool = false, isSettable: Bool = true,
        animation: String? = nil, _ documentation: String
    ) {
        self.init(
            name, path, aliases: aliases, kind: kind, in: LegalRange(range), count: count, of: items, names: names,
            isRequired: isRequired, isSettable: isSettable, animation: animation, documentation)
    }

    /// The fields of a part of the value, with keys of the value's own.
    package static func fields<Part: Described>(
        of path: WritableKeyPath<Root, Part> & Sendable, _ fields: [Field<Part>] = Part.fields
    ) -> [Field<Root>] {
        fields.map { field in
            Field(
                key: field.key, read: { source, root in field.read(source, &root[keyPath: path]) },
                write: { root, baseline in field.write(root[keyPath: path], &baseline[keyPath: path]) },
                check: { root, at, mentions, issues in field.check(root[keyPath: path], at, mentions, &issues) },
                collectAssets: { root, at, mentions, assets in
                    field.collectAssets(root[keyPath: path], at, mentions, &assets)
                })
        }
    }
}
