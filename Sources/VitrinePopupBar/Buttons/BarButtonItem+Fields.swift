import VitrinePresentation
import VitrineVocabulary

extension BarButtonItem: Described {
    public init() { self.init(icon: "") }

    package static let fields: [Field<BarButtonItem>] = [
        Field("icon", \.iconName, kind: .icon, "The name of the icon; see `vitrine list icons`."),
        Field("title", \.title, "The title, which replaces the icon; at most half as wide as the bar."),
        Field("image", \.image, kind: .picture, "A picture in its own colors, which replaces the icon; 24 pt high."),
        Field("systemItem", \.systemItem, "A space in place of a button."),
        Field("style", \.style, "The style, by the names of `UIBarButtonItem.Style`."),
        Field("tintColor", \.tintColor, aliases: ["tint"], "The color; by default the bar's tint."),
        Field("scale", \.scale, in: 0.25...4, "The size of the icon relative to that of the bar style."),
        Field("imageInsets", \.imageInsets, in: -100...100, "The insets of the icon or title."),
        Field("isEnabled", \.isEnabled, "Whether the button can be used; otherwise it is gray."),
        Field("isHidden", \.isHidden, "Whether the button is left out and takes no room."),
        Field("isSelected", \.isSelected, "Whether the button stands on a plate of its tint."),
        Field("width", \.width, kind: .length, in: 0...1000, "The width in points; 0 for that of the icon or title."),
        Field("badge", \.badge, "The text of a badge at the upper trailing corner; an empty one is a dot."),
        Field("menu", \.menu, "The menu that a tap shows."),
    ]
    package static var shorthand: Shorthand<BarButtonItem>? { .field("icon") }
    package static var exclusions: [[String]] { [["icon", "title", "image", "systemItem"]] }
    package static var needsOneOf: [String] { ["icon", "title", "image", "systemItem"] }

    private var iconName: String? {
        get { icon.isEmpty ? nil : icon }
        set {
            icon = newValue ?? ""
            if newValue != nil { (title, image, systemItem) = (nil, nil, nil) }
        }
    }

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        if icon.isEmpty, title == nil, image == nil, systemItem == nil {
            issues.add(SourcePath.join(path, "icon"), .malformed(value: "", expected: "the name of an icon"))
        }
    }
}

extension BarButtonItem.Style: Choice {
    package static let noun = "a button style"
    /// Source: UIKit's documentation of the style, which renamed it in iOS 26.
    package static let formerNames = ["done": "prominent", "bordered": "plain"]
}

extension BarButtonItem.SystemItem: Choice { package static let noun = "a space" }
