import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineVocabulary

/// The navigation bar, toolbar and tab bar of a content, in the content's frame.
package struct BarsLayout: Sendable {
    /// The name of a tab bar in touches and changes.
    package static let tabBar = "tabBar"

    package let content: Content
    /// The context with the content's frame as the screen.
    private let context: ElementContext
    private let frame: Rect
    /// The bottom inset of the screen's edge, if there is no bar around the content.
    private let edge: Double
    /// The insets of the frame that the bars and their surroundings cover.
    package private(set) var insets: Insets
    /// The distance that the page has been scrolled down from its top, in points.
    package var offset = 0.0
    /// The progress of the navigation bar to `UIBarStyle.black`, 0...1.
    package var darkness = 0.0

    /// Creates the layout; nil for a content without bars.
    /// - Parameters:
    ///   - frame: The frame of the content, in points of the canvas.
    ///   - safeArea: The insets of the frame that the screen's edges and bars around the content cover.
    package init?(_ content: Content, frame: Rect, safeArea: Insets, in element: ElementContext) {
        guard content.hasBars else { return nil }
        self.content = content
        self.frame = frame
        edge = element.context.traits.safeArea.bottom
        var context = element
        context.context.traits.layout = HostLayout(size: frame.size, safeArea: safeArea)
        self.context = context
        insets = safeArea
        if let bar = content.navigationBar { insets.top = NavigationBarLayout.bottom(of: bar, in: outer.traits) }
        if let top = bottomTop { insets.bottom = max(0, frame.height - top) }
    }

    /// The tab bar at the bottom. The legacy design has no separate search item.
    private var tabBar: TabBar? {
        content.tabBar.map { isGlass ? $0 : $0.withSearchAsTab }
    }

    private var isGlass: Bool { context.isGlass }
    private var outer: Context { context.context }

    private func top(of tabBar: TabBar) -> Double {
        isGlass ? TabBarGeometry(tabBar, in: outer).bar.minY : LegacyTabBarView.top(in: outer)
    }

    /// The context of the toolbar, which is above the tab bar, or a bar around the content.
    private var toolbarContext: Context {
        let safe = outer.traits.safeArea
        let below: Double
        if let tabBar {
            below = top(of: tabBar)
        } else if safe.bottom > edge + Self.tolerance {
            below = outer.screen.maxY - safe.bottom
        } else {
            return outer
        }
        var out = outer
        let room = isGlass ? ToolbarLayout.inset - Self.glassGap : 0
        out.traits.layout = HostLayout(
            size: Size(width: outer.screen.width, height: below + room),
            safeArea: Insets(top: safe.top, left: safe.left, bottom: 0, right: safe.right))
        return out
    }

    /// The gap between bars on glass, in points: that of a popup bar and a dock. Source: facts, popup bar, section 2.4.
    private static let glassGap = 8.0
    /// The maximum displacement of a safe area that aligns baselines to pixel borders, in points.
    private static let tolerance = 2.0

    /// The y coordinate of the bars at the bottom, in the content's frame; nil if there are none.
    private var bottomTop: Double? {
        if content.toolbar != nil {
            let inner = toolbarContext
            return isGlass ? ToolbarLayout.top(on: inner.screen) : LegacyToolbarLayout.top(in: inner)
        }
        return tabBar.map { top(of: $0) }
    }

    // MARK: Drawing

    private var page: RGBColor { outer.glassPage(content.pageColor(in: outer.traits)) }

    package var navigationBar: NavigationBarView? {
        guard let bar = content.navigationBar else { return nil }
        var view = NavigationBarView(bar: bar, tint: context.tint, page: page, context: context.context)
        view.darkness = darkness
        view.offset = offset
        view.presses = context.moment.presses
        return view
    }

    /// - Parameter navigationBar: Whether the bar at the top is drawn.
    package func nodes(navigationBar showsTop: Bool = true) -> [Node] {
        moved(bottomNodes() + (showsTop ? navigationBar?.nodes() ?? [] : []))
    }

    /// Converts nodes from the bars' coordinates to those of the canvas.
    package func moved(_ nodes: [Node]) -> [Node] {
        guard frame.origin != .zero, !nodes.isEmpty else { return nodes }
        return [.group(GroupNode(nodes, transform: .translation(x: frame.minX, y: frame.minY)))]
    }

    private func bottomNodes() -> [Node] {
        var out: [Node] = []
        if let bar = content.toolbar {
            let inner = toolbarContext
            if isGlass {
                var view = ToolbarView(
                    layout: ToolbarLayout(bar, in: inner), page: page, context: inner)
                view.tint = bar.tintColor
                out += view.nodes(at: context.moment.seconds, presses: [])
            } else {
                let layout = LegacyToolbarLayout(bar, in: inner)
                let box = Rect(x: 0, y: layout.frame.minY, width: outer.screen.width, height: layout.frame.height)
                out += background(bar.standardAppearance, bar.scrollEdgeAppearance, in: box)
                out += LegacyToolbarView(
                    layout: layout, tint: bar.tintColor ?? context.tint, context: inner,
                    shadowColor: bar.standardAppearance?.shadowColor
                ).nodes(at: context.moment.seconds, presses: [], hairline: strength(bar.scrollEdgeAppearance))
            }
        }
        if let bar = tabBar {
            let bar = with(bar) { $0.selected = selectedTab(of: bar) }
            if isGlass {
                out += TabBarView(tabBar: bar, tint: context.tint, page: page, context: outer).nodes()
            } else {
                let top = LegacyTabBarView.top(in: outer)
                let box = Rect(x: 0, y: top, width: outer.screen.width, height: outer.screen.maxY - top)
                out += background(bar.standardAppearance, bar.scrollEdgeAppearance, in: box)
                out += LegacyTabBarView(tabBar: bar, tint: context.tint, context: outer).nodes(
                    hairline: strength(bar.scrollEdgeAppearance))
            }
        }
        return out
    }

    private func strength(_ appearance: ScrollEdgeAppearance) -> Double { appearance == .transparent ? 0 : 1 }

    private func background(_ own: BarAppearance?, _ edge: ScrollEdgeAppearance, in box: Rect) -> [Node] {
        guard edge == .standard else { return [] }
        return own?.surface(in: context.context)?.nodes(in: box, opacity: 1)
            ?? [LegacyBarMaterial(context: context.context).fill(box)]
    }

    private func selectedTab(of bar: TabBar) -> Int {
        let chosen = context.moment.number(.selection, of: Self.tabBar).map { Int($0.rounded()) }
        return (chosen ?? bar.selected).clamped(to: 0...max(0, bar.items.count - 1))
    }

    // MARK: Touches

    /// The targets of the bars, in points of the canvas. Items of the bars at the bottom are found within 22 pt of
    /// their centers: 44 pt is the smallest target that Apple's Human Interface Guidelines recommend.
    package var targets: [ElementTarget] {
        var out: [ElementTarget] = []
        func add(_ name: String, _ box: Rect) {
            let box = box.offsetBy(dx: frame.minX, dy: frame.minY)
            out.append(ElementTarget(name: name, frame: box, label: name, isControl: true))
        }
        if let bar = content.toolbar {
            let inner = toolbarContext
            let items = isGlass ? ToolbarLayout(bar, in: inner).items : LegacyToolbarLayout(bar, in: inner).items
            for (item, place) in zip(bar.items, items) { add(item.title, Rect(center: place.frame.center, radius: 22)) }
        }
        if let bar = tabBar {
            for (i, title) in bar.allTitles.enumerated() {
                let center =
                    isGlass
                    ? TabBarGeometry(bar, in: outer).itemCenter(i, .regular)
                    : LegacyTabBarView.itemCenter(i, of: bar, in: outer)
                if let center { add(title, Rect(center: center, radius: 22)) }
            }
        }
        if let bar = content.navigationBar {
            for button in NavigationBarLayout(bar, in: outer).buttons { add(button.name, button.frame) }
        }
        return out
    }
}

