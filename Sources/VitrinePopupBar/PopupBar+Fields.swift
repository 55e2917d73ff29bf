import VitrinePages
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension PopupBar: Described {
    public init() { self.init(barStyle: .default) }

    package static let fields: [Field<PopupBar>] = [
        Field(
            "libraryVersion", \.libraryVersion, isSettable: false,
            "The release of LNPopupController whose figures are used."),
        Field("barStyle", \.barStyle, aliases: ["style"], "The style; its look depends on the design."),
        Field("progressViewStyle", \.progressViewStyle, "The position of the progress line."),
        Field(
            "tintColor", \.tintColor,
            "The color of buttons and progress; by default the dock's, or the scene's `tintColor`."),
        Field(
            "presented", \.presented, isSettable: false,
            "Whether the bar is presented at the start; by default unless its first event presents it."),
        Field("popupItems", \.pagedItems, count: 0...100, of: "items", "The items that a finger pages through."),
        Field("initialPopupItem", \.initialPopupItem, isSettable: false, "The index of the item that is shown first.")
            .reading(readInitialPopupItem),
        Field("popupItem", \.popupItem, aliases: ["item"], "The content of the bar.")
            .ignored { !$0.popupItems.isEmpty },
        Field("standardAppearance", \.standardAppearance, "The look of the bar beyond its style."),
        Field("inlineAppearance", \.inlineAppearance, "Changes of the appearance beside a minimized tab bar."),
        Field(
            "backgroundColor", \.backgroundColor,
            "The color over the background of bars from edge to edge, in the legacy design."),
        Field("highlighted", \.highlighted, animation: "in 0.2 s", "Whether the bar looks pressed."),
        Field("semanticContentAttribute", \.semanticContentAttribute, "The direction of the bar."),
        Field(
            "barItemsSemanticContentAttribute", \.barItemsSemanticContentAttribute,
            "The direction of the order of buttons."),
        Field("contextMenu", \.contextMenu, "The context menu of a long press."),
        Field("customBar", \.customBar, "A custom view that replaces image, titles and buttons."),
        Field(
            "customBarWantsFullBarWidth", \.customBarWantsFullBarWidth,
            "Whether a custom bar reaches from edge to edge, with corners of 20 pt."),
        Field(
            "limitFloatingContentWidth", \.limitFloatingContentWidth,
            "Whether a floating bar on an iPad is at most 700 points wide, 954 in the legacy design."),
        Field(
            "inheritsAppearanceFromDockingView", \.inheritsAppearanceFromDockingView,
            "Whether the dock's tint and appearance are the bar's, too."),
        Field(
            "usesContentControllersAsDataSource", \.usesContentControllersAsDataSource,
            "Whether an item without titles has `popupContent.title`."),
        Field(
            "imageCornerRadius", \.imageCornerRadius, kind: .length, in: 0...200,
            "The corner radius of the image, that of its `imageView`."),
        Field(
            "imageContentMode", \.imageContentMode,
            "The content mode of the `imageView`, for pictures that are not square; with `scaleAspectFit` the view takes "
                + "the picture's shape and the titles move."),
        Field(
            "inheritsBottomBarMetrics", \.inheritsBottomBarMetrics,
            "Whether the bar is as wide as the toolbar below and moves beside a minimized tab bar, in the glass design."
        ),
        Field(
            "allowHapticFeedbackGenerationOnItemPaging", \.allowHapticFeedbackGenerationOnItemPaging,
            "Whether paging to another item causes haptic feedback."
        ).unseen("the log of the scene has it"),
        Field(
            "allowPopupHapticFeedbackGeneration", \.allowPopupHapticFeedbackGeneration,
            "Whether opening and closing the popup cause haptic feedback."
        ).unseen("the log of the scene has it"),
        Field(
            "shouldExtendPopupBarUnderSafeArea", \.shouldExtendPopupBarUnderSafeArea,
            "Whether the background of a bar without a dock goes on to the screen's bottom; by default it does. In the "
                + "legacy design."),
        Field(
            "shouldFadePopupBarOnDismiss", \.shouldFadePopupBarOnDismiss,
            "Whether the bar fades while it is dismissed; by default where its background goes on under the safe area. "
                + "In the legacy design."),
        Field(
            "popupOpensOverSplitViewController", \.popupOpensOverSplitViewController,
            "Whether an open popup covers a sidebar beside the page."),
        Field(
            "popupBarAvoidsPrimaryColumn", \.popupBarAvoidsPrimaryColumn,
            "Whether the bar avoids a sidebar beside the page."),
    ]
    package static var exclusions: [[String]] { [["popupItem", "popupItems"], ["popupItem", "initialPopupItem"]] }

    /// The items that a finger pages through, the first of which is shown.
    private var pagedItems: [PopupItem] {
        get { popupItems }
        set {
            popupItems = newValue
            popupItem = newValue.first ?? popupItem
        }
    }

    /// The index of the shown item among these items; nil for the first.
    private var initialPopupItem: Int? {
        get { popupItems.firstIndex(of: popupItem).flatMap { $0 == 0 ? nil : $0 } }
        set { if let newValue, popupItems.indices.contains(newValue) { popupItem = popupItems[newValue] } }
    }

    @Sendable private static func readInitialPopupItem(_ source: SourceValue, _ bar: inout PopupBar) {
        guard let index = Int.read(source, onto: nil, Format()), !source.path.isUnbound else { return }
        let last = bar.popupItems.count - 1
        if last < 0 {
            source.report(.needs("popupItems in the popupBar"))
        } else if !(0...last).contains(index) {
            source.report(.outOfRange(value: "\(index)", legal: last > 0 ? "0...\(last)" : "0"))
        } else {
            bar.popupItem = bar.popupItems[index]
        }
    }

    package func checkDesign(_ design: Design, at path: String, into issues: inout ValueIssues) {
        func at(_ key: String) -> String { SourcePath.join(path, key) }
        if design != .legacy {
            for (key, isGiven) in [
                ("shouldExtendPopupBarUnderSafeArea", shouldExtendPopupBarUnderSafeArea != nil),
                ("shouldFadePopupBarOnDismiss", shouldFadePopupBarOnDismiss != nil),
                ("backgroundColor", backgroundColor != nil),
            ] where isGiven {
                issues.add(at(key), .needs("the legacy design"), dependsOn: ["design"])
            }
        }
        standardAppearance.checkDesign(design, at: at("standardAppearance"), into: &issues)
        check(inlineAppearance, design, at: at("inlineAppearance"), into: &issues)
        // The first of several items is the shown one, and is reported once.
        let items = popupItems.prefix(100).enumerated().map { ($1, at("popupItems[\($0)]")) }
        for (item, path) in items.isEmpty ? [(popupItem, at("popupItem"))] : items {
            check(item.standardAppearance, design, at: SourcePath.join(path, "standardAppearance"), into: &issues)
            check(item.inlineAppearance, design, at: SourcePath.join(path, "inlineAppearance"), into: &issues)
        }
    }

    private func check(
        _ change: Change<PopupBarAppearance>?, _ design: Design, at path: String, into issues: inout ValueIssues
    ) {
        guard let change else { return }
        var appearance = PopupBarAppearance()
        change.apply(to: &appearance)
        appearance.checkDesign(design, at: path, into: &issues)
    }
}

