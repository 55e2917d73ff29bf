import VitrinePages
import VitrinePrimitives
import VitrineSetting

/// The view controller that presents: its page and the bar it docks at the bottom.
public struct Container: Hashable, Sendable, Codable {
    public enum Dock: Hashable, Sendable, Codable {
        case toolbar(Toolbar)
        case tabBar(TabBar)
        case custom(CustomDock)
    }

    /// Colour of the page. Default: the system background, white in light and black in dark surroundings.
    public var background: Color?
    /// Colour of the page in dark surroundings, when it is another one.
    public var darkBackground: Color?
    /// Text centred just above the bottom safe area, as in the libraries' demos. Default: none.
    public var bottomLabel: String?
    /// The bar at the bottom. Default: none.
    public var dock: Dock?
    /// The bar at the top. Default: none.
    public var navigationBar: NavigationBar?
    /// Default: none, as in recordings of a part of the screen.
    public var statusBar: StatusBar?
    /// The sidebar that the tab bar at the top of an iPad turns into. Default: none.
    public var sidebar: Sidebar?
    /// Text centred just below the top safe area, as in the libraries' demos. Default: none.
    public var topLabel: String?
    /// Names of icons side by side in the middle of the page. Default: none.
    public var centerIcons: [String]
    /// Text halfway down the trailing edge, with a small triangle that points on. Default: none.
    public var nextLabel: String?
    /// Path of a PNG that fills the page, as `PopupItem.image`. Default: none. `background` should be near it in colour:
    /// glass is toned by that.
    public var backgroundImage: String?
    /// Standard deviation of the picture's blur in points, 0...200. Default 0.
    public var backgroundBlur: Double
    /// Texts and markers on the page, such as the names on a map. Default: none.
    public var annotations: [PageAnnotation]
    /// A list that fills the page. Default: none. With one, the default colour of the page is that of grouped lists.
    public var list: ListPage?
    /// Whether the home indicator is shown, on devices that have one. Default false: most recordings lack it.
    public var homeIndicator: Bool
    /// Whether the background of a popup bar from edge to edge that stands on no dock goes on to the screen's bottom, in
    /// the legacy design. Default nil: it does. Source: facts, popup bar, section 1.8.
    public var shouldExtendPopupBarUnderSafeArea: Bool?
    /// Whether a popup bar of the legacy design fades while it is dismissed, and its strip with it; one of glass always
    /// does. Default nil: where its background goes on under the safe area, and where the dock loses its own. Source:
    /// facts, popup bar, section 1.8.
    public var shouldFadePopupBarOnDismiss: Bool?
    /// Whether the device answers to a popup that opens or closes: see `ScreenPresentation.hapticFeedback`. Default false.
    public var allowPopupHapticFeedbackGeneration: Bool
    /// Whether an open popup covers a sidebar beside the page, too. Default true. Source of this and the next: facts, popup
    /// bar, section 1.8.
    public var popupOpensOverSplitViewController: Bool
    /// Whether the popup bar makes room for a sidebar beside the page. Default true.
    public var popupBarAvoidsPrimaryColumn: Bool

    public init(
        background: Color? = nil, darkBackground: Color? = nil, bottomLabel: String? = nil, dock: Dock? = nil,
        homeIndicator: Bool = false, backgroundImage: String? = nil, backgroundBlur: Double = 0,
        list: ListPage? = nil, annotations: [PageAnnotation] = [],
        navigationBar: NavigationBar? = nil, statusBar: StatusBar? = nil, sidebar: Sidebar? = nil,
        topLabel: String? = nil, centerIcons: [String] = [], nextLabel: String? = nil,
        shouldExtendPopupBarUnderSafeArea: Bool? = nil, shouldFadePopupBarOnDismiss: Bool? = nil,
        allowPopupHapticFeedbackGeneration: Bool = false, popupOpensOverSplitViewController: Bool = true,
        popupBarAvoidsPrimaryColumn: Bool = true
    ) {
        self.allowPopupHapticFeedbackGeneration = allowPopupHapticFeedbackGeneration
        self.popupOpensOverSplitViewController = popupOpensOverSplitViewController
        self.popupBarAvoidsPrimaryColumn = popupBarAvoidsPrimaryColumn
        self.background = background
        self.darkBackground = darkBackground
        self.bottomLabel = bottomLabel
        self.dock = dock
        self.homeIndicator = homeIndicator
        self.shouldExtendPopupBarUnderSafeArea = shouldExtendPopupBarUnderSafeArea
        self.shouldFadePopupBarOnDismiss = shouldFadePopupBarOnDismiss
        self.statusBar = statusBar
        self.backgroundImage = backgroundImage
        self.backgroundBlur = backgroundBlur
        self.list = list
        self.annotations = annotations
        self.sidebar = sidebar
        self.navigationBar = navigationBar
        self.topLabel = topLabel
        self.centerIcons = centerIcons
        self.nextLabel = nextLabel
    }

    /// Names of the icons on the page, in its bar and in its sidebar.
    package var iconNames: [String] {
        var out = centerIcons + (sidebar?.iconNames ?? [])
        if nextLabel != nil { out.append(PageFurniture.triangle) }
        if statusBar?.showsFocus == true { out.append(PadStatusBarView.focusIcon) }
        if let bar = navigationBar { out += (bar.leadingItems + bar.trailingItems).compactMap(\.icon) }
        return out
    }

    /// The bar at the bottom of the screen: the dock, unless it is a tab bar at the top.
    package func bottomBar(in environment: Environment) -> Dock? {
        guard case .tabBar(let bar) = dock else { return dock }
        if bar.isAtTop(in: environment) { return nil }
        return environment.design == .glass ? dock : .tabBar(bar.withSearchAsTab)
    }

    /// The tab bar at the top of the screen.
    package func topBar(in environment: Environment) -> TabBar? {
        if case .tabBar(let bar) = dock, bar.isAtTop(in: environment) { return bar.withSearchAsTab }
        return nil
    }

    /// The page's colour in the given surroundings.
    package func pageColor(in appearance: Appearance) -> Color {
        switch appearance {
        case .light: background ?? (list == nil ? .white : ListPageView.pageColor(in: .light))
        case .dark: darkBackground ?? background ?? .black
        }
    }
}
