/// The content of a popup bar. A title and an attributed title clear each other, and so do the subtitles. Changes while
/// a scene is recorded are shown from that tick on. Source of the defaults: facts, popup bar, section 1.7.
public final class LNPopupItem: NSObject {
    /// The title. Without any title and subtitle, the bar has the title of the content controller.
    public var title: String? { didSet { if title != nil { attributedTitle = nil } } }
    public var subtitle: String? { didSet { if subtitle != nil { attributedSubtitle = nil } } }
    public var attributedTitle: AttributedString? { didSet { if attributedTitle != nil { title = nil } } }
    public var attributedSubtitle: AttributedString? { didSet { if attributedSubtitle != nil { subtitle = nil } } }
    /// A picture.
    public var image: UIImage?
    /// The played fraction, 0...1.
    public var progress: Float = 0
    /// The buttons at the leading side of the titles, at most 8.
    public var leadingBarButtonItems: [UIBarButtonItem]?
    /// The buttons at the trailing side of the titles, at most 8.
    public var trailingBarButtonItems: [UIBarButtonItem]?
    /// The appearance, which takes precedence over the bar's.
    public var standardAppearance: LNPopupBarAppearance?
    /// The appearance beside a minimized tab bar, which takes precedence over every other.
    public var inlineAppearance: LNPopupBarAppearance?
    public var identifier = UUID().uuidString
    public var userInfo: [AnyHashable: Any]?
    /// The text in place of title and subtitle for assistive technology.
    public var accessibilityLabel: String?
    /// The hint. Default: nil, "Double tap to open."
    public var accessibilityHint: String?
    public var accessibilityImageLabel: String?
    public var accessibilityProgressLabel: String?
    public var accessibilityProgressValue: String?

    public override init() { super.init() }

    /// The trailing buttons.
    public var barButtonItems: [UIBarButtonItem]? {
        get { trailingBarButtonItems }
        set { trailingBarButtonItems = newValue }
    }

    // New buttons fade in, animated or not.
    public func setBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { trailingBarButtonItems = items }
    public func setLeadingBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leadingBarButtonItems = items }
    public func setTrailingBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        trailingBarButtonItems = items
    }

    @available(*, unavailable, renamed: "leadingBarButtonItems")
    public var leftBarButtonItems: [UIBarButtonItem]? { nil }

    @available(*, unavailable, renamed: "trailingBarButtonItems")
    public var rightBarButtonItems: [UIBarButtonItem]? { nil }
}
