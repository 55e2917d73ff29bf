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
    /// Points that a pressed tab bar grows by at either end; its height and its tabs grow in the same ratio. Source: facts, popup bar, section 3.9 (measured).
    package static let growth = 3.5
    /// Brightness of a dimmed page below a sidebar. Source: facts, iOS surroundings, section 2.5 (measured).
    package static let dimming = 0.2

    package let tabBar: TabBar
    package let sidebar: Sidebar?
    package let state: SidebarPresentation
    package let tint: RGBColor
    package let page: RGBColor
    package let context: Context
    /// What is dimmed besides the page, such as a popup bar. Default: nothing.
    package var dimmed: [Node] = []

    private var dark: Bool { context.isDark }
    private var isGlass: Bool { context.traits.design == .glass }
    private var accent: RGBColor { tabBar.tintColor ?? tint }

    package func nodes(at seconds: Double) -> [Node] {
        let bar = TopTabBar(tabBar, sidebar, in: context)
        let (across, down) = (state.across.value(at: seconds), min(max(state.down.value(at: seconds), 0), 1))
        let place = sidebar.map { SidebarLayout($0, tabs: tabBar, in: context) }
        let home = place?.frame ?? bar.frame
        let press = state.press.value(at: seconds)
        func between(_ a: Double, _ b: Double, _ f: Double) -> Double { a + (b - a) * f }
        let width = between(bar.frame.width, home.width, across)
        let minX = between(bar.frame.minX, home.minX, across)
        let height = between(bar.frame.height, home.height, down)
        let scale = 1 + 2 * Self.growth * press * (1 - down) / max(1, width)
        let body = Rect(
            x: minX, y: between(bar.frame.minY, home.minY, down), width: max(1, width), height: height
        ).insetBy(dx: width * (1 - scale) / 2, dy: height * (1 - scale) / 2)
        let capsule = bar.frame.height / 2
        let radii = (isGlass ? place?.radii ?? .zero : .zero).map { between(capsule, $0, down) }
        let outline = UnevenRoundedRect(body, radii: radii)
        var out = dimming(at: seconds)
        out += material(outline, down: down, light: state.light.value(at: seconds), press: press)
        out += tabs(bar, in: outline, at: seconds, press: press, scale: scale)
        if let sidebar, let place { out += rows(sidebar, place, in: outline, at: seconds) }
        return out
    }

    /// A page that is not inset is dimmed.
    private func dimming(at seconds: Double) -> [Node] {
        guard let sidebar, !sidebar.isTiled(in: context.traits) else { return [] }
        let share = min(max(state.share.value(at: seconds), 0), 1)
        guard share > 0 else { return [] }
        let amount = Self.dimming * share
        return [.shape(ShapeNode(.rect(context.screen), color: RGBColor.black.withAlpha(amount)))]
            + LightBeyondWhite.nodes(on: dimmed, dimmedBy: amount, over: page, in: context)
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
        var style = GlassStyle(over: page, appearance: context.traits.appearance, side: outline.rect.height)
        style.material = style.material.mixed(
            with: Self.sidebarMaterial(dark: dark, style.material), at: down)
        style.rimFalloff = 0
        style.lensCentering = Self.lensCentering * down
        let button = Point(
            x: outline.rect.minX + SidebarLayout.buttonCenter.x, y: outline.rect.minY + SidebarLayout.buttonCenter.y)
        let glow = GlassMark.Glow(center: button, radius: 160, strength: 0.08 * press * down)
        let lit = (dark ? RGBColor.white : RGBColor(red: 0.86, green: 1, blue: 1)).withAlpha((dark ? 0.2 : 0.7) * light)
        // A tint of the page's own color reduces the contrast and leaves the page unchanged.
        let flat = style.fill(over: dimmedPage).clamped.withAlpha((1 - Self.contrast) * down)
        let tint = dark ? lit : lit.composited(over: flat)
        return [style.body([GlassMark.Shape(outline: outline, tint: tint, glow: glow.strength > 0 ? glow : nil)])]
    }

    /// The contrast of what a light sidebar shows behind it, as a share of what its material has. Source: measured in sRGB,
    /// (211, 231, 255) over a bar of (159, 180, 210), beside (195, 221, 255) over a page of (97, 131, 194)
    /// (tab_bar_sidebar_portrait_floating.png).
    private static let contrast = 0.68

    /// How much a sidebar's lens bends toward its center, see `GlassMark.lensCentering`. Source: measured, a line 65 pt above the lower
    /// edge of 1366 pt is drawn 8.5, 13.5 and 16 pt down where it is 5, 2 and 1 pt from the right edge, and the ends of a title 78 pt
    /// from the middle of 270 are 5.5 pt farther apart on each side in its reflection at the upper edge
    /// (tab_bar_sidebar_portrait_floating.png).
    private static let lensCentering = 1.0

    /// A sidebar is brighter than bars in light surroundings. Source: measured
    /// in sRGB over a dimmed page, (97, 131, 194) to (195, 221, 255), and a full one, (123, 164, 246) to (198, 230, 255); a
    /// selected row on the former is (170, 200, 255).
    private static func sidebarMaterial(dark: Bool, _ bars: Material) -> Material {
        var out = bars
        if !dark { (out.lumaOffset, out.chroma) = (0.7265, 0.835) }
        return out
    }

    /// The page as it is below the sidebar.
    private var dimmedPage: RGBColor {
        let isOver = sidebar.map { !$0.isTiled(in: context.traits) } ?? false
        let k = isOver ? 1 - Self.dimming : 1
        return RGBColor(red: page.red * k, green: page.green * k, blue: page.blue * k)
    }

    /// What a selected row takes away. Source: measured, (176, 201, 250) on (200, 220, 252), Display P3
    /// (tab_bar_sidebar_portrait_floating.png).
    private static let selectionDarkening = 0.076

    /// How much thicker the lines of a selected symbol are, in points: it has the weight of its title, medium. Source: measured,
    /// lines of 1.95 beside 1.45 in boxes of the same size (tab_bar_sidebar_portrait_floating.png).
    private static let selectedEmboldening = 0.5

    /// - Parameters:
    ///   - opacity: 0...1.
    ///   - blur: in points.
    private func selection(_ path: Path, opacity: Double, blur: Double, inSidebar: Bool = false) -> Node {
        guard isGlass else {
            let color = dark ? RGBColor.white.withAlpha(0.15) : RGBColor.black.withAlpha(0.08)
            return .group(GroupNode([.shape(ShapeNode(path, color: color))], opacity: opacity, blurRadius: blur))
        }
        var style = GlassStyle(over: page, appearance: context.traits.appearance)
        var page = page
        if inSidebar {
            style.material = Self.sidebarMaterial(dark: dark, style.material)
            page = dimmedPage
        }
        return style.selection(
            path, over: page, dark: dark, darkening: inSidebar ? Self.selectionDarkening : 0.09,
            strength: opacity, blurRadius: blur)
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
                selection(
                    .roundedRect(.capsule(context.snapped(row.frame))), opacity: opacity, blur: blur,
                    inSidebar: true))
            out.append(part(label(row, in: layout, color: accent)))
        }
        let others = layout.rows.filter { !$0.isSelected }
        if dark {
            out.append(
                ink(.primary, plain: context.labelColor) { color in
                    others.flatMap { label($0, in: layout, color: color) }
                })
        } else {
            // In light surroundings rows are of the color of labels. Source: measured, (0, 0, 0) on (200, 220, 252) in
            // tab_bar_sidebar_portrait_floating.png.
            out.append(part(others.flatMap { label($0, in: layout, color: context.labelColor) }))
        }
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
                ? GlassInk.tab.layer(
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
            emboldening: row.isSelected ? Self.selectedEmboldening * layout.iconScale : 0)
        let line = context.line(
            row.item.title, size: layout.titleSize, weight: row.isSelected ? .medium : .regular,
            maxWidth: max(0, frame.width - layout.titleInset - SidebarLayout.rowInset - 8))
        return (icon.map { [$0] } ?? []) + [text(line, from: layout.titleInset, in: frame, color: color)]
    }

    /// The row of buttons at the top.
    private func top(_ sidebar: Sidebar, _ layout: SidebarLayout, press: Double) -> [Node] {
        var color = isGlass ? GlassInk.pigment(dark: dark) : accent
        if isGlass, !dark {
            var style = GlassStyle(over: page, appearance: .light)
            style.material = Self.sidebarMaterial(dark: false, style.material)
            color = GlassInk.tab.pigment(dark: false, on: style.fill(over: dimmedPage))
        }
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
