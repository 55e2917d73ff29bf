import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// A tab bar that shrinks to a circle. Source: facts, popup bar, section 3.7.
extension TabBarView {
    /// Returns the icon of the selected tab, which moves to the circle's center, and the other items, which move with
    /// it and fade within two thirds of the transition. The shrinking capsule clips them.
    package func circle(_ geometry: TabBarGeometry, _ body: Rect, _ style: GlassStyle) -> [Node] {
        let fraction = pose.dock.total
        let rest = presence.content * (1 - 1.5 * fraction).clamped(to: 0...1)
        let blur = presence.blur + 7 * (2.2 * fraction).clamped(to: 0...1)
        let (itemOffset, selectionOffset) = (offset(geometry, pose.dock.total), offset(geometry, pose.selection))
        var out: [Node] = []
        if rest > 0 {
            // Layers are separate, as they blend with the glass.
            let clip = Path.roundedRect(.capsule(body))
            for (i, item) in tabBar.items.enumerated() {
                let home = geometry.cell(i)
                let cell = home.offsetBy(dx: itemOffset.x, dy: itemOffset.y)
                if i == tabBar.selected {
                    let path = geometry.selection(in: home.offsetBy(dx: selectionOffset.x, dy: itemOffset.y))
                    out.append(selection(path, style, strength: rest, blur: blur / 2, clip: clip))
                    out += selected(opacity: rest, blurRadius: blur, clip: clip) {
                        [title(item, in: cell, selected: true, color: $0)]
                    }
                } else {
                    out.append(
                        GlassInk.icon.layers(
                            darkness: context.glass.dockInk, contrast: context.traits.increaseContrast, opacity: rest,
                            blurRadius: blur, clip: clip
                        ) {
                            (icon(item, center: iconCenter(of: item, in: cell), color: $0).map { [$0] } ?? [])
                                + [title(item, in: cell, selected: false, color: $0)]
                        })
                }
            }
        }
        return out + selectedIcon(geometry, body)
    }

    /// Returns the displacement from the position of the selected icon in the whole bar.
    private func offset(_ geometry: TabBarGeometry, _ fraction: Double) -> Point {
        guard tabBar.items.indices.contains(tabBar.selected) else { return .zero }
        let home = iconCenter(of: tabBar.items[tabBar.selected], in: geometry.cell(tabBar.selected))
        let end = geometry.bar(TabBarPose.Progress.minimized).center
        return Point(x: (end.x - home.x) * fraction, y: (end.y - home.y) * fraction)
    }

    /// Returns the icon in its tint, or beside a search field in the ink of glass.
    private func selectedIcon(_ geometry: TabBarGeometry, _ body: Rect) -> [Node] {
        guard tabBar.items.indices.contains(tabBar.selected) else { return [] }
        let item = tabBar.items[tabBar.selected]
        let home = iconCenter(of: item, in: geometry.cell(tabBar.selected))
        let offset = offset(geometry, pose.dock.total)
        let center = Point(x: home.x + offset.x, y: home.y + offset.y)
        let ink = pose.search
        let scale = touch(tabBar.selected).scale
        var out: [Node] = []
        if ink < 1 {
            out += selected(opacity: presence.content * (1 - ink), blurRadius: presence.blur) {
                icon(item, center: center, color: $0, scale: scale).map { [$0] } ?? []
            }
        }
        if ink > 0 {
            out.append(
                GlassInk.icon.layers(
                    darkness: context.glass.dockInk, contrast: context.traits.increaseContrast,
                    opacity: presence.content * ink, blurRadius: presence.blur
                ) { icon(item, center: center, color: $0, scale: scale).map { [$0] } ?? [] })
        }
        return out
    }
}

extension TabBarView {
    /// The effects of a finger on a circle of glass.
    package struct Touch {
        /// Points that the circle grows by.
        package var growth = 0.0
        /// 0...1.
        package var light = 0.0

        /// Of the icon.
        package var scale: Double { 1 + growth / TabBarGeometry.circle }
    }

    /// A pressed circle grows by 9 pt and lights up.
    package func touch(_ item: Int) -> Touch {
        guard let press = presses.last(where: { $0.item == item && $0.down <= seconds }) else { return Touch() }
        return Touch(growth: 9 * press.lift(at: seconds, in: context.traits), light: press.light(at: seconds))
    }

    /// A capsule with the light of a finger at its leading end, where the icon stays while it sets out for another shape.
    package func shape(_ frame: Rect, _ style: GlassStyle, _ touch: Touch) -> GlassMark.Shape {
        let side = min(frame.width, frame.height)
        let x = context.traits.direction == .rightToLeft ? frame.maxX - side : frame.minX
        let end = Rect(x: x, y: frame.minY, width: side, height: frame.height)
        return GlassMark.Shape(
            outline: .capsule(frame), glow: style.glow(in: end, over: page, strength: touch.light))
    }
}
