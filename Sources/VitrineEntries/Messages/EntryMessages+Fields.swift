import VitrinePrimitives
import VitrineVocabulary

extension NoteMessage: Described {
    public init() { self.init("") }

    package static let fields: [Field<NoteMessage>] = [Field("label", \.label, isRequired: true, "The text.")]
    package static var shorthand: Shorthand<NoteMessage>? { .field("label") }
}

extension ImageNoteMessage: Described {
    public init() { self.init("", image: EntryImage()) }

    package static let fields: [Field<ImageNoteMessage>] = [
        Field("label", \.label, isRequired: true, "The text."),
        Field("image", \.image, isRequired: true, "Before the text."),
    ]
}

extension ProcessingNoteMessage: Described {
    public init() { self.init("") }

    package static let fields: [Field<ProcessingNoteMessage>] = [
        Field("label", \.label, isRequired: true, "The text."),
        Field("color", \.color, "Of the activity indicator."),
        Field("isProcessing", \.isProcessing, "Whether the activity indicator is there."),
    ]
    package static var shorthand: Shorthand<ProcessingNoteMessage>? { .field("label") }
}

extension StatusBarMessage: Described {
    public init() { self.init(leading: "", trailing: "") }

    package static let fields: [Field<StatusBarMessage>] = [
        Field("leading", \.leading, isRequired: true, "At the leading side of the notch."),
        Field("trailing", \.trailing, isRequired: true, "At the trailing side."),
    ]
}

extension NotificationMessage: Described {
    public init() { self.init(title: "", description: "") }

    package static let fields: [Field<NotificationMessage>] = [
        Field("image", \.image, "At the leading side."),
        Field("title", \.title, isRequired: true, "The first text."),
        Field("description", \.description, "Below the title."),
        Field("auxiliary", \.auxiliary, "At the trailing end, such as a time."),
        Field("insets", \.insets, "Distances."),
    ]
    package static var shorthand: Shorthand<NotificationMessage>? { .field("title") }
}

extension NotificationMessage.Insets: Described {
    public init() { self.init(titleToDescription: 5) }

    package static let fields: [Field<NotificationMessage.Insets>] = [
        Field("contentInsets", \.contentInsets, in: 0...1000, "From the edges of the entry."),
        Field("titleToDescription", \.titleToDescription, kind: .length, in: 0...1000, "Between the texts."),
    ]
}

extension AlertMessage: Described {
    public init() { self.init(title: "", description: "", buttonBar: EntryButtonBar()) }

    package static let fields: [Field<AlertMessage>] = [
        Field("image", \.image, "Above or beside the texts."),
        Field("title", \.title, isRequired: true, "The first text."),
        Field("description", \.description, "Below the title."),
        Field("imagePosition", \.imagePosition, "Where the picture is."),
        Field("buttonBar", \.buttonBar, isRequired: true, "At the bottom."),
    ]
}

extension AlertMessage.ImagePosition: Choice { package static let noun = "a position of the image" }

extension PopUpMessage: Described {
    public init() { self.init(title: "", description: "", button: EntryButton()) }

    package static let fields: [Field<PopUpMessage>] = [
        Field("image", \.image, "At the top."),
        Field("imagePosition", \.imagePosition, "What `imageOffset` is the distance of."),
        Field("imageOffset", \.imageOffset, kind: .length, in: -1000...1000, "From the upper edge of the entry."),
        Field("title", \.title, isRequired: true, "The first text."),
        Field("description", \.description, "Below the title."),
        Field("button", \.button, isRequired: true, "At the bottom."),
    ]
}

extension PopUpMessage.ImagePosition: Choice { package static let noun = "a position of the image" }

extension RatingMessage: Described {
    public init() { self.init(initialTitle: "", initialDescription: "", ratingItems: [], buttonBar: EntryButtonBar()) }

    package static let fields: [Field<RatingMessage>] = [
        Field("initialTitle", \.initialTitle, isRequired: true, "Until an item is chosen."),
        Field("initialDescription", \.initialDescription, "Until an item is chosen."),
        Field("ratingItems", \.ratingItems, count: 1...20, of: "items", isRequired: true, "Symbols side by side."),
        Field("buttonBar", \.buttonBar, isRequired: true, "It opens when an item is chosen."),
    ]
}

extension RatingMessage.Item: Described {
    public init() { self.init(title: "", description: "") }

    package static let fields: [Field<RatingMessage.Item>] = [
        Field("title", \.title, isRequired: true, "Shown when the item is chosen."),
        Field("description", \.description, "Shown when the item is chosen."),
        Field("unselectedImage", \.unselectedImage, "By default a star's outline."),
        Field("selectedImage", \.selectedImage, "By default a star."),
        Field("size", \.size, in: 1...1000, "Of the item's cell."),
    ]
    package static var shorthand: Shorthand<RatingMessage.Item>? { .field("title") }
}

extension FormMessage: Described {
    public init() { self.init(title: "", textFields: [], button: EntryButton()) }

    package static let fields: [Field<FormMessage>] = [
        Field("title", \.title, isRequired: true, "Above the fields."),
        Field("textFields", \.textFields, count: 1...20, of: "text fields", isRequired: true, "From the top."),
        Field("button", \.button, isRequired: true, "Below the fields."),
    ]
}

extension FormMessage.TextField: NamedValue {
    public init() { self.init(placeholder: "") }

    package static let fields: [Field<FormMessage.TextField>] = [
        Field(
            "placeholder", \.placeholder, isRequired: true,
            "While there is no other text. It is the field's name, too."),
        Field("textStyle", \.textStyle, "How typed text looks; by default as the placeholder."),
        Field("leadingImage", \.leadingImage, kind: .icon, "An icon before the text."),
        Field("isSecure", \.isSecure, "Whether dots stand in place of the text."),
        Field("bottomBorderColor", \.bottomBorderColor, "Of the line below."),
        Field("tintColor", \.tintColor, "Of the cursor and the icon."),
        Field("textContent", \.textContent, "What has been typed."),
    ]
    package static var shorthand: Shorthand<FormMessage.TextField>? { .field("placeholder") }
    package var valueName: String? { name }
}
