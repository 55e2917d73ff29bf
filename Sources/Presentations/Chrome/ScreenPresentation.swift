import Primitives
import SceneGraph

/// A whole screen over time: the page, its dock, the popup bar and the fingers on it. Any moment can be asked for in any
/// order.
public struct ScreenPresentation: Sendable {
    public var environment: Stepped<Environment>
    public var container: Stepped<Container>
    public var popupBar: PopupBarPresentation?
    public private(set) var presses: [Press] = []
    public private(set) var touches: [TouchIndicator] = []

    public init(environment: Environment, container: Container, popupBar: PopupBarPresentation? = nil) {
        self.environment = Stepped(environment)
        self.container = Stepped(container)
        self.popupBar = popupBar
    }

    /// Puts a finger on an item of the dock.
    /// - Parameter offset: from the item's centre, in points.
    public mutating func touch(item: Int, offset: Point, down: Double, up: Double, in context: Context) {
        guard let center = itemCenter(item, in: context) else { return }
        let location = center + offset
        touches.append(TouchIndicator(down: down, up: up, location: location))
        if case .toolbar = container.value(at: down).dock {
            let lifted = presses.last { $0.item == item }?.lift(at: down) ?? 0
            presses.append(Press(item: item, down: down, up: up, location: location, lifted: lifted))
        }
    }

    private func itemCenter(_ item: Int, in context: Context) -> Point? {
        switch container.initial.dock {
        case .toolbar(let toolbar):
            let items = ToolbarLayout(toolbar, in: context).items
            return items.indices.contains(item) ? items[item].frame.center : nil
        case .tabBar(let tabBar):
            return TabBarView.itemCenter(item, of: tabBar, in: context)
        case nil: return nil
        }
    }

    /// What is on the screen at a time, from the page up, and the page's colour.
    public func picture(at seconds: Double, in given: Context) -> (nodes: [Node], background: Color) {
        var context = given
        context.environment = environment.value(at: seconds)
        let container = container.value(at: seconds)
        let page = container.pageColor(in: context.environment.appearance)
        let dockTop = Self.dockTop(of: container, in: context)
        var nodes: [Node] = []
        var tint = PopupBarView.tint(of: PopupBar(), dark: context.isDark)
        var safeBottom = PageView.restingBottom(Self.safeBottom(of: container, in: context), in: context)
        var barNodes: [Node] = []
        if let popupBar {
            let bar = popupBar.bar.value(at: seconds)
            let layout = PopupBarLayout(bar, dockTop: dockTop, in: context)
            tint = PopupBarView.tint(of: bar, dark: context.isDark)
            let raised = PageView.restingBottom(layout.frame.minY, in: context)
            safeBottom += (raised - safeBottom) * popupBar.motion.inset.value(at: seconds)
            barNodes = PopupBarView(bar: bar, layout: layout, page: page, context: context)
                .nodes(PopupBarView.Pose(popupBar.motion, at: seconds))
        }
        nodes += PageView(container: container, context: context).nodes(safeBottom: safeBottom)
        // The bar lies below the dock. Source: facts, popup bar, section 8.2.
        nodes += barNodes
        switch container.dock {
        case .toolbar(let toolbar):
            nodes += ToolbarView(layout: ToolbarLayout(toolbar, in: context), page: page, context: context)
                .nodes(at: seconds, presses: presses)
        case .tabBar(let tabBar):
            nodes += TabBarView(tabBar: tabBar, tint: tint, page: page, context: context).nodes()
        case nil: break
        }
        for touch in touches { nodes += touch.nodes(at: seconds, dark: context.isDark, tint: tint) }
        return (nodes, page)
    }

    /// What a popup bar stands above: the dock, else the safe area, 6 pt into it where there is a home indicator.
    /// Source: facts, popup bar, section 2.4.
    static func dockTop(of container: Container, in context: Context) -> Double {
        let screen = context.screen
        switch container.dock {
        case .toolbar: return ToolbarLayout.top(on: screen)
        case .tabBar: return TabBarView.top(on: screen)
        case nil:
            let device = context.environment.device
            let bottom = screen.maxY - device.safeArea.bottom
            return bottom + PopupBarMetrics.dockGap + (device.hasHomeIndicator ? 6 : -10)
        }
    }

    /// Where the page's safe area ends while there is no popup bar.
    static func safeBottom(of container: Container, in context: Context) -> Double {
        container.dock == nil
            ? context.screen.maxY - context.environment.device.safeArea.bottom : dockTop(of: container, in: context)
    }

    /// When everything has come to rest, in seconds.
    public var end: Double {
        var out = max(environment.end, container.end)
        for p in presses { out = max(out, p.end) }
        for t in touches { out = max(out, t.end) }
        return max(out, popupBar?.end ?? 0)
    }
}
