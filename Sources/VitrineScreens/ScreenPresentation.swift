import VitrineChrome
import VitrineGestures
import VitrinePopupBar
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineSurfaces

/// A whole screen over time: the page, its dock, the popup bar and its popup, and the fingers on it. Any moment can be
/// asked for in any order.
package struct ScreenPresentation: Sendable {
    package var environment: Stepped<Environment>
    package var container: Stepped<Container>
    package var popupBar: PopupBarPresentation?
    package var navigation: NavigationMotion
    /// Of a glass tab bar at the bottom of a phone; for any other without effect.
    package var tabBar = TabBarMotion()
    /// Of the container's sidebar, on an iPad with its tab bar at the top.
    package var sidebar: SidebarPresentation?
    /// On iPads.
    package var pointer: PointerPresentation?
    package private(set) var presses: [Press] = []
    /// What a long press on the popup bar shows.
    package var contextMenu = ContextMenuPresentation()
    package internal(set) var touches: [TouchIndicator] = []
    /// Whether fingers are shown. Default true.
    package var showsTouches = true
    /// On the popup bar.
    package private(set) var barFingers: [FingerPath] = []
    /// Of the popup's close button.
    package private(set) var closePresses: [Press] = []

    package init(environment: Environment, container: Container, popupBar: PopupBarPresentation? = nil) {
        self.environment = Stepped(environment)
        self.container = Stepped(container)
        self.popupBar = popupBar
        navigation = NavigationMotion(design: environment.design, dock: container.dock)
    }

    /// Puts a finger on an item of the dock.
    /// - Parameter offset: from the item's centre, in points.
    package mutating func touch(item: Int, offset: Point, down: Double, up: Double, in context: Context) {
        let dock = DockLayout(container.value(at: down), in: context)
        let shrinking = dock.shrinkingTabBar
        let phase = shrinking == nil ? .regular : tabBar.phase(at: down)
        // A circle stands for all tabs.
        let isCircle = phase != .regular && shrinking?.items.indices.contains(item) == true
        let item = isCircle ? shrinking?.selected ?? item : item
        guard let center = dock.itemCenter(item, phase) else { return }
        let location = center + offset
        touches.append(TouchIndicator(down: down, up: up, location: location))
        if dock.isInteractive(item, phase) {
            let lifted = presses.last { $0.item == item }?.lift(at: down) ?? 0
            presses.append(
                Press(
                    item: item, down: down, up: up, location: location, lifted: lifted,
                    appearance: environment.value(at: down).appearance))
        }
    }

    /// What a finger on an item of the dock does when it is lifted: it selects a tab, makes a minimized tab bar grow again,
    /// or begins a search. On a toolbar nothing.
    package mutating func choose(item: Int, at seconds: Double) {
        guard case .tabBar(let bar) = container.value(at: seconds).dock else { return }
        let environment = environment.value(at: seconds)
        let shrinks = environment.design == .glass && !environment.isWide
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

    /// Puts a finger on the popup bar, which looks pressed; lifted again, it opens the popup.
    /// - Parameter offset: from the bar's middle, in points.
    package mutating func touchPopupBar(offset: Point, down: Double, up: Double, in context: Context) {
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
    package mutating func touchCloseButton(offset: Point, down: Double, up: Double, in context: Context) {
        guard let popupBar else { return }
        let context = self.context(at: down, in: context)
        let layout = PopupCloseButtonLayout(popupBar.content.value(at: down).popupCloseButton, in: context)
        let location = layout.frame.center + offset
        touches.append(TouchIndicator(down: down, up: up, location: location))
        closePresses.append(Press(item: 0, down: down, up: up, location: location))
    }

    /// Moves a finger over the screen, from the middle of the popup bar or of the open popup.
    /// - Parameters:
    ///   - offset: from there, in points.
    ///   - legs: the finger's way.
    package mutating func drag(
        from place: PopupBarPresentation.Place, offset: Point, down: Double, legs: [FingerPath.Leg], in context: Context
    ) {
        let start =
            place == .bar
            ? barCenter(at: down, in: context) : self.context(at: down, in: context).popupArea.center
        let finger = FingerPath(down: down, start: start + offset, legs: legs)
        touches.append(TouchIndicator(finger))
        popupBar?.advance(to: down)
        if place == .bar, popupBar?.state(at: down) == .barPresented { barFingers.append(finger) }
        guard let bar = bar(at: down) else { return }
        let context = self.context(at: down, in: context)
        let dock = DockLayout(container.value(at: down), in: context)
        var geometry = PopupGeometry(layout(of: bar, at: down, in: context), dockTop: dock.top, in: context)
        if let content = popupBar?.content.value(at: down) {
            geometry.scroll = PopupPageView(content, bar: bar, in: context).scrollGeometry
        }
        popupBar?.pan(finger, from: place, in: geometry)
    }

    private func barCenter(at seconds: Double, in context: Context) -> Point {
        guard let bar = bar(at: seconds) else { return context.screen.center }
        let context = self.context(at: seconds, in: context)
        return layout(of: bar, at: seconds, in: context).frame.center
    }

    /// How far the tab bar is a circle; not at all where there is none that can be.
    package func tabBarPose(at seconds: Double, in context: Context) -> TabBarPose {
        DockLayout(container.value(at: seconds), in: context).shrinkingTabBar == nil
            ? .regular : tabBar.pose(at: seconds)
    }

    /// Where the parts of a bar lie at a time.
    /// - Parameter context: with the surroundings of that time.
    package func layout(of bar: PopupBar, at seconds: Double, in context: Context) -> PopupBarLayout {
        let dock = DockLayout(container.value(at: seconds), in: context)
        let present = 1 - navigation.absence.value(at: seconds)
        let place = dock.shrinkingTabBar.map {
            PopupBarPlace(tabBar.pose(at: seconds), besideSearch: $0.search != nil, share: present)
        }
        return PopupBarLayout(
            bar, dockTop: dock.top(for: bar), dockMargin: dock.sideMargin(for: bar), place: place ?? .regular,
            former: popupBar?.formerButtons(at: seconds), in: context)
    }

    /// The surroundings at a time, with what a sidebar takes of the page.
    package func context(at seconds: Double, in given: Context) -> Context {
        var context = given
        context.environment = environment.value(at: seconds)
        if let sidebar {
            context.primaryColumn = sidebar.primaryColumn(of: container.value(at: seconds), at: seconds, in: context)
            if let bar = popupBar?.bar.value(at: seconds) {
                context.primaryColumn.movesPopupBar = bar.popupBarAvoidsPrimaryColumn
                context.primaryColumn.isCoveredByPopup = bar.popupOpensOverSplitViewController
            }
        }
        return context
    }

    /// When everything has come to rest, in seconds.
    package var end: Double {
        var out = max(environment.end, max(container.end, max(navigation.end, contextMenu.end, tabBar.end)))
        if !environment.isConstant(\.appearance) { out = max(out, environment.end + GlassPhase.settling) }
        for p in presses + closePresses { out = max(out, p.end) }
        for t in touches { out = max(out, t.end) }
        return max(out, popupBar?.end ?? 0, sidebar?.end ?? 0, pointer?.end ?? 0)
    }
}

extension PopupGeometry {
    package init(_ layout: PopupBarLayout, dockTop: Double, in context: Context) {
        let edge = context.environment.design == .glass ? layout.frame.maxY : dockTop
        let top = context.environment.safeArea.top
        self.init(
            closedEdge: edge, barHeight: edge - layout.top, height: context.screen.height,
            handOver: top > 0 ? top / 2 : 20, pageWidth: layout.titleArea.width + PopupPaging.gap,
            direction: layout.direction)
    }
}
