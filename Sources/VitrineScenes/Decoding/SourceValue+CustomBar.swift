import VitrinePopupBar

extension SourceValue {
    private static let customBarKeys = KeyTable("height", "searchField", "label")
    private static let searchFieldKeys = KeyTable("placeholder", "text")

    func customBar() -> CustomPopupBar? {
        guard let keys = keyed(Self.customBarKeys) else { return nil }
        var bar = CustomPopupBar()
        bar.height = keys["height"]?.length() ?? bar.height
        _ = keys.conflict("searchField", "label")
        if let field = keys["searchField"] {
            bar.content = .searchField(field.searchField() ?? CustomPopupBar.SearchField())
        } else if let label = keys["label"] {
            bar.content = .label(label.text() ?? "")
        }
        return bar
    }

    private func searchField() -> CustomPopupBar.SearchField? {
        guard let keys = keyed(Self.searchFieldKeys) else { return nil }
        return CustomPopupBar.SearchField(placeholder: keys["placeholder"]?.text(), text: keys["text"]?.text())
    }
}
