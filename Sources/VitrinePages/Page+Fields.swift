import VitrineVocabulary

extension Page: Described {
    public init() { self.init(content: Content()) }

    package static let fields: [Field<Page>] = [
        Field("content", \.content, "What the page shows."),
        Field("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, "Whether toolbar and tab bar go meanwhile."),
    ]
}
