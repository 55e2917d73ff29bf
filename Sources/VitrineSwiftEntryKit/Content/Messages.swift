public struct EKSimpleMessage {
    public let image: EKProperty.ImageContent?
    public let title: EKProperty.LabelContent
    public let description: EKProperty.LabelContent

    public init(
        image: EKProperty.ImageContent? = nil, title: EKProperty.LabelContent, description: EKProperty.LabelContent
    ) {
        self.image = image
        self.title = title
        self.description = description
    }
}

public struct EKNotificationMessage {
    public struct Insets: Sendable {
        public var contentInsets = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        public var titleToDescription: CGFloat = 5

        public nonisolated(unsafe) static var `default` = Insets()
    }

    public let simpleMessage: EKSimpleMessage
    public let auxiliary: EKProperty.LabelContent?
    public let insets: Insets

    public init(
        simpleMessage: EKSimpleMessage, auxiliary: EKProperty.LabelContent? = nil, insets: Insets = unsafe .default
    ) {
        self.simpleMessage = simpleMessage
        self.auxiliary = auxiliary
        self.insets = insets
    }
}

public struct EKAlertMessage {
    public enum ImagePosition: Sendable {
        case top, left
    }

    public let imagePosition: ImagePosition
    public let simpleMessage: EKSimpleMessage
    public let buttonBarContent: EKProperty.ButtonBarContent

    public init(
        simpleMessage: EKSimpleMessage, imagePosition: ImagePosition = .top,
        buttonBarContent: EKProperty.ButtonBarContent
    ) {
        self.simpleMessage = simpleMessage
        self.imagePosition = imagePosition
        self.buttonBarContent = buttonBarContent
    }
}

public struct EKPopUpMessage {
    public typealias EKPopUpMessageAction = () -> Void

    public struct ThemeImage {
        public enum Position {
            /// The distance of the image's top from that of the entry, in points.
            case topToTop(offset: CGFloat)
            /// The distance of the image's center from the entry's top, in points.
            case centerToTop(offset: CGFloat)
        }

        public var image: EKProperty.ImageContent
        public var position: Position

        public init(image: EKProperty.ImageContent, position: Position = .topToTop(offset: 40)) {
            self.image = image
            self.position = position
        }
    }

    public var themeImage: ThemeImage?
    public var title: EKProperty.LabelContent
    public var description: EKProperty.LabelContent
    public var button: EKProperty.ButtonContent
    public var action: EKPopUpMessageAction

    public init(
        themeImage: ThemeImage? = nil, title: EKProperty.LabelContent, description: EKProperty.LabelContent,
        button: EKProperty.ButtonContent, action: @escaping EKPopUpMessageAction
    ) {
        self.themeImage = themeImage
        self.title = title
        self.description = description
        self.button = button
        self.action = action
    }
}

public struct EKRatingMessage {
    public typealias Selection = (Int) -> Void

    /// The chosen item, which copies share.
    private final class SelectedIndex {
        var value: Int?
    }

    public var initialTitle: EKProperty.LabelContent
    public var initialDescription: EKProperty.LabelContent
    public var ratingItems: [EKProperty.EKRatingItemContent]
    public var buttonBarContent: EKProperty.ButtonBarContent
    /// The closure that is called while the scene is recorded, when an item is chosen.
    public var selection: Selection?
    private let index = SelectedIndex()

    public var selectedIndex: Int? {
        get { index.value }
        set { index.value = newValue }
    }

    public init(
        initialTitle: EKProperty.LabelContent, initialDescription: EKProperty.LabelContent,
        ratingItems: [EKProperty.EKRatingItemContent], buttonBarContent: EKProperty.ButtonBarContent,
        selection: Selection? = nil
    ) {
        self.initialTitle = initialTitle
        self.initialDescription = initialDescription
        self.ratingItems = ratingItems
        self.buttonBarContent = buttonBarContent
        self.selection = selection
    }
}
