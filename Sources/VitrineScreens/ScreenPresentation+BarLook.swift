import VitrineChrome
import VitrineMotion
import VitrinePopupBar
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineSurfaces

extension ScreenPresentation {
    /// What everything at one time depends on.
    package struct Moment {
        package let seconds: Double
        package let container: Container
        package let context: Context
        /// Colour of the page that glass lies over.
        package let page: Color
        /// How far the dock has gone, 0...1.
        package let absence: Double

        /// How far the tab bar is a circle.
        package let pose: TabBarPose

        package var dock: DockLayout { DockLayout(container, pose, in: context) }
    }

    /// The popup bar and its popup, and what they mean for page and dock.
    package struct BarLook {
        package var bar: [Node] = []
        package var popup: [Node] = []
        /// A context menu of the bar, and the bar over it.
        package var menu: ContextMenuView?
        package var lifted: [Node] = []
        package var tint: Color
        package var safeBottom: Double
        /// That of a page without a dock.
        package var bareSafeBottom: Double
        /// Where the dock's material begins, how much of it is there, and how strong its plate is.
        package var underlayTop: Double
        package var material: Double
        package var plate = LegacyBarMaterial.standardPlate
        package var hairline: Double
        /// How far the dock is pushed out of the screen, 0...1.
        package var dockPush = 0.0
    }

    package func barLook(_ moment: Moment) -> BarLook {
        let (seconds, context, dock) = (moment.seconds, moment.context, moment.dock)
        let atRest = dock.isBareAtRest ? 0.0 : 1
        var look = BarLook(
            tint: PopupBarContent.tint(of: PopupBar(), dark: context.isDark),
            safeBottom: PageView.restingBottom(dock.safeBottom, in: context),
            bareSafeBottom: PageView.restingBottom(
                context.screen.maxY - context.environment.safeArea.bottom, in: context), underlayTop: dock.top,
            material: atRest,
            hairline: atRest)
        guard let popupBar, let bar = bar(at: seconds) else { return look }
        look.tint = PopupBarContent.tint(of: bar, dark: context.isDark)
        let pointing = pointer.map { PointerView(state: $0, seconds: seconds, context: context) }
        var layout = layout(of: bar, at: seconds, in: context)
        if let pointing { layout = pointing.flashing(layout, tint: look.tint, page: moment.page) }
        let shown = popupBar.motion.inset.value(at: seconds)
        let (dockTop, bareTop) = (dock.top(for: bar), dock.bareTop(for: bar))
        look.safeBottom += (PageView.restingBottom(layout.top, in: context) - look.safeBottom) * shown
        let bareBar = PageView.restingBottom(layout.top + bareTop - dockTop, in: context)
        look.bareSafeBottom += (bareBar - look.bareSafeBottom) * shown
        // A bar whose dock goes is the bar at rest, moved as a whole.
        let sunk = (bareTop - dockTop) * moment.absence
        var content = PopupBarContent(
            bar: bar, layout: layout, context: context,
            marqueeTime: marqueeTime(of: popupBar, over: dock, at: seconds),
            highlight: popupBar.highlight.value(at: seconds))
        content.buttonsOpacity = popupBar.buttonsOpacity(at: seconds)
        content.touch = barTouch(at: seconds)
        content.adaptsTints = adaptsTints(of: bar, moment)
        let neighbors = page(&content, popupBar, at: seconds)
        let popup = PopupView(
            content: popupBar.content.value(at: seconds), bar: content,
            geometry: PopupGeometry(layout, dockTop: dock.top, in: context), motion: popupBar.popup, seconds: seconds,
            page: moment.page, press: closePress(at: seconds, in: context),
            contentOffset: popupBar.scroll.offset.value(at: seconds))
        look.popup = popup.nodes()
        look.menu = contextMenuView(of: bar, layout, at: seconds, page: moment.page, in: context)
        switch context.environment.design {
        case .glass:
            guard !popup.replacesBar else { return look }
            var pose = PopupBarView.Pose(popupBar.motion, at: seconds)
            pose.alpha *= popup.barOpacity
            var view = PopupBarView(content: content, page: moment.page)
            view.hidesImage = popup.isImageFlying
            view.neighbors = neighbors.map { PopupBarView(content: $0, page: moment.page) }
            let nodes = view.nodes(pose)
            let offset = sunk - popup.barLift
            look.bar =
                offset != 0 ? [.group(GroupNode(nodes, transform: .translation(x: 0, y: offset)))] : nodes
            if look.menu != nil { swap(&look.bar, &look.lifted) }
        case .legacy:
            var view = LegacyPopupBarView(
                content: content, dock: dock, shown: shown, isLeaving: popupBar.isLeaving(at: seconds))
            view.shadowOpacity = popupBar.motion.shadowAlpha.value(at: seconds)
            view.hidesImage = popup.isImageFlying
            view.neighbors = neighbors
            legacy(
                &look, &view, popup, dock, push: popupBar.popup.dockPush.value(at: seconds), sunk: sunk,
                screenEnd: context.screen.maxY)
        }
        if let pointing, !look.bar.isEmpty { look.bar = pointing.pointing(at: layout, look.bar, page: moment.page) }
        return look
    }

    /// Whether the tints of a bar are adapted to its glass: above the tab bar of a phone.
    private func adaptsTints(of bar: PopupBar, _ moment: Moment) -> Bool {
        let environment = moment.context.environment
        guard environment.design == .glass, environment.appearance == .light, !environment.isWide,
            bar.standardAppearance.floatingBackgroundEffect?.isGlass ?? true,
            case .tabBar = moment.container.bottomBar(in: environment)
        else { return false }
        return true
    }

