import Primitives

/// The view controller that presents: its page and the bar it docks at the bottom.
public struct Container: Hashable, Sendable, Codable {
    public enum Dock: Hashable, Sendable, Codable {
        case toolbar(Toolbar)
        case tabBar(TabBar)
    }

    /// Colour of the page. Default: the system background, white in light and black in dark surroundings.
    public var background: Color?
    /// Colour of the page in dark surroundings, when it is another one.
    public var darkBackground: Color?
    /// Text centred just above the bottom safe area, as in the libraries' demos. Default: none.
    public var bottomLabel: String?
    /// The bar at the bottom. Default: none.
    public var dock: Dock?

    public init(
        background: Color? = nil, darkBackground: Color? = nil, bottomLabel: String? = nil, dock: Dock? = nil
    ) {
        self.background = background
        self.darkBackground = darkBackground
        self.bottomLabel = bottomLabel
        self.dock = dock
    }

    /// The page's colour in the given surroundings.
    public func pageColor(in appearance: Appearance) -> Color {
        switch appearance {
        case .light: background ?? .white
        case .dark: darkBackground ?? background ?? .black
        }
    }
}
