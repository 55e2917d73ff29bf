import VitrineChrome
import VitrinePrimitives
import VitrineSetting

extension DockLayout {
    /// `top` for a bar: one from edge to edge of the glass design stands on the dock itself, or on the safe area. Source:
    /// facts, popup bar, section 2.4 (offset 0).
    package func top(for popupBar: PopupBar) -> Double {
        guard isFullWidth(popupBar) else { return top }
        switch bar {
        case .toolbar, .tabBar: return top
        case .custom(let dock): return dock.top(in: context) - dock.bottomDockingViewMarginForPopupBar
        case nil: return context.screen.maxY - context.traits.safeArea.bottom
        }
    }

    private func isFullWidth(_ popupBar: PopupBar) -> Bool {
        context.traits.design == .glass && popupBar.customBar != nil && popupBar.customBarWantsFullBarWidth
    }

    /// `top(for:)` for a popup bar whose dock is hidden: in the glass design it is lower than without a dock. Source: facts,
    /// popup bar, section 2.4.
    package func bareTop(for popupBar: PopupBar) -> Double { bareTop(for: popupBar, above: bar) }

    /// `bareTop(for:)` for a page's safe area: it ends as above a hidden tab bar, above a hidden toolbar too. Source: measured,
    /// the label of both pages is at one height, the bars are 1.8 pt apart (hidesBottomBar_TabBar.gif,
    /// hidesBottomBar_Toolbar.gif).
    package func bareSafeTop(for popupBar: PopupBar) -> Double {
        guard case .toolbar = bar else { return bareTop(for: popupBar) }
        return bareTop(for: popupBar, above: .tabBar(TabBar(items: [])))
    }

    private func bareTop(for popupBar: PopupBar, above bar: Container.Dock?) -> Double {
        let screen = context.screen
        let traits = context.traits
        if isFullWidth(popupBar) { return screen.maxY - traits.safeArea.bottom }
        guard traits.design == .glass, traits.safeArea.bottom > 0, !traits.isWide else {
            return DockLayout(Container(), in: context).top
        }
        let gap: Double =
            switch (popupBar.libraryVersion, bar) {
            case (.v4_5, _), (_, nil), (_, .custom): 28
            case (_, .tabBar): 21.7
            case (_, .toolbar): 19.7
            }
        return screen.maxY - gap + Self.glassGap
    }

    /// The margin of a dock that is narrower than a popup bar, which takes its width. Source: facts, popup bar, section 2.1;
    /// measured in the overview of the library's documentation. The pictures of older releases do not show it.
    package func sideMargin(for bar: PopupBar) -> Double? {
        guard bar.inheritsBottomBarMetrics, bar.libraryVersion == .v4_5, !context.traits.isWide,
            case (.glass, .toolbar?) = (context.traits.design, self.bar)
        else { return nil }
        return ToolbarLayout.inset
    }
}
