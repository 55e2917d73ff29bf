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
    /// What the bar's appearance is to be while it shows this item; it goes over those of the dock and of the bar. Default:
    /// nothing else.
    public var standardAppearance: Change<PopupBarAppearance>?
    /// What it is to be beyond that while the bar is beside a minimized tab bar; it goes over the bar's own
    /// `inlineAppearance`. Default: nothing else.
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
    /// Tells items apart that are alike otherwise. Default: none; the library's is random.
    public var identifier: String?
    /// Anything else that belongs to the item; it is never shown. Default: nothing.
    public var userInfo: [String: String] = [:]

    /// The trailing ones, by their older name.
    public var barButtonItems: [BarButtonItem] {
        get { trailingBarButtonItems }
        set { trailingBarButtonItems = newValue }
    }

    public init(
        title: String? = nil, subtitle: String? = nil, image: String? = nil, progress: Double = 0, leadingBarButtonItems: [BarButtonItem] = [], trailingBarButtonItems: [BarButtonItem] = []
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
