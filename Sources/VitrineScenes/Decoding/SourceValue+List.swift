import VitrinePages

extension SourceValue {
    private static let listKeys = KeyTable("sections", "contentOffset")
    private static let sectionKeys = KeyTable("header", "rows", "footer")
    private static let rowKeys = KeyTable("title", "detail", "accessory")

    func listPage() -> ListPage? {
        guard let keys = keyed(Self.listKeys) else { return nil }
        let sections = keys.required("sections")?.list(of: "{header, rows, footer}") ?? []
        return ListPage(
            sections: sections.map { $0.section() ?? ListPage.Section(rows: []) },
            contentOffset: keys["contentOffset"]?.length() ?? 0)
    }

    private func section() -> ListPage.Section? {
        guard let keys = keyed(Self.sectionKeys) else { return nil }
        let rows = keys.required("rows")?.list(of: "rows") ?? []
        return ListPage.Section(
            header: keys["header"]?.text(), rows: rows.map { $0.row() ?? ListPage.Row(title: "") },
            footer: keys["footer"]?.text())
    }

    /// The title of a row, or `{title, detail, accessory}`.
    private func row() -> ListPage.Row? {
        if case .scalar = node.content { return text().map { ListPage.Row(title: $0) } }
        guard let keys = keyed(Self.rowKeys, expected: "a title or {title, detail, accessory}") else { return nil }
        let detail = keys["detail"]?.text()
        let accessory: ListPage.Accessory? = keys["accessory"]?.choice("an accessory")
        return keys.required("title")?.text().map {
            ListPage.Row(title: $0, detail: detail, accessory: accessory ?? .none)
        }
    }
}
