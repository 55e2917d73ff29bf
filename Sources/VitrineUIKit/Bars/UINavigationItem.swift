/// The content of a navigation controller's bar for a controller.
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The mode of the page below; large on the first one.
        case automatic
        case always
        case never
        /// The same as `never`.
        case inline
    }

    /// The title. Default: nil, that of the controller.
    open var title: String?
    /// The view in place of the title. Only the text of a label or the title of a button is drawn.
    open var titleView: UIView?
    /// The prompt, which is not drawn.
    open var prompt: String?
    /// The title of the next page's back button. Default: nil, the title of this page.
    open var backButtonTitle: String?
    /// The item whose title the next page's back button has.
    open var backBarButtonItem: UIBarButtonItem?
    open var hidesBackButton = false
    /// Whether leading items follow the back button instead of replacing it. Default: false.
    open var leftItemsSupplementBackButton = false
    /// The items from the leading side; at most 3 are drawn.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The items from the trailing side inward; at most 3 are drawn.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The mode if the bar prefers large titles. Default: `automatic`.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The appearance. Default: nil, that of the bar.
    open var standardAppearance: UINavigationBarAppearance?
    /// The appearance at the edge of scrolled content. Default: nil, that of the bar.
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
    /// Whether titles are large below the buttons while their pages are scrolled to the top. Default: false.
    open var prefersLargeTitles = false
    open var isTranslucent = true
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
}
