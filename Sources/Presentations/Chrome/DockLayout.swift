import Primitives
import SceneGraph

/// Where a container's dock is, and what it looks like, in either design.
struct DockLayout {
    let container: Container
    let context: Context
    /// What is at the bottom of the screen.
    private let bar: Container.Dock?

    init(_ container: Container, in context: Context) {
        self.container = container
        self.context = context
        bar = container.bottomBar(in: context.environment)
    }

    /// Whether there is a bar at the bottom of the screen.
    var isDocked: Bool { bar != nil }

    /// y of what a popup bar stands above: the dock; else the safe area, in the glass design 6 pt into it where there is a
    /// home indicator. Source: facts, popup bar, section 2.4.
    var top: Double {
        let screen = context.screen
        let bottom = screen.maxY - context.environment.safeArea.bottom
        switch (context.environment.design, bar) {
        case (.glass, .toolbar): return ToolbarLayout.top(on: screen)
        case (.glass, .tabBar): return TabBarView.top(on: screen)
        case (.glass, nil): return bottom + PopupBarMetrics.glassDockGap + freeOffset
        case (.legacy, .toolbar): return LegacyToolbarLayout.top(in: context)
        case (.legacy, .tabBar): return LegacyTabBarView.top(in: context)
        case (.legacy, nil): return bottom
        }
    }

    /// `top` for a popup bar whose dock has gone: in the glass design it stands lower than without any. Source: facts, popup
    /// bar, section 2.4.
    func bareTop(_ version: PopupBar.LibraryVersion) -> Double {
        let screen = context.screen
        let environment = context.environment
        guard environment.design == .glass, environment.safeArea.bottom > 0, !environment.isWide else {
            return DockLayout(Container(), in: context).top
        }
        let gap: Double =
            switch (version, bar) {
            case (.v4_5, _), (_, nil): 28
            case (_, .tabBar): 21.7
            case (_, .toolbar): 19.7
            }
        return screen.maxY - gap + PopupBarMetrics.glassDockGap
    }

    /// How far below the safe area a bar without a dock stands, on iPads measured: 18 pt above the edge of the screen (the
    /// library's source has 20). Source: facts, popup bar, section 2.4.
    private var freeOffset: Double {
        if context.environment.isWide { return 2 }
        return context.environment.device.hasHomeIndicator ? 6 : -10
    }

    /// Where the page's safe area ends while there is no popup bar.
    var safeBottom: Double {
        bar == nil ? context.screen.maxY - context.environment.safeArea.bottom : top
    }

    func itemCenter(_ item: Int) -> Point? {
        if bar == nil, case .tabBar(let tabBar) = container.dock {
            return TopTabBar(tabBar, container.sidebar, in: context).itemCenter(item)
        }
        switch (context.environment.design, bar) {
        case (.glass, .toolbar(let toolbar)):
            let items = ToolbarLayout(toolbar, in: context).items
            return items.indices.contains(item) ? items[item].frame.center : nil
        case (.legacy, .toolbar(let toolbar)):
            let items = LegacyToolbarLayout(toolbar, in: context).items
            return items.indices.contains(item) ? items[item].frame.center : nil
        case (.glass, .tabBar(let tabBar)): return TabBarView.itemCenter(item, of: tabBar, in: context)
        case (.legacy, .tabBar(let tabBar)): return LegacyTabBarView.itemCenter(item, of: tabBar, in: context)
        case (_, nil): return nil
        }
    }

    /// Whether the legacy design's dock has neither material nor line while there is no popup bar.
    var isBareAtRest: Bool {
        switch bar {
        case .toolbar(let bar): bar.scrollEdgeAppearance == .transparent
        case .tabBar(let bar): bar.scrollEdgeAppearance == .transparent
        case nil: false
        }
    }

    /// What lies below a popup bar: in the legacy design the dock's material, which goes up to a bar from edge to edge.
    /// - Parameters:
    ///   - top: where the material begins.
    ///   - opacity: 0...1.
    ///   - plate: strength of the white plate, 0...1.
    func underlay(
        from top: Double, opacity: Double, plate: Double = LegacyBarMaterial.standardPlate
    ) -> [Node] {
        guard context.environment.design == .legacy, bar != nil || top < self.top, opacity > 0 else {
            return []
        }
        return [LegacyBarMaterial(context: context, plate: plate).strip(from: top, opacity: opacity)]
    }

    /// What lies above a popup bar.
    /// - Parameter hairline: strength of the line above the dock in the legacy design, 0...1.
    func nodes(
        at seconds: Double, presses: [Press], tint: Color, page: Color, hairline: Double,
        presence: DockPresence = DockPresence()
    ) -> [Node] {
        switch (context.environment.design, bar) {
        case (.glass, .toolbar(let toolbar)):
            ToolbarView(
                layout: ToolbarLayout(toolbar, in: context), page: page, context: context, presence: presence,
                lightPage: container.pageColor(in: .light), darkPage: container.pageColor(in: .dark)
            ).nodes(at: seconds, presses: presses)
        case (.legacy, .toolbar(let toolbar)):
            LegacyToolbarView(layout: LegacyToolbarLayout(toolbar, in: context), tint: tint, context: context)
                .nodes(at: seconds, presses: presses, hairline: hairline)
        case (.glass, .tabBar(let tabBar)):
            TabBarView(tabBar: tabBar, tint: tint, page: page, context: context, presence: presence).nodes()
        case (.legacy, .tabBar(let tabBar)):
            LegacyTabBarView(tabBar: tabBar, tint: tint, context: context).nodes(hairline: hairline)
        case (_, nil): []
        }
    }
}
