import Primitives
import SceneGraph

/// A whole screen over time: the page, its dock, the popup bar and its popup, and the fingers on it. Any moment can be
/// asked for in any order.
public struct ScreenPresentation: Sendable {
    public var environment: Stepped<Environment>
    public var container: Stepped<Container>
    public var popupBar: PopupBarPresentation?
    public var navigation: NavigationMotion
    /// Of the container's sidebar, on an iPad with its tab bar at the top.
    public var sidebar: SidebarPresentation?
    /// On iPads.
    public var pointer: PointerPresentation?
    public private(set) var presses: [Press] = []
    /// What a long press on the popup bar shows.
    public var contextMenu = ContextMenuPresentation()
    public internal(set) var touches: [TouchIndicator] = []
    /// On the popup bar.
    public private(set) var barFingers: [FingerPath] = []
    /// Of the popup's close button.
    public private(set) var closePresses: [Press] = []

    public init(environment: Environment, container: Container, popupBar: PopupBarPresentation? = nil) {
        self.environment = Stepped(environment)
        self.container = Stepped(container)
        self.popupBar = popupBar
        navigation = NavigationMotion(design: environment.design, dock: container.dock)
    }

    /// Puts a finger on an item of the dock.
    /// - Parameter offset: from the item's centre, in points.
    public mutating func touch(item: Int, offset: Point, down: Double, up: Double, in context: Context) {
        guard let center = DockLayout(container.initial, in: context).itemCenter(item) else { return }
        let location = center + offset
        touches.append(TouchIndicator(down: down, up: up, location: location))
        if case .toolbar = container.value(at: down).dock {
            let lifted = presses.last { $0.item == item }?.lift(at: down) ?? 0
            presses.append(
                Press(
                    item: item, down: down, up: up, location: location, lifted: lifted,
                    appearance: environment.value(at: down).appearance))
        }
    }

    /// Puts a finger on the popup bar, which looks pressed; lifted again, it opens the popup.
    /// - Parameter offset: from the bar's middle, in points.
    public mutating func touchPopupBar(offset: Point, down: Double, up: Double, in context: Context) {
        guard popupBar != nil else { return }
        popupBar?.advance(to: down)
        touches.append(TouchIndicator(down: down, up: up, location: barCenter(at: down, in: context) + offset))
        guard popupBar?.state(at: down) == .barPresented else { return }
        barFingers.append(FingerPath(down: down, up: up, at: barCenter(at: down, in: context) + offset))
        popupBar?.highlight(true, at: down)
        popupBar?.highlight(false, at: up)
    }

    /// Puts a finger on the close button of the popup.
    /// - Parameter offset: from the button's middle, in points.
    public mutating func touchCloseButton(offset: Point, down: Double, up: Double, in context: Context) {
        guard let popupBar else { return }
        var context = context
        context.environment = environment.value(at: down)
        let layout = PopupCloseButtonLayout(popupBar.content.value(at: down).popupCloseButton, in: context)
        let location = layout.frame.center + offset
        touches.append(TouchIndicator(down: down, up: up, location: location))
        closePresses.append(Press(item: 0, down: down, up: up, location: location))
    }

    /// Moves a finger over the screen, from the middle of the popup bar or of the popup.
    /// - Parameters:
    ///   - offset: from there, in points.
    ///   - legs: the finger's way.
    public mutating func drag(
        from place: PopupBarPresentation.Place, offset: Point, down: Double, legs: [FingerPath.Leg], in context: Context
    ) {
        let start = place == .bar ? barCenter(at: down, in: context) : context.screen.center
        let finger = FingerPath(down: down, start: start + offset, legs: legs)
        touches.append(TouchIndicator(finger))
        popupBar?.advance(to: down)
        if place == .bar, popupBar?.state(at: down) == .barPresented { barFingers.append(finger) }
        guard let bar = bar(at: down) else { return }
        var context = context
        context.environment = environment.value(at: down)
        let dock = DockLayout(container.value(at: down), in: context)
        popupBar?.pan(
            finger, from: place,
            in: PopupGeometry(PopupBarLayout(bar, dockTop: dock.top, in: context), dockTop: dock.top, in: context))
    }

    private func barCenter(at seconds: Double, in context: Context) -> Point {
        guard let bar = bar(at: seconds) else { return context.screen.center }
        var context = context
        context.environment = environment.value(at: seconds)
        let dock = DockLayout(container.value(at: seconds), in: context)
        return PopupBarLayout(bar, dockTop: dock.top, in: context).frame.center
    }

    /// When everything has come to rest, in seconds.
    public var end: Double {
        var out = max(environment.end, max(container.end, max(navigation.end, contextMenu.end)))
        if !environment.isConstant(\.appearance) { out = max(out, environment.end + GlassPhase.settling) }
        for p in presses + closePresses { out = max(out, p.end) }
        for t in touches { out = max(out, t.end) }
        return max(out, popupBar?.end ?? 0, sidebar?.end ?? 0, pointer?.end ?? 0)
    }
}

extension PopupGeometry {
    init(_ layout: PopupBarLayout, dockTop: Double, in context: Context) {
        let edge = context.environment.design == .glass ? layout.frame.maxY : dockTop
        let top = context.environment.safeArea.top
        self.init(
            closedEdge: edge, barHeight: edge - layout.top, height: context.screen.height,
            handOver: top > 0 ? top / 2 : 20, pageWidth: layout.titleArea.width + PopupPaging.gap,
            direction: layout.direction)
    }
}
