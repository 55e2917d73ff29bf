import VitrineChrome

extension SourceValue {
    private static let menuKeys = KeyTable("items")
    private static let actionKeys = KeyTable("title", "icon", "destructive", "disabled")

    func contextMenu() -> ContextMenu? {
        guard let keys = keyed(Self.menuKeys) else { return nil }
        let items = keys.required("items")?.list(of: "{title, icon} or separator") ?? []
        return ContextMenu(items: items.map { $0.menuItem() ?? .separator })
    }

    /// `separator`, or `{title, icon, destructive, disabled}`.
    private func menuItem() -> ContextMenu.Item? {
        if case .scalar = node.content {
            return name("an item of a menu other than {title, icon}", legal: ["separator"]).map { _ in .separator }
        }
        guard let keys = keyed(Self.actionKeys, expected: "{title, icon} or separator") else { return nil }
        let icon = keys["icon"]?.text()
        let (destructive, disabled) = (keys["destructive"]?.flag(), keys["disabled"]?.flag())
        return keys.required("title")?.text().map {
            .action(
                ContextMenu.Action(
                    title: $0, icon: icon, destructive: destructive ?? false, disabled: disabled ?? false))
        }
    }
}
