import VitrineLNPopupController

/// Three songs.
final class Playlist: LNPopupBarDataSource {
    let items: [LNPopupItem]
    /// The titles of items for whose neighbors the bar has asked.
    var asked: [String] = []
    var isEndless = false

    init() {
        items = [("One", "forest"), ("Two", "rain"), ("Three", "sunset")].map { title, picture in
            let item = LNPopupItem()
            item.title = title
            item.image = UIImage(named: "artwork/\(picture).png")
            return item
        }
    }

    func initialPopupItem(for popupBar: LNPopupBar) -> LNPopupItem { items[0] }

    func popupBar(_ popupBar: LNPopupBar, popupItemBefore popupItem: LNPopupItem) -> LNPopupItem? {
        neighbor(of: popupItem, -1)
    }

    func popupBar(_ popupBar: LNPopupBar, popupItemAfter popupItem: LNPopupItem) -> LNPopupItem? {
        asked.append(popupItem.title ?? "")
        return neighbor(of: popupItem, 1)
    }

    private func neighbor(of item: LNPopupItem, _ step: Int) -> LNPopupItem? {
        guard let index = items.firstIndex(where: { $0 === item }) else { return nil }
        if isEndless { return items[(index + step + items.count) % items.count] }
        return items.indices.contains(index + step) ? items[index + step] : nil
    }
}

final class Docked: UIViewController {
    private let dock = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 70))

    override var bottomDockingViewForPopupBar: UIView? {
        dock.backgroundColor = .blue
        return dock
    }
    override var bottomDockingViewMarginForPopupBar: CGFloat { 12 }
}

final class SearchBarController: LNPopupCustomBarViewController {
    var taps = true
    var heard: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let search = UISearchBar()
        search.placeholder = "Search"
        view.addSubview(search)
        preferredContentSize = CGSize(width: 0, height: 80)
    }

    override var wantsDefaultTapGestureRecognizer: Bool { taps }
    override func popupItemDidUpdate() { heard.append("update") }
    override func popupItemDidChange(_ popupItem: LNPopupItem?) { heard.append("change \(popupItem?.title ?? "")") }
    override func willMove(to popupBar: LNPopupBar?) { heard.append("willMove") }
    override func didMoveToPopupBar() { heard.append("didMove \(containingPopupBar != nil)") }
    override func activeAppearanceDidChange(_ activeAppearance: LNPopupBarAppearance) { heard.append("appearance") }
}

final class Tabs: UITabBarController {
    var fades = false

    override func viewDidLoad() {
        super.viewDidLoad()
        let icons = [("Home", "house.fill"), ("Search", "magnifyingglass")]
        viewControllers = icons.enumerated().map { i, item in
            let page = Page()
            page.tabBarItem = UITabBarItem(title: item.0, image: UIImage(systemName: item.1), tag: i)
            return page
        }
        selectedIndex = 1
    }

    override var shouldFadePopupBarOnDismiss: Bool { fades }
}
