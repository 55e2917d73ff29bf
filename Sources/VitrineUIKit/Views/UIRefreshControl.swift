import VitrinePages

/// An activity indicator above content that is reloaded when it is pulled down; see ``UIScrollView/refreshControl``. A
/// finger of a film that pulls far enough begins it, and the control sends `valueChanged`.
open class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }

    func pulled() {
        guard !isRefreshing else { return }
        isRefreshing = true
        sendActions(for: .valueChanged)
    }

    var refreshElement: RefreshControl {
        RefreshControl(isRefreshing: isRefreshing, tintColor: ownTintColor?.elementColor)
    }
}
