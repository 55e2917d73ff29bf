import VitrineSurfaces
import VitrineVocabulary

/// The content of a popup bar; LNPopupController's `LNPopupItem`, with its property names.
public struct PopupItem: Hashable, Sendable {
    /// The title. Setting it clears `attributedTitle`, and vice versa. Default: none.
    public var title: String? { didSet { if title != nil { attributedTitle = nil } } }
    /// The subtitle. Setting it clears `attributedSubtitle`, and vice versa. Default: none.
    public var subtitle: String? { didSet { if subtitle != nil { attributedSubtitle = nil } } }
    /// A title whose parts look different. Default: none.
    public var attributedTitle: [TextRun]? { didSet { if attributedTitle != nil { title = nil } } }
    /// A subtitle whose parts look different. Default: none.
    public var attributedSubtitle: [TextRun]? { didSet { if attributedSubtitle != nil { subtitle = nil } } }
    /// The path of a PNG, relative to the scene's folder or to the asset folders. Default: none.
    public var image: String?
    /// The completed fraction, 0...1. Default: 0.
    public var progress: Double
    /// The leading buttons, in order from the leading side. Default: none.
    public var leadingBarButtonItems: [BarButtonItem]
    /// The trailing buttons, in order from the leading side. Default: none.
    public var trailingBarButtonItems: [BarButtonItem]
    /// The changes of the appearance of the bar that shows this item, preferred to the dock's and the bar's. Default:
    /// none.
    public var standardAppearance: Change<PopupBarAppearance>?
    /// Further changes beside a minimized tab bar, preferred to the bar's own `inlineAppearance`. Default: none.
    public var inlineAppearance: Change<PopupBarAppearance>?
    /// The spoken text in place of title and subtitle; an empty one counts as none. Default: none.
    public var accessibilityLabel: String?
    /// The spoken text on the effect of a touch. Default: "Double tap to open."
    public var accessibilityHint: String?
    /// The spoken text of the image. Default: none.
    public var accessibilityImageLabel: String?
    /// The spoken text of the progress line. Default: none.
    public var accessibilityProgressLabel: String?
    public var accessibilityProgressValue: String?
    /// A text that distinguishes items that are otherwise equal. Default: none; the library's is random.
    public var identifier: String?
    /// Custom data, which are never shown. Default: none.
    public var userInfo: [String: String] = [:]

    /// The former name of `trailingBarButtonItems`.
    public var barButtonItems: [BarButtonItem] {
        get { trailingBarButtonItems }
        set { trailingBarButtonItems = newValue }
    }

    public init(
        title: String? = nil, subtitle: String? = nil, image: String? = nil, progress: Double = 0,
        leadingBarButtonItems: [BarButtonItem] = [], trailingBarButtonItems: [BarButtonItem] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.progress = progress
        self.leadingBarButtonItems = leadingBarButtonItems
        self.trailingBarButtonItems = trailingBarButtonItems
    }
}

extension PopupItem: ExpressibleByStringLiteral {
    /// Creates an item with a title, as in `popupItems = ["First", "Second"]`.
    public init(stringLiteral title: String) { self.init(title: title) }
}
