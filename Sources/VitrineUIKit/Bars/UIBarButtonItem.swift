/// An item of a bar.
open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    open var isEnabled = true
    open var tag = 0
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?

    public override init() { super.init() }
}

/// A button of a bar. A scene's tap on it performs its primary action.
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        @available(*, deprecated, renamed: "prominent")
        case done = 2
        case prominent = 3
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    open var style = Style.plain
    /// The width in points. Default: 0, which is that of the image or title.
    open var width: CGFloat = 0
    /// The color. Default: nil, the tint of the bar.
    open var tintColor: UIColor?
    open var isHidden = false
    open var primaryAction: UIAction?
    weak var barOwner: UIViewController?
    /// A view of which the image or title of a button is shown.
    open var customView: UIView?
    package private(set) var systemItem: SystemItem?

    public override init() { super.init() }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    public convenience init(primaryAction: UIAction?) {
        self.init(title: nil, image: nil, primaryAction: primaryAction)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates an item without an action. One with an action takes a ``UIAction``.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
        self.init(title: nil, image: image, primaryAction: nil)
        self.style = style
    }

    /// Creates an item without an action. One with an action takes a ``UIAction``.
    public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
        self.init(title: title, image: nil, primaryAction: nil)
        self.style = style
    }

    @available(
        *, unavailable,
        message: "target and action need an Objective-C runtime; use init(title:image:primaryAction:) with a UIAction"
    )
    public convenience init(image: UIImage?, style: Style, target: Any?, action: String) { self.init() }

    @available(
        *, unavailable,
        message: "target and action need an Objective-C runtime; use init(title:image:primaryAction:) with a UIAction"
    )
    public convenience init(title: String?, style: Style, target: Any?, action: String) { self.init() }

    @available(
        *, unavailable,
        message: "target and action need an Objective-C runtime; use init(systemItem:primaryAction:) with a UIAction"
    )
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: String) { self.init() }

    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}
