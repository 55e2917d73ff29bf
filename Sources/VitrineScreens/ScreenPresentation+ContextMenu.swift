import VitrineChrome
import VitrinePopupBar
import VitrinePrimitives
import VitrineSetting
import VitrineSurfaces

extension ScreenPresentation {
    /// Puts a finger on the middle of the popup bar until a time. If it stays long enough, the bar's context menu
    /// appears. Times must not fall from call to call.
    package mutating func longPress(down: Double, up: Double, in given: Context) {
        guard let bar = bar(at: down) else { return }
        let context = self.context(at: down, in: given)
        let layout = layout(of: bar, at: down, in: context)
        touches.append(TouchIndicator(down: down, up: up, location: layout.frame.center))
        if bar.contextMenu != nil { contextMenu.press(down: down, up: up) }
    }

    /// The menu at a moment; nil while there is nothing to see of it.
    package func contextMenuView(
        of bar: PopupBar, _ layout: PopupBarLayout, at seconds: Double, page: Color, in context: Context
    ) -> ContextMenuView? {
        guard let menu = bar.contextMenu, contextMenu.isVisible(at: seconds) else { return nil }
        return ContextMenuView(
            layout: ContextMenuLayout(menu, bar: layout.frame, in: context), bar: layout.frame,
            reveal: contextMenu.reveal.value(at: seconds), lift: contextMenu.lift.value(at: seconds), page: page,
            context: context)
    }
}
