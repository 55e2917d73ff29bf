import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineSurfaces
import VitrineText

/// The bar at the top of a page: title and buttons, in the glass design without a background of its own.
package struct NavigationBarView {
    /// The effects of an appearing sidebar on the bar.
    package struct Pose: Hashable, Sendable {
        /// How far the title has moved beside the sidebar, 0...1.
        package var title = 0.0
        /// Whether the leading buttons go with it.
        package var moves = false
        /// Of the leading buttons' glass, 0...1: the sidebar has a button in their place.
        package var glass = 1.0
        /// Of the leading buttons' icons, 0...1.
        package var icons = 1.0
        /// Of the leading buttons' icons, in points.
        package var blur = 0.0
    }

    package let bar: NavigationBar
    package let tint: RGBColor
    package let page: RGBColor
    package let context: Context
    /// Width of a sidebar beside the page; 0 without one.
    package var column = 0.0
    /// Progress of the change to `UIBarStyle.black`, 0...1; in the legacy design.
    package var darkness = 0.0
    /// How far buttons are pressed, by name, 0...1.
    package var presses: [String: Double] = [:]

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
            out.append(
                .text(
                    TextNode(
                        title, at: Point(x: layout.titleX + shift, y: baseline(title, layout)),
                        color: context.labelColor.mixed(with: .white, at: darkness))))
        }
        return out
    }

    /// The bar of the legacy design and the line below it.
    private func background() -> [Node] {
        guard context.traits.design == .legacy, bar.scrollEdgeAppearance == .standard else { return [] }
        let bottom = NavigationBarLayout.bottom(in: context.traits)
        let material = LegacyBarMaterial(context: context)
        let box = Rect(x: 0, y: 0, width: context.screen.width, height: bottom)
        let appearance = bar.standardAppearance
        let line = material.hairline(
            at: bottom + 1 / context.traits.device.scale, color: appearance?.shadowColor)
        var out =
            appearance?.surface(in: context)?.nodes(in: box, opacity: 1 - darkness)
            ?? [material.fill(box, opacity: 1 - darkness)]
        if darkness > 0 { out.append(.shape(ShapeNode(.rect(box), color: Self.black.faded(darkness)))) }
        return out + [line]
    }

    /// The chevron of a button that goes back, its point at the leading side.
    private static func chevron(in box: Rect, _ isMirrored: Bool, _ color: RGBColor) -> Node {
        let (tip, end) = isMirrored ? (box.maxX - 1.5, box.minX + 2.5) : (box.minX + 1.5, box.maxX - 2.5)
        var path = Path()
        path.move(to: Point(x: end, y: box.minY + 1.5))
        path.line(to: Point(x: tip, y: box.midY))
        path.line(to: Point(x: end, y: box.maxY - 1.5))
        return .shape(ShapeNode(path, stroke: ShapeNode.Stroke(StrokeStyle(width: 2.5, join: .miter), color: color)))
    }

    private func baseline(_ line: ShapedLine, _ layout: NavigationBarLayout) -> Double {
        context.viewport.snapped(y: layout.midY + line.ascent - line.lineHeight / 2)
    }

    private func button(
        _ place: NavigationBarLayout.Item, _ layout: NavigationBarLayout, _ pose: Pose, shift: Double
    ) -> [Node] {
        let item = place.item
        let isGlass = context.traits.design == .glass
        let tint = item.tint ?? tint
        let isTinted = item.style == .prominent
        var out: [Node] = []
        if isGlass, pose.glass > 0, let capsule = place.capsule {
            let style = GlassStyle(over: page, appearance: context.traits.appearance)
                .shadowed(asWideAs: capsule.width)
            let shape = GlassMark.Shape(outline: .capsule(capsule), tint: isTinted ? tint : .clear)
            out +=
                isTinted
                ? style.tintedBody(shape, dark: context.isDark, opacity: pose.glass)
                : [style.body([shape], opacity: pose.glass)]
        }
        guard pose.icons > 0 else { return out }
        let fill = GlassStyle(over: page, appearance: .light).fill(over: page)
        let glassInk = item.icon == nil ? GlassInk.toolbar : .navigationIcon
        let ink = isGlass ? isTinted ? Self.inkOnTint : glassInk.pigment(dark: context.isDark, on: fill) : tint
        // As light as a plain button's title under a finger.
        let fade = 1 - 0.7 * min(1, max(0, item.name.flatMap { presses[$0] } ?? 0))
        var nodes: [Node] = []
        if let name = item.icon {
            let height =
                (context.icons[name]?.viewBox.height ?? 0)
                * (isGlass ? isTinted ? Self.prominentScale : 1 : NavigationBarLayout.legacyIconScale)
            let icon = context.icon(
                name, height: height, center: place.center, color: ink,
                emboldening: isGlass && isTinted ? Self.prominentEmboldening : 0)
            if let icon { nodes = [icon] }
        } else if let line = place.title {
            let isMirrored = context.traits.direction == .rightToLeft
            let x =
                place.chevron == nil
                ? place.frame.midX - line.width / 2 : isMirrored ? place.frame.minX : place.frame.maxX - line.width
            nodes = [context.text(line, x: x, baseline: baseline(line, layout), color: ink)]
            if let chevron = place.chevron { nodes.append(Self.chevron(in: chevron, isMirrored, ink)) }
        }
        let layer =
            isGlass && !isTinted
            ? glassInk.layer(nodes, dark: context.isDark, opacity: pose.icons * fade, blurRadius: pose.blur)
            : .group(GroupNode(nodes, opacity: pose.icons * fade, blurRadius: pose.blur))
        out.append(.group(GroupNode([layer], transform: .translation(x: shift, y: 0))))
        return out
    }

    /// `UIBarStyle.black` of a translucent bar, over what lies behind. Source: fitted to facts, card presentation, section 5.5
    /// (#4F3C11 over #FEAD03, #3B3B3B over #9F9F9F).
    package static let black = RGBColor(0x171717, alpha: 0.75)

    /// Points that trailing buttons are further from the edge beside a sidebar. Source: measured, 7.2 px at 0.71 pixels per
    /// point (tab_bar_sidebar_floating.gif).
    private static let columnMargin = 10.0

    /// Of icons on glass of the tint. Source: measured, (255, 200, 237) on (246, 38, 75) in default_bar_accessibility_label.png;
    /// overview.png has (255, 213, 252), which the filter that reduced it made brighter.
    package static let inkOnTint = RGBColor(red: 1, green: 199.0 / 255, blue: 237.0 / 255)

    /// The size of icons on glass of the tint; of others 1. Source: measured, a cross of 17.2 pt (facts, iOS surroundings,
    /// section 2.2).
    private static let prominentScale = 1.076

    /// How much thicker the lines of icons on glass of the tint are, in points. Source: measured, a cross of lines of 2.05 and a
    /// tick of 2.4 (overview.png, tab_bar_sidebar_portrait_floating.png).
    private static let prominentEmboldening = 0.22
}
