import VitrinePrimitives
import VitrineVocabulary

extension StatusBar: Described {
    public init() { self.init(isHidden: false) }

    package static let fields: [Field<StatusBar>] = [
        Field("time", \.time, "The time of the clock."),
        Field("style", \.style, "The style, by the names of `UIStatusBarStyle`."),
        Field("isHidden", \.isHidden, "Whether it is hidden."),
        Field("showsLocation", \.showsLocation, "Whether the location arrow is shown."),
        Field("date", \.date, "The date beside the time, on iPads.")
            .idle("the device is a phone") { $1.idiom == .phone },
        Field("showsFocus", \.showsFocus, "Whether the moon of a focus is shown, on iPads.")
            .idle("the device is a phone") { $1.idiom == .phone },
        Field("isRecording", \.isRecording, "Whether the time is on a red pill, on phones.")
            .idle("the device is an iPad or a Mac") { $1.isWide },
        Field("hasSIM", \.hasSIM, "Whether there is a SIM. Without one, faint dots replace the signal, on phones.")
            .idle("the device is an iPad or a Mac") { $1.isWide },
        Field("carrier", \.carrier, "The carrier name that replaces the signal, on phones with a home button.")
            .idle("the device has no home button") { $1.hasHomeIndicator || $1.isWide },
        Field("showsSignal", \.showsSignal, "Whether the strength of the cellular signal is shown, on phones.")
            .idle("the device is an iPad or a Mac") { $1.isWide },
        Field("showsNetwork", \.showsNetwork, "Whether signal and Wi-Fi are shown, on phones.")
            .idle("the device is an iPad or a Mac") { $1.isWide },
        Field("batteryLevel", \.batteryLevel, in: 0...1, "The charge of the battery, on phones.")
            .idle("the device is an iPad or a Mac") { $1.isWide },
        Field("isCharging", \.isCharging, "Whether the battery is green with a bolt, on phones.")
            .idle("the device is an iPad or a Mac") { $1.isWide },
    ]
    package static var shorthand: Shorthand<StatusBar>? { .flag }

    package var impliedIcons: [String] { showsFocus ? [PadStatusBarView.focusIcon] : [] }
}

extension StatusBar.Style: Choice { package static let noun = "a status bar style" }

extension ContextMenuConfiguration: Described {
    public init() { self.init(items: []) }

    package static let fields: [Field<ContextMenuConfiguration>] = [
        Field(
            "items", \.items, count: 1...50, of: "{title, icon} or separator", isRequired: true,
            "The items, from the top.")
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
        Field("title", \.title, isRequired: true, "The title at the leading end."),
        Field("icon", \.icon, kind: .icon, "The icon beside the title."),
        Field("destructive", \.destructive, "Whether the item is red."),
        Field("disabled", \.disabled, "Whether the item is gray."),
    ]
}
