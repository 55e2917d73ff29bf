import VitrinePopupBar
import VitrinePrimitives
import VitrineSetting

extension [UIBarButtonItem] {
    /// The buttons of a scene. Spaces are left out: leading and trailing buttons are apart by themselves.
    func values(in traits: Traits) -> [BarButtonItem] {
        lazy.filter { $0.isShownInPopupBar }.prefix(PopupItem.buttonLimit).map { $0.value(in: traits) }
    }
}

extension UIBarButtonItem {
    /// Whether the item is a button with an icon or a title.
    var isShownInPopupBar: Bool { !isHidden && (iconName != nil || shownTitle != nil) }

    private var iconName: String? {
        if let systemItem { return systemItem.icon }
        let image = image ?? (customView as? UIImageView)?.image
        return image.flatMap { $0.name.isEmpty ? nil : $0.name }
    }

    private var shownTitle: String? {
        let own = title ?? systemItem?.title ?? (customView as? UIButton)?.title(for: .normal)
        return (own ?? (customView as? UILabel)?.text).flatMap { $0.isEmpty ? nil : $0.limited }
    }

    fileprivate func value(in traits: Traits) -> BarButtonItem {
        let icon = iconName
        var out = BarButtonItem(icon: icon ?? "", title: icon == nil ? shownTitle : nil)
        // The prominent style and its older name.
        out.style = style.rawValue >= 2 || (systemItem == .done || systemItem == .save) ? .prominent : .plain
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

extension UIBarButtonItem.SystemItem {
    /// Nil for an item with a title, and for a space.
    fileprivate var icon: String? {
        switch self {
        case .action: "share"
        case .search: "magnifyingglass"
        case .refresh: "arrow-circle"
        case .stop, .close: "xmark"
        case .play: "play"
        case .pause: "pause"
        case .rewind: "backward"
        case .fastForward: "forward"
        default: nil
        }
    }

    /// The title of an item that has no icon in scenes.
    fileprivate var title: String? {
        switch self {
        case .flexibleSpace, .fixedSpace: nil
        default: icon == nil ? "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() : nil
        }
    }
}
