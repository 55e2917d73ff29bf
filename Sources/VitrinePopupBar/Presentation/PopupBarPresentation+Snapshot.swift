import VitrineMotion
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

extension PopupBarPresentation {
    private struct Parts {
        var bar: [Node] = []
        var popup: [Node] = []
        /// A context menu of the bar, and the bar over it.
        var menu: ContextMenuView?
        var lifted: [Node] = []
        var safeArea: SafeAreaClaim
        var dock: DockClaim
    }

    package func snapshot(at frame: FrameContext) -> PresentationSnapshot {
        let parts = parts(at: frame, hasNodes: true)
        var layers = [Layer(.belowDock, parts.bar), Layer(.aboveDock, parts.popup)]
        if let menu = menuView(at: frame) { layers.append(Layer(.contextMenu, menu.menuNodes())) }
        if let menu = parts.menu { layers.append(Layer(.contextMenu, menu.nodes(lifting: parts.lifted))) }
        return PresentationSnapshot(
            claims: claims(parts, at: frame), layers: layers.filter { !$0.nodes.isEmpty })
    }

    package func claims(at frame: FrameContext) -> PresentationSnapshot {
        PresentationSnapshot(claims: claims(parts(at: frame, hasNodes: false), at: frame))
    }

    private func claims(_ parts: Parts, at frame: FrameContext) -> Claims {
        let content = content.value(at: frame.seconds)
        let appearance = frame.context.traits.appearance
        return Claims(
            safeArea: parts.safeArea,
            statusBar: StatusBarClaim(
                fraction: popup.statusBar.value(at: frame.seconds).clamped(to: 0...1),
                isLight: content.statusBarStyle.isLight(in: appearance), isHidden: content.statusBarHidden,
                isPageDark: content.pageColor(in: frame.context.traits).luma < 0.5,
                hidesHomeIndicator: content.prefersHomeIndicatorAutoHidden),
            dock: parts.dock)
    }

    /// - Parameter hasNodes: Whether the parts have nodes, not only the values for claims.
    private func parts(at frame: FrameContext, hasNodes: Bool) -> Parts {
        let seconds = frame.seconds
        let (bar, context) = (bar(at: frame), context(at: frame))
        var dock = frame.dock
        dock.extendsBarWithoutDock = bar.shouldExtendPopupBarUnderSafeArea ?? true
        let tint = PopupBarContent.tint(of: bar, in: context)
        let atRest = dock.isBareAtRest ? 0.0 : 1
        var parts = Parts(
            safeArea: SafeAreaClaim(
                bottom: PageView.restingBottom(dock.safeBottom, in: context),
                bottomWithoutDock: PageView.restingBottom(
                    context.screen.maxY - context.traits.safeArea.bottom, in: context)),
            dock: DockClaim(
                materialTop: dock.top, material: atRest, plate: LegacyBarMaterial.standardPlate,
                hairline: atRest, extendsWithoutDock: dock.extendsBarWithoutDock))
        let pointing = hover.map { PopupBarPointerView(state: $0, seconds: seconds, context: context) }
        var layout = layout(of: bar, at: frame, in: context)
        if !buttonPresses.isEmpty { layout = pressed(layout, bar.standardAppearance, at: seconds) }
        if let pointing { layout = pointing.flashing(layout, tint: tint, page: frame.glassPage) }
        let shown = motion.inset.value(at: seconds)
        let (dockTop, bareTop) = (dock.top(for: bar), dock.bareTop(for: bar))
        parts.safeArea.bottom +=
            (PageView.restingBottom(layout.top, in: context) - parts.safeArea.bottom) * shown
        let bareBar = PageView.restingBottom(layout.top + dock.bareSafeTop(for: bar) - dockTop, in: context)
        parts.safeArea.bottomWithoutDock += (bareBar - parts.safeArea.bottomWithoutDock) * shown
        // A bar whose dock disappears is the bar at rest, translated.
        let sunk = (bareTop - dockTop) * frame.dockAbsence
        var content = PopupBarContent(
            bar: bar, layout: layout, context: context, marqueeTime: marqueeTime(at: frame),
            highlight: highlight.value(at: seconds))
        content.buttonsOpacity = buttonsOpacity(at: seconds)
        content.touch = barTouch(at: seconds, in: frame.context.traits)
        if bar.inheritsAppearanceFromDockingView, case .tabBar = frame.container.bottomBar(in: frame.context.traits) {
            content.adaptsTints = true
        }
        let neighbors = hasNodes ? page(&content, at: frame) : []
        var popup = PopupView(
            content: self.content.value(at: seconds), bar: content,
            geometry: PopupGeometry(layout, dockTop: dock.top, in: context), motion: popup, seconds: seconds,
            page: frame.glassPage, press: closePress(at: seconds, in: context),
            contentOffset: scroll.offset.value(at: seconds))
        popup.pages = page
        if hasNodes {
            parts.popup = popup.nodes()
            parts.menu = contextMenuView(of: bar, layout, at: seconds, page: frame.glassPage, in: context)
        }
        switch context.traits.design {
        case .glass:
            guard hasNodes, !popup.replacesBar else { return parts }
            var pose = PopupBarView.Pose(motion, at: seconds)
            pose.alpha *= popup.barOpacity
            // Glass follows the page that is dimmed behind a menu.
            let behind = parts.menu?.dimmedPage ?? frame.glassPage
            var view = PopupBarView(content: content, page: behind)
            view.hidesImage = popup.isImageFlying
            view.neighbors = neighbors.map { PopupBarView(content: $0, page: behind) }
            let nodes = view.nodes(pose)
            let offset = sunk - popup.barLift
            parts.bar =
                offset != 0 ? [.group(GroupNode(nodes, transform: .translation(x: 0, y: offset)))] : nodes
            if parts.menu != nil { swap(&parts.bar, &parts.lifted) }
        case .legacy:
            var view = LegacyPopupBarView(
                content: content, dock: dock, shown: shown, isLeaving: isLeaving(at: seconds))
            view.shadowOpacity = motion.shadowAlpha.value(at: seconds)
            view.hidesImage = popup.isImageFlying
            view.neighbors = neighbors
            legacy(
                &parts, &view, popup, dock, push: self.popup.dockPush.value(at: seconds), sunk: sunk,
                screenEnd: context.screen.maxY)
            guard hasNodes else { return parts }
            if parts.menu == nil {
                parts.bar = view.nodes()
            } else {
                (parts.bar, parts.lifted) = view.liftedNodes()
            }
        }
        if let pointing, !parts.bar.isEmpty {
            parts.bar = pointing.pointing(at: layout, parts.bar, page: frame.glassPage)
        }
        return parts
    }

