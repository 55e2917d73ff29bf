import VitrinePages
import VitrinePopupBar
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

/// Tests of layouts specify the dock by name.
extension PopupBarLayout {
    package init(_ bar: PopupBar, over dock: Container.Dock? = .toolbar(Toolbar(items: ["Go"])), in context: Context) {
        self.init(
            bar, dockTop: DockLayout(Container(dock: dock), in: context).top(for: bar), in: context)
    }
}

extension PopupItem {
    package static func music(
        title: String? = "Suscipit Ut", subtitle: String? = "Itaque eos officiis expedita quisquam",
        image: String? = "art.png", leading: [String] = [], trailing: [String] = ["pause", "forward"]
    ) -> PopupItem {
        PopupItem(
            title: title, subtitle: subtitle, image: image,
            leadingBarButtonItems: leading.map { BarButtonItem(icon: $0) },
            trailingBarButtonItems: trailing.map { BarButtonItem(icon: $0) })
    }
}

extension PopupBar {
    package static func music(
        _ style: Style, _ version: LibraryVersion = .v4_0, item: PopupItem = .music(), marquee: Bool = false
    ) -> PopupBar {
        with(
            PopupBar(
                barStyle: style, popupItem: item, standardAppearance: PopupBarAppearance(marqueeScrollEnabled: marquee))
        ) { $0.libraryVersion = version }
    }
}
