import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

extension DockLayout {
    /// Returns `top` for a bar: a bar from edge to edge of the glass design is directly above the dock or the safe
    /// area; a custom one is 1/3 pt higher than others if there is no dock, and one as wide as its toolbar 2 pt.
    /// Source: facts, popup bar, section 2.4 (offset 0); measured in custom_bar.png and overview.png (a bar that ends
    /// 9.3 px above the toolbar, where 8 pt are 7.5).
    package func top(for popupBar: PopupBar) -> Double {
        guard isFullWidth(popupBar) else {
            if sideMargin(for: popupBar) != nil { return top - 2 }
            let traits = context.traits
            guard bar == nil, popupBar.customBar != nil, traits.design == .glass, traits.device.idiom == .phone,
                traits.safeArea.bottom > 0
            else { return top }
            return top - 1.0 / 3
        }
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
    /// too. Source: measured, the label of both pages is at one height, the bars are 1.8 pt apart
    /// (hidesBottomBar_TabBar.gif, hidesBottomBar_Toolbar.gif).
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

    /// Returns the margin of a dock that is narrower than a popup bar, which takes its width. Source: facts, popup bar,
    /// section 2.1; measured in the library's overview. The pictures of older releases do not show it.
    package func sideMargin(for bar: PopupBar) -> Double? {
        guard bar.inheritsBottomBarMetrics, bar.libraryVersion == .v4_5, !context.traits.isWide,
            case (.glass, .toolbar?) = (context.traits.design, self.bar)
        else { return nil }
        return ToolbarLayout.inset
    }
}
