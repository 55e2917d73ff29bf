import VitrinePopupBar
@_exported import VitrineUIKit

/// The bar of a popup. `UIViewController.popupBar` is the only one of a controller.
///
/// What changes while a scene is recorded is shown from that tick on. Source of the defaults: facts, popup bar, section
/// 1.6.
open class LNPopupBar: UIView {
    public var barStyle = Style.default
    public var progressViewStyle = ProgressViewStyle.default
    /// Whether the dock's tint and appearance are the bar's, too.
    public var inheritsAppearanceFromDockingView = true
    /// Whether a floating bar on an iPad is at most 700 points wide, 954 in the legacy design.
    public var limitFloatingContentWidth = true
    /// Whether the bar is as wide as the toolbar below and moves beside a minimized tab bar, in the glass design.
    public var inheritsBottomBarMetrics = true
    @available(*, deprecated, renamed: "inheritsBottomBarMetrics")
    public var supportsMinimization: Bool {
        get { inheritsBottomBarMetrics }
        set { inheritsBottomBarMetrics = newValue }
    }
    /// Whether the bar shows the item of the content controller; otherwise its own, or those of the data source.
    public var usesContentControllersAsDataSource = true
    public var allowHapticFeedbackGenerationOnItemPaging = true
    /// Whether a custom bar reaches from edge to edge, with corners of 20 points.
    public var customBarWantsFullBarWidth = false
    public var barItemsSemanticContentAttribute = UISemanticContentAttribute.playback
    /// Set to nil, it is the default appearance. An appearance that is set is copied.
    public var standardAppearance: LNPopupBarAppearance! {
        get { ownAppearance }
        set { ownAppearance = newValue?.copied() ?? LNPopupBarAppearance() }
    }
    private var ownAppearance = LNPopupBarAppearance()
    /// Goes over the standard appearance while the bar is beside a minimized tab bar. It is copied.
    public var inlineAppearance: LNPopupBarAppearance? {
        get { ownInlineAppearance }
        set { ownInlineAppearance = newValue?.copied() }
    }
    private var ownInlineAppearance: LNPopupBarAppearance?
    public weak var dataSource: (any LNPopupBarDataSource)?
    public weak var delegate: (any LNPopupBarDelegate)?
    /// The view in place of image, titles and buttons. With one, every style is `custom`.
    public var customBarViewController: LNPopupCustomBarViewController? {
        didSet { session?.exchangeCustomBar(oldValue, for: customBarViewController) }
    }
    /// Default nil: the tint of the dock, else of the container's view.
    open override var tintColor: UIColor! {
        get { ownTintColor ?? session?.container?.view.tintColor ?? super.tintColor }
        set { ownTintColor = newValue }
    }
    private(set) var ownTintColor: UIColor?
    public let popupOpenGestureRecognizer = UITapGestureRecognizer()
    public let barHighlightGestureRecognizer = UILongPressGestureRecognizer()
    weak var session: PopupSession?
    /// The bar's own item, or the one of the data source that a finger has paged to.
    var ownItem: LNPopupItem?

    init(of session: PopupSession) {
        self.session = session
        super.init(frame: .zero)
        shownImageView.cornerRadius = CGFloat(PopupBarMetrics.imageCornerRadius)
        shownImageView.contentMode = .scaleAspectFit
        addGestureRecognizer(popupOpenGestureRecognizer)
        addGestureRecognizer(barHighlightGestureRecognizer)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What the bar shows. It can be set where ``usesContentControllersAsDataSource`` is false.
    public var popupItem: LNPopupItem? {
        get {
            if usesContentControllersAsDataSource { return session?.content?.popupItem }
            if ownItem == nil { ownItem = dataSource?.initialPopupItem(for: self) }
            return ownItem
        }
        set { if !usesContentControllersAsDataSource { ownItem = newValue } }
    }

    /// The style as drawn.
    public var effectiveBarStyle: Style { session?.effectiveBarStyle ?? barStyle }
    /// Width and height of what the bar shows its content in, in points; zero before a scene is recorded.
    public var effectiveContentSize: CGSize { session?.moment.map { CGSize($0.effectiveContentSize) } ?? .zero }
    public var barButtonItems: [UIBarButtonItem]? { popupItem?.barButtonItems }
    public var leadingBarButtonItems: [UIBarButtonItem]? { popupItem?.leadingBarButtonItems }
    public var trailingBarButtonItems: [UIBarButtonItem]? { popupItem?.trailingBarButtonItems }
    /// Shows the item's image, with its `cornerRadius` and `contentMode`: by default 6 points, and `scaleAspectFit`, with
    /// which the view takes the image's shape.
    public var imageView: LNPopupImageView {
        shownImageView.image = popupItem?.image
        return shownImageView
    }
    private let shownImageView = LNPopupImageView(frame: .zero)
    /// Shows the item's progress.
    public var progressView: UIProgressView {
        shownProgressView.progress = popupItem?.progress ?? 0
        return shownProgressView
    }
    private let shownProgressView = UIProgressView(frame: .zero)
}