extension PopupBar.Style: Choice { package static let noun = "a bar style" }
extension PopupBar.ProgressViewStyle: Choice { package static let noun = "a progress view style" }
extension PopupBar.LibraryVersion: Choice { package static let noun = "a library version" }

extension CustomPopupBar: Described {
    public init() { self.init(height: 65) }

    package static let fields: [Field<CustomPopupBar>] = [
        Field("height", \.height, kind: .length, in: 20...400, "The height of the bar."),
        Field("searchField", \.searchField, "A search field without text input."),
        Field("label", \.label, "A line of text in the middle."),
        Field("content", \.view, "Elements, laid out in the bar."),
        Field(
            "wantsDefaultTapGestureRecognizer", \.wantsDefaultTapGestureRecognizer,
            "Whether a tap on the bar opens the popup."),
        Field(
            "wantsDefaultPanGestureRecognizer", \.wantsDefaultPanGestureRecognizer,
            "Whether a finger pulls the popup out of the bar."),
        Field(
            "wantsDefaultHighlightGestureRecognizer", \.wantsDefaultHighlightGestureRecognizer,
            "Whether the bar shows a finger on it."),
    ]
    package static var exclusions: [[String]] { [["searchField", "label", "content"]] }

    package var impliedIcons: [String] { iconNames }

    private var searchField: SearchField? {
        get { if case .searchField(let field) = content { field } else { nil } }
        set { if let newValue { content = .searchField(newValue) } else if searchField != nil { content = .empty } }
    }

    private var view: VitrinePages.Content? {
        get { if case .view(let content) = content { content } else { nil } }
        set { if let newValue { content = .view(newValue) } else if view != nil { content = .empty } }
    }

    private var label: String? {
        get { if case .label(let text) = content { text } else { nil } }
        set { if let newValue { content = .label(newValue) } else if label != nil { content = .empty } }
    }
}

extension CustomPopupBar.SearchField: Described {
    public init() { self.init(placeholder: nil) }

    package static let fields: [Field<CustomPopupBar.SearchField>] = [
        Field("placeholder", \.placeholder, "The text of an empty field."),
        Field("text", \.text, "The text, which replaces the placeholder."),
    ]
}
