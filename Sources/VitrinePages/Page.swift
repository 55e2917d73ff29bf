import VitrinePrimitives
import VitrineSetting

/// A page that a navigation controller pushes over another.
public struct Page: Hashable, Sendable, Codable {
    /// Default: the system background.
    public var background: Color?
    /// In dark surroundings, when it is another one.
    public var darkBackground: Color?
    /// Text centred just above the bottom safe area. Default: none.
    public var bottomLabel: String?
    /// Whether toolbar and tab bar go while the page is on top. Default false.
    public var hidesBottomBarWhenPushed: Bool

    public init(
        background: Color? = nil, darkBackground: Color? = nil, bottomLabel: String? = nil,
        hidesBottomBarWhenPushed: Bool = false
    ) {
        self.background = background
        self.darkBackground = darkBackground
        self.bottomLabel = bottomLabel
        self.hidesBottomBarWhenPushed = hidesBottomBarWhenPushed
    }

    /// The page's colour in the given surroundings.
    package func pageColor(in appearance: Appearance) -> Color {
        switch appearance {
        case .light: background ?? .white
        case .dark: darkBackground ?? background ?? .black
        }
    }
}
