import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The layout and look of a container's dock in both designs.
package struct DockLayout {
    /// The distance of a glass dock from the bar above it, in points. Source: facts, popup bar, section 2.4.
    package static let glassGap = 8.0

    package let container: Container
    package let context: Context
    package let bar: Container.Dock?
    /// How far a tab bar has changed to a circle.
    package let pose: TabBarPose

    package init(_ container: Container, _ pose: TabBarPose = .regular, in context: Context) {
        self.container = container
        self.context = context
        self.pose = pose
        bar = container.bottomBar(in: context.traits)
    }

    /// Whether there is a bar at the bottom of the screen.
    package var isDocked: Bool { bar != nil }

    /// The y coordinate above which a popup bar is: that of the dock, or else of the safe area, in the glass design 12
    /// 1/3 pt into it on devices with a home indicator. Source: facts, popup bar, section 2.4.
    package var top: Double {
        let screen = context.screen
        let bottom = screen.maxY - context.traits.safeArea.bottom
        switch (context.traits.design, bar) {
        case (.glass, .toolbar): return ToolbarLayout.top(on: screen)
        case (.glass, .tabBar): return TabBarGeometry.top(on: screen)
        case (.glass, nil): return bottom + Self.glassGap + freeOffset
        case (.legacy, .toolbar): return LegacyToolbarLayout.top(in: context)
        case (.legacy, .tabBar): return LegacyTabBarView.top(in: context)
        case (.glass, .custom(let dock)):
            return dock.top(in: context) - dock.bottomDockingViewMarginForPopupBar + Self.glassGap
        case (.legacy, .custom(let dock)): return dock.top(in: context) - dock.bottomDockingViewMarginForPopupBar
        case (.legacy, nil): return context.traits.device.idiom == .mac ? bottom - 7 : bottom
        }
    }

    /// The offset of a bar without a dock below the safe area: 18 pt above the edge of the screen on iPads (the
    /// library's source has 20), 21 2/3 on phones in portrait with a home indicator (28). Source: facts, popup bar,
    /// section 2.4.
    private var freeOffset: Double {
        switch context.traits.device.idiom {
        case .mac: return -18
        case .pad: return context.traits.windowSize == nil ? 2 : -10
        case .phone:
            guard context.traits.device.hasHomeIndicator else { return -10 }
            return context.screen.width < context.screen.height ? 12 + 1.0 / 3 : 6
        }
    }

    /// The bottom of the page's safe area while there is no popup bar.
    package var safeBottom: Double {
        switch bar {
        case .toolbar, .tabBar: top.mixed(with: TabBarGeometry.circleTop(on: context.screen), at: pose.dock.total)
        case .custom(let dock): dock.top(in: context)
        case nil: context.screen.maxY - context.traits.safeArea.bottom
        }
    }

    /// Whether the dock has the legacy design's material, which a popup bar extends.
    package var hasMaterial: Bool {
        switch bar {
        case .toolbar, .tabBar: context.traits.design == .legacy
        case .custom, nil: false
        }
    }

    /// The background of a dock of the legacy design by its own appearance; nil for the design's material.
    package var surface: BarSurface? { hasMaterial ? bar?.standardAppearance?.surface(in: context) : nil }

    /// Whether a popup bar from edge to edge extends to the screen's bottom. Source: facts, popup bar, section 8.3.
    package var extendsBar: Bool { bar == nil && extendsBarWithoutDock }

    /// Whether a popup bar without a dock extends to the screen's bottom. Default: true.
    package var extendsBarWithoutDock = true

    /// The tab bar that can change to a circle, on phones only. Source: UIKit's documentation of minimized tab bars.
    package var shrinkingTabBar: TabBar? {
        guard context.traits.design == .glass, !context.traits.isWide, case .tabBar(let bar) = bar else {
            return nil
        }
        return bar
    }

    /// - Parameter phase: The phase of a tab bar.
    package func itemCenter(_ item: Int, _ phase: TabBarPhase = .regular) -> Point? {
        if bar == nil, case .tabBar(let tabBar) = container.dock {
            return TopTabBar(tabBar, container.sidebar, in: context).itemCenter(item)
        }
        switch (context.traits.design, bar) {
        case (.glass, .toolbar(let toolbar)):
            let items = ToolbarLayout(toolbar, in: context).items
            return items.indices.contains(item) ? items[item].frame.center : nil
        case (.legacy, .toolbar(let toolbar)):
            let items = LegacyToolbarLayout(toolbar, in: context).items
            return items.indices.contains(item) ? items[item].frame.center : nil
        case (.glass, .tabBar(let tabBar)): return TabBarGeometry(tabBar, in: context).itemCenter(item, phase)
        case (.legacy, .tabBar(let tabBar)): return LegacyTabBarView.itemCenter(item, of: tabBar, in: context)
        case (_, .custom), (_, nil): return nil
        }
    }

    /// Returns whether the glass of an item reacts to touches: of toolbar titles and of circles beside a tab bar.
    package func isInteractive(_ item: Int, _ phase: TabBarPhase) -> Bool {
        switch bar {
        case .toolbar: true
        case .tabBar(let bar): context.traits.design == .glass && (phase != .regular || item == bar.items.count)
        case .custom, nil: false
        }
    }

    /// Whether the legacy design's dock has neither material nor line while there is no popup bar.
    package var isBareAtRest: Bool {
        switch bar {
        case .toolbar(let bar): bar.scrollEdgeAppearance == .transparent
        case .tabBar(let bar): bar.scrollEdgeAppearance == .transparent
        case .custom, nil: false
        }
    }

    /// Returns the layers below a popup bar: in the legacy design the dock's material, also of a bar from edge to edge.
    /// - Parameters:
    ///   - top: The y coordinate at which the material begins.
    ///   - opacity: The opacity, 0...1.
    ///   - plate: The strength of the white plate, 0...1.
    package func underlay(
        from top: Double, opacity: Double, plate: Double = LegacyBarMaterial.standardPlate
    ) -> [Node] {
        guard context.traits.design == .legacy, hasMaterial || top < self.top, opacity > 0 else { return [] }
        let material = LegacyBarMaterial(context: context, plate: plate)
        let surface = surface
        // The bar is joined with the dock, or extends to the screen's end.
        if surface == nil, hasMaterial || extendsBar { return [material.strip(from: top, opacity: opacity)] }
        let screen = context.screen
        let above = Rect(x: 0, y: top, width: screen.width, height: max(0, self.top - top))
        let dock = Rect(x: 0, y: self.top, width: screen.width, height: max(0, screen.maxY - self.top))
        return (above.isEmpty ? [] : [material.fill(above, opacity: opacity)])
            + (surface?.nodes(in: dock, opacity: opacity) ?? [])
    }

    /// Returns the layers above a popup bar.
    /// - Parameter hairline: The strength of the line above the dock in the legacy design, 0...1.
    package func nodes(
        at seconds: Double, presses: [Press], tint: RGBColor, page: RGBColor, hairline: Double,
        presence: DockPresence = DockPresence()
    ) -> [Node] {
        let tint = bar?.tintColor ?? tint
        return switch (context.traits.design, bar) {
        case (.glass, .toolbar(let toolbar)):
            ToolbarView(
                layout: ToolbarLayout(toolbar, in: context), page: page, context: context, presence: presence,
                tint: toolbar.tintColor
            ).nodes(at: seconds, presses: presses)
        case (.legacy, .toolbar(let toolbar)):
            LegacyToolbarView(
                layout: LegacyToolbarLayout(toolbar, in: context), tint: tint, context: context,
                shadowColor: toolbar.standardAppearance?.shadowColor,
                shadowImage: toolbar.standardAppearance?.shadowImage.flatMap(context.image)
            ).nodes(at: seconds, presses: presses, hairline: hairline)
        case (.glass, .tabBar(let tabBar)):
            TabBarView(
                tabBar: tabBar, tint: tint, page: page, context: context, presence: presence, pose: pose,
                presses: presses, seconds: seconds
            ).nodes()
        case (.legacy, .tabBar(let tabBar)):
            LegacyTabBarView(tabBar: tabBar, tint: tint, context: context).nodes(hairline: hairline)
        case (_, .custom(let dock)): dock.nodes(in: context, presence: presence)
        case (_, nil): []
        }
    }
}