    /// Returns the menu at a time; nil while it is invisible.
    private func contextMenuView(
        of bar: PopupBar, _ layout: PopupBarLayout, at seconds: Double, page: RGBColor, in context: Context
    ) -> ContextMenuView? {
        guard let menu = bar.contextMenu, contextMenu.isVisible(at: seconds) else { return nil }
        return ContextMenuView(
            layout: ContextMenuLayout(menu, bar: layout.frame, in: context), bar: layout.frame,
            reveal: contextMenu.reveal.value(at: seconds), lift: contextMenu.lift.value(at: seconds), page: page,
            context: context)
    }

    /// Returns the time at which titles that scroll while everything else is at rest have completed a lap.
    package func lapEnd(at frame: FrameContext) -> Double? {
        if state(at: frame.seconds) == .open { return popupLayout(at: frame).lapEnd(after: frame.seconds) }
        guard letsTitlesRun(at: frame.seconds) else { return nil }
        let bar = bar(at: frame)
        guard let lap = PopupBarContent.marqueeLap(of: bar, layout(at: frame)) else { return nil }
        return frame.seconds - marqueeTime(at: frame) + min(lap, Self.longestMarquee)
    }

    /// The maximum time that an animation waits for scrolling titles, in seconds.
    private static let longestMarquee = 60.0

    /// Returns the marquee's time. Titles are at their start while a shrinking or growing tab bar moves the bar.
    private func marqueeTime(at frame: FrameContext) -> Double {
        let time = marqueeTime(at: frame.seconds)
        guard frame.dock.shrinkingTabBar != nil, let rest = frame.host.tabBar.rest(at: frame.seconds) else {
            return time
        }
        return min(time, rest)
    }

    /// Points that glass follows a finger at most, as a rubber band. Source: facts, popup bar, section 3.8 (a few).
    private static let longestPull = 3.0

