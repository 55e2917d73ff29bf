import VitrinePages
import VitrineSurfaces

/// The sidebar of a tab bar at the top of an iPad; `UITabBarController.Sidebar`, with its property names. Its first
/// rows are the tabs of the tab bar, with their icons.
public struct Sidebar: Hashable, Sendable {
    /// `UITabBarController.Sidebar.Layout`.
    public enum Layout: String, Hashable, Sendable, CaseIterable {
        /// `tile` on screens wider than high, else `overlap`.
        case automatic
        /// The sidebar is over the dimmed page.
        case overlap
        /// The sidebar is beside the page, which is inset.
        case tile
    }

    /// Rows below a separate header.
    public struct Section: Hashable, Sendable {
        /// The header. Default: none.
        public var title: String?
        public var items: [TabBar.Item]

        public init(title: String? = nil, items: [TabBar.Item]) {
            self.title = title
            self.items = items
        }
    }

    /// Whether the tab bar is shown instead when the scene begins. Default: true.
    public var isHidden: Bool
    /// The layout. Default: `automatic`.
    public var preferredLayout: Layout
    /// The title of the button at its top. Default: nil, none.
    public var editButton: String?
    /// The rows after those of the tabs. Default: none.
    public var sections: [Section]

    public init(
        isHidden: Bool = true, preferredLayout: Layout = .automatic, editButton: String? = nil, sections: [Section] = []
    ) {
        self.isHidden = isHidden
        self.preferredLayout = preferredLayout
        self.editButton = editButton
        self.sections = sections
    }

    /// Whether the page is inset.
    package func isTiled(in traits: Traits) -> Bool {
        switch preferredLayout {
        case .tile: true
        case .overlap: false
        case .automatic: traits.screenSize.width > traits.screenSize.height
        }
    }

    package var iconNames: [String] {
        sections.flatMap { $0.items.map(\.icon) } + [TopTabBar.sidebarIcon, TopTabBar.tabBarIcon]
    }
}
