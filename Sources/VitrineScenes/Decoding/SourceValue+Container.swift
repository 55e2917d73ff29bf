import VitrineChrome

extension SourceValue {
    private static let containerKeys = KeyTable(
        "background", "darkBackground", "bottomLabel", "toolbar", "tabBar", "homeIndicator", "backgroundImage",
        "backgroundBlur", "list", "annotations", "statusBar", "sidebar", "navigationBar", "topLabel", "centerIcons",
        "nextLabel", "customDock", "shouldExtendPopupBarUnderSafeArea", "shouldFadePopupBarOnDismiss",
        "allowPopupHapticFeedbackGeneration", "popupOpensOverSplitViewController", "popupBarAvoidsPrimaryColumn")
    private static let customDockKeys = KeyTable("height", "background", "bottomDockingViewMarginForPopupBar")
    private static let toolbarKeys = KeyTable("items", "scrollEdgeAppearance", "standardAppearance", "tintColor")
    private static let tabBarKeys = KeyTable(
        "items", "selected", "scrollEdgeAppearance", "placement", "tintColor", "standardAppearance",
        "search")

    func container() -> Container {
        var container = Container()
        guard let keys = keyed(Self.containerKeys) else { return container }
        container.background = keys["background"]?.color()
        container.darkBackground = keys["darkBackground"]?.color()
        container.bottomLabel = keys["bottomLabel"]?.text()
        container.topLabel = keys["topLabel"]?.text()
        container.centerIcons = keys["centerIcons"]?.iconNames() ?? []
        container.nextLabel = keys["nextLabel"]?.text()
        container.sidebar = keys["sidebar"]?.sidebar()
        container.backgroundImage = keys["backgroundImage"]?.text()
        container.backgroundBlur = keys["backgroundBlur"]?.length() ?? container.backgroundBlur
        container.list = keys["list"]?.listPage()
        container.annotations = keys["annotations"]?.annotations() ?? container.annotations
        container.homeIndicator = keys["homeIndicator"]?.flag() ?? container.homeIndicator
        container.statusBar = keys["statusBar"]?.statusBar()
        container.navigationBar = keys["navigationBar"]?.navigationBar()
        container.shouldExtendPopupBarUnderSafeArea = keys["shouldExtendPopupBarUnderSafeArea"]?.flag()
        container.shouldFadePopupBarOnDismiss = keys["shouldFadePopupBarOnDismiss"]?.flag()
        container.allowPopupHapticFeedbackGeneration =
            keys["allowPopupHapticFeedbackGeneration"]?.flag() ?? container.allowPopupHapticFeedbackGeneration
        container.popupOpensOverSplitViewController =
            keys["popupOpensOverSplitViewController"]?.flag() ?? container.popupOpensOverSplitViewController
        container.popupBarAvoidsPrimaryColumn =
            keys["popupBarAvoidsPrimaryColumn"]?.flag() ?? container.popupBarAvoidsPrimaryColumn
        _ = keys.conflict("toolbar", "tabBar")
        _ = keys.conflict("toolbar", "customDock") || keys.conflict("tabBar", "customDock")
        if let toolbar = keys["toolbar"] {
            container.dock = .toolbar(toolbar.toolbar())
        } else if let tabBar = keys["tabBar"] {
            container.dock = .tabBar(tabBar.tabBar())
        } else if let dock = keys["customDock"] {
            container.dock = .custom(dock.customDock())
        }
        return container
    }

    private func customDock() -> CustomDock {
        var dock = CustomDock()
        guard let keys = keyed(Self.customDockKeys) else { return dock }
        dock.height = keys["height"]?.length() ?? dock.height
        dock.background = keys["background"]?.color()
        dock.bottomDockingViewMarginForPopupBar =
            keys["bottomDockingViewMarginForPopupBar"]?.length() ?? dock.bottomDockingViewMarginForPopupBar
        return dock
    }

    private func toolbar() -> Toolbar {
        guard let keys = keyed(Self.toolbarKeys) else { return Toolbar(items: []) }
        let items = keys.required("items")?.list(of: "titles") ?? []
        return Toolbar(
            items: items.map { $0.text() ?? "" },
            scrollEdgeAppearance: keys["scrollEdgeAppearance"]?.scrollEdgeAppearance() ?? .standard,
            standardAppearance: keys["standardAppearance"]?.barAppearance(), tintColor: keys["tintColor"]?.color())
    }

    private func tabBar() -> TabBar {
        guard let keys = keyed(Self.tabBarKeys) else { return TabBar(items: []) }
        return TabBar(
            items: keys.required("items")?.tabs() ?? [], selected: keys["selected"]?.wholeNumber() ?? 0,
            scrollEdgeAppearance: keys["scrollEdgeAppearance"]?.scrollEdgeAppearance() ?? .standard,
            placement: keys["placement"]?.choice("a placement") ?? .automatic, tintColor: keys["tintColor"]?.color(),
            standardAppearance: keys["standardAppearance"]?.barAppearance(), search: keys["search"]?.searchTitle())
    }

    /// A text, or `true` for the usual one.
    private func searchTitle() -> String? {
        if case .scalar(let text, let isQuoted) = node.content, !isQuoted, ["true", "false"].contains(text) {
            return text == "true" ? "Search" : nil
        }
        return text()
    }

    private static let dockChangeKeys = KeyTable("tintColor", "standardAppearance", "scrollEdgeAppearance")

    /// What a `set` event changes of a dock.
    func dockChange() -> DockChange? {
        guard let keys = keyed(Self.dockChangeKeys) else { return nil }
        return DockChange(
            tintColor: keys["tintColor"]?.color(), standardAppearance: keys["standardAppearance"]?.barAppearance(),
            scrollEdgeAppearance: keys["scrollEdgeAppearance"]?.scrollEdgeAppearance())
    }

    private func scrollEdgeAppearance() -> ScrollEdgeAppearance? { choice("a scroll edge appearance") }
}
