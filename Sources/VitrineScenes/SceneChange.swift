import VitrineChrome
import VitrinePopupBar
import VitrinePrimitives
import VitrineSetting
import VitrineSurfaces

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
    /// Whether there is to be no image.
    public var removesImage = false
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
    /// Of the container's toolbar.
    public var toolbar: DockChange?
    /// Of the container's tab bar.
    public var tabBar: DockChange?
    /// In place of all that there are. Other buttons fade in.
    public var leadingBarButtonItems: [BarButtonItem]?
    public var trailingBarButtonItems: [BarButtonItem]?
    public var semanticContentAttribute: SemanticContentAttribute?
    public var barItemsSemanticContentAttribute: SemanticContentAttribute?
    public var limitFloatingContentWidth: Bool?
    public var inheritsAppearanceFromDockingView: Bool?
    public var usesContentControllersAsDataSource: Bool?
    /// Of the popup bar.
    public var backgroundColor: Color?
    /// In points, which the bar takes in half a second.
    public var customBarHeight: Double?
    public var customBarWantsFullBarWidth: Bool?
    public var accessibilityLabel: String?
    public var accessibilityHint: String?
    public var accessibilityImageLabel: String?
    public var accessibilityProgressLabel: String?
    public var accessibilityProgressValue: String?

    public init() {}
}

/// New values for properties of a toolbar or tab bar; nil leaves one as it is.
public struct DockChange: Hashable, Sendable, Codable {
    public var tintColor: Color?
    /// As a whole.
    public var standardAppearance: BarAppearance?
    public var scrollEdgeAppearance: ScrollEdgeAppearance?

    public init(
        tintColor: Color? = nil, standardAppearance: BarAppearance? = nil,
        scrollEdgeAppearance: ScrollEdgeAppearance? = nil
    ) {
        self.tintColor = tintColor
        self.standardAppearance = standardAppearance
        self.scrollEdgeAppearance = scrollEdgeAppearance
    }
}

extension SceneChange {
    /// Whether it says something of the container.
    package var changesContainer: Bool {
        background != nil || selectedTab != nil || toolbar != nil || tabBar != nil
    }
}

extension Container {
    /// Makes what a change says of the container true.
    package mutating func apply(_ change: SceneChange) {
        if let background = change.background {
            self.background = background
            darkBackground = nil
        }
        switch dock {
        case .toolbar(var bar):
            bar.tintColor = change.toolbar?.tintColor ?? bar.tintColor
            bar.standardAppearance = change.toolbar?.standardAppearance ?? bar.standardAppearance
            bar.scrollEdgeAppearance = change.toolbar?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
            dock = .toolbar(bar)
        case .tabBar(var bar):
            bar.selected = change.selectedTab ?? bar.selected
            bar.tintColor = change.tabBar?.tintColor ?? bar.tintColor
            bar.standardAppearance = change.tabBar?.standardAppearance ?? bar.standardAppearance
            bar.scrollEdgeAppearance = change.tabBar?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
            dock = .tabBar(bar)
        case .custom, nil: break
        }
    }
}

extension PopupBar {
    /// Makes what a change says of the bar true.
    package mutating func apply(_ change: SceneChange) {
        if let title = change.title { popupItem.title = title }
        if let subtitle = change.subtitle { popupItem.subtitle = subtitle }
        if let title = change.attributedTitle { popupItem.attributedTitle = title }
        if let subtitle = change.attributedSubtitle { popupItem.attributedSubtitle = subtitle }
        if let image = change.image { popupItem.image = image }
        if change.removesImage { popupItem.image = nil }
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
        semanticContentAttribute = change.semanticContentAttribute ?? semanticContentAttribute
        barItemsSemanticContentAttribute = change.barItemsSemanticContentAttribute ?? barItemsSemanticContentAttribute
        limitFloatingContentWidth = change.limitFloatingContentWidth ?? limitFloatingContentWidth
        inheritsAppearanceFromDockingView =
            change.inheritsAppearanceFromDockingView ?? inheritsAppearanceFromDockingView
        usesContentControllersAsDataSource =
            change.usesContentControllersAsDataSource ?? usesContentControllersAsDataSource
        backgroundColor = change.backgroundColor ?? backgroundColor
        if let height = change.customBarHeight { customBar?.height = height }
        customBarWantsFullBarWidth = change.customBarWantsFullBarWidth ?? customBarWantsFullBarWidth
        popupItem.apply(change)
    }
}

extension PopupItem {
    fileprivate mutating func apply(_ change: SceneChange) {
        leadingBarButtonItems = change.leadingBarButtonItems ?? leadingBarButtonItems
        trailingBarButtonItems = change.trailingBarButtonItems ?? trailingBarButtonItems
        accessibilityLabel = change.accessibilityLabel ?? accessibilityLabel
        accessibilityHint = change.accessibilityHint ?? accessibilityHint
        accessibilityImageLabel = change.accessibilityImageLabel ?? accessibilityImageLabel
        accessibilityProgressLabel = change.accessibilityProgressLabel ?? accessibilityProgressLabel
        accessibilityProgressValue = change.accessibilityProgressValue ?? accessibilityProgressValue
    }
}
