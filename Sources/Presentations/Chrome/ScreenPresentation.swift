import Primitives
import SceneGraph

/// A whole screen over time: the page, its dock, the popup bar and the fingers on it. Any moment can be asked for in any
/// order.
public struct ScreenPresentation: Sendable {
    public var environment: Stepped<Environment>
    public var container: Stepped<Container>
    public var popupBar: PopupBarPresentation?
    public private(set) var presses: [Press] = []
    /// What a long press on the popup bar shows.
    public var contextMenu = ContextMenuPresentation()
    public internal(set) var touches: [TouchIndicator] = []

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
        DockLayout(container.initial, in: context).itemCenter(item)
    }

    /// What is on the screen at a time, from the page up, and the page's colour.
    public func picture(at seconds: Double, in given: Context) -> (nodes: [Node], background: Color) {
        var context = given
        context.environment = environment.value(at: seconds)
        let container = container.value(at: seconds)
        let page = container.pageColor(in: context.environment.appearance)
        let dock = DockLayout(container, in: context)
        var tint = PopupBarContent.tint(of: PopupBar(), dark: context.isDark)
        var safeBottom = PageView.restingBottom(dock.safeBottom, in: context)
        var barNodes: [Node] = []
        var lifted: [Node] = []
        var menu: ContextMenuView?
        var underlayTop = dock.top
        var hairline = dock.isBareAtRest ? 0.0 : 1
        var material = hairline
        if let popupBar {
            let bar = popupBar.bar.value(at: seconds)
            let layout = PopupBarLayout(bar, dockTop: dock.top, in: context)
            tint = PopupBarContent.tint(of: bar, dark: context.isDark)
            let shown = popupBar.motion.inset.value(at: seconds)
            safeBottom += (PageView.restingBottom(layout.top, in: context) - safeBottom) * shown
            let content = PopupBarContent(
                bar: bar, layout: layout, context: context, marqueeTime: popupBar.marqueeTime(at: seconds),
                highlight: popupBar.highlight.value(at: seconds))
            menu = contextMenuView(of: bar, layout, at: seconds, page: page, in: context)
            switch context.environment.design {
            case .glass:
                barNodes = PopupBarView(content: content, page: page)
                    .nodes(PopupBarView.Pose(popupBar.motion, at: seconds))
                if menu != nil { swap(&barNodes, &lifted) }
            case .legacy:
                var view = LegacyPopupBarView(
                    content: content, dockTop: dock.top, isDocked: container.dock != nil, shown: shown)
                view.shadowOpacity = popupBar.motion.shadowAlpha.value(at: seconds)
                // Beside a popup bar a dock looks as it does elsewhere, but for the line, which a floating one takes away.
                // Source: facts, popup bar, section 8.3.
                let out = min(max(shown, 0), 1)
                if dock.isBareAtRest {
                    material = out
                    view.dockOpacity = out
                }
                if layout.metrics.clearsTop {
                    hairline *= 1 - out
                } else if dock.isBareAtRest {
                    hairline = out
                }
                if view.drawsDock { material = 0 }
                if menu == nil { barNodes = view.nodes() } else { (barNodes, lifted) = view.liftedNodes() }
                underlayTop = view.underlayTop
            }
        }
        var nodes = PageView(container: container, context: context).nodes(safeBottom: safeBottom)
        // The bar lies below the dock. Source: facts, popup bar, section 8.2.
        let dockNodes = dock.nodes(at: seconds, presses: presses, tint: tint, page: page, hairline: hairline)
        nodes += dock.underlay(from: underlayTop, opacity: material) + barNodes + dockNodes
        if container.homeIndicator { nodes += HomeIndicator(context: context).nodes() }
        if let menu { nodes += menu.nodes(lifting: lifted) }
        for touch in touches {
            nodes += touch.nodes(
                at: seconds, dark: context.isDark, tint: tint, design: context.environment.design)
        }
        return (nodes, page)
    }

    /// When everything has come to rest, in seconds.
    public var end: Double {
        var out = max(environment.end, max(container.end, contextMenu.end))
        for p in presses { out = max(out, p.end) }
        for t in touches { out = max(out, t.end) }
        return max(out, popupBar?.end ?? 0)
    }
}
