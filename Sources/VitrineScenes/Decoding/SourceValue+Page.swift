import VitrinePages

extension SourceValue {
    private static let pageKeys = KeyTable(
        "background", "darkBackground", "bottomLabel", "hidesBottomBarWhenPushed")

    /// The page of a `push` event.
    func page() -> Page? {
        guard let keys = keyed(Self.pageKeys) else { return nil }
        return Page(
            background: keys["background"]?.color(), darkBackground: keys["darkBackground"]?.color(),
            bottomLabel: keys["bottomLabel"]?.text(),
            hidesBottomBarWhenPushed: keys["hidesBottomBarWhenPushed"]?.flag() ?? false)
    }
}
