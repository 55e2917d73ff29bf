import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension PopupItem: Described {
    public init() { self.init(title: nil) }

    package static let fields: [Field<PopupItem>] = [
        Field("title", \.styledTitle, "A text, or a list of texts whose parts look different."),
        Field("subtitle", \.styledSubtitle, "Below the title, as above."),
        Field("image", \.image, kind: .picture, "At the leading side."),
        Field("progress", \.progress, in: 0...1, "The part that has been played."),
        Field(
            "leadingBarButtonItems", \.leadingBarButtonItems, aliases: ["leading"], count: 0...8, of: "items",
            animation: "by fading the new buttons in", "Buttons, from the leading side."),
        Field(
            "trailingBarButtonItems", \.trailingBarButtonItems, aliases: ["trailing", "barButtonItems"], count: 0...8,
            of: "items", animation: "by fading the new buttons in", "Buttons, from the leading side."),
        Field("standardAppearance", \.standardAppearance, "What the bar's appearance is while it shows this item."),
        Field("inlineAppearance", \.inlineAppearance, "What it is beyond that beside a minimized tab bar."),
        Field("accessibilityLabel", \.accessibilityLabel, "Read instead of title and subtitle."),
        Field("accessibilityHint", \.accessibilityHint, "Read of what a touch does."),
        Field("accessibilityImageLabel", \.accessibilityImageLabel, "Of the image."),
        Field("accessibilityProgressLabel", \.accessibilityProgressLabel, "Of the progress line."),
        Field("accessibilityProgressValue", \.accessibilityProgressValue, "Of the progress line."),
        Field("identifier", \.identifier, "Distinguishes items that are equal otherwise."),
    ]

    /// The title or the attributed title.
    private var styledTitle: StyledText? {
        get { attributedTitle.map { .runs($0) } ?? title.map { .plain($0) } }
        set { (title, attributedTitle) = newValue?.parts ?? (nil, nil) }
    }

    /// The subtitle or the attributed subtitle.
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

extension BarButtonItem: Described {
    public init() { self.init(icon: "") }

    package static let fields: [Field<BarButtonItem>] = [
        Field("icon", \.iconName, kind: .icon, "See `vitrine list icons`."),
        Field("title", \.title, "In place of the icon; as wide as half of the bar at most."),
        Field("style", \.style, "The names of `UIBarButtonItem.Style`."),
        Field("tint", \.tint, "By default the bar's."),
        Field("scale", \.scale, in: 0.25...4, "Size of the icon relative to the bar style's own."),
        Field("imageInsets", \.imageInsets, in: -100...100, "Move the icon or title."),
    ]
    package static var shorthand: Shorthand<BarButtonItem>? { .field("icon") }
    package static var exclusions: [[String]] { [["icon", "title"]] }
    package static var needsOneOf: [String] { ["icon", "title"] }

    /// Nil for a button with a title.
    private var iconName: String? {
        get { icon.isEmpty ? nil : icon }
        set {
            icon = newValue ?? ""
            if newValue != nil { title = nil }
        }
    }

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        if icon.isEmpty, title == nil {
            issues.add(SourcePath.join(path, "icon"), .malformed(value: "", expected: "the name of an icon"))
        }
    }
}

extension BarButtonItem.Style: Choice { package static let noun = "a button style" }
