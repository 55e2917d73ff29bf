import VitrineScreens
import VitrineVocabulary

@testable import VitrineStage

extension KeyPicture {
    /// Values for a scene's keys, as texts of options.
    package typealias Values = [(path: String, value: ValueNode)]

    /// The values by which the second scene differs from the first. A list is one value.
    package var values: Values { Self.values(from: before, to: after, at: "", PresentationScene.record) }

    /// The key by the names of the items around it, and both scenes with these names; nil if an item can have none.
    package var byName: (values: Values, before: ValueNode, after: ValueNode)? {
        var (before, after) = (before, after)
        var record: Record? = PresentationScene.record
        var (indexed, named) = ("", "")
        var last: Key?
        var count = 0
        for part in path.split(separator: ".").map(String.init) {
            let name = String(part.prefix { $0 != "[" })
            indexed = SourcePath.join(indexed, part)
            named = SourcePath.join(named, name)
            guard let key = record?.key(name) else { continue }
            record = key.form.record
            last = key
            guard name != part else { continue }
            guard record?.hasNames ?? false, record?.key("name") != nil, before.at(indexed)?.entries != nil else {
                return nil
            }
            let text = before.at("\(indexed).name") ?? .text("item\(count)")
            (before, after) = (
                before.setting(text, at: "\(indexed).name"), after.setting(text, at: "\(indexed).name")
            )
            guard case .scalar(let item, _) = text.content else { return nil }
            named += ".\(item)"
            count += 1
        }
        guard count > 0, let last, last.name != "name" else { return nil }
        let (old, new) = (before.at(path), after.at(path))
        let values = Self.values(from: old, to: new, at: named, last.form.record, last)
        return (values, before, after)
    }

    /// - Parameter key: Nil for a scene and for its named values.
    private static func values(
        from a: ValueNode?, to b: ValueNode?, at path: String, _ record: Record?, _ key: Key? = nil
    ) -> Values {
        if a == b { return [] }
        guard let b else {
            if key?.form.isOptional ?? true { return [(path, .null)] }
            return key?.defaultValue().map { values(from: a, to: $0, at: path, record, key) } ?? []
        }
        var old = a?.entries
        // A scalar or a list can be in place of a mapping.
        if let a, old == nil, let name = record?.shorthandKey { old = [ValueNode.Entry(name, a)] }
        guard let old, let new = b.entries, let record else { return [(path, b)] }
        let cases = [old, new].map { entries in Set(entries.map(\.key)).intersection(record.needsOneOf) }
        if cases[0] != cases[1] { return [(path, b)] }
        let names = old.map(\.key) + new.map(\.key).filter { name in !old.contains { $0.key == name } }
        // A given key removes those that it excludes.
        let excluded = record.exclusions.filter { $0.contains { name in b[name] != nil } }.flatMap { $0 }
        return names.flatMap { name -> Values in
            if b[name] == nil, excluded.contains(name) { return [] }
            // The scene's own name of a presentation is no key.
            let key = record.key(name)
            return values(
                from: old.first { $0.key == name }?.value, to: b[name], at: SourcePath.join(path, name),
                key == nil ? record : key?.form.record, key)
        }
    }

    /// Returns whether the first scene with other values is the second one.
    package static func leads(_ values: Values, from before: ValueNode, to after: ValueNode) throws -> Bool {
        let overrides = try values.map { path, value in
            try SceneOverride(checking: SceneOverride.Key(path), value.description)
        }
        return try SceneParser.parse(before.blockText).replacing(overrides) == SceneParser.parse(after.blockText)
    }

    /// Returns the problems of a `set` event with the values, and whether it gives the second scene.
    package static func isSet(
        _ values: Values, from before: ValueNode, to after: ValueNode
    ) throws -> (isEqual: Bool, issues: [String]) {
        var issues = ValueIssues()
        let changed = try Change<PresentationScene>(values.map { ($0.path, $0.value) })
            .check(onto: SceneParser.parse(before.blockText), at: "", into: &issues)
        return try (changed == SceneParser.parse(after.blockText), issues.all.map { "\($0.path): \($0.kind)" })
    }
}
