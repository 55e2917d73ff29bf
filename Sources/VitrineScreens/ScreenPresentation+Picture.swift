import VitrineChrome
import VitrineMotion
import VitrinePopupBar
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting

extension ScreenPresentation {
    /// What is on the screen at a time, from the page up, and the page's colour.
    package func picture(at seconds: Double, in given: Context) -> (nodes: [Node], background: Color) {
        var context = self.context(at: seconds, in: given)
        let appearance = context.environment.appearance
        context.glass =
            environment.start(of: \.appearance, at: seconds).map { GlassPhase(appearance, since: seconds - $0) }
            ?? GlassPhase(appearance)
        let container = container.value(at: seconds)
        let pages = PagesView(container: container, navigation: navigation, context: context)
        let moment = Moment(
            seconds: seconds, container: container, context: context, page: pages.color(at: seconds),
            absence: navigation.absence.value(at: seconds),
            pose: tabBarPose(at: seconds, in: context),
            extendsBar: popupBar?.bar.value(at: seconds).shouldExtendPopupBarUnderSafeArea ?? true)
        var look = barLook(moment)
        var nodes = pages.nodes(at: seconds, safeBottom: look.safeBottom, bareSafeBottom: look.bareSafeBottom) {
            PageView(container: container, context: context).nodes(safeBottom: $0)
        }
        // The bar lies below the dock. Source: facts, popup bar, section 8.2.
        let dock = moment.dock
        let dockNodes = dock.nodes(
            at: seconds, presses: presses, tint: look.tint, page: moment.page, hairline: look.hairline,
            presence: navigation.presence(at: seconds))
        let underlay = dock.underlay(from: look.underlayTop, opacity: look.material, plate: look.plate)
        if context.environment.design == .legacy { look.dockPush = max(look.dockPush, moment.absence) }
        if look.dockPush > 0 {
            let push = Transform.translation(x: 0, y: look.dockPush * (context.screen.maxY - dock.top))
            nodes += [.group(GroupNode(underlay, transform: push))] + look.bar
            nodes.append(.group(GroupNode(dockNodes, transform: push)))
        } else {
            nodes += underlay + look.bar + dockNodes
        }
        nodes += TopBars(
            container: container, sidebar: sidebar, tint: look.tint, page: moment.page, context: context
        ).nodes(at: seconds)
        nodes += look.popup + systemNodes(moment)
        if let menu = look.menu { nodes += menu.nodes(lifting: look.lifted) }
        // The window of the fingers keeps the appearance it has. Source: the recording of a bar that changes its own.
        for touch in showsTouches ? touches : [] {
            nodes += touch.nodes(
                at: seconds, dark: environment.initial.appearance == .dark, tint: look.tint,
                design: context.environment.design)
        }
        if let pointer { nodes += PointerView(state: pointer, seconds: seconds, context: context).arrow() }
        return (nodes, container.pageColor(in: appearance))
    }

    /// Status bar and home indicator, over everything.
    private func systemNodes(_ moment: Moment) -> [Node] {
        let context = moment.context
        let appearance = context.environment.appearance
        let share = min(1, max(0, popupBar?.popup.statusBar.value(at: moment.seconds) ?? 0))
        let content = popupBar?.content.value(at: moment.seconds) ?? PopupContent()
        func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        var out: [Node] = []
        if let bar = moment.container.statusBar {
            let lightness = mixed(
                bar.style.isLight(in: appearance) ? 1 : 0, content.statusBarStyle.isLight(in: appearance) ? 1 : 0)
            let opacity = mixed(bar.isHidden ? 0 : 1, content.statusBarHidden ? 0 : 1)
            out += StatusBarView(statusBar: bar, context: context).nodes(lightness: lightness, opacity: opacity)
        }
        if moment.container.homeIndicator {
            let page = content.pageColor(in: appearance).luma < 0.5 ? 1.0 : 0
            out += HomeIndicator(context: context).nodes(lightness: mixed(context.isDark ? 1 : 0, page))
        }
        return out
    }
}
