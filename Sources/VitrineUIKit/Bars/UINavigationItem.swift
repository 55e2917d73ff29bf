/// What the bar of a navigation controller shows of a controller.
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As on the page below; large on the first one.
        case automatic
        case always
        case never
        /// As `never`.
        case inline
    }

    /// Default nil: the title of the controller.
    open var title: String?
    /// In place of the title. The text of a label and the title of a button are drawn, nothing else is.
    open var titleView: UIView?
    /// Not drawn.
    open var prompt: String?
    /// Of the button that goes back here from the next page. Default nil: the title.
    open var backButtonTitle: String?
    /// Its title is that of the button that goes back here from the next page.
    open var backBarButtonItem: UIBarButtonItem?
    open var hidesBackButton = false
    /// Whether leading items stand after the button that goes back, which they replace otherwise. Default false.
    open var leftItemsSupplementBackButton = false
    /// From the leading side; at most 3 are drawn.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// From the trailing side inward; at most 3 are drawn.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// Where the bar prefers large titles. Default `automatic`.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// Default nil: that of the bar.
    open var standardAppearance: UINavigationBarAppearance?
    /// Default nil: that of the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    public override init() { super.init() }

    public init(title: String) {
        self.title = title
        super.init()
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

/// The bar at the top of a navigation controller.
open class UINavigationBar: UIView {
    /// Whether titles stand large below the buttons while their pages are scrolled to the top. Default false.
    open var prefersLargeTitles = false
    open var isTranslucent = true
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
}
