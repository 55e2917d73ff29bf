import VitrinePresentation
import VitrineVocabulary

extension PopupBar {
    /// Returns the bar with the appearances of its dock and its item, the dock's tint, and the title of its content.
    ///
    /// Source of the order: facts, popup bar, sections 1.5 to 1.7.
    /// - Parameter environment: Whether the bar is beside a minimized tab bar.
    package func inheriting(
        from dock: Container.Dock?, _ content: PopupContent, in environment: PopupBarEnvironment = .regular
    ) -> PopupBar {
        var out = self
        if inheritsAppearanceFromDockingView {
            if let appearance = dock?.standardAppearance { out.standardAppearance.take(appearance) }
            out.tintColor = tintColor ?? dock?.tintColor
        }
        popupItem.standardAppearance?.apply(to: &out.standardAppearance)
        if environment == .inline {
            inlineAppearance?.apply(to: &out.standardAppearance)
            popupItem.inlineAppearance?.apply(to: &out.standardAppearance)
        }
        if usesContentControllersAsDataSource, let title = content.title {
            out.popupItem = popupItem.titled(title)
            out.popupItems = popupItems.map { $0.titled(title) }
        }
        return out
    }
}

extension PopupItem {
    /// Whether the item has neither title nor subtitle.
    package var isUntitled: Bool {
        title == nil && subtitle == nil && attributedTitle == nil && attributedSubtitle == nil
    }

    fileprivate func titled(_ title: String) -> PopupItem {
        var out = self
        if isUntitled { out.title = title }
        return out
    }
}
