import VitrineMotion
import VitrinePages
import VitrinePrimitives
import VitrineSurfaces

/// A container over time: its values and traits, its pages, its dock and its sidebar. Times can be read in any order.
package struct Host: Sendable {
    package var traits: Stepped<Traits>
    package private(set) var container: Stepped<Container>
    package var navigation: NavigationMotion
    /// The motion of a glass tab bar at the bottom of a phone; it has no effect on others.
    package var tabBar = TabBarMotion()
    /// The sidebar of the container, on an iPad with its tab bar at the top.
    package var sidebar: SidebarPresentation?
    /// The container's own page.
    package private(set) var content: PresentedContent
    /// The touches of items of the dock.
    package private(set) var presses: [Press] = []

    package init(traits: Traits, container: Container) {
        self.traits = Stepped(traits)
        self.container = Stepped(container)
        content = PresentedContent(container.content)
        navigation = NavigationMotion(
            design: traits.design, dock: container.dock, isDockHidden: container.hidesDock)
        sidebar = container.sidebar.map { SidebarPresentation(isShown: !$0.isHidden) }
    }

    /// Changes the container and its own page from a time on. A setter in another module would copy all of its steps.
    package mutating func changeContainer(at seconds: Double, _ change: (inout Container) -> Void) {
        container.update(at: seconds, change)
        let new = container.last.content
        if new != content.content.last { content.update(at: seconds) { $0 = new } }
    }

    /// Returns the context at a time, with the insets of a sidebar.
    package func context(at seconds: Double, in given: Context) -> Context {
        var context = given
        context.traits = traits.value(at: seconds)
        context.traits.layout = given.traits.layout
        if let sidebar {
            context.primaryColumn = sidebar.primaryColumn(of: container.value(at: seconds), at: seconds, in: context)
        }
        return context
    }

    /// Returns the progress of the tab bar's minimization; 0 for other docks.
    package func tabBarPose(at seconds: Double, in context: Context) -> TabBarPose {
        DockLayout(container.value(at: seconds), in: context).shrinkingTabBar == nil
            ? .regular : tabBar.pose(at: seconds)
    }

    /// Returns the dock with the state of its tab bar at a time.
    /// - Parameter context: The context of that time.
    package func dock(at seconds: Double, in context: Context) -> DockLayout {
        DockLayout(container.value(at: seconds), tabBarPose(at: seconds, in: context), in: context)
    }

    /// Returns the container's own page, even below pushed pages.
    /// - Parameter context: The context of that time.
    package func ownPage(at seconds: Double, in context: Context) -> PageView {
        let container = container.value(at: seconds)
        return PageView(
            container.content, bar: container.navigationBar, in: container, context: context,
            moment: content.state.moment(at: seconds))
    }

    /// Returns the navigation bar of a page; nil if there is none. A page over a page with a bar has one, too.
    package func navigationBar(of page: NavigationMotion.Top, at seconds: Double) -> NavigationBar? {
        navigation.navigationBar(of: page, over: container.value(at: seconds).navigationBar, at: seconds)
    }

    /// Returns the drawn navigation bar of a page; nil if there is none.
    /// - Parameter context: The context of that time.
    package func navigationBarView(
        of page: NavigationMotion.Top, at seconds: Double, tint: RGBColor, page color: RGBColor, in context: Context
    ) -> NavigationBarView? {
        guard let bar = navigationBar(of: page, at: seconds) else { return nil }
        var view = NavigationBarView(bar: bar, tint: tint, page: color, context: context)
        let shown = self.page(page, at: seconds, in: context).view
        view.presses = shown.moment.presses
        if bar.prefersLargeTitles { view.offset = shown.layout(safeBottom: context.screen.maxY).bars?.offset ?? 0 }
        return view
    }

    /// Whether a name is that of a page's back button.
    package func goesBack(_ name: String, on page: NavigationMotion.Top, at seconds: Double) -> Bool {
        page != .root && navigationBar(of: page, at: seconds)?.backButton == name
    }

    /// Returns a page, and whether it hides the dock.
    /// - Parameter context: The context of that time.
    package func page(
        _ page: NavigationMotion.Top, at seconds: Double, in context: Context
    ) -> (view: PageView, hidesDock: Bool) {
        switch page {
        case .root: return (ownPage(at: seconds, in: context), false)
        case .pushed(let i):
            let pushed = navigation.pushed[i]
            let view = PageView(
                pushed.content.content.value(at: seconds), bar: navigationBar(of: page, at: seconds),
                in: container.value(at: seconds), context: context, moment: pushed.content.state.moment(at: seconds))
            return (view, pushed.page.hidesBottomBarWhenPushed)
        }
    }

    /// Changes the state of a page.
    package mutating func change<Result>(
        _ page: NavigationMotion.Top, _ body: (inout PresentedContent) -> Result
    ) -> Result {
        switch page {
        case .root: body(&content)
        case .pushed(let i): navigation.change(page: i, body)
        }
    }

    package func dockItems(at seconds: Double) -> [String] { container.value(at: seconds).dockItems }

    /// Returns the center of an item of the dock; nil for one that is not shown.
    package func itemCenter(_ item: Int, at seconds: Double, in context: Context) -> Point? {
        let (dock, item, phase) = shown(item, at: seconds, in: context)
        return dock.itemCenter(item, phase)
    }

    /// Returns the item for a finger on another item: a minimized tab bar stands for all tabs.
    private func shown(_ item: Int, at seconds: Double, in context: Context) -> (DockLayout, Int, TabBarPhase) {
        let dock = DockLayout(container.value(at: seconds), in: context)
        let shrinking = dock.shrinkingTabBar
        let phase = shrinking == nil ? .regular : tabBar.phase(at: seconds)
        let isCircle = phase != .regular && shrinking?.items.indices.contains(item) == true
        return (dock, isCircle ? shrinking?.selected ?? item : item, phase)
    }

    /// Adds the touch of an item of the dock.
    package mutating func press(item: Int, _ finger: FingerPath, in context: Context) {
        let (dock, item, phase) = shown(item, at: finger.down, in: context)
        guard dock.isInteractive(item, phase) else { return }
        let lifted = presses.last { $0.item == item }?.lift(at: finger.down, in: traits.value(at: finger.down)) ?? 0
        presses.append(
            Press(
                item: item, down: finger.down, up: finger.up, location: finger.start, lifted: lifted))
    }

    /// Performs the default action of a tap on an item of the dock: it selects a tab, expands a minimized tab bar, or
    /// begins a search. On a toolbar, it has no effect.
    package mutating func choose(item: Int, at seconds: Double) {
        guard case .tabBar(let bar) = container.value(at: seconds).dock else { return }
        let traits = traits.value(at: seconds)
        let shrinks = traits.design == .glass && !traits.isWide
        if bar.items.indices.contains(item) {
            if shrinks, tabBar.phase(at: seconds) != .regular { return tabBar.go(to: .regular, at: seconds) }
            guard bar.selected != item else { return }
            container.update(at: seconds) { container in
                if case .tabBar(var bar) = container.dock {
                    bar.selected = item
                    container.dock = .tabBar(bar)
                }
            }
        } else if item == bar.items.count, bar.search != nil, shrinks {
            tabBar.go(to: .searching, at: seconds)
        }
    }

    /// Minimizes or expands the tab bar, according to its behavior, when a finger begins to scroll the page.
    package mutating func scrolled(isDown: Bool, at seconds: Double) {
        let traits = traits.value(at: seconds)
        guard case .tabBar(let bar) = container.value(at: seconds).dock, traits.design == .glass, !traits.isWide,
            tabBar.phase(at: seconds) != .searching
        else { return }
        switch bar.minimizeBehavior {
        case .automatic, .never: break
        case .onScrollDown: tabBar.go(to: isDown ? .minimized : .regular, at: seconds)
        case .onScrollUp: tabBar.go(to: isDown ? .regular : .minimized, at: seconds)
        }
    }

    package var end: Double {
        var out = max(traits.end, container.end, navigation.end, tabBar.end)
        if !traits.isConstant(\.appearance) { out = max(out, traits.end + GlassPhase.settling) }
        for press in presses { out = max(out, press.end) }
        return max(out, sidebar?.end ?? 0, content.end)
    }
}

extension Container {
    package var dockItems: [String] {
        switch dock {
        case .toolbar(let bar): bar.items.map(\.title)
        case .tabBar(let bar): bar.allTitles
        case .custom, nil: []
        }
    }
}
