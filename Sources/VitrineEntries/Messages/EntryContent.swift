import VitrinePages
import VitrinePrimitives
import VitrineVocabulary

/// The content of an entry: a message of SwiftEntryKit, or a custom view.
public indirect enum EntryContent: Hashable, Sendable {
    case note(NoteMessage)
    case imageNote(ImageNoteMessage)
    case processingNote(ProcessingNoteMessage)
    case statusBar(StatusBarMessage)
    case notification(NotificationMessage)
    case alert(AlertMessage)
    case popUp(PopUpMessage)
    case rating(RatingMessage)
    case form(FormMessage)
    case view(Content)

    /// The names of what can be touched in the message.
    package var targetNames: [String] {
        switch self {
        case .note, .imageNote, .processingNote, .statusBar, .notification: []
        case .alert(let alert): alert.buttonBar.buttons.map(\.name)
        case .popUp(let popUp): [popUp.button.name]
        case .rating(let rating):
            rating.ratingItems.indices.map { Self.symbolName($0) } + rating.buttonBar.buttons.map(\.name)
        case .form(let form): form.textFields.map(\.name) + [form.button.name]
        case .view(let content): content.targetNames
        }
    }

    package var fieldNames: [String] {
        switch self {
        case .form(let form): form.textFields.map(\.name)
        case .view(let content): content.fieldNames
        default: []
        }
    }

    package static func symbolName(_ index: Int) -> String { "\(index + 1)" }

    package var buttonBar: EntryButtonBar? {
        switch self {
        case .alert(let alert): alert.buttonBar
        case .rating(let rating): rating.buttonBar
        default: nil
        }
    }
}

extension EntryContent: CaseValue {
    package struct Keys: Described {
        var note: NoteMessage?
        var imageNote: ImageNoteMessage?
        var processingNote: ProcessingNoteMessage?
        var statusBar: StatusBarMessage?
        var notification: NotificationMessage?
        var alert: AlertMessage?
        var popUp: PopUpMessage?
        var rating: RatingMessage?
        var form: FormMessage?
        var view: Content?

        package init() {}

        package static let fields: [Field<Keys>] = [
            Field("note", \.note, "A message of one text."),
            Field("imageNote", \.imageNote, "A message of a picture before one text."),
            Field("processingNote", \.processingNote, "A message of an activity indicator before one text."),
            Field("statusBar", \.statusBar, "A message of two texts beside the notch."),
            Field("notification", \.notification, "A message of a picture, a title and a description."),
            Field("alert", \.alert, "A message of a picture, texts and buttons."),
            Field("popUp", \.popUp, "A message of a picture, texts and one button, one below the other."),
            Field("rating", \.rating, "A message of symbols of which one is chosen."),
            Field("form", \.form, "A message of fields for text, and a button."),
            Field("view", \.view, "A view of one's own: elements as on a page."),
        ]
        package static var exclusions: [[String]] { [fields.map(\.name)] }
        package static var needsOneOf: [String] { fields.map(\.name) }
    }

    package static var noun: String { "what an entry shows" }
    package static var plainCases: [(name: String, value: Self)] { [] }

    package init?(_ keys: Keys) {
        let all: [EntryContent?] = [
            keys.note.map { .note($0) }, keys.imageNote.map { .imageNote($0) },
            keys.processingNote.map { .processingNote($0) }, keys.statusBar.map { .statusBar($0) },
            keys.notification.map { .notification($0) }, keys.alert.map { .alert($0) }, keys.popUp.map { .popUp($0) },
            keys.rating.map { .rating($0) }, keys.form.map { .form($0) }, keys.view.map { .view($0) },
        ]
        guard let first = all.lazy.compactMap({ $0 }).first else { return nil }
        self = first
    }

    package var keys: Keys? {
        var out = Keys()
        switch self {
        case .note(let message): out.note = message
        case .imageNote(let message): out.imageNote = message
        case .processingNote(let message): out.processingNote = message
        case .statusBar(let message): out.statusBar = message
        case .notification(let message): out.notification = message
        case .alert(let message): out.alert = message
        case .popUp(let message): out.popUp = message
        case .rating(let message): out.rating = message
        case .form(let message): out.form = message
        case .view(let content): out.view = content
        }
        return out
    }

    package static var emptyValue: EntryContent? { .note(NoteMessage("")) }
}
