import VitrinePrimitives
import VitrineVocabulary

extension StatusBar: Described {
    public init() { self.init(isHidden: false) }

    package static let fields: [Field<StatusBar>] = [
        Field("time", \.time, "On the clock."),
        Field("style", \.style, "The names of `UIStatusBarStyle`."),
        Field("isHidden", \.isHidden, "Whether it is hidden."),
        Field("showsLocation", \.showsLocation, "Whether an arrow says that the place is in use."),
        Field("date", \.date, "Beside the time, on iPads."),
        Field("showsFocus", \.showsFocus, "Whether a moon says that a focus is on, on iPads."),
        Field("isRecording", \.isRecording, "Whether the time stands on a red pill, on phones."),
        Field("hasSIM", \.hasSIM, "Without one, faint dots stand in place of the signal, on phones."),
        Field("carrier", \.carrier, "In place of the signal, on phones with a home button."),
        Field("showsNetwork", \.showsNetwork, "Whether signal and Wi-Fi are shown, on phones."),
        Field("batteryLevel", \.batteryLevel, in: 0...1, "How full the battery is, on phones."),
        Field("isCharging", \.isCharging, "Whether the battery is green with a bolt, on phones."),
    ]
    package static var shorthand: Shorthand<StatusBar>? { .flag }

    package var impliedIcons: [String] { showsFocus ? [PadStatusBarView.focusIcon] : [] }
}

extension StatusBar.Style: Choice { package static let noun = "a status bar style" }

extension NavigationBar: Described {
    public init() { self.init(title: nil) }

    package static let fields: [Field<NavigationBar>] = [
        Field("title", \.title, "In the middle; on an iPad of glass at the leading side."),
        Field("leadingItems", \.leadingItems, count: 0...3, of: "items", "From the leading side."),
        Field("trailingItems", \.trailingItems, count: 0...3, of: "items", "From the trailing side inward."),
        Field("scrollEdgeAppearance", \.scrollEdgeAppearance, "Over the top of a page, in the legacy design."),
        Field("standardAppearance", \.standardAppearance, "In the legacy design."),
    ]
}

extension NavigationBar.Item: Described {
    public init() { self.init(title: nil) }

    package static let fields: [Field<NavigationBar.Item>] = [
        Field("title", \.title, "Shown where there is no icon."),
        Field("icon", \.icon, kind: .icon, "In place of a title."),
        Field("style", \.style, "The names of `UIBarButtonItem.Style`."),
        Field("tint", \.tint, "By default the popup bar's."),
    ]
    package static var shorthand: Shorthand<NavigationBar.Item>? { .field("title") }
    package static var exclusions: [[String]] { [["icon", "title"]] }
    package static var needsOneOf: [String] { ["icon", "title"] }
}

extension NavigationBar.Item.Style: Choice { package static let noun = "a button style" }

extension ContextMenuConfiguration: Described {
    public init() { self.init(items: []) }

    package static let fields: [Field<ContextMenuConfiguration>] = [
        Field(
            "items", \.items, count: 1...50, of: "{title, icon} or separator", isRequired: true, "From the top.")
    ]

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        if !items.isEmpty, sections.isEmpty {
            issues.add(SourcePath.join(path, "items"), .needs("an item with a title"))
        }
    }
}

extension ContextMenuConfiguration.Item: SceneValue {
    package static func form(_ format: Format) -> Form {
        .anyOf([.choice(["separator"]), .record(ContextMenuConfiguration.Action.record)])
    }

    package static func read(_ source: SourceValue, onto base: ContextMenuConfiguration.Item?, _ format: Format)
        -> ContextMenuConfiguration.Item?
    {
        if case .scalar = source.node.content {
            return source.name("an item of a menu other than {title, icon}", legal: ["separator"]).map { _ in
                .separator
            }
        }
        return ContextMenuConfiguration.Action.read(source, onto: nil, format).map { .action($0) }
    }

    package func node(_ format: Format) -> ValueNode {
        switch self {
        case .separator: .word("separator")
        case .action(let action): action.node(format)
        }
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        if case .action(let action) = self { action.check(format, at: path, mentions: nil, into: &issues) }
    }

    package func collectAssets(
        _ format: Format, at path: String, mentions: ValueNode?, into assets: inout [AssetReference]
    ) {
        if case .action(let action) = self { action.collectAssets(format, at: path, mentions: nil, into: &assets) }
    }

    package static func noun(_ format: Format) -> String { "{title, icon} or separator" }

    package static var emptyValue: ContextMenuConfiguration.Item? { .separator }
}

extension ContextMenuConfiguration.Action: Described {
    public init() { self.init(title: "") }

    package static let fields: [Field<ContextMenuConfiguration.Action>] = [
        Field("title", \.title, isRequired: true, "At the leading end."),
        Field("icon", \.icon, kind: .icon, "Beside the title."),
        Field("destructive", \.destructive, "Whether it is shown in red."),
        Field("disabled", \.disabled, "Whether it is shown in grey."),
    ]
}
