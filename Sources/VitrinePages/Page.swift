import VitrinePrimitives
import VitrineSurfaces

/// A page that a navigation controller pushes over another.
public struct Page: Hashable, Sendable {
    /// The content of the page.
    public var content: Content
    /// Whether toolbar and tab bar disappear while the page is on top. Default: false.
    public var hidesBottomBarWhenPushed: Bool

    public init(content: Content = Content(), hidesBottomBarWhenPushed: Bool = false) {
        self.content = content
        self.hidesBottomBarWhenPushed = hidesBottomBarWhenPushed
    }

    package func pageColor(in traits: Traits) -> RGBColor { content.pageColor(in: traits) }
}