    /// Returns the touch on the bar: glass lights up within 0.1 s and darkens in 0.2 s, and lifts as other glass does.
    private func barTouch(at seconds: Double, in traits: Traits) -> PopupBarContent.Touch? {
        guard let finger = barFingers.last(where: { $0.down <= seconds }) else { return nil }
        let rise = TimingCurve.smoothstep.value(at: (seconds - finger.down) / 0.1)
        let fall = 1 - TimingCurve.smoothstep.value(at: (seconds - finger.up) / 0.2)
        let isDrag = (finger.location(at: finger.up) - finger.start).length > 10
        let press = Press(item: 0, down: finger.down, up: finger.up, location: finger.start, isDrag: isDrag)
        let (location, lift) = (finger.location(at: seconds), press.lift(at: seconds, in: traits))
        let translation = location.x - finger.start.x
        return PopupBarContent.Touch(
            strength: min(rise, fall), lift: lift, location: location,
            pull: max(0, lift) * RubberBand.standard.banded(translation, within: 0...0, length: Self.longestPull))
    }

    /// Moves the titles of a paged bar, and adds those that become visible.
    private func page(_ content: inout PopupBarContent, at frame: FrameContext) -> [PopupBarContent] {
        let (seconds, items) = (frame.seconds, content.bar.popupItems)
        guard items.count > 1, paging.isMoving(at: seconds) else { return [] }
        let own = items.firstIndex(of: content.bar.popupItem) ?? 0
        let width = content.layout.titleArea.width + PopupPaging.gap
        let side = content.layout.direction == .rightToLeft ? -1.0 : 1
        let position = paging.position(at: seconds)
        content.pageOffset = side * (Double(own) - position) * width
        return [own - 1, own + 1].filter { items.indices.contains($0) }.map { i in
            var other = bar(at: frame, showing: items[i])
            // The other item's titles have the frame of the current bar.
            other.popupItem.image = content.bar.popupItem.image
            other.popupItem.leadingBarButtonItems = content.bar.popupItem.leadingBarButtonItems
            other.popupItem.trailingBarButtonItems = content.bar.popupItem.trailingBarButtonItems
            var beside = PopupBarContent(
                bar: other, layout: layout(of: other, at: frame, in: content.context),
                context: content.context, marqueeTime: 0)
            beside.pageOffset = side * (Double(i) - position) * width
            return beside
        }
    }

    /// Sets the parts of the legacy design. Below a popup bar a dock has its usual look, except that a floating bar
    /// hides its line. Source: facts, popup bar, section 8.3.
    private func legacy(
        _ parts: inout Parts, _ view: inout LegacyPopupBarView, _ popup: PopupView, _ dock: DockLayout, push: Double,
        sunk: Double, screenEnd: Double
    ) {
        let out = view.shown.clamped(to: 0...1)
        let isFloating = view.content.layout.metrics.clearsTop
        if dock.isBareAtRest {
            parts.dock.material = out
            view.dockOpacity = out
        }
        if isFloating {
            parts.dock.hairline *= 1 - out
        } else if dock.isBareAtRest {
            parts.dock.hairline = out
        }
        if popup.openness > 0 {
            // Bar and dock are separate, each with its own material.
            view.pushed =
                popup.replacesBar
                ? nil
                : LegacyPopupBarView.Push(lift: popup.barLift, fraction: popup.barFraction, opacity: popup.barOpacity)
            view.isReplaced = popup.replacesBar
            parts.dock.push = push.clamped(to: 0...1)
            if isFloating { parts.dock.plate = LegacyBarMaterial.floatingPlate }
        } else if sunk != 0 {
            view.pushed = LegacyPopupBarView.Push(lift: -sunk, fraction: 1, opacity: out, end: screenEnd - sunk)
            if isFloating { parts.dock.plate = LegacyBarMaterial.floatingPlate }
        } else {
            if view.drawsDock { parts.dock.material = 0 }
            parts.dock.materialTop = view.underlayTop
        }
    }

    /// Returns the press of the close button, 0...1: a disc lights up at once and fades in 0.2 s, glass lifts. Source:
    /// facts, popup bar, section 3.2.
    private func closePress(at seconds: Double, in context: Context) -> Double {
        guard let press = closePresses.last(where: { $0.down <= seconds }) else { return 0 }
        let button = content.value(at: seconds).popupCloseButton
        guard button.effectiveStyle(in: context.traits) == .round else {
            return press.lift(at: seconds, in: context.traits)
        }
        return seconds < press.up ? 1 : 1 - TimingCurve.easeInOut.value(at: (seconds - press.up) / 0.2)
    }
}
