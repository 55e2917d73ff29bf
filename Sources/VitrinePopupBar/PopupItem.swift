import VitrineSurfaces
import VitrineVocabulary

/// The content of a popup bar; LNPopupController's `LNPopupItem`, with its property names.
public struct PopupItem: Hashable, Sendable {
    /// Setting it clears `attributedTitle`, and the other way round. Default: none.
    public var title: String? { didSet { if title != nil { attributedTitle = nil } } }
    /// Setting it clears `attributedSubtitle`, and the other way round. Default: none.
    public var subtitle: String? { didSet { if subtitle != nil { attributedSubtitle = nil } } }
    /// A title whose parts look different. Default: none.
    public var attributedTitle: [TextRun]? { didSet { if attributedTitle != nil { title = nil } } }
    /// A subtitle whose parts look different. Default: none.
    public var attributedSubtitle: [TextRun]? { didSet { if attributedSubtitle != nil { subtitle = nil } } }
    /// Path of a PNG, relative to the scene's folder or to the asset folders. Default: no image.
    public var image: String?
    /// Played part, 0...1. Default 0.
    public var progress: Double
    /// From the leading side. Default: none.
    public var leadingBarButtonItems: [BarButtonItem]
    /// From the leading side. Default: none.
    public var trailingBarButtonItems: [BarButtonItem]
    /// Changes of the bar's appearance while it shows this item; they take precedence over the dock's and the bar's.
    /// Default: none.
    public var standardAppearance: Change<PopupBarAppearance>?
    /// Further changes while the bar is beside a minimized tab bar; they take precedence over the bar's own
    /// `inlineAppearance`. Default: none.
    public var inlineAppearance: Change<PopupBarAppearance>?
    /// What is read instead of title and subtitle; empty counts as none. Default: none.
    public var accessibilityLabel: String?
    /// What is read of what a touch does. Default: "Double tap to open."
    public var accessibilityHint: String?
    /// Of the image. Default: none.
    public var accessibilityImageLabel: String?
    /// Of the progress line. Default: none.
    public var accessibilityProgressLabel: String?
    public var accessibilityProgressValue: String?
    /// Distinguishes items that are equal otherwise. Default: none; the library's is random.
    public var identifier: String?
    /// Custom data; never shown. Default: none.
    public var userInfo: [String: String] = [:]

    /// The trailing ones, by their older name.
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
    /// An item with a title: `popupItems = ["First", "Second"]`.
    public init(stringLiteral title: String) { self.init(title: title) }
}
