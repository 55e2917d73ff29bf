import VitrinePopupBar
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension PopupSession {
    var appearanceValue: PopupBarAppearance { bar.standardAppearance.value(in: traits) }

    var effectiveBarStyle: LNPopupBar.Style {
        switch barValue.effectiveBarStyle(in: traits.design, isWide: traits.isWide) {
        case .custom: .custom
        case .floating: .floating
        case .floatingCompact: .floatingCompact
        // The legacy styles are deprecated names of cases.
        case .compact: LNPopupBar.Style(rawValue: 1) ?? .default
        case .prominent: LNPopupBar.Style(rawValue: 2) ?? .default
        case .default: .default
        }
    }

    /// The bar with the current state of its controllers.
    var barValue: PopupBar {
        let isLegacy = traits.design == .legacy
        var out = PopupBar()
        out.presented = false
        out.barStyle = bar.barStyle.value
        out.progressViewStyle = bar.progressViewStyle.value
        out.tintColor = (bar.ownTintColor ?? inheritedTint)?.value(in: traits)
        out.imageCornerRadius = Double(bar.imageView.cornerRadius).limited(0...200)
        out.imageContentMode = bar.imageView.contentMode.value
        out.standardAppearance = appearanceValue
        out.inlineAppearance = bar.inlineAppearance.map { change(to: $0) }
        if let item = bar.popupItem {
            out.popupItem = value(of: item, isPaged: !bar.usesContentControllersAsDataSource && bar.dataSource != nil)
        }
        out.inheritsAppearanceFromDockingView = bar.inheritsAppearanceFromDockingView
        out.usesContentControllersAsDataSource = bar.usesContentControllersAsDataSource
        out.inheritsBottomBarMetrics = bar.inheritsBottomBarMetrics
        out.limitFloatingContentWidth = bar.limitFloatingContentWidth
        out.customBarWantsFullBarWidth = bar.customBarWantsFullBarWidth
        out.allowHapticFeedbackGenerationOnItemPaging = bar.allowHapticFeedbackGenerationOnItemPaging
        out.semanticContentAttribute = bar.semanticContentAttribute.value
        out.barItemsSemanticContentAttribute = bar.barItemsSemanticContentAttribute.value
        out.customBar = bar.customBarViewController?.value
        out.allowPopupHapticFeedbackGeneration = allowsHapticFeedback
        out.popupOpensOverSplitViewController = opensOverSplitViewController
        out.popupBarAvoidsPrimaryColumn = avoidsPrimaryColumn
        if isLegacy {
            out.backgroundColor = bar.backgroundColor?.value(in: traits)
            out.shouldExtendPopupBarUnderSafeArea = extendsUnderSafeArea
            out.shouldFadePopupBarOnDismiss = fadesOnDismiss
        }
        return out
    }

    /// The tint of a docking view that has one, else that of the container's view.
    private var inheritedTint: UIColor? {
        let dock = bar.inheritsAppearanceFromDockingView ? container?.bottomDockingViewForPopupBar : nil
        if let tint = dock?.tintColor, tint != .systemBlue { return tint }
        return container?.view.tintColor
    }

    /// Whether the bar fades; nil if the container leaves the answer to the library.
    private var fadesOnDismiss: Bool? {
        guard let container else { return nil }
        container.bars.asksDefaultFade = false
        let answer = container.shouldFadePopupBarOnDismiss
        return container.bars.asksDefaultFade ? nil : answer
    }

    /// Returns the change to an appearance that overrides the bar's own: every property that differs from it.
    private func change(to appearance: LNPopupBarAppearance) -> Change<PopupBarAppearance> {
        Change(appearance.value(in: traits).node(Format(), onto: appearanceValue))
    }

    /// - Parameter isPaged: Whether the item needs an identifier, which distinguishes equal items.
    func value(of item: LNPopupItem, isPaged: Bool = false) -> PopupItem {
        var out = PopupItem(
            title: item.title?.limited, subtitle: item.subtitle?.limited, image: item.image?.picturePath,
            progress: Double(item.progress).number(or: 0).clamped(to: 0...1),
            leadingBarButtonItems: (item.leadingBarButtonItems ?? []).values(in: traits),
            trailingBarButtonItems: (item.trailingBarButtonItems ?? []).values(in: traits))
        if let title = item.attributedTitle { out.attributedTitle = title.runs(in: traits) }
        if let subtitle = item.attributedSubtitle { out.attributedSubtitle = subtitle.runs(in: traits) }
        out.standardAppearance = item.standardAppearance.map { change(to: $0) }
        out.inlineAppearance = item.inlineAppearance.map { change(to: $0) }
        out.accessibilityLabel = item.accessibilityLabel?.limited
        out.accessibilityHint = item.accessibilityHint?.limited
        out.accessibilityImageLabel = item.accessibilityImageLabel?.limited
        out.accessibilityProgressLabel = item.accessibilityProgressLabel?.limited
        out.accessibilityProgressValue = item.accessibilityProgressValue?.limited
        if isPaged { out.identifier = item.identifier.limited }
        return out
    }

    /// The items of the data source from the first to the last one, at most 100, for which a scene loads pictures.
    var allItems: [LNPopupItem] {
        guard !bar.usesContentControllersAsDataSource, let source = bar.dataSource, let first = bar.popupItem else {
            return []
        }
        var items = [first]
        func add(_ next: (LNPopupItem) -> LNPopupItem?) {
            var last = first
            while items.count < 100, let item = next(last), !items.contains(where: { $0 === item }) {
                items.append(item)
                last = item
            }
        }
        add { source.popupBar(bar, popupItemAfter: $0) }
        add { source.popupBar(bar, popupItemBefore: $0) }
        return items
    }
}

extension LNPopupBar.Style {
    fileprivate var value: PopupBar.Style {
        switch rawValue {
        case 1: .compact
        case 2: .prominent
        case LNPopupBar.Style.floatingCompact.rawValue: .floatingCompact
        case LNPopupBar.Style.floating.rawValue: .floating
        case LNPopupBar.Style.custom.rawValue: .custom
        default: .default
        }
    }
}

extension LNPopupBar.ProgressViewStyle {
    fileprivate var value: PopupBar.ProgressViewStyle {
        switch self {
        case .default: .default
        case .bottom: .bottom
        case .top: .top
        case .none: .none
        }
    }
}

extension UISemanticContentAttribute {
    fileprivate var value: SemanticContentAttribute {
        switch self {
        case .unspecified: .unspecified
        case .playback: .playback
        case .spatial: .spatial
        case .forceLeftToRight: .forceLeftToRight
        case .forceRightToLeft: .forceRightToLeft
        }
    }
}