extension Content {
    package var hasBars: Bool { navigationBar != nil || toolbar != nil || tabBar != nil }

    /// The content without its bars, which are separate keys.
    package var bare: Content {
        get {
            guard hasBars else { return self }
            var out = self
            (out.navigationBar, out.toolbar, out.tabBar) = (nil, nil, nil)
            return out
        }
        set {
            let bars = (navigationBar, toolbar, tabBar)
            self = newValue
            (navigationBar, toolbar, tabBar) = bars
        }
    }

    /// The names of the bars' items in touches.
    package var barNames: [String] {
        (navigationBar?.names ?? []) + (toolbar?.items.map(\.title) ?? []) + (tabBar?.allTitles ?? [])
    }

    /// The keys of the bars, beside the content.
    package static let barFields: [Field<Content>] = [
        Field("navigationBar", \.navigationBar, "The navigation bar at the top of the content."),
        Field("toolbar", \.toolbar, "The toolbar at the bottom of the content, above its tab bar."),
        Field("tabBar", \.tabBar, "The tab bar at the bottom of the content."),
    ]

    /// Reports a selected tab that does not exist.
    /// - Parameter path: The path of the value that has the content and the bars.
    package func checkBars(at path: String, into issues: inout ValueIssues) {
        guard let bar = tabBar, !bar.items.indices.contains(bar.selected) else { return }
        let last = bar.items.count - 1
        issues.add(
            SourcePath.join(path, "tabBar.selected"),
            .outOfRange(value: "\(bar.selected)", legal: last > 0 ? "0...\(last)" : "0"),
            dependsOn: [SourcePath.join(path, "tabBar.items")])
    }
}

extension ContentMoment {
    /// The pressed fraction of elements, 0...1, by name.
    package var presses: [String: Double] {
        Dictionary(
            numbers.compactMap { $0.key.field == .pressed ? ($0.key.element, $0.value) : nil },
            uniquingKeysWith: { a, _ in a })
    }
}
