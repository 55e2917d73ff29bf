import VitrinePrimitives
import VitrineVocabulary

// The messages of SwiftEntryKit. Source of all layouts: facts, entry kit, sections 1.8 and 1.9.

/// One text; `EKNoteMessageView`.
public struct NoteMessage: Hashable, Sendable {
    public var label: EntryLabel

    public init(_ label: EntryLabel) { self.label = label }
}

/// A picture before one text; `EKImageNoteMessageView`.
public struct ImageNoteMessage: Hashable, Sendable {
    public var label: EntryLabel
    public var image: EntryImage

    public init(_ label: EntryLabel, image: EntryImage) {
        self.label = label
        self.image = image
    }
}

/// An activity indicator before one text; `EKProcessingNoteMessageView`.
public struct ProcessingNoteMessage: Hashable, Sendable {
    public var label: EntryLabel
    /// The color of the indicator. Default: white.
    public var color: EntryColor
    /// Whether the indicator is shown. Default: true.
    public var isProcessing: Bool

    public init(_ label: EntryLabel, color: EntryColor = .white, isProcessing: Bool = true) {
        self.label = label
        self.color = color
        self.isProcessing = isProcessing
    }
}

/// Two texts beside the notch; `EKXStatusBarMessageView`.
public struct StatusBarMessage: Hashable, Sendable {
    public var leading: EntryLabel
    public var trailing: EntryLabel

    public init(leading: EntryLabel, trailing: EntryLabel) {
        self.leading = leading
        self.trailing = trailing
    }
}

/// A picture, a title and a description; `EKNotificationMessage`.
public struct NotificationMessage: Hashable, Sendable {
    public var image: EntryImage?
    public var title: EntryLabel
    public var description: EntryLabel
    /// The text at the trailing end, such as a time. Default: none.
    public var auxiliary: EntryLabel?
    public var insets: Insets

    public struct Insets: Hashable, Sendable {
        /// The insets in points, 0...1000. Default: 16 each.
        public var contentInsets: VitrinePrimitives.Insets
        /// The gap between title and description in points, 0...1000. Default: 5.
        public var titleToDescription: Double

        public init(
            contentInsets: VitrinePrimitives.Insets = VitrinePrimitives.Insets(
                top: 16, left: 16, bottom: 16, right: 16),
            titleToDescription: Double = 5
        ) {
            self.contentInsets = contentInsets
            self.titleToDescription = titleToDescription
        }
    }

    public init(
        image: EntryImage? = nil, title: EntryLabel, description: EntryLabel, auxiliary: EntryLabel? = nil,
        insets: Insets = Insets()
    ) {
        self.image = image
        self.title = title
        self.description = description
        self.auxiliary = auxiliary
        self.insets = insets
    }
}

/// A picture, texts and buttons; `EKAlertMessage`.
public struct AlertMessage: Hashable, Sendable {
    public enum ImagePosition: String, Hashable, Sendable, CaseIterable {
        case top, left
    }

    public var image: EntryImage?
    public var title: EntryLabel
    public var description: EntryLabel
    /// The position of the picture. Default: `top`.
    public var imagePosition: ImagePosition
    public var buttonBar: EntryButtonBar

    public init(
        image: EntryImage? = nil, title: EntryLabel, description: EntryLabel, imagePosition: ImagePosition = .top,
        buttonBar: EntryButtonBar
    ) {
        self.image = image
        self.title = title
        self.description = description
        self.imagePosition = imagePosition
        self.buttonBar = buttonBar
    }
}

/// A picture, texts and one button, one below the other; `EKPopUpMessage`.
public struct PopUpMessage: Hashable, Sendable {
    public enum ImagePosition: String, Hashable, Sendable, CaseIterable {
        /// The distance is that of the picture's upper edge.
        case topToTop
        /// The distance is that of the picture's center.
        case centerToTop
    }

    public var image: EntryImage?
    /// The reference of the picture's distance. Default: `topToTop`.
    public var imagePosition: ImagePosition
    /// The distance from the upper edge of the entry, in points, -1000...1000. Default: 40.
    public var imageOffset: Double
    public var title: EntryLabel
    public var description: EntryLabel
    public var button: EntryButton

    public init(
        image: EntryImage? = nil, imagePosition: ImagePosition = .topToTop, imageOffset: Double = 40, title: EntryLabel,
        description: EntryLabel, button: EntryButton
    ) {
        self.image = image
        self.imagePosition = imagePosition
        self.imageOffset = imageOffset
        self.title = title
        self.description = description
        self.button = button
    }
}

/// Symbols of which one is chosen; `EKRatingMessage`.
public struct RatingMessage: Hashable, Sendable {
    /// `EKProperty.EKRatingItemContent`.
    public struct Item: Hashable, Sendable {
        /// The title that is shown when the item is chosen.
        public var title: EntryLabel
        public var description: EntryLabel
        /// The image of an item that is not chosen. Default: a star's outline.
        public var unselectedImage: EntryImage
        /// The image of the chosen item. Default: a star.
        public var selectedImage: EntryImage
        /// The size in points, 1...1000. Default: 50 x 50.
        public var size: Size

        public init(
            title: EntryLabel, description: EntryLabel, unselectedImage: EntryImage = EntryImage(icon: "star"),
            selectedImage: EntryImage = EntryImage(icon: "star-fill"), size: Size = Size(width: 50, height: 50)
        ) {
            self.title = title
            self.description = description
            self.unselectedImage = unselectedImage
            self.selectedImage = selectedImage
            self.size = size
        }
    }

    public var initialTitle: EntryLabel
    public var initialDescription: EntryLabel
    public var ratingItems: [Item]
    public var buttonBar: EntryButtonBar

    public init(
        initialTitle: EntryLabel, initialDescription: EntryLabel, ratingItems: [Item], buttonBar: EntryButtonBar
    ) {
        self.initialTitle = initialTitle
        self.initialDescription = initialDescription
        self.ratingItems = ratingItems
        self.buttonBar = buttonBar
    }
}

/// Fields for text, and a button; `EKFormMessageView`.
public struct FormMessage: Hashable, Sendable {
    /// `EKProperty.TextFieldContent`. Its placeholder is its name.
    public struct TextField: Hashable, Sendable {
        public var placeholder: EntryLabel
        /// The style of typed text. Default: that of the placeholder.
        public var textStyle: EntryLabel?
        /// The name of an icon. Default: none.
        public var leadingImage: String?
        /// Whether dots replace the text. Default: false.
        public var isSecure: Bool
        /// The color of the line below. Default: clear.
        public var bottomBorderColor: EntryColor
        /// The color of the cursor and the icon. Default: that of text.
        public var tintColor: EntryColor?
        /// The typed text. Default: none.
        public var textContent: String?

        public init(
            placeholder: EntryLabel, textStyle: EntryLabel? = nil, leadingImage: String? = nil, isSecure: Bool = false,
            bottomBorderColor: EntryColor = .clear, tintColor: EntryColor? = nil, textContent: String? = nil
        ) {
            self.placeholder = placeholder
            self.textStyle = textStyle
            self.leadingImage = leadingImage
            self.isSecure = isSecure
            self.bottomBorderColor = bottomBorderColor
            self.tintColor = tintColor
            self.textContent = textContent
        }

        package var name: String { placeholder.text }
    }

    public var title: EntryLabel
    public var textFields: [TextField]
    public var button: EntryButton

    public init(title: EntryLabel, textFields: [TextField], button: EntryButton) {
        self.title = title
        self.textFields = textFields
        self.button = button
    }
}
