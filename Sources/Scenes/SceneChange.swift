import Presentations
import Primitives

/// The values that a `set` event changes; nil leaves a value as it is.
public struct SceneChange: Hashable, Sendable, Codable {
    public var appearance: Appearance?
    public var background: Color?
    public var title: String?
    public var subtitle: String?
    /// Takes the place of a title, as in `PopupItem`.
    public var attributedTitle: [TextRun]?
    /// Takes the place of a subtitle.
    public var attributedSubtitle: [TextRun]?
    public var image: String?
    public var progress: Double?
    public var progressViewStyle: PopupBar.ProgressViewStyle?
    public var barStyle: PopupBar.Style?
    public var tintColor: Color?
    /// Index of the tab to select.
    public var selectedTab: Int?
    public var marqueeScrollEnabled: Bool?
    public var marqueeScrollRate: Double?
    public var marqueeScrollDelay: Double?
    public var coordinateMarqueeScroll: Bool?
    /// New values for properties of the popup bar's appearance, the others staying as they are.
    public var standardAppearance: PopupBarAppearanceChange?
    public var highlighted: Bool?
    /// Whether toolbar or tab bar are hidden, which takes half a second.
    public var bottomBarHidden: Bool?
    /// New values for properties of the popup, the others staying as they are.
    public var popupContent: PopupContentChange?

    public init() {}
}

extension PopupBar {
    /// Makes what a change says of the bar true.
    public mutating func apply(_ change: SceneChange) {
        if let title = change.title { popupItem.title = title }
        if let subtitle = change.subtitle { popupItem.subtitle = subtitle }
        if let title = change.attributedTitle { popupItem.attributedTitle = title }
        if let subtitle = change.attributedSubtitle { popupItem.attributedSubtitle = subtitle }
        if let image = change.image { popupItem.image = image }
        if let progress = change.progress { popupItem.progress = progress }
        if let style = change.progressViewStyle { progressViewStyle = style }
        if let style = change.barStyle { barStyle = style }
        if let tint = change.tintColor { tintColor = tint }
        if let enabled = change.marqueeScrollEnabled { standardAppearance.marqueeScrollEnabled = enabled }
        if let rate = change.marqueeScrollRate { standardAppearance.marqueeScrollRate = rate }
        if let delay = change.marqueeScrollDelay { standardAppearance.marqueeScrollDelay = delay }
        if let together = change.coordinateMarqueeScroll { standardAppearance.coordinateMarqueeScroll = together }
        change.standardAppearance?.apply(to: &standardAppearance)
        if let highlighted = change.highlighted { self.highlighted = highlighted }
    }
}
