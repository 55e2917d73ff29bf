extension Record {
    /// The value at a path such as `container.content.body[0].label` or `entries.saved.content`, whose keys may be
    /// aliases; nil if there is none.
    /// - Parameter isComplete: Whether omitted keys have the values of a preset.
    package func node(at path: String, in root: ValueNode, isComplete: Bool = false) -> ValueNode? {
        var node: ValueNode? = root
        var record: Record? = self
        var takesName = false
        for part in path.split(separator: ".").map(String.init) {
            if takesName {
                takesName = false
                if case .list(let items)? = node?.content {
                    node = items.first { record?.valueName($0) == part }
                } else {
                    node = node?.entries?.first { $0.key == part }?.locatedValue
                }
                continue
            }
            let name = String(part.prefix { $0 != "[" })
            let key = record?.key(name)
            if isComplete, node?.entries != nil || node == nil {
                node = record.map { $0.completed(node ?? .mapping([])) }
            }
            // A scalar or a list can replace a mapping.
            if node?.entries != nil || record?.shorthandKey != name {
                let spellings = [name] + (key?.aliases ?? [])
                node = node?.entries?.first { spellings.contains($0.key) }?.locatedValue
            }
            record = key?.form.record
            let index = Int(part.dropFirst(name.count + 1).dropLast())
            if let index {
                guard case .list(let items)? = node?.content, items.indices.contains(index) else { return nil }
                node = items[index]
            }
            let isNamed = key?.form.isNamed ?? false
            takesName = isNamed || index == nil && key?.form.isList ?? false && record?.hasNames ?? false
        }
        return node
    }
}
