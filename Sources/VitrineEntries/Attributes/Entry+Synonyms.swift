import VitrineVocabulary

// Names of earlier releases: facts, entry kit, section 1.1.
extension EntryAttributes {
    package static let synonyms = [
        Synonym("displayPriority", means: "precedence", of: "SwiftEntryKit 0.1"),
        Synonym("statusBarStyle", means: "statusBar", of: "SwiftEntryKit 0.1"),
        Synonym("duration", "timeout", means: "displayDuration"),
        Synonym("background", "backgroundColor", means: "entryBackground"),
        Synonym("cornerRadius", "corners", means: "roundCorners"),
        Synonym("width", "size", "height", means: "positionConstraints.size"),
        Synonym("safeArea", means: "positionConstraints.safeArea"),
    ]
}

extension EntryContent.Keys {
    package static let synonyms = [
        Synonym("toast", "snackbar", "message", "text", "label", means: "note"),
        Synonym("banner", "title", means: "notification"),
        Synonym("dialog", "buttons", means: "alert"), Synonym("customView", "body", means: "view"),
        Synonym("loading", "hud", means: "processingNote"), Synonym("stars", means: "rating"),
    ]
}

extension EntryLabel {
    package static let synonyms = [
        Synonym("textColor", "foregroundColor", means: "color"), Synonym("textAlignment", means: "alignment"),
        Synonym("fontSize", "size", means: "font.size"), Synonym("fontWeight", "weight", means: "font.weight"),
        Synonym("style", means: "font", of: "EKProperty.LabelStyle"), Synonym("title", means: "text"),
    ]
}

extension NoteMessage {
    package static let synonyms = [Synonym("text", "title", "message", "description", means: "label")]
}
