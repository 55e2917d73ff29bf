import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

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

extension Page: Described {
    public init() { self.init(content: Content()) }

    package static let fields: [Field<Page>] = ownFields + Field.fields(of: \.content, Content.barFields)

    private static let ownFields: [Field<Page>] = [
        Field("content", \.content.bare, "The content of the page."),
        Field(
            "hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed,
            "Whether the toolbar and tab bar are hidden while the page is shown."),
    ]

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        content.checkBars(at: path, into: &issues)
        content.checkOpaque(at: SourcePath.join(path, "content"), into: &issues)
    }
}
