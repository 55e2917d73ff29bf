import VitrinePopupBar
import VitrinePrimitives
import VitrineSurfaces

extension [UIBarButtonItem] {
    /// Returns the buttons of a scene. Spaces are left out: leading and trailing buttons are separate anyway.
    func values(in traits: Traits) -> [BarButtonItem] {
        lazy.filter { $0.isShownInPopupBar }.prefix(PopupItem.buttonLimit).map { $0.value(in: traits) }
    }
}

extension UIBarButtonItem {
    /// Whether the item is a button with an icon or a title.
    var isShownInPopupBar: Bool { !isHidden && (iconName != nil || shownTitle != nil) }

    fileprivate func value(in traits: Traits) -> BarButtonItem {
        let icon = iconName
        var out = BarButtonItem(icon: icon ?? "", title: icon == nil ? shownTitle : nil)
        out.style = isProminent ? .prominent : .plain
        out.tint = tintColor?.value(in: traits)
        out.isEnabled = isEnabled
        out.width = Double(width).limited(0...1000)
        let insets = imageInsets.insets
        out.imageInsets = Insets(
            top: insets.top.limited(-100...100), left: insets.left.limited(-100...100),
            bottom: insets.bottom.limited(-100...100), right: insets.right.limited(-100...100))
        return out
    }
}
