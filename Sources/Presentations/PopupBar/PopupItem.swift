/// The content of a popup bar; LNPopupController's `LNPopupItem`, with its property names.
public struct PopupItem: Hashable, Sendable, Codable {
    public var title: String?
    public var subtitle: String?
    /// Path of a PNG, relative to the scene's folder or to the asset folders. Default: no image.
    public var image: String?
    /// Played part, 0...1. Default 0.
    public var progress: Double
    /// From the leading side. Default: none.
    public var leadingBarButtonItems: [BarButtonItem]
    /// From the leading side. Default: none.
    public var trailingBarButtonItems: [BarButtonItem]

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
