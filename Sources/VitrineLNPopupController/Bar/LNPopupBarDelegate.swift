/// The source of a bar's items if `usesContentControllersAsDataSource` is false. A finger pages through them. The items
/// beside the shown one are requested when the scene begins and each time that a finger has paged.
public protocol LNPopupBarDataSource: AnyObject {
    func initialPopupItem(for popupBar: LNPopupBar) -> LNPopupItem
    func popupBar(_ popupBar: LNPopupBar, popupItemBefore popupItem: LNPopupItem) -> LNPopupItem?
    func popupBar(_ popupBar: LNPopupBar, popupItemAfter popupItem: LNPopupItem) -> LNPopupItem?
}

extension LNPopupBarDataSource {
    public func initialPopupItem(for popupBar: LNPopupBar) -> LNPopupItem { LNPopupItem() }
    public func popupBar(_ popupBar: LNPopupBar, popupItemBefore popupItem: LNPopupItem) -> LNPopupItem? { nil }
    public func popupBar(_ popupBar: LNPopupBar, popupItemAfter popupItem: LNPopupItem) -> LNPopupItem? { nil }
}

public protocol LNPopupBarDelegate: AnyObject {
    /// Called when the bar has changed to another item.
    func popupBar(_ popupBar: LNPopupBar, didDisplay popupItem: LNPopupItem, previous: LNPopupItem?)
}

extension LNPopupBarDelegate {
    public func popupBar(_ popupBar: LNPopupBar, didDisplay popupItem: LNPopupItem, previous: LNPopupItem?) {}
}
