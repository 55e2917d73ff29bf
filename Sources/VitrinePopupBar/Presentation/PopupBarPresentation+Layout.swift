import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

extension PopupBarPresentation {
    /// Returns the bar at a time, with inherited values.
    /// - Parameter item: The item to show in place of the bar's own.
    package func bar(at frame: FrameContext, showing item: PopupItem? = nil) -> PopupBar {
        let seconds = frame.seconds
        var bar = bar.value(at: seconds)
        if let item { bar.popupItem = item }
        return bar.inheriting(
            from: frame.container.dock, content.value(at: seconds), in: popupBarEnvironment(at: frame))
    }

    /// Returns whether the bar is above its dock or beside a minimized tab bar.
    package func popupBarEnvironment(at frame: FrameContext) -> PopupBarEnvironment {
        let traits = frame.context.traits
        guard bar.value(at: frame.seconds).minimizes, frame.host.tabBar.isInline(at: frame.seconds),
            case .tabBar? = frame.container.dock, traits.design == .glass, !traits.isWide
        else { return .regular }
        return .inline
    }

    /// Returns the layout of a bar at a time.
    /// - Parameter context: The context of the frame, or one with other traits.
    package func layout(of bar: PopupBar, at frame: FrameContext, in context: Context) -> PopupBarLayout {
        let dock = DockLayout(frame.container, in: context)
        let present = 1 - frame.dockAbsence
        let place = dock.shrinkingTabBar.map {
            PopupBarPlace(frame.host.tabBar.pose(at: frame.seconds), besideSearch: $0.search != nil, fraction: present)
        }
        return PopupBarLayout(
            bar, dockTop: dock.top(for: bar), dockMargin: dock.sideMargin(for: bar), place: place ?? .regular,
            pressed: pressedButton(at: frame.seconds), former: formerButtons(at: frame.seconds), in: context)
    }

    package func layout(at frame: FrameContext) -> PopupBarLayout {
        layout(of: bar(at: frame), at: frame, in: context(at: frame))
    }

    /// Returns the frame's context with the bar's settings for a sidebar beside the page.
    package func context(at frame: FrameContext) -> Context {
        var context = frame.context
        let bar = bar.value(at: frame.seconds)
        context.primaryColumn.movesPopupBar = bar.popupBarAvoidsPrimaryColumn
        context.primaryColumn.isCoveredByPopup = bar.popupOpensOverSplitViewController
        return context
    }

    /// Returns the lengths of the popup's motion.
    package func geometry(at frame: FrameContext) -> PopupGeometry {
        let (bar, context) = (bar(at: frame), context(at: frame))
        let dock = DockLayout(frame.container, in: context)
        var geometry = PopupGeometry(layout(of: bar, at: frame, in: context), dockTop: dock.top, in: context)
        geometry.scroll =
            PopupPageView(content.value(at: frame.seconds), bar: bar, in: context).scrollGeometry
        return geometry
    }

    /// Returns the layout of the popup's content when the popup is open.
    package func popupLayout(at frame: FrameContext) -> ContentLayout {
        var page = PopupPageView(content.value(at: frame.seconds), bar: bar(at: frame), in: context(at: frame))
        page.contentOffset = scroll.offset.value(at: frame.seconds)
        (page.page, page.seconds) = (self.page, frame.seconds)
        return page.layout
    }

    /// Returns `LNPopupBar.effectiveContentSize`: the size in points of the area of the bar's content.
    package func effectiveContentSize(at frame: FrameContext) -> Size { layout(at: frame).frame.size }
}

extension PopupGeometry {
    package init(_ layout: PopupBarLayout, dockTop: Double, in context: Context) {
        let edge = context.traits.design == .glass ? layout.frame.maxY : dockTop
        let top = context.traits.safeArea.top
        self.init(
            collapsedTop: edge, barHeight: edge - layout.top, height: context.screen.height,
            statusBarThreshold: top > 0 ? top / 2 : 20, pageWidth: layout.titleArea.width + PopupPaging.gap,
            direction: layout.direction)
    }
}
