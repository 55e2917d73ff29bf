import VitrineDisplayList
import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The tab bar at the top of an iPad, its sidebar, and the transition between them: one body that changes its shape.
package struct SidebarView {
    /// Of buttons, which do not grow with the text size.
    private static let buttonSize = 17.0
    /// Points that a pressed tab bar grows by at either end; its height and its tabs grow in the same ratio. Source: facts, popup bar, section 3.9.
    package static let growth = 3.5
    /// Brightness of a dimmed page below a sidebar. Source: facts, iOS surroundings, section 2.5.
    package static let dimming = 0.2

    package let tabBar: TabBar
    package let sidebar: Sidebar?
    package let state: SidebarPresentation
    package let tint: RGBColor
    package let page: RGBColor
    package let context: Context

    private var dark: Bool { context.isDark }
    private var isGlass: Bool { context.traits.design == .glass }
    private var accent: RGBColor { tabBar.tintColor ?? tint }

    package func nodes(at seconds: Double) -> [Node] {
        let bar = TopTabBar(tabBar, sidebar, in: context)
        let (across, down) = (state.across.value(at: seconds), state.down.value(at: seconds).clamped(to: 0...1))
        let place = sidebar.map { SidebarLayout($0, tabs: tabBar, in: context) }
        let home = place?.frame ?? bar.frame
        let press = state.press.value(at: seconds)
        let width = bar.frame.width.mixed(with: home.width, at: across)
        let minX = bar.frame.minX.mixed(with: home.minX, at: across)
        let height = bar.frame.height.mixed(with: home.height, at: down)
        let scale = 1 + 2 * Self.growth * press * (1 - down) / max(1, width)
        let body = Rect(
            x: minX, y: bar.frame.minY.mixed(with: home.minY, at: down), width: max(1, width), height: height
        ).insetBy(dx: width * (1 - scale) / 2, dy: height * (1 - scale) / 2)
        let capsule = bar.frame.height / 2
        let radii = (isGlass ? place?.radii ?? .zero : .zero).map { capsule.mixed(with: $0, at: down) }
        let outline = UnevenRoundedRect(body, radii: radii)
        var out = dimming(at: seconds, beside: outline)
        out += material(outline, down: down, light: state.light.value(at: seconds), press: press)
        out += tabs(bar, in: outline, at: seconds, press: press, scale: scale)
        if let sidebar, let place { out += rows(sidebar, place, in: outline, at: seconds) }
        return out
    }

    /// A page that is not inset is dimmed beside the sidebar, whose glass shows it as it is.
    private func dimming(at seconds: Double, beside outline: UnevenRoundedRect) -> [Node] {
        guard let sidebar, !sidebar.isTiled(in: context.traits) else { return [] }
        let fraction = state.fraction.value(at: seconds).clamped(to: 0...1)
        guard fraction > 0 else { return [] }
        var path = Path.rect(context.screen)
        if isGlass { path.append(.roundedRect(outline)) }
        return [.shape(ShapeNode(path, rule: .evenOdd, color: RGBColor.black.withAlpha(Self.dimming * fraction)))]
    }

    private func material(_ outline: UnevenRoundedRect, down: Double, light: Double, press: Double) -> [Node] {
        guard isGlass else {
            let path = Path.roundedRect(outline)
            let edge = RGBColor.black.withAlpha(0.12)
            return [
                .shadow(ShadowNode(path, radius: 10, color: RGBColor.black.withAlpha(0.1), knocksOut: true)),
                .backdrop(BackdropNode(path, .chrome, dark: dark)),
                .shape(ShapeNode(path, stroke: .hairline(edge))),
            ]
        }
        let side = min(outline.rect.width, outline.rect.height)
        let style = GlassStyle(over: page, appearance: context.traits.appearance, side: side)
        let button = Point(
            x: outline.rect.minX + SidebarLayout.buttonCenter.x, y: outline.rect.minY + SidebarLayout.buttonCenter.y)
        let glow = GlassMark.Glow(center: button, radius: 160, strength: 0.08 * press * down)
        let lit = RGBColor.white.withAlpha((dark ? 0.2 : 0.7) * light)
        return [style.body([GlassMark.Shape(outline: outline, tint: lit, glow: glow.strength > 0 ? glow : nil)])]
    }

    /// - Parameters:
    ///   - opacity: 0...1.
    ///   - blur: in points.
    private func selection(_ path: Path, opacity: Double, blur: Double) -> Node {
        guard isGlass else {
            let color = dark ? RGBColor.white.withAlpha(0.15) : RGBColor.black.withAlpha(0.08)
            return .group(GroupNode([.shape(ShapeNode(path, color: color))], opacity: opacity, blurRadius: blur))
        }
        return GlassStyle(over: page, appearance: context.traits.appearance).selection(
            path, over: page, dark: dark, strength: opacity, blurRadius: blur)
    }

    private func tabs(
        _ bar: TopTabBar, in outline: UnevenRoundedRect, at seconds: Double, press: Double, scale: Double
    ) -> [Node] {
        let content = bar.content(
            { selection($0, opacity: $1, blur: $2) }, tint: accent, opacity: state.tabs.opacity.value(at: seconds),
            blur: state.tabs.blur.value(at: seconds), buttonOpacity: 1 - 0.65 * press)
        guard !content.isEmpty else { return [] }
        let shift = outline.rect.midX - bar.frame.midX
        let move = Transform.scale(scale, about: bar.frame.center).then(.translation(x: shift, y: 0))
        return content.map { .group(GroupNode([$0], transform: move)) }
    }

    private func rows(
        _ sidebar: Sidebar, _ layout: SidebarLayout, in outline: UnevenRoundedRect, at seconds: Double
    ) -> [Node] {
        let opacity = state.rows.opacity.value(at: seconds)
        guard opacity > 0 else { return [] }
        let blur = state.rows.blur.value(at: seconds)
        let move = Transform.translation(
            x: outline.rect.minX - layout.frame.minX, y: outline.rect.minY - layout.frame.minY)
        // The content starts in the body, which clips it.
        let clip = Path.roundedRect(
            UnevenRoundedRect(
                outline.rect.offsetBy(dx: -move.tx, dy: -move.ty), radii: outline.radii, curve: outline.curve))
        func part(_ nodes: [Node]) -> Node { .group(GroupNode(nodes, opacity: opacity, blurRadius: blur)) }
        func ink(_ ink: GlassInk, plain color: RGBColor, _ nodes: (RGBColor) -> [Node]) -> Node {
            guard isGlass else { return part(nodes(color)) }
            return ink.layers(
                darkness: dark ? 1 : 0, contrast: context.traits.increaseContrast, detail: context.detail,
                opacity: opacity, blurRadius: blur, nodes)
        }
        var out: [Node] = []
        for row in layout.rows where row.isSelected {
            out.append(
                selection(.roundedRect(.capsule(context.snapped(row.frame))), opacity: opacity, blur: blur))
            out +=
                isGlass
                ? GlassInk.tinted(dark: dark, opacity: opacity, blurRadius: blur) {
                    label(row, in: layout, color: $0(accent))
                } : [part(label(row, in: layout, color: accent))]
        }
        let others = layout.rows.filter { !$0.isSelected }
        out.append(
            ink(.label, plain: context.labelColor) { color in
                others.flatMap { label($0, in: layout, color: color) }
            })
        let headers = layout.headers.map { header in
            let line = context.line(
                header.title, size: layout.headerSize, weight: .semibold,
                maxWidth: max(0, header.frame.width - 2 * SidebarLayout.editInset))
            return (line, header.frame)
        }
        if !headers.isEmpty {
            out.append(
                ink(.secondary, plain: GlassInk.pigment(dark: dark)) { color in
                    headers.map { text($0.0, from: SidebarLayout.editInset, in: $0.1, color: color) }
                })
        }
        let buttons = top(sidebar, layout, press: state.press.value(at: seconds))
        out.append(
            isGlass
                ? GlassInk.icon.layer(
                    buttons, dark: dark, contrast: context.traits.increaseContrast, opacity: opacity, blurRadius: blur)
                : part(buttons))
        let isTooLong = layout.rows.contains { $0.frame.maxY > layout.frame.maxY }
        guard isTooLong || move.tx != 0 || outline.rect != layout.frame else { return out }
        return out.map { Self.placed($0, move, clip) }
    }

    /// Moves and clips a group without another layer, which would isolate its ink from the glass.
    private static func placed(_ node: Node, _ move: Transform, _ clip: Path) -> Node {
        guard case .group(var group) = node else { return .group(GroupNode([node], transform: move, clip: clip)) }
        let isInk = group.children.allSatisfy { if case .group(let part) = $0 { part.blend != .normal } else { false } }
        if isInk {
            group.children = group.children.map { placed($0, move, clip) }
        } else {
            (group.transform, group.clip) = (move, clip)
        }
        return .group(group)
    }

    /// A line in the middle of a box, from its leading edge.
    private func text(_ line: ShapedLine, from inset: Double, in box: Rect, color: RGBColor) -> Node {
        let isLeft = context.traits.direction == .leftToRight
        let x = isLeft ? box.minX + inset : box.maxX - inset - line.width
        return context.text(line, x: x, baseline: box.midY + line.ascent - line.lineHeight / 2, color: color)
    }

    private func label(_ row: SidebarLayout.Row, in layout: SidebarLayout, color: RGBColor) -> [Node] {
        let frame = Rect(x: layout.frame.minX, y: row.frame.minY, width: layout.frame.width, height: row.frame.height)
        let isLeft = context.traits.direction == .leftToRight
        let x = isLeft ? frame.minX + layout.iconCenter : frame.maxX - layout.iconCenter
        let height = context.iconSize(row.item.icon).height * layout.iconScale
        // Symbols begin at whole pixels, as the frames of image views do.
        let y = context.viewport.snapped(y: frame.midY - height / 2) + height / 2
        let icon = context.icon(
            row.item.icon, height: height, center: Point(x: x, y: y), color: color,
            isEmphasized: row.isSelected)
        let line = context.line(
            row.item.title, size: layout.titleSize, weight: row.isSelected ? .medium : .regular,
            maxWidth: max(0, frame.width - layout.titleInset - SidebarLayout.rowInset - 8))
        return (icon.map { [$0] } ?? []) + [text(line, from: layout.titleInset, in: frame, color: color)]
    }

    /// The row of buttons at the top.
    private func top(_ sidebar: Sidebar, _ layout: SidebarLayout, press: Double) -> [Node] {
        let color = isGlass ? GlassInk.pigment(dark: dark) : accent
        let y = layout.rows.first.map { $0.frame.minY - SidebarLayout.headerHeight } ?? layout.frame.minY
        let header = Rect(
            x: layout.frame.minX, y: y, width: layout.frame.width, height: 2 * SidebarLayout.buttonCenter.y)
        var out: [Node] = []
        if let title = sidebar.editButton {
            let line = context.line(title, size: Self.buttonSize, weight: .medium, maxWidth: header.width / 2)
            out.append(text(line, from: SidebarLayout.editInset, in: header, color: color))
        }
        let isLeft = context.traits.direction == .leftToRight
        let x = SidebarLayout.buttonCenter.x
        let center = Point(x: isLeft ? header.minX + x : header.maxX - x, y: header.midY)
        let height = context.icons[TopTabBar.tabBarIcon]?.viewBox.height ?? 0
        let ink = color.withAlpha(1 - 0.65 * press)
        if let icon = context.icon(TopTabBar.tabBarIcon, height: height, center: center, color: ink) {
            out.append(icon)
        }
        return out
    }
}
