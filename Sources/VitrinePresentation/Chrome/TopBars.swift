import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The bars at the top of a page: its navigation bar, and on an iPad the tab bar or the sidebar.
package struct TopBars {
    package let host: Host
    package let container: Container
    package let tint: RGBColor
    package let page: RGBColor
    package let context: Context
    /// The progress of the change to `UIBarStyle.black`, 0...1.
    package var darkness = 0.0

    /// - Parameter container: The host's container at the time of the context.
    package init(_ host: Host, container: Container, tint: RGBColor, page: RGBColor, context: Context) {
        self.host = host
        self.container = container
        self.tint = tint
        self.page = page
        self.context = context
    }

    private var sidebar: SidebarPresentation? { host.sidebar }

    package func nodes(at seconds: Double) -> [Node] {
        navigationBar(at: seconds) + tabs(at: seconds)
    }

    private func navigationBar(at seconds: Double) -> [Node] {
        func view(_ page: NavigationMotion.Top) -> NavigationBarView? {
            var view = host.navigationBarView(of: page, at: seconds, tint: tint, page: self.page, in: context)
            view?.darkness = darkness
            return view
        }
        let shown = host.navigation.shown(at: seconds)
        if let lower = shown.lower {
            return NavigationBarTransition(
                lower: view(lower), upper: view(shown.upper), progress: shown.progress, in: context
            ).nodes()
        }
        guard var view = view(shown.upper) else { return [] }
        guard let sidebar, context.primaryColumn.inset > 0 else { return view.nodes() }
        // The sidebar begins at the screen's edge or some points from it; the title is beside it.
        view.column = SidebarLayout.trailingEdge(in: context)
        return view.nodes(
            NavigationBarView.Pose(
                title: sidebar.title.value(at: seconds), moves: sidebar.isShown.value(at: seconds),
                glass: sidebar.buttonGlass.value(at: seconds),
                icons: sidebar.buttons.opacity.value(at: seconds), blur: sidebar.buttons.blur.value(at: seconds)))
    }

    private func tabs(at seconds: Double) -> [Node] {
        guard let bar = container.topBar(in: context.traits) else { return [] }
        let state = sidebar ?? SidebarPresentation(isShown: false)
        return SidebarView(
            tabBar: bar, sidebar: sidebar == nil ? nil : container.sidebar, state: state, tint: tint, page: page,
            context: context
        ).nodes(at: seconds)
    }
}

extension SidebarPresentation {
    /// Returns the inset of the page by the sidebar at a time; 0 if the sidebar overlaps it.
    package func primaryColumn(of container: Container, at seconds: Double, in context: Context) -> PrimaryColumn {
        guard let sidebar = container.sidebar, sidebar.isTiled(in: context.traits),
            container.topBar(in: context.traits) != nil
        else { return PrimaryColumn() }
        return PrimaryColumn(
            inset: SidebarLayout.inset(in: context), fraction: fraction.value(at: seconds))
    }
}
