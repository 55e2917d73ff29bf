import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The bar at the top of a page: title and buttons, in the glass design without a background of its own.
package struct NavigationBarView {
    /// The effects of an appearing sidebar on the bar.
    package struct Pose: Hashable, Sendable {
        /// How far the title has moved beside the sidebar, 0...1.
        package var title = 0.0
        /// Whether the leading buttons move with it.
        package var moves = false
        /// The opacity of the leading buttons' glass, 0...1: the sidebar has a button in their position.
        package var glass = 1.0
        /// The opacity of the leading buttons' icons, 0...1.
        package var icons = 1.0
        /// The blur of the leading buttons' icons, in points.
        package var blur = 0.0

        package init(title: Double = 0, moves: Bool = false, glass: Double = 1, icons: Double = 1, blur: Double = 0) {
            self.title = title
            self.moves = moves
            self.glass = glass
            self.icons = icons
            self.blur = blur
        }
    }

    package let bar: NavigationBar
    package let tint: RGBColor
    package let page: RGBColor
    package let context: Context
    /// The width of a sidebar beside the page; 0 without one.
    package var column = 0.0
    /// The progress of the change to `UIBarStyle.black`, 0...1; in the legacy design.
    package var darkness = 0.0
    /// How far buttons are pressed, by name, 0...1.
    package var presses: [String: Double] = [:]
    /// The distance in points by which the page is scrolled down from its top, with a large title.
    package var offset = 0.0

    /// The opacities of the bar's parts, 0...1, and their displacements to the right in points, while the bar changes
    /// to that of another page.
    package struct Presence {
        package var background = 1.0
        package var title = 1.0
        package var titleShift = 0.0
        package var largeTitleShift = 0.0
        package var buttons = 1.0
        /// The opacity of the back button's title.
        package var back = 1.0
        package var backShift = 0.0
        package var chevron = 1.0
        /// The buttons that do not change.
        package var kept: [NavigationBar.Item] = []

        package init() {}
    }

    package var presence = Presence()
    /// The buttons that another bar draws.
    package var hiddenItems: [NavigationBar.Item] = []

    package var hasBackground: Bool {
        context.traits.design == .legacy && bar.scrollEdgeAppearance == .standard && collapse > 0
    }

    package init(bar: NavigationBar, tint: RGBColor, page: RGBColor, context: Context) {
        self.bar = bar
        self.tint = tint
        self.page = page
        self.context = context
    }

    package func nodes(_ pose: Pose = Pose()) -> [Node] {
        let layout = NavigationBarLayout(bar, in: context)
        let shift = column > 0 ? layout.titleShift(beside: column, in: context) * pose.title : 0
        var out: [Node] = background()
        for item in layout.leading { out += button(item, layout, pose, shift: pose.moves ? shift : 0) }
        let inward = column > 0 ? Self.columnMargin * pose.title : 0
        let move = Transform.translation(x: context.traits.direction == .rightToLeft ? inward : -inward, y: 0)
        let trailing = layout.trailing.flatMap { button($0, layout, Pose(), shift: 0) }
        out += inward == 0 ? trailing : [.group(GroupNode(trailing, transform: move))]
        if let title = layout.title {
            let node = Node.text(
                TextNode(
                    title, at: Point(x: layout.titleX + shift, y: baseline(title, layout)),
                    color: context.labelColor.mixed(with: .white, at: darkness)))
            let blur = context.traits.design == .glass ? Self.leavingBlur * (1 - presence.title) : 0
            out += Self.placed([node], opacity: presence.title * collapse, dx: presence.titleShift, blur: blur)
        }
        return out + largeTitle(layout)
    }

    private var largeTitleHeight: Double { NavigationBarLayout.largeTitleHeight(of: bar, in: context.traits) }

    /// How far the title has moved between the buttons, 0...1: it appears while the last points of the large one
    /// disappear. Without a large title 1.
    package var collapse: Double {
        let height = largeTitleHeight
        guard height > 0 else { return 1 }
        return ((offset - height) / Self.collapseDistance + 1).clamped(to: 0...1)
    }

    /// The distance of that change in points. Vitrine's choice: UIKit's title fades once the large one is gone.
    private static let collapseDistance = 12.0

    /// Returns the title below the buttons, which moves with the page, under the buttons' part of the bar.
    private func largeTitle(_ layout: NavigationBarLayout) -> [Node] {
        guard let large = layout.largeTitle, offset < largeTitleHeight, presence.title > 0 else { return [] }
        let color = context.labelColor.mixed(with: .white, at: darkness)
        let baseline = large.frame.minY + large.line.ascent
        let text = context.text(large.line, x: large.frame.minX, baseline: baseline, color: color)
        var nodes = Self.placed([text], opacity: 1, dx: 0, dy: -offset)
        if offset > 0 {
            let top = NavigationBarLayout.bottom(in: context.traits)
            let screen = context.screen
            let seen = Rect(x: screen.minX, y: top, width: screen.width, height: screen.height)
            nodes = [.group(GroupNode(nodes, clip: .rect(seen)))]
        }
        return Self.placed(nodes, opacity: presence.title, dx: presence.largeTitleShift)
    }

    /// Returns nodes with an opacity and a displacement.
    private static func placed(
        _ nodes: [Node], opacity: Double, dx: Double, dy: Double = 0, blur: Double = 0
    ) -> [Node] {
        guard opacity > 0, !nodes.isEmpty else { return [] }
        if opacity >= 1, dx == 0, dy == 0, blur == 0 { return nodes }
        return [
            .group(
                GroupNode(
                    nodes, transform: .translation(x: dx, y: dy), opacity: min(1, opacity), blurRadius: max(0, blur)))
        ]
    }

    /// Returns the bar of the legacy design and the line below it. With a large title it is clear while the page is at
    /// its top. Source: facts, iOS surroundings, section 2.2 (scroll edge appearance).
    private func background() -> [Node] {
        let fraction = presence.background * collapse
        guard context.traits.design == .legacy, bar.scrollEdgeAppearance == .standard, fraction > 0 else { return [] }
        let bottom =
            NavigationBarLayout.bottom(in: context.traits) + max(0, largeTitleHeight - offset)
        let material = LegacyBarMaterial(context: context)
        let box = Rect(x: 0, y: 0, width: context.screen.width, height: bottom)
        let appearance = bar.standardAppearance
        let line = material.hairline(
            at: bottom + 1 / context.traits.device.scale, strength: fraction, color: appearance?.shadowColor)
        let opacity = (1 - darkness) * fraction
        var out =
            appearance?.surface(in: context)?.nodes(in: box, opacity: opacity) ?? [
                material.fill(box, opacity: opacity)
            ]
        if darkness > 0 { out.append(.shape(ShapeNode(.rect(box), color: Self.black.faded(darkness * fraction)))) }
        return out + [line]
    }

    /// Returns the chevron of a back button, which points to the leading side.
    private func chevron(in box: Rect, _ color: RGBColor) -> Node {
        let isMirrored = context.traits.direction == .rightToLeft
        let isGlass = context.traits.design == .glass
        let (tip, end) = isMirrored ? (box.maxX - 1.5, box.minX + 2.5) : (box.minX + 1.5, box.maxX - 2.5)
        var path = Path()
        path.move(to: Point(x: end, y: box.minY + 1.5))
        path.line(to: Point(x: tip, y: box.midY))
        path.line(to: Point(x: end, y: box.maxY - 1.5))
        let style =
            isGlass ? StrokeStyle(width: 2.4, cap: .round, join: .round) : StrokeStyle(width: 2.5, join: .miter)
        return .shape(ShapeNode(path, stroke: ShapeNode.Stroke(style, color: color)))
    }

    private func baseline(_ line: ShapedLine, _ layout: NavigationBarLayout) -> Double {
        context.viewport.snapped(y: layout.midY + line.ascent - line.lineHeight / 2)
    }

    private func button(
        _ place: NavigationBarLayout.Item, _ layout: NavigationBarLayout, _ pose: Pose, shift: Double
    ) -> [Node] {
        let item = place.item
        guard hiddenItems.isEmpty || !hiddenItems.contains(item) else { return [] }
        let isGlass = context.traits.design == .glass
        let tint = item.tint ?? tint
        let isTinted = item.style == .prominent
        var pose = pose
        // The parts of the legacy design's back button appear and disappear separately.
        let fraction =
            presence.kept.contains(item) || place.chevron != nil && !isGlass
            ? 1 : place.chevron == nil ? presence.buttons : presence.chevron
        if fraction < 1 {
            pose.glass *= fraction
            pose.icons *= fraction
            if isGlass { pose.blur += Self.leavingBlur * (1 - fraction) }
        }
        var out: [Node] = []
        if isGlass, pose.glass > 0, let capsule = place.capsule {
            let style = GlassStyle(over: page, appearance: context.traits.appearance)
                .shadowed(asWideAs: capsule.width)
            let shape = GlassMark.Shape(outline: .capsule(capsule), tint: isTinted ? tint : .clear)
            out.append(style.body([shape], opacity: pose.glass))
        }
        guard pose.icons > 0 else { return out }
        let inkIsWhite =
            isTinted ? GlassInk.isWhite(on: tint.resolved(dark: context.isDark)) : context.isDark
        let ink = isGlass ? GlassInk.pigment(dark: inkIsWhite) : tint
        // As light as a plain button's title under a finger.
        let fade = 1 - 0.7 * (item.name.flatMap { presses[$0] } ?? 0).clamped(to: 0...1)
        var nodes: [Node] = []
        if let name = item.icon {
            let height = context.iconSize(name).height * (isGlass ? 1 : NavigationBarLayout.legacyIconScale)
            let icon = context.icon(
                name, height: height, center: place.center, color: ink, isEmphasized: isGlass && isTinted)
            if let icon { nodes = [icon] }
        } else if let line = place.title {
            let isMirrored = context.traits.direction == .rightToLeft
            let x =
                place.chevron == nil
                ? place.frame.midX - line.width / 2 : isMirrored ? place.frame.minX : place.frame.maxX - line.width
            nodes = [context.text(line, x: x, baseline: baseline(line, layout), color: ink)]
            if place.chevron != nil { nodes = Self.placed(nodes, opacity: presence.back, dx: presence.backShift) }
        }
        if let box = place.chevron {
            let mark = [chevron(in: box, ink)]
            nodes += isGlass ? mark : Self.placed(mark, opacity: presence.chevron, dx: 0)
        }
        let layer =
            isGlass
            ? (isTinted || item.icon == nil ? GlassInk.label : .icon).layer(
                nodes, dark: inkIsWhite, contrast: context.traits.increaseContrast, opacity: pose.icons * fade,
                blurRadius: pose.blur)
            : .group(GroupNode(nodes, opacity: pose.icons * fade, blurRadius: pose.blur))
        out.append(.group(GroupNode([layer], transform: .translation(x: shift, y: 0))))
        return out
    }

    /// The blur of icons of disappearing buttons, in points. Source: facts, popup bar, section 3.6 (toolbar titles).
    private static let leavingBlur = 8.0

    /// `UIBarStyle.black` of a translucent bar, over its backdrop. Source: fitted to facts, card presentation, section
    /// 5.5 (#4F3C11 over #FEAD03, #3B3B3B over #9F9F9F).
    package static let black = RGBColor(0x171717, alpha: 0.75)

    /// The additional distance in points of trailing buttons from the edge beside a sidebar. Source: facts, popup bar,
    /// section 7.2.
    private static let columnMargin = 10.0
}
