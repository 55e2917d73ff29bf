import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension PopupItem: Described {
    public init() { self.init(title: nil) }

    package static let fields: [Field<PopupItem>] = [
        Field("title", \.styledTitle, "A text, or a list of texts whose parts look different."),
        Field("subtitle", \.styledSubtitle, "The text below the title, in the same form."),
        Field("image", \.image, kind: .picture, "The image at the leading side."),
        Field("progress", \.progress, in: 0...1, "The played share."),
        Field(
            "leadingBarButtonItems", \.leadingBarButtonItems, aliases: ["leading"], count: 0...8, of: "items",
            animation: "by fading the new buttons in", "The leading buttons, from the leading side."),
        Field(
            "trailingBarButtonItems", \.trailingBarButtonItems, aliases: ["trailing", "barButtonItems"], count: 0...8,
            of: "items", animation: "by fading the new buttons in", "The trailing buttons, from the leading side."),
        Field("standardAppearance", \.standardAppearance, "What the bar's appearance is while it shows this item."),
        Field("inlineAppearance", \.inlineAppearance, "Further changes beside a minimized tab bar."),
        Field("accessibilityLabel", \.accessibilityLabel, "The label that replaces title and subtitle."),
        Field("accessibilityHint", \.accessibilityHint, "The hint for assistive technology."),
        Field("accessibilityImageLabel", \.accessibilityImageLabel, "The label of the image."),
        Field("accessibilityProgressLabel", \.accessibilityProgressLabel, "The label of the progress line."),
        Field("accessibilityProgressValue", \.accessibilityProgressValue, "The value of the progress line."),
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
        Field("icon", \.iconName, kind: .icon, "The name of the icon; see `vitrine list icons`."),
        Field("title", \.title, "The title, which replaces the icon; at most half as wide as the bar."),
        Field("style", \.style, "The style, by the names of `UIBarButtonItem.Style`."),
        Field("tint", \.tint, aliases: ["tintColor"], "The color; by default the bar's tint."),
        Field("scale", \.scale, in: 0.25...4, "The size of the icon relative to that of the bar style."),
        Field("imageInsets", \.imageInsets, in: -100...100, "The insets of the icon or title."),
        Field("isEnabled", \.isEnabled, "Whether the button can be used; otherwise it is grey."),
        Field("isHidden", \.isHidden, "Whether the button is left out and takes no room."),
        Field("width", \.width, kind: .length, in: 0...1000, "The width in points; 0 for that of the icon or title."),
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