    /// Longest that a film waits for running titles, in seconds.
    private static let longestMarquee = 60.0

    /// When titles that run while everything else is at rest have come round once, in seconds; after a minute at most. Nil
    /// when none runs.
    package func marqueeEnd(in given: Context) -> Double? {
        let rest = end
        guard let popupBar, popupBar.letsTitlesRun(at: rest), let bar = bar(at: rest) else { return nil }
        let context = context(at: rest, in: given)
        let layout = layout(of: bar, at: rest, in: context)
        guard let lap = PopupBarContent.marqueeLap(of: bar, layout) else { return nil }
        let dock = DockLayout(container.value(at: rest), in: context)
        return rest - marqueeTime(of: popupBar, over: dock, at: rest) + min(lap, Self.longestMarquee)
    }

    /// Titles are put at home while a tab bar that shrinks or grows takes the bar along.
    private func marqueeTime(of popupBar: PopupBarPresentation, over dock: DockLayout, at seconds: Double) -> Double {
        let time = popupBar.marqueeTime(at: seconds)
        guard dock.shrinkingTabBar != nil, let rest = tabBar.rest(at: seconds) else { return time }
        return min(time, rest)
    }

    /// The finger on the bar: glass answers within a tenth of a second, and lets go in two.
    private func barTouch(at seconds: Double) -> (strength: Double, location: Point)? {
        guard let press = barFingers.last(where: { $0.down <= seconds }) else { return nil }
        let rise = TimingCurve.smoothstep.value(at: (seconds - press.down) / 0.1)
        let fall = 1 - TimingCurve.smoothstep.value(at: (seconds - press.up) / 0.2)
        return (min(rise, fall), press.location(at: seconds))
    }

    /// Moves the titles of a bar that is paged aside, and makes what comes into view beside them.
    private func page(
        _ content: inout PopupBarContent, _ popupBar: PopupBarPresentation, at seconds: Double
    ) -> [PopupBarContent] {
        let items = content.bar.popupItems
        guard items.count > 1, popupBar.paging.isMoving(at: seconds) else { return [] }
        let own = items.firstIndex(of: content.bar.popupItem) ?? 0
        let width = content.layout.titleArea.width + PopupPaging.gap
        let side = content.layout.direction == .rightToLeft ? -1.0 : 1
        let position = popupBar.paging.position.value(at: seconds)
        content.pageOffset = side * (Double(own) - position) * width
        return [own - 1, own + 1].filter { items.indices.contains($0) }.map { i in
            var other = bar(at: seconds, showing: items[i]) ?? content.bar
            // Its titles stand in the room that the bar has now.
            other.popupItem.image = content.bar.popupItem.image
            other.popupItem.leadingBarButtonItems = content.bar.popupItem.leadingBarButtonItems
            other.popupItem.trailingBarButtonItems = content.bar.popupItem.trailingBarButtonItems
            var beside = PopupBarContent(
                bar: other, layout: layout(of: other, at: seconds, in: content.context),
                context: content.context, marqueeTime: 0)
            beside.pageOffset = side * (Double(i) - position) * width
            return beside
        }
    }

    /// Beside a popup bar a dock looks as it does elsewhere, but for the line, which a floating one takes away. Source:
    /// facts, popup bar, section 8.3.
    private func legacy(
        _ look: inout BarLook, _ view: inout LegacyPopupBarView, _ popup: PopupView, _ dock: DockLayout, push: Double,
        sunk: Double, screenEnd: Double
    ) {
        let out = min(max(view.shown, 0), 1)
        let isFloating = view.content.layout.metrics.clearsTop
        if dock.isBareAtRest {
            look.material = out
            view.dockOpacity = out
        }
        if isFloating {
            look.hairline *= 1 - out
        } else if dock.isBareAtRest {
            look.hairline = out
        }
        if popup.openness > 0 {
            // Bar and dock part, and each takes its own material along.
            view.pushed =
                popup.replacesBar
                ? nil : LegacyPopupBarView.Push(lift: popup.barLift, share: popup.barShare, opacity: popup.barOpacity)
            view.isReplaced = popup.replacesBar
            look.dockPush = min(1, max(0, push))
            if isFloating { look.plate = LegacyBarMaterial.floatingPlate }
        } else if sunk != 0 {
            view.pushed = LegacyPopupBarView.Push(lift: -sunk, share: 1, opacity: out, end: screenEnd - sunk)
            if isFloating { look.plate = LegacyBarMaterial.floatingPlate }
        } else {
            if view.drawsDock { look.material = 0 }
            look.underlayTop = view.underlayTop
        }
        if look.menu == nil {
            look.bar = view.nodes()
        } else {
            (look.bar, look.lifted) = view.liftedNodes()
        }
    }

    /// Of the close button, 0...1: a disc lights up at once and fades in 0.2 s, glass lifts. Source: facts, popup bar,
    /// section 3.2.
    private func closePress(at seconds: Double, in context: Context) -> Double {
        guard let press = closePresses.last(where: { $0.down <= seconds }), let popupBar else { return 0 }
        let button = popupBar.content.value(at: seconds).popupCloseButton
        guard button.effectiveStyle(in: context.environment.design) == .round else { return press.lift(at: seconds) }
        return seconds < press.up ? 1 : 1 - TimingCurve.easeInOut.value(at: (seconds - press.up) / 0.2)
    }
}
