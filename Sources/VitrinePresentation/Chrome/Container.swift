import VitrinePages
import VitrinePrimitives
import VitrineSurfaces

/// The presenting view controller: its page and its bars.
public struct Container: Hashable, Sendable {
    public enum Dock: Hashable, Sendable {
        case toolbar(Toolbar)
        case tabBar(TabBar)
        case custom(CustomDock)
    }

    /// The content of the page.
    @Boxed public var content: Content
    /// The bar at the bottom. Default: none.
    @Boxed public var dock: Dock?
    /// Whether the toolbar or tab bar is hidden. Default: false.
    public var isDockHidden = false
    /// The bar at the top. Default: none.
    @Boxed public var navigationBar: NavigationBar?
    /// The status bar. Default: none, as in recordings of a part of the screen.
    @Boxed public var statusBar: StatusBar?
    /// The sidebar that the tab bar at the top of an iPad changes to. Default: none.
    @Boxed public var sidebar: Sidebar?
    /// Whether the home indicator is shown, on devices that have one. Default: false, since most recordings lack it.
    public var homeIndicator: Bool
    /// The color of the home indicator. Default: nil, black on light pages, white on dark ones. iOS shows it in gray
    /// until it has decided between the two; (59, 59, 59) over black (facts, entry kit, section 5.12).
    public var homeIndicatorColor: RGBColor?
    public init(
        content: Content = Content(), dock: Dock? = nil, homeIndicator: Bool = false,
        navigationBar: NavigationBar? = nil, statusBar: StatusBar? = nil, sidebar: Sidebar? = nil
    ) {
        self.content = content
        self.dock = dock
        self.homeIndicator = homeIndicator
        self.statusBar = statusBar
        self.sidebar = sidebar
        self.navigationBar = navigationBar
    }

    /// Whether the dock is hidden, whatever it is.
    package var hidesDock: Bool {
        if case .custom(let view) = dock, view.isBottomDockingViewForPopupBarHidden { return true }
        return isDockHidden
    }

    /// Returns the bar at the bottom of the screen: the dock, unless it is a tab bar at the top.
    package func bottomBar(in traits: Traits) -> Dock? {
        guard case .tabBar(let bar) = dock else { return dock }
        if bar.isAtTop(in: traits) { return nil }
        return traits.design == .glass ? dock : .tabBar(bar.withSearchAsTab)
    }

    package func topBar(in traits: Traits) -> TabBar? {
        if case .tabBar(let bar) = dock, bar.isAtTop(in: traits) { return bar.withSearchAsTab }
        return nil
    }

    package func pageColor(in traits: Traits) -> RGBColor { content.pageColor(in: traits) }
}

extension Container.Dock {
    package var standardAppearance: BarAppearance? {
        switch self {
        case .toolbar(let bar): bar.standardAppearance
        case .tabBar(let bar): bar.standardAppearance
        case .custom: nil
        }
    }

    package var tintColor: RGBColor? {
        switch self {
        case .toolbar(let bar): bar.tintColor
        case .tabBar(let bar): bar.tintColor
        case .custom: nil
        }
    }
}
