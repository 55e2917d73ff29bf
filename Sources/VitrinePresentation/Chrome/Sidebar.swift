import VitrinePages
import VitrineSurfaces

/// The sidebar of a tab bar at the top of an iPad; `UITabBarController.Sidebar`, with its property names.
///
/// Its first rows are the tabs of the tab bar, with their icons.
public struct Sidebar: Hashable, Sendable {
    /// `UITabBarController.Sidebar.Layout`.
    public enum Layout: String, Hashable, Sendable, CaseIterable {
        /// `tile` on screens wider than high, else `overlap`.
        case automatic
        /// Over the dimmed page.
        case overlap
        /// Beside the page, which makes room.
        case tile
    }

    /// Rows below a header of their own.
    public struct Section: Hashable, Sendable {
        /// Default: none.
        public var title: String?
        public var items: [TabBar.Item]

        public init(title: String? = nil, items: [TabBar.Item]) {
            self.title = title
            self.items = items
        }
    }

    /// Whether the tab bar is shown in its place when the scene begins. Default true.
    public var isHidden: Bool
    /// Default `automatic`.
    public var preferredLayout: Layout
    /// Title of the button at its top; nil, the default, for none.
    public var editButton: String?
    /// Rows after those of the tabs. Default: none.
    public var sections: [Section]

    public init(
        isHidden: Bool = true, preferredLayout: Layout = .automatic, editButton: String? = nil, sections: [Section] = []
    ) {
        self.isHidden = isHidden
        self.preferredLayout = preferredLayout
        self.editButton = editButton
        self.sections = sections
    }

    /// Whether the page makes room for it.
    package func isTiled(in traits: Traits) -> Bool {
        switch preferredLayout {
        case .tile: true
        case .overlap: false
        case .automatic: traits.screenSize.width > traits.screenSize.height
        }
    }

    /// Its icons: those of the rows and of its own button.
    package var iconNames: [String] {
        sections.flatMap { $0.items.map(\.icon) } + [TopTabBar.sidebarIcon, TopTabBar.tabBarIcon]
    }
}
