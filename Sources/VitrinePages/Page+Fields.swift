import VitrineVocabulary

extension Page: Described {
    public init() { self.init(content: Content()) }

    package static let fields: [Field<Page>] = [
        Field("content", \.content, "The content of the page."),
        Field(
            "hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed,
            "Whether the toolbar and tab bar are hidden while the page is shown."),
    ]

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        content.checkOpaque(at: SourcePath.join(path, "content"), into: &issues)
    }
}
