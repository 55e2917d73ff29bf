import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// A context menu at a time, with the lifted bar and the dimmed background.
package struct ContextMenuView {
    /// The scale of a menu that begins to appear; Vitrine's choice, after recordings.
    package static let startScale = 0.4
    /// The blur of the menu's content when it begins to appear, in points; Vitrine's choice.
    package static let startBlur = 12.0

    package let layout: ContextMenuLayout
    /// The bar at rest.
    package let bar: Rect
    /// How far the menu has appeared, 0...1.
    package let reveal: Double
    /// How far a finger has lifted the bar, 0...1.
    package let lift: Double
    /// The color of the page.
    package let page: RGBColor
    package let context: Context

    package init(layout: ContextMenuLayout, bar: Rect, reveal: Double, lift: Double, page: RGBColor, context: Context) {
        self.layout = layout
        self.bar = bar
        self.reveal = reveal
        self.lift = lift
        self.page = page
        self.context = context
    }

    private var dark: Bool { context.isDark }
    /// Whether motion is reduced, so that the menu only fades in. Source: facts, iOS surroundings, section 12.4.
    private var isStill: Bool { context.traits.reduceMotion }
    private var isGlass: Bool { context.traits.design == .glass }

    /// The dimming color. Source: facts, popup bar, section 6.4, and iOS surroundings, section 2.6 (alerts in dark surroundings).
    private var dimming: RGBColor { RGBColor.black.withAlpha(dark ? 0.48 : 0.2) }

    /// The color of the page below the dimming behind a lifted bar.
    package var dimmedPage: RGBColor {
        page.mixed(with: dimming.withAlpha(page.alpha), at: dimming.alpha * reveal.clamped(to: 0...1))
    }

    /// - Parameter barNodes: The bar at rest.
    package func nodes(lifting barNodes: [Node]) -> [Node] {
        let shown = reveal.clamped(to: 0...1)
        var out = backdrop(shown)
        let scale = isStill ? 1 : 1.0.mixed(with: ContextMenuLayout.liftScale, at: max(shown, lift.clamped(to: 0...1)))
        let move = Transform.scale(scale, about: bar.center)
            .then(.translation(x: 0, y: layout.barShift * (isStill ? reveal.clamped(to: 0...1) : reveal)))
        out.append(
            .group(GroupNode(barNodes.map { $0.lifted(shown, dark: dark) }, transform: move)))
        if shown > 0 { out += menu(shown, over: dimmedPage) }
        return out
    }

    /// Returns the menu alone, as that of a button: nothing is lifted or dimmed.
    package func menuNodes() -> [Node] {
        let shown = reveal.clamped(to: 0...1)
        return shown > 0 ? menu(shown, over: page) : []
    }

    /// Returns the dimmed background, which the legacy design also blurs.
    private func backdrop(_ shown: Double) -> [Node] {
        guard shown > 0 else { return [] }
        let screen = Path.rect(context.screen)
        var out: [Node] = []
        if !isGlass { out.append(.backdrop(BackdropNode(screen, material: .blur(sigma: 10), opacity: shown))) }
        out.append(.shape(ShapeNode(screen, color: dimming.faded(shown))))
        return out
    }

    private func menu(_ shown: Double, over page: RGBColor) -> [Node] {
        guard !layout.rows.isEmpty else { return [] }
        let scale = isStill ? 1 : Self.startScale.mixed(with: 1, at: reveal)
        let content = GroupNode(
            self.content(), opacity: shown, blurRadius: Self.startBlur * (1 - shown), clip: clip)
        return [
            .group(
                GroupNode(body(shown, over: page) + [.group(content)], transform: .scale(scale, about: layout.anchor)))
        ]
    }

    private var outline: RoundedRect { RoundedRect(layout.frame, radius: layout.cornerRadius) }
    /// The clip of a menu that is higher than its frame; nil for others.
    private var clip: Path? { layout.contentHeight > layout.frame.height + 0.5 ? .roundedRect(outline) : nil }

    private func body(_ shown: Double, over page: RGBColor) -> [Node] {
        guard isGlass else {
            let path = Path.roundedRect(outline)
            let shadow = ShadowNode(
                path, offset: Point(x: 0, y: 8), radius: 24, color: RGBColor.black.withAlpha(0.2 * shown),
                knocksOut: true)
            return [.backdrop(BackdropNode(path, .thick, dark: dark, opacity: shown)), .shadow(shadow)]
        }
        let style = GlassStyle(
            over: page, appearance: context.traits.appearance, side: min(layout.frame.width, layout.frame.height))
        return [style.body([GlassMark.Shape(outline: outline)], opacity: shown)]
    }

    private func content() -> [Node] {
        var out: [Node] = []
        for y in layout.separators {
            let height = isGlass ? 1 : context.viewport.pixel
            let top = context.viewport.snapped(y: y - height / 2)
            let line = Rect(
                x: layout.frame.minX + layout.separatorInset, y: top,
                width: layout.frame.width - 2 * layout.separatorInset, height: height)
            out.append(.shape(ShapeNode(.rect(line), color: (dark ? RGBColor.white : .black).withAlpha(0.08))))
        }
        for row in layout.rows where row.frame.minY < layout.frame.maxY { out += content(of: row) }
        return out
    }

    private func content(of row: ContextMenuLayout.Row) -> [Node] {
        let frame = row.frame
        let color = color(of: row.action)
        var out: [Node] = []
        if let name = row.action.icon {
            let k = layout.rowSize / 17
            let center = mirrored(Point(x: frame.minX + layout.iconCenter, y: frame.midY))
            let height = context.iconSize(name).height * k
            if let node = context.icon(name, height: height, center: center, color: color) { out.append(node) }
        }
        let end = isGlass ? frame.maxX - 24 : frame.maxX - (row.action.icon == nil ? 16 : 16 + 34 * layout.rowSize / 17)
        let start = frame.minX + layout.textStart
        let line = context.line(row.action.title, size: layout.rowSize, weight: .regular, maxWidth: max(1, end - start))
        let x = context.traits.direction == .rightToLeft ? frame.minX + frame.maxX - start - line.width : start
        let baseline = frame.midY + layout.rowSize * SystemFont.capHeight / 2
        out.append(context.text(line, x: x, baseline: baseline, color: color))
        return out
    }

    private func color(of action: ContextMenuConfiguration.Action) -> RGBColor {
        if action.disabled { return Vibrancy.tertiaryLabel.color(in: context) }
        if action.destructive { return Accent.red.color(in: context.traits) }
        return context.labelColor.withAlpha(0.95)
    }

    /// Returns the mirror image across the menu's center in right-to-left layouts.
    private func mirrored(_ p: Point) -> Point {
        guard context.traits.direction == .rightToLeft else { return p }
        return Point(x: layout.frame.minX + layout.frame.maxX - p.x, y: p.y)
    }
}

extension Node {
    /// The node with the shadows of all glass in it as of a view that a context menu has lifted above the dimmed page: wider and darker, and
    /// straight below. Source: facts, iOS surroundings, section 2.6; in dark surroundings it is as much darker than the glass's own.
    /// - Parameters:
    ///   - amount: 0...1.
    package func lifted(_ amount: Double, dark: Bool) -> Node {
        switch self {
        case .glass(var glass):
            guard var shadow = glass.body.shadow else { return self }
            shadow.offset.y *= 1 - amount
            shadow.sigma += (20 - shadow.sigma) * amount
            shadow.color.alpha += ((dark ? 0.11 : 0.3) - shadow.color.alpha) * amount
            glass.body.shadow = shadow
            return .glass(glass)
        case .group(var group):
            group.children = group.children.map { $0.lifted(amount, dark: dark) }
            return .group(group)
        case .text, .shape, .image, .shadow, .backdrop: return self
        }
    }
}
