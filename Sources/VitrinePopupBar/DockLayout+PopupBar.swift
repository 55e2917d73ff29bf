import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

extension DockLayout {
    /// `top` for a bar: one from edge to edge of the glass design stands on the dock itself, or on the safe area; one as wide as its
    /// toolbar stands 2 pt higher than others. Source: facts, popup bar, section 2.4.
    package func top(for popupBar: PopupBar) -> Double {
        guard isFullWidth(popupBar) else { return sideMargin(for: popupBar) == nil ? top : top - 2 }
        switch bar {
        case .toolbar, .tabBar: return top
        case .custom(let dock): return dock.top(in: context) - dock.bottomDockingViewMarginForPopupBar
        case nil: return context.screen.maxY - context.traits.safeArea.bottom
        }
    }

    private func isFullWidth(_ popupBar: PopupBar) -> Bool {
        context.traits.design == .glass && popupBar.customBar != nil && popupBar.customBarWantsFullBarWidth
    }

    /// Returns `top(for:)` for a popup bar whose dock is hidden: that without a dock, or a lower one if the dock is a
    /// toolbar. Source: facts, popup bar, section 2.4.
    package func bareTop(for popupBar: PopupBar) -> Double { bareTop(for: popupBar, above: bar) }

    /// Returns `bareTop(for:)` for a page's safe area, which ends as above a hidden tab bar, above a hidden toolbar
    /// too. Source: facts, popup bar, sections 7.1 and 7.2.
    package func bareSafeTop(for popupBar: PopupBar) -> Double {
        guard case .toolbar = bar else { return bareTop(for: popupBar) }
        return bareTop(for: popupBar, above: .tabBar(TabBar(items: [])))
    }

    private func bareTop(for popupBar: PopupBar, above bar: Container.Dock?) -> Double {
        let traits = context.traits
        guard !isFullWidth(popupBar), traits.design == .glass, traits.safeArea.bottom > 0, !traits.isWide,
            popupBar.libraryVersion != .v4_5, case .toolbar = bar
        else { return DockLayout(Container(), in: context).top(for: popupBar) }
        return context.screen.maxY - 19.7 + Self.glassGap
    }

    /// The margin of a dock that is narrower than a popup bar, which takes its width since 4.5. Source: facts, popup bar, section 2.1.
    package func sideMargin(for bar: PopupBar) -> Double? {
        guard bar.inheritsBottomBarMetrics, bar.libraryVersion == .v4_5, !context.traits.isWide,
            case (.glass, .toolbar?) = (context.traits.design, self.bar)
        else { return nil }
        return ToolbarLayout.inset
    }
}
