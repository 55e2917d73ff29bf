import VitrinePrimitives
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

/// A text of a message with its style; `EKProperty.LabelContent`.
public struct EntryLabel: Hashable, Sendable {
    public var text: String
    /// The font, whose missing members are the message's.
    public var font: LabelAttributes.Font?
    /// The color. Default: black; white in dark surroundings.
    public var color: EntryColor?
    /// The alignment. Default: that of the message.
    public var alignment: ParagraphStyle.Alignment?
    /// The maximum number of lines, 0...1000. Default: 0, any number.
    public var numberOfLines: Int
    /// The distance added between letters in points, -100...100. Default: none.
    public var kern: Double?

    public init(
        _ text: String, font: LabelAttributes.Font? = nil, color: EntryColor? = nil,
        alignment: ParagraphStyle.Alignment? = nil, numberOfLines: Int = 0, kern: Double? = nil
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.alignment = alignment
        self.numberOfLines = numberOfLines
        self.kern = kern
    }
}

extension EntryLabel: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(text) }
}

extension EntryLabel: Described {
    public init() { self.init("") }

    package static let fields: [Field<EntryLabel>] = [
        Field("text", \.text, isRequired: true, "The text of the label."),
        Field("font", \.font, "The font. What it leaves out is as the message has it."),
        Field("color", \.color, "The color of the text; by default black, and white in dark surroundings."),
        Field("alignment", \.alignment, "The alignment of the text; by default that of the message."),
        Field("numberOfLines", \.numberOfLines, in: 0...1000, "The largest number of lines; 0 for any number."),
        Field("kern", \.kern, kind: .length, in: -100...100, "The additional space between letters."),
    ]
    package static var shorthand: Shorthand<EntryLabel>? { .field("text") }
}

/// A picture of a message; `EKProperty.ImageContent`.
public struct EntryImage: Hashable, Sendable {
    /// The name of an icon. Default: none.
    public var icon: String?
    /// The paths of pictures that are shown one after the other. Default: none.
    public var images: [String]
    /// The total duration of all pictures, in seconds, above 0, at most 60. Default: 1.
    public var imageSequenceAnimationDuration: Double
    /// The size in points. Default: that of the picture.
    public var size: Size?
    /// The color of an icon. Default: that of text.
    public var tint: EntryColor?
    /// The mode of fitting the picture. Default: `scaleToFill`.
    public var contentMode: ImageContentMode
    /// Whether the corners have half the shorter side as their radius. Default: false.
    public var makesRound: Bool
    /// A scale that is animated back and forth. Default: none.
    public var animation: TransformAnimation?

    /// `EKProperty.ImageContent.TransformAnimation`, which repeats and autoreverses.
    public struct TransformAnimation: Hashable, Sendable {
        /// The duration of one direction, in seconds, above 0, at most 60.
        public var duration: Double
        /// The factor of the size, 0...10.
        public var scale: Double

        public init(duration: Double, scale: Double) {
            self.duration = duration
            self.scale = scale
        }
    }

    public init(
        icon: String? = nil, images: [String] = [], imageSequenceAnimationDuration: Double = 1, size: Size? = nil,
        tint: EntryColor? = nil, contentMode: ImageContentMode = .scaleToFill, makesRound: Bool = false,
        animation: TransformAnimation? = nil
    ) {
        self.icon = icon
        self.images = images
        self.imageSequenceAnimationDuration = imageSequenceAnimationDuration
        self.size = size
        self.tint = tint
        self.contentMode = contentMode
        self.makesRound = makesRound
        self.animation = animation
    }

    /// Creates a round picture that covers a square.
    public static func thumb(with image: String, edgeSize: Double) -> EntryImage {
        EntryImage(
            images: [image], size: Size(width: edgeSize, height: edgeSize), contentMode: .scaleAspectFill,
            makesRound: true)
    }
}

extension EntryImage: Described {
    public init() { self.init(icon: nil) }

    package static let fields: [Field<EntryImage>] = [
        Field("icon", \.iconName, kind: .icon, "The icon that is shown."),
        Field("image", \.image, kind: .picture, "The path of the picture that is shown."),
        Field(
            "images", \.sequence, kind: .picture, count: 0...100, of: "paths",
            "The paths of pictures that are shown one after the other."),
        Field(
            "imageSequenceAnimationDuration", \.imageSequenceAnimationDuration, kind: .time,
            in: LegalRange(above: 0, atMost: 60), "How long all pictures are shown together, in seconds."
        ).idle("there are no `images`") { $0.images.count < 2 },
        Field("size", \.size, in: 0...10_000, "The size in points; by default that of the picture."),
        Field("tint", \.tint, "The color of an icon; by default that of text.")
            .idle("there is no `icon`") { $0.icon == nil },
        Field("contentMode", \.contentMode, "How a picture lies in its frame, by the names of `UIView.ContentMode`.")
            .idle("there is an `icon`") { $0.icon != nil },
        Field("makesRound", \.makesRound, "Whether the corners have half the shorter side as their radius.")
            .idle("there is an `icon`") { $0.icon != nil },
        Field("animation", \.animation, "The scale changes back and forth."),
    ]
    package static var shorthand: Shorthand<EntryImage>? { .field("icon") }
    package static var exclusions: [[String]] { [["icon", "image", "images"]] }
    package static var needsOneOf: [String] { ["icon", "image", "images"] }

