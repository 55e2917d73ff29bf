import VitrinePages
import VitrineSurfaces

extension UIBarButtonItem {
    /// The name of the item's icon; nil for an item with a title, and for a space.
    package var iconName: String? {
        if let systemItem { return systemItem.icon }
        let image = image ?? (customView as? UIImageView)?.image ?? (customView as? UIButton)?.image(for: .normal)
        return image.flatMap { $0.name.isEmpty ? nil : $0.name }
    }

    package var shownTitle: String? {
        let own = title ?? systemItem?.title ?? (customView as? UIButton)?.title(for: .normal)
        return (own ?? (customView as? UILabel)?.text).flatMap { $0.isEmpty ? nil : $0.limited }
    }

    /// Whether the item is prominent by its style or its system item.
    package var isProminent: Bool { style.rawValue >= 2 || systemItem == .done || systemItem == .save }

    /// Returns the item in a navigation bar; nil for a space, and for an item that shows nothing.
    func navigationItem(in traits: Traits) -> NavigationBar.Item? {
        let icon = iconName
        guard !isHidden, icon != nil || shownTitle != nil else { return nil }
        return NavigationBar.Item(
            title: icon == nil ? shownTitle : nil, icon: icon, style: isProminent ? .prominent : .plain,
            tint: tintColor?.elementColor)
    }

    /// Runs the item's action, or that of its button, when the item is tapped in a bar.
    func takeTaps(named name: String?, in owner: UIViewController) {
        guard let name, isEnabled else { return }
        barOwner = owner
        UserStage.current?.note(self, named: name)
    }
}

extension UIBarButtonItem: TapTarget {
    func belongs(to controller: UIViewController) -> Bool { barOwner?.view.belongs(to: controller) ?? false }

    func tapped(_ name: String) {
        if let primaryAction { return primaryAction.perform(from: self) }
        (customView as? any TapTarget)?.tapped(name)
    }
}

extension UIBarButtonItem.SystemItem {
    /// The icon; nil for an item with a title, and for a space.
    package var icon: String? {
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
    package var title: String? {
        switch self {
        case .flexibleSpace, .fixedSpace: nil
        default: icon == nil ? "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() : nil
        }
    }
}
