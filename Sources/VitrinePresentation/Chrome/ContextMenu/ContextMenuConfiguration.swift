/// A menu of a long press on the popup bar; a `UIMenu`.
public struct ContextMenuConfiguration: Hashable, Sendable {
    public enum Item: Hashable, Sendable {
        case action(Action)
        /// A line between two sections.
        case separator
    }

    /// A `UIAction`.
    public struct Action: Hashable, Sendable {
        public var title: String
        /// The name of an icon. Default: none.
        public var icon: String?
        /// Whether it is shown in red. Default: false.
        public var destructive: Bool
        /// Whether it is shown in gray. Default: false.
        public var disabled: Bool

        public init(title: String, icon: String? = nil, destructive: Bool = false, disabled: Bool = false) {
            self.title = title
            self.icon = icon
            self.destructive = destructive
            self.disabled = disabled
        }
    }

    public var items: [Item]

    public init(items: [Item]) { self.items = items }

    /// The actions between separators; empty sections are left out.
    package var sections: [[Action]] {
        var out: [[Action]] = [[]]
        for item in items {
            switch item {
            case .action(let action): out[out.count - 1].append(action)
            case .separator: out.append([])
            }
        }
        return out.filter { !$0.isEmpty }
    }

    package var iconNames: [String] {
        items.compactMap { item in
            if case .action(let action) = item { return action.icon }
            return nil
        }
    }
}
