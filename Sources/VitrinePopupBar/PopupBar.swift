import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// The content and look of a popup bar; LNPopupController's `LNPopupBar`, with its property names.
public struct PopupBar: Hashable, Sendable {
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// `floatingCompact` in the glass design, `floating` in the legacy design.
        case `default`
        /// A low bar from edge to edge without an image; shown as `floatingCompact` in the glass design.
        case compact
        /// A high bar from edge to edge; shown as `floating` in the glass design.
        case prominent
        case floatingCompact
        case floating
        /// The view of `customBar`; `default` without one.
        case custom
    }

    public enum ProgressViewStyle: String, Hashable, Sendable, CaseIterable {
        /// `none`.
        case `default`
        case bottom
        case top
        case none
    }

    /// Releases of LNPopupController whose figures differ.
    public enum LibraryVersion: String, Hashable, Sendable, CaseIterable {
        /// The release of the documentation's pictures of the legacy design.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case v3_0 = "3.0"
        /// The release of most pictures of the library's documentation, with lighter, larger titles and wider padding.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case v4_0 = "4.0"
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case v4_5 = "4.5"
    }

    /// The release whose figures the bar has. Default: 4.5.
    public var libraryVersion: LibraryVersion = .v4_5
    /// The style. Default: `default`.
    public var barStyle: Style
    /// The style of the progress line. Default: `default`.
    public var progressViewStyle: ProgressViewStyle
    /// The color of buttons and progress. Default: that of the dock if the bar inherits it, or else `Traits.tintColor`.
    public var tintColor: RGBColor?
    /// The corner radius of the image's view in points, 0...200. Default: 6.
    public var imageCornerRadius: Double = 6
    /// The content mode of a picture that is not square. Default: `scaleAspectFit`, with which the image's view takes
    /// the picture's shape within its square, and the titles move. Source: facts, popup bar, section 2.1.
    public var imageContentMode = ImageContentMode.scaleAspectFit
    @Boxed public var popupItem: PopupItem
    /// The items that a finger pages through, 0...100, initially from `popupItem`, by default the first. Default: none.
    public var popupItems: [PopupItem]
    @Boxed public var standardAppearance: PopupBarAppearance
    /// Whether the bar inherits the dock's `tintColor` and `standardAppearance`; its own tint takes precedence over the
    /// dock's, the dock's appearance over its own. Default: true. Source: facts, popup bar, sections 1.5 and 1.6.
    public var inheritsAppearanceFromDockingView: Bool = true
    /// Whether an untitled item shows `PopupContent.title`. Default: true. Source: facts, popup bar, sections 1.6 and
    /// 1.7.
    public var usesContentControllersAsDataSource: Bool = true
    /// The color over the background of a bar from edge to edge in the legacy design. Default: none.
    public var backgroundColor: RGBColor?
    /// The direction of the bar: the side of its image and the start of its titles. Default: `unspecified`.
    public var semanticContentAttribute: SemanticContentAttribute = .unspecified
    /// The order of the buttons. Default: `playback`, from left to right.
    public var barItemsSemanticContentAttribute: SemanticContentAttribute = .playback
    /// Whether the bar is present when the scene begins. Default: true unless the first event presents the bar.
    public var presented: Bool?
    /// A developer's own view in place of image, titles and buttons; with it every style is `custom`. Default: none.
    @Boxed public var customBar: CustomPopupBar?
    /// Whether a custom bar extends from edge to edge, with corners of 20 pt, in the glass design. Default: false.
    public var customBarWantsFullBarWidth: Bool = false
    /// The menu that a long press on the bar shows. Default: none.
    @Boxed public var contextMenu: ContextMenuConfiguration?
    /// Whether the bar looks pressed: `standardAppearance.highlightColor` is over it, except on glass. Default: false.
    public var highlighted: Bool = false
    /// Whether, in the glass design, the bar is as wide as a toolbar below it and moves beside a minimized tab bar;
    /// otherwise it keeps its own margins and stays above. Default: true. Source: facts, popup bar, section 1.6.
    public var inheritsBottomBarMetrics: Bool = true
    /// The change of the appearance while the bar is beside a minimized tab bar. Default: nil, none.
    public var inlineAppearance: Change<PopupBarAppearance>?
    /// Whether a floating bar on an iPad is at most 700 pt wide, 954 in the legacy design. Default: true.
    public var limitFloatingContentWidth: Bool = true
    /// Whether paging to another item causes haptic feedback: see `ScreenPresentation.hapticFeedback`. Default: true.
    public var allowHapticFeedbackGenerationOnItemPaging: Bool = true

    /// Whether the background of a popup bar from edge to edge without a dock extends to the screen's bottom, in the
    /// legacy design. Default: nil, true. Source: facts, popup bar, section 1.8.
    public var shouldExtendPopupBarUnderSafeArea: Bool?
    /// Whether a popup bar of the legacy design and its strip fade during dismissal; a bar of glass always does.
    /// Default: nil, true if its background extends under the safe area or the dock loses its own. Source: facts, popup
    /// bar, section 1.8.
    public var shouldFadePopupBarOnDismiss: Bool?
    /// Whether opening and closing the popup cause feedback: see `ScreenPresentation.hapticFeedback`. Default: false.
    public var allowPopupHapticFeedbackGeneration = false
    /// Whether an open popup also covers a sidebar beside the page. Default: true. Source: facts, popup bar, section
    /// 1.8.
    public var popupOpensOverSplitViewController = true
    /// Whether the popup bar makes room for a sidebar beside the page. Default: true.
    public var popupBarAvoidsPrimaryColumn = true

    public init(
        barStyle: Style = .default, progressViewStyle: ProgressViewStyle = .default, tintColor: RGBColor? = nil,
        popupItem: PopupItem = PopupItem(), popupItems: [PopupItem] = [],
        standardAppearance: PopupBarAppearance = PopupBarAppearance()
    ) {
        self.barStyle = barStyle
        self.progressViewStyle = progressViewStyle
        self.tintColor = tintColor
        self.popupItem = popupItems.contains(popupItem) ? popupItem : popupItems.first ?? popupItem
        self.popupItems = popupItems
        self.standardAppearance = standardAppearance
    }

    /// The style as drawn on a phone in the glass design.
    package var effectiveBarStyle: Style { effectiveBarStyle(in: .glass) }

    /// Returns the style as drawn. Source: facts, popup bar, section 1.1.
    /// - Parameter isWide: Whether the device is an iPad, not a phone.
    package func effectiveBarStyle(in design: Design, isWide: Bool = false) -> Style {
        if customBar != nil { return .custom }
        return switch (design, barStyle) {
        case (.glass, .default), (.glass, .custom): isWide ? .floating : .floatingCompact
        case (.glass, .compact): .floatingCompact
        case (.glass, .prominent), (.legacy, .default), (.legacy, .custom): .floating
        default: barStyle
        }
    }

    /// The names in events of the buttons of all items, and of the rows of their menus.
    package var buttonNames: [String] {
        var out: [String] = []
        for item in popupItems + [popupItem] {
            for button in item.leadingBarButtonItems + item.trailingBarButtonItems {
                out += [button.targetName].compactMap { $0 } + (button.menu?.sections.flatMap { $0 }.map(\.title) ?? [])
            }
        }
        var seen: Set<String> = []
        return out.filter { seen.insert($0).inserted }
    }

    /// Returns whether titles that are too long scroll.
    package func isMarqueeEnabled(in design: Design) -> Bool {
        standardAppearance.marqueeScrollEnabled ?? (design == .glass)
    }
}
