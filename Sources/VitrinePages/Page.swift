import VitrinePrimitives
import VitrineSurfaces

/// A page that a navigation controller pushes over another.
public struct Page: Hashable, Sendable {
    /// What the page shows.
    public var content: Content
    /// Whether toolbar and tab bar go while the page is on top. Default false.
    public var hidesBottomBarWhenPushed: Bool

    public init(content: Content = Content(), hidesBottomBarWhenPushed: Bool = false) {
        self.content = content
        self.hidesBottomBarWhenPushed = hidesBottomBarWhenPushed
    }

    /// The page's color in the given surroundings.
    package func pageColor(in traits: Traits) -> RGBColor { content.pageColor(in: traits) }
}
