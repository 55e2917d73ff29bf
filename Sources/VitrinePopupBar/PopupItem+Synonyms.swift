import VitrineVocabulary

extension PopupItem {
    package static let synonyms = [
        Synonym("rightBarButtonItems", "rightItems", means: "trailingBarButtonItems"),
        Synonym("leftBarButtonItems", "leftItems", means: "leadingBarButtonItems"),
        Synonym("artwork", "icon", means: "image"),
    ]
}
