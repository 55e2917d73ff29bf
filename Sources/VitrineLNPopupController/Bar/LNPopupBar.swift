import VitrinePopupBar
@_exported import VitrineUIKit

/// The bar of a popup. A controller has one, `UIViewController.popupBar`. Changes while a scene is recorded are shown
/// from that tick on. Source of the defaults: facts, popup bar, section 1.6.
open class LNPopupBar: UIView {
    public var barStyle = Style.default
    public var progressViewStyle = ProgressViewStyle.default
    /// Whether the bar inherits the dock's tint and appearance.
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
    /// Whether a custom bar extends from edge to edge, with corners of 20 points.
    public var customBarWantsFullBarWidth = false
    public var barItemsSemanticContentAttribute = UISemanticContentAttribute.playback
    /// The appearance; setting nil restores the default. An appearance that is set is copied.
    public var standardAppearance: LNPopupBarAppearance! {
        get { ownAppearance }
        set { ownAppearance = newValue?.copied() ?? LNPopupBarAppearance() }
    }
    private var ownAppearance = LNPopupBarAppearance()
    /// The appearance beside a minimized tab bar, which overrides the standard appearance. It is copied.
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
    /// The color. Default: nil, the tint of the dock, else of the container's view.
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

    /// The shown item. It can be set if ``usesContentControllersAsDataSource`` is false.
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
    /// The size of the bar's content area in points; zero before a scene is recorded.
    public var effectiveContentSize: CGSize { session?.moment.map { CGSize($0.effectiveContentSize) } ?? .zero }
    public var barButtonItems: [UIBarButtonItem]? { popupItem?.barButtonItems }
    public var leadingBarButtonItems: [UIBarButtonItem]? { popupItem?.leadingBarButtonItems }
    public var trailingBarButtonItems: [UIBarButtonItem]? { popupItem?.trailingBarButtonItems }
    /// The view of the item's image, with its `cornerRadius` and `contentMode`: by default 6 points, and
    /// `scaleAspectFit`, with which the view has the image's aspect ratio.
    public var imageView: LNPopupImageView {
        shownImageView.image = popupItem?.image
        return shownImageView
    }
    private let shownImageView = LNPopupImageView(frame: .zero)
    /// The view of the item's progress.
    public var progressView: UIProgressView {
        shownProgressView.progress = popupItem?.progress ?? 0
        return shownProgressView
    }
    private let shownProgressView = UIProgressView(frame: .zero)
}

/// The source of a bar's items if `usesContentControllersAsDataSource` is false. A finger pages through them. The items
/// beside the shown one are requested when the scene begins and each time that a finger has paged.
public protocol LNPopupBarDataSource: AnyObject {
    func initialPopupItem(for popupBar: LNPopupBar) -> LNPopupItem
    func popupBar(_ popupBar: LNPopupBar, popupItemBefore popupItem: LNPopupItem) -> LNPopupItem?
    func popupBar(_ popupBar: LNPopupBar, popupItemAfter popupItem: LNPopupItem) -> LNPopupItem?
}

extension LNPopupBarDataSource {
    public func initialPopupItem(for popupBar: LNPopupBar) -> LNPopupItem { LNPopupItem() }
    public func popupBar(_ popupBar: LNPopupBar, popupItemBefore popupItem: LNPopupItem) -> LNPopupItem? { nil }
    public func popupBar(_ popupBar: LNPopupBar, popupItemAfter popupItem: LNPopupItem) -> LNPopupItem? { nil }
}

public protocol LNPopupBarDelegate: AnyObject {
    /// Called when the bar has changed to another item.
    func popupBar(_ popupBar: LNPopupBar, didDisplay popupItem: LNPopupItem, previous: LNPopupItem?)
}

extension LNPopupBarDelegate {
    public func popupBar(_ popupBar: LNPopupBar, didDisplay popupItem: LNPopupItem, previous: LNPopupItem?) {}
}

/// A view that the bar's image can become while the popup opens.
public protocol LNPopupTransitionView: AnyObject {
    var cornerRadius: CGFloat { get set }
    var shadow: NSShadow? { get set }
    var supportsShadow: Bool { get }
}

extension LNPopupTransitionView {
    public var supportsShadow: Bool { true }
}

/// The picture of a popup's content, which the bar's image becomes while the popup opens. It has the members of
/// ``LNPopupTransitionView`` but does not conform: its shadow is implicitly unwrapped, as the library's is. The popup
/// shows the picture below its close button, as large as fits and at most 400 points wide; constraints place it
/// elsewhere, without ``shadow``.
public class LNPopupImageView: UIImageView {
    /// The corner radius in points, 0...200. Default: 0.
    public var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    /// The shadow. Default: one without offset and blur.
    public var shadow: NSShadow! = NSShadow()
}
