import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension PopupItem: Described {
    public init() { self.init(title: nil) }

    /// The largest number of buttons at one side.
    package static let buttonLimit = 8

    package static let fields: [Field<PopupItem>] = [
        Field("title", \.styledTitle, "A text, or a list of texts whose parts look different."),
        Field("subtitle", \.styledSubtitle, "The text below the title, in the same form."),
        Field("image", \.image, kind: .picture, "The image at the leading side."),
        Field("progress", \.progress, in: 0...1, "The played share."),
        Field(
            "leadingBarButtonItems", \.leadingBarButtonItems, aliases: ["leading"], count: 0...PopupItem.buttonLimit,
            of: "items",
            animation: "by fading the new buttons in", "The leading buttons, from the leading side."),
        Field(
            "trailingBarButtonItems", \.trailingBarButtonItems, aliases: ["trailing", "barButtonItems"], count: 0...8,
            of: "items", animation: "by fading the new buttons in", "The trailing buttons, from the leading side."),
        Field("standardAppearance", \.standardAppearance, "What the bar's appearance is while it shows this item."),
        Field("inlineAppearance", \.inlineAppearance, "Further changes beside a minimized tab bar."),
        Field("accessibilityLabel", \.accessibilityLabel, "The label that replaces title and subtitle.")
            .unseen(PopupBarAccessibility.reader),
        Field("accessibilityHint", \.accessibilityHint, "The hint for assistive technology.")
            .unseen(PopupBarAccessibility.reader),
        Field("accessibilityImageLabel", \.accessibilityImageLabel, "The label of the image.")
            .unseen(PopupBarAccessibility.reader),
        Field("accessibilityProgressLabel", \.accessibilityProgressLabel, "The label of the progress line.")
            .unseen(PopupBarAccessibility.reader),
        Field("accessibilityProgressValue", \.accessibilityProgressValue, "The value of the progress line.")
            .unseen(PopupBarAccessibility.reader),
        Field("identifier", \.identifier, "Distinguishes items that are equal otherwise.").unseen(
            "it distinguishes items that are equal otherwise"),
    ]

    private var styledTitle: StyledText? {
        get { attributedTitle.map { .runs($0) } ?? title.map { .plain($0) } }
        set { (title, attributedTitle) = newValue?.parts ?? (nil, nil) }
    }

    private var styledSubtitle: StyledText? {
        get { attributedSubtitle.map { .runs($0) } ?? subtitle.map { .plain($0) } }
        set { (subtitle, attributedSubtitle) = newValue?.parts ?? (nil, nil) }
    }
}

extension StyledText {
    fileprivate var parts: (String?, [TextRun]?) {
        switch self {
        case .plain(let text): (text, nil)
        case .runs(let runs): (nil, runs)
        }
    }
}

extension PopupItem {
    package static let synonyms = [
        Synonym("rightBarButtonItems", "rightItems", means: "trailingBarButtonItems"),
        Synonym("leftBarButtonItems", "leftItems", means: "leadingBarButtonItems"),
        Synonym("artwork", "icon", means: "image"),
    ]
}
