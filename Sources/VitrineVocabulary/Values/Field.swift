/// A key of a value: the one declaration that reading, writing, checks, changes, assets, schema and reference share.
/// The default is the property's value in `Root()`. The initializers' parameters:
/// - path: The property, which may be computed.
/// - kind: The meaning of a text or a number.
/// - range: The range of each number in the value.
/// - count: The number of items of a list, with `of items` as their name in the plural.
/// - isRequired: Whether a new value needs the key.
/// - isSettable: Whether `set` events can change it.
/// - animation: How the library animates a change, such as `in 0.5 s`; nil if it takes effect at once.
/// - default: The text of the reference for a default that depends on other values.
///
/// Fields are objects, as tables are searched for each key: structures would retain and release all members.
package final class Field<Root: Hashable & Sendable>: Sendable {
    package let key: Key
    /// Sets the property from a file's value.
    let read: @Sendable (SourceValue, inout Root) -> Void
    /// The value to write if it differs from that of a baseline, which is then set to it.
    let write: @Sendable (Root, inout Root) -> ValueNode?
    /// Checks the property; the path is that of the enclosing value.
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

    /// The field with another function to set the property from a file's value.
    package func reading(_ read: @escaping @Sendable (SourceValue, inout Root) -> Void) -> Field {
        Field(key: key, read: read, write: write, check: check, collectAssets: collectAssets)
    }

    private func with(
        _ key: Key, check: (@Sendable (Root, String, ValueNode?, inout ValueIssues) -> Void)? = nil
    ) -> Field { Field(key: key, read: read, write: write, check: check ?? self.check, collectAssets: collectAssets) }

    /// The field of a key that is visible in no picture, with the reason.
    package func unseen(_ reason: String) -> Field { with(key.unseen(reason)) }

    /// The field, not written or checked for some values, such as when another key has the same meaning.
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
    /// The field of a key that has no effect in some values or surroundings, which is reported as a warning.
    /// - Parameters:
    ///   - reason: The reason, such as "there is no `image`".
    ///   - condition: Whether the key has no effect.
    package func idle(
        _ reason: String, where condition: @escaping @Sendable (Root, Surroundings) -> Bool
    ) -> Field {
        with(
            key.idle(reason),
            check: { [check, write, name] root, path, mentions, issues in
                check(root, path, mentions, &issues)
                guard condition(root, issues.surroundings) else { return }
                // A value equal to the default counts as omitted.
                var baseline = Root()
                if write(root, &baseline) != nil { issues.add(SourcePath.join(path, name), .noEffect(reason)) }
            })
    }

    package func idle(_ reason: String, where condition: @escaping @Sendable (Root) -> Bool) -> Field {
        idle(reason) { root, _ in condition(root) }
    }

    /// The field of a key that the library has, but that never has an effect.
    package func idle(_ reason: String) -> Field { idle(reason) { _, _ in true } }

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
                // A computed property may store another value, such as the nearest legal one, which cannot be checked
                // later.
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

    /// Creates a key whose value is given, or that of a preset. `null` removes the given one.
    /// - Parameters:
    ///   - given: The property of the given value.
    ///   - resolved: The effective value, which keys of a mapping change.
    package convenience init<Value: SceneValue>(
        _ name: String, given: WritableKeyPath<Root, Value?> & Sendable, or resolved: KeyPath<Root, Value> & Sendable,
        kind: Kind = .automatic, in range: LegalRange? = nil, count: ClosedRange<Int>? = nil, of items: String? = nil,
        _ documentation: String
    ) {
        let format = Format(kind, in: range, count: count, of: items)
        self.init(
            key: Key(
                name: name, form: Value?.form(format), documentation: documentation, isSettable: true,
                defaultValue: { Root()[keyPath: resolved].node(format) }),
            read: { source, root in
                var source = source
                source.hasDefault = { true }
                if source.node.isNull {
                    root[keyPath: given] = nil
                } else if let value = Value.read(source, onto: root[keyPath: resolved], format) {
                    root[keyPath: given] = value
                }
            },
            write: { root, baseline in
                let value = root[keyPath: given]
                if value == baseline[keyPath: given] { return nil }
                let node = value?.node(format, onto: baseline[keyPath: resolved]) ?? .null
                baseline[keyPath: given] = value
                return node
            },
            check: { root, at, mentions, issues in
                root[keyPath: given]?.check(
                    format, at: SourcePath.join(at, name), mentions: mentions, into: &issues)
            },
            collectAssets: { root, at, mentions, assets in
                root[keyPath: given]?.collectAssets(
                    format, at: SourcePath.join(at, name), mentions: mentions, into: &assets)
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

    /// The fields of a part of the value as keys of the value.
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
