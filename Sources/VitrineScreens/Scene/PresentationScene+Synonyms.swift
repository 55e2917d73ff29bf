import VitrineVocabulary

extension PresentationScene {
    package static var synonyms: [Synonym] { ownWords + Families.all.flatMap(\.synonyms) }

    private static let ownWords = [
        Synonym("theme", "colorScheme", "userInterfaceStyle", means: "appearance"),
        Synonym("contentSizeCategory", "preferredContentSizeCategory", "dynamicType", means: "textSize"),
        Synonym("language", means: "locale"), Synonym("events", "steps", "actions", means: "timeline"),
        Synonym("layoutDirection", means: "direction"),
        Synonym("body", "view", "page", "content", means: "container.content"),
        Synonym("size", means: "output.size"), Synonym("duration", means: "output.duration"),
    ]
}
