import VitrinePrimitives
import VitrineVocabulary

extension NoteMessage: Described {
    public init() { self.init("") }

    package static let fields: [Field<NoteMessage>] = [
        Field("label", \.label, isRequired: true, "The text of the note.")
    ]
    package static var shorthand: Shorthand<NoteMessage>? { .field("label") }
}

extension ImageNoteMessage: Described {
    public init() { self.init("", image: EntryImage()) }

    package static let fields: [Field<ImageNoteMessage>] = [
        Field("label", \.label, isRequired: true, "The text of the note."),
        Field("image", \.image, isRequired: true, "The picture before the text."),
    ]
}

extension ProcessingNoteMessage: Described {
    public init() { self.init("") }

    package static let fields: [Field<ProcessingNoteMessage>] = [
        Field("label", \.label, isRequired: true, "The text of the note."),
        Field("color", \.color, "The color of the activity indicator."),
        Field("isProcessing", \.isProcessing, "Whether the activity indicator is shown."),
    ]
    package static var shorthand: Shorthand<ProcessingNoteMessage>? { .field("label") }
}

extension StatusBarMessage: Described {
    public init() { self.init(leading: "", trailing: "") }

    package static let fields: [Field<StatusBarMessage>] = [
        Field("leading", \.leading, isRequired: true, "The text at the leading side of the notch."),
        Field("trailing", \.trailing, isRequired: true, "The text at the trailing side of the notch."),
    ]
}

extension NotificationMessage: Described {
    public init() { self.init(title: "", description: "") }

    package static let fields: [Field<NotificationMessage>] = [
        Field("image", \.image, "The picture at the leading side."),
        Field("title", \.title, isRequired: true, "The first text."),
        Field("description", \.description, "The text below the title."),
        Field("auxiliary", \.auxiliary, "The text at the trailing end, such as a time."),
        Field("insets", \.insets, "The distances around and between the texts."),
    ]
    package static var shorthand: Shorthand<NotificationMessage>? { .field("title") }
}

extension NotificationMessage.Insets: Described {
    public init() { self.init(titleToDescription: 5) }

    package static let fields: [Field<NotificationMessage.Insets>] = [
        Field("contentInsets", \.contentInsets, in: 0...1000, "The distances from the edges of the entry, in points."),
        Field(
            "titleToDescription", \.titleToDescription, kind: .length, in: 0...1000,
            "The distance between the title and the description, in points."),
    ]
}

extension AlertMessage: Described {
    public init() { self.init(title: "", description: "", buttonBar: EntryButtonBar()) }

    package static let fields: [Field<AlertMessage>] = [
        Field("image", \.image, "The picture above or beside the texts."),
        Field("title", \.title, isRequired: true, "The first text."),
        Field("description", \.description, "The text below the title."),
        Field("imagePosition", \.imagePosition, "Whether the picture is above the texts or beside them.")
            .idle("there is no `image`") { $0.image == nil },
        Field("buttonBar", \.buttonBar, isRequired: true, "The buttons at the bottom."),
    ]
}

extension AlertMessage.ImagePosition: Choice { package static let noun = "a position of the image" }

extension PopUpMessage: Described {
    public init() { self.init(title: "", description: "", button: EntryButton()) }

    package static let fields: [Field<PopUpMessage>] = [
        Field("image", \.image, "The picture at the top."),
        Field(
            "imagePosition", \.imagePosition, "The part of the picture whose distance from the top is `imageOffset`."
        ).idle("there is no `image`") { $0.image == nil },
        Field(
            "imageOffset", \.imageOffset, kind: .length, in: -1000...1000,
            "The distance from the upper edge of the entry, in points."
        ).idle("there is no `image`") { $0.image == nil },
        Field("title", \.title, isRequired: true, "The first text."),
        Field("description", \.description, "The text below the title."),
        Field("button", \.button, isRequired: true, "The button at the bottom."),
    ]
}

extension PopUpMessage.ImagePosition: Choice { package static let noun = "a position of the image" }

extension RatingMessage: Described {
    public init() { self.init(initialTitle: "", initialDescription: "", ratingItems: [], buttonBar: EntryButtonBar()) }

    package static let fields: [Field<RatingMessage>] = [
        Field("initialTitle", \.initialTitle, isRequired: true, "The title until an item is chosen."),
        Field("initialDescription", \.initialDescription, "The description until an item is chosen."),
        Field(
            "ratingItems", \.ratingItems, count: 1...20, of: "items", isRequired: true,
            "The items of which one is chosen, side by side."),
        Field("buttonBar", \.buttonBar, isRequired: true, "The buttons, which appear when an item is chosen."),
    ]
}

extension RatingMessage.Item: Described {
    public init() { self.init(title: "", description: "") }

    package static let fields: [Field<RatingMessage.Item>] = [
        Field("title", \.title, isRequired: true, "The title while the item is chosen."),
        Field("description", \.description, "The description while the item is chosen."),
        Field(
            "unselectedImage", \.unselectedImage,
            "The picture of an item that is not chosen; by default a star's outline."),
        Field("selectedImage", \.selectedImage, "The picture of a chosen item; by default a star."),
        Field("size", \.size, in: 1...1000, "The size of the item's cell in points."),
    ]
    package static var shorthand: Shorthand<RatingMessage.Item>? { .field("title") }
}

extension FormMessage: Described {
    public init() { self.init(title: "", textFields: [], button: EntryButton()) }

    package static let fields: [Field<FormMessage>] = [
        Field("title", \.title, isRequired: true, "The title above the fields."),
        Field(
            "textFields", \.textFields, count: 1...20, of: "text fields", isRequired: true, "The fields, from the top."),
        Field("button", \.button, isRequired: true, "The button below the fields."),
    ]
}

extension FormMessage.TextField: NamedValue {
    public init() { self.init(placeholder: "") }

    package static let fields: [Field<FormMessage.TextField>] = [
        Field(
            "placeholder", \.placeholder, isRequired: true,
            "The text that is shown while there is no other. It is the field's name, too."),
        Field("textStyle", \.textStyle, "The look of typed text; by default that of the placeholder."),
        Field("leadingImage", \.leadingImage, kind: .icon, "The icon before the text."),
        Field("isSecure", \.isSecure, "Whether dots stand in place of the text."),
        Field("bottomBorderColor", \.bottomBorderColor, "The color of the line below the field."),
        Field("tintColor", \.tintColor, "The color of the cursor and the icon."),
        Field("textContent", \.textContent, "The text that has been typed."),
    ]
    package static var shorthand: Shorthand<FormMessage.TextField>? { .field("placeholder") }
    package var valueName: String? { name }
}