    // A given key replaces the others, such as the icon of a default.

    private var iconName: String? {
        get { icon }
        set {
            icon = newValue
            if newValue != nil { images = [] }
        }
    }

    private var image: String? {
        get { images.count == 1 ? images[0] : nil }
        set { sequence = newValue.map { [$0] } ?? [] }
    }

    private var sequence: [String] {
        get { images.count == 1 ? [] : images }
        set {
            images = newValue
            if !newValue.isEmpty { icon = nil }
        }
    }
}

extension EntryImage.TransformAnimation: Described {
    public init() { self.init(duration: 1, scale: 1) }

    package static let fields: [Field<EntryImage.TransformAnimation>] = [
        Field(
            "duration", \.duration, kind: .time, in: LegalRange(above: 0, atMost: 60), isRequired: true,
            "The duration of one way, in seconds."),
        Field("scale", \.scale, in: 0...10, isRequired: true, "The factor by which the size is multiplied."),
    ]
}

/// A button of a message; `EKProperty.ButtonContent`. Its title is its name.
public struct EntryButton: Hashable, Sendable {
    public var label: EntryLabel
    /// The background. Default: clear.
    public var backgroundColor: EntryColor
    /// The background of a pressed button. Default: clear.
    public var highlightedBackgroundColor: EntryColor
    /// The inset of the title, in points, 0...100. Default: 5.
    public var contentEdgeInset: Double

    public init(
        label: EntryLabel, backgroundColor: EntryColor = .clear, highlightedBackgroundColor: EntryColor = .clear,
        contentEdgeInset: Double = 5
    ) {
        self.label = label
        self.backgroundColor = backgroundColor
        self.highlightedBackgroundColor = highlightedBackgroundColor
        self.contentEdgeInset = contentEdgeInset
    }

    package var name: String { label.text }
}

extension EntryButton: ExpressibleByStringLiteral {
    public init(stringLiteral title: String) { self.init(label: EntryLabel(title)) }
}

extension EntryButton: NamedValue {
    public init() { self.init(label: EntryLabel("")) }

    package static let fields: [Field<EntryButton>] = [
        Field("label", \.label, isRequired: true, "The title of the button. Its text is the button's name, too."),
        Field("backgroundColor", \.backgroundColor, "The background color of the button."),
        Field(
            "highlightedBackgroundColor", \.highlightedBackgroundColor,
            "The background color of the button under a finger."),
        Field(
            "contentEdgeInset", \.contentEdgeInset, kind: .length, in: 0...100,
            "The distance around the title, in points. Lines that do not fit between are left out."),
    ]
    package static var shorthand: Shorthand<EntryButton>? { .field("label") }
    package var valueName: String? { name }
}

/// Buttons at the end of a message; `EKProperty.ButtonBarContent`.
public struct EntryButtonBar: Hashable, Sendable {
    public var buttons: [EntryButton]
    /// The color of separators. Default: black at 20 %, white in dark surroundings.
    public var separatorColor: EntryColor?
    /// The maximum number of buttons side by side, 1...20. Default: 2.
    public var horizontalDistributionThreshold: Int
    /// The height of a button in points, 20...200. Default: 50.
    public var buttonHeight: Double
    /// Whether the bar opens about half a second after the entry was displayed. Default: false.
    public var expandAnimatedly: Bool

    public init(
        _ buttons: [EntryButton], separatorColor: EntryColor? = nil, horizontalDistributionThreshold: Int = 2,
        buttonHeight: Double = 50, expandAnimatedly: Bool = false
    ) {
        self.buttons = buttons
        self.separatorColor = separatorColor
        self.horizontalDistributionThreshold = horizontalDistributionThreshold
        self.buttonHeight = buttonHeight
        self.expandAnimatedly = expandAnimatedly
    }

    package var isHorizontal: Bool { buttons.count <= horizontalDistributionThreshold }
    /// Source: facts, entry kit, section 1.8.
    package var expandedHeight: Double { isHorizontal ? buttonHeight : buttonHeight * Double(buttons.count) }
}

extension EntryButtonBar: Described {
    public init() { self.init([]) }

    package static let fields: [Field<EntryButtonBar>] = [
        Field(
            "buttons", \.buttons, count: 1...20, of: "buttons", isRequired: true,
            "The buttons, from the leading side or the top."),
        Field("separatorColor", \.separatorColor, "The color of the lines between the buttons."),
        Field(
            "horizontalDistributionThreshold", \.horizontalDistributionThreshold, in: 1...20,
            "The largest number of buttons that stand side by side."),
        Field("buttonHeight", \.buttonHeight, kind: .length, in: 20...200, "The height of each button in points."),
        Field(
            "expandAnimatedly", \.expandAnimatedly,
            "Whether the bar opens about half a second after the entry was displayed."),
    ]
    package static var shorthand: Shorthand<EntryButtonBar>? { .field("buttons") }
}
