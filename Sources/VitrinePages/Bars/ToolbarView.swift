import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// How glass shows a finger in light surroundings.
package enum PressAppearance: Hashable, Sendable {
    /// In the first releases of the glass design: it takes on the page's color and hides its title. Source: measured
    /// (floating_no_scroll.gif, facts, popup bar, section 6.5).
    case tinted
    /// It turns whiter and keeps its title. Source: measured (floating_compact_scroll.gif, the same section).
    case brighter
}

/// A toolbar of glass capsules that lift under a finger and merge where they are close.
package struct ToolbarView {
    /// Distance at which capsules merge. Source: facts, iOS surroundings, section 2.4.
    package static let fusion = 12.0

    package let layout: ToolbarLayout
    package let page: RGBColor
    package let context: Context

    /// Opacity and displacement of a disappearing dock.
    package var presence = DockPresence()
    /// Colors of the page in light and in dark surroundings. Default: the one that is there.
    package var lightPage: RGBColor?
    package var darkPage: RGBColor?
    /// Of the titles; nil for the ink of glass.
    package var tint: RGBColor?
    /// The effects of a finger; see `PressAppearance`.
    package var pressAppearance = PressAppearance.brighter

    package init(
        layout: ToolbarLayout, page: RGBColor, context: Context, presence: DockPresence = DockPresence(),
        lightPage: RGBColor? = nil, darkPage: RGBColor? = nil, tint: RGBColor? = nil,
        pressAppearance: PressAppearance = .brighter
    ) {
        self.layout = layout
        self.page = page
        self.context = context
        self.presence = presence
        self.lightPage = lightPage
        self.darkPage = darkPage
        self.tint = tint
        self.pressAppearance = pressAppearance
    }

    package func nodes(at seconds: Double, presses: [Press]) -> [Node] {
        guard presence.glass > 0 else { return [] }
        let style = GlassStyle(over: page, darkness: context.glass.dock, isElevated: context.traits.isInWindow)
            .materialized(presence.material, edge: presence.glass, lens: presence.lens)
        var shapes: [GlassMark.Shape] = []
        var labels: [Node] = []
        for (i, item) in layout.items.enumerated() {
            let press = presses.last { $0.item == i && $0.down <= seconds }
            let lift = press?.lift(at: seconds, in: context.traits) ?? 0
            let touch = press?.touch(at: seconds) ?? 0
            // Frames shrink to nothing on canvases of less than a pixel for them.
            let scale = (1 + lift * Press.growth / max(item.frame.width, ToolbarLayout.height)) * presence.scale
            shapes.append(
                shape(
                    item.frame.scaled(by: scale), touch: touch, tint: press?.tint(at: seconds) ?? 0,
                    light: press?.light(at: seconds) ?? 0, press: press))
            guard presence.content > 0 else { continue }
            if pressAppearance == .brighter, press?.appearance != .dark {
                labels.append(inked(item, scale: scale, share: press?.ink(at: seconds) ?? 1))
            } else {
                labels.append(label(item, scale: scale, touch: touch, press: press, at: seconds))
            }
        }
        return [style.body(shapes, fusion: Self.fusion)] + labels
    }

    /// Touched glass takes on a fifth of the page's color; a faint light spreads around the finger. Source: measured,
    /// fill red 188 to 176, and up to 8 levels more within 60 pt of the finger. In dark surroundings it turns white. Source: facts, iOS
    /// surroundings, section 2.4.
    private func shape(
        _ frame: Rect, touch: Double, tint: Double, light: Double, press: Press?
    ) -> GlassMark.Shape {
        var out = GlassMark.Shape(outline: .capsule(frame))
        guard let press, touch > 0 || tint > 0 else { return out }
        if press.appearance == .dark {
            guard context.isDark else {
                out.tint = Self.shaded(lightPage ?? page).withAlpha(0.97 * tint)
                return out
            }
            out.tint = Self.lit(darkPage ?? page).withAlpha(0.97 * tint * light)
            out.glow = GlassMark.Glow(center: press.location, radius: 45, strength: 0.3 * tint * light)
            return out
        }
        if pressAppearance == .brighter, !context.isDark {
            // (182, 253, 185) becomes (196, 253, 197), and (209, 240, 206) below the finger.
            out.tint = RGBColor.white.withAlpha(0.19 * tint)
            out.glow = GlassMark.Glow(center: press.location, radius: 60, strength: 0.05 * tint)
            return out
        }
        out.tint = context.isDark ? RGBColor.white.withAlpha(0.97 * tint) : page.withAlpha(0.2 * touch)
        out.glow = GlassMark.Glow(center: press.location, radius: 60, strength: 0.05 * touch)
        return out
    }

    /// The color of dark glass under a finger. Source: measured, (69, 170, 70) over a page of (45, 87, 45).
    private static func lit(_ page: RGBColor) -> RGBColor { scaled(page, luma: 1.88, chroma: 2.4) }

    /// The same when the page has turned light meanwhile. Source: measured, (42, 171, 42) over (125, 246, 125).
    private static func shaded(_ page: RGBColor) -> RGBColor { scaled(page, luma: 0.636, chroma: 1.06) }

    private static func scaled(_ color: RGBColor, luma: Double, chroma: Double) -> RGBColor {
        let y = color.luma
        func channel(_ c: Double) -> Double { min(1, max(0, luma * y + chroma * (c - y))) }
        return RGBColor(red: channel(color.red), green: channel(color.green), blue: channel(color.blue))
    }

    /// While a title comes back, its ink spares the page's hue. Source: measured inks over green, light taken from red and
    /// green: half the touch left 98 and 40 of 255, a third 168 and 140, a fifth 178 and 165.
    private func returningPigment(_ touch: Double) -> RGBColor {
        let page = lightPage ?? page
        let low = min(page.red, min(page.green, page.blue))
        let span = max(page.red, max(page.green, page.blue)) - low
        guard span > 0.1 else { return .black }
        let k = min(1, 2.4 * touch * touch) / span
        return RGBColor(red: (page.red - low) * k, green: (page.green - low) * k, blue: (page.blue - low) * k)
    }

    /// A title with a share of its ink. A touched one keeps a seventh. Source: measured, (162, 226, 163) on (196, 253, 197).
    private func inked(_ item: ToolbarLayout.Item, scale: Double, share: Double) -> Node {
        let (opacity, blur) = (share * presence.content, presence.blur)
        func text(_ color: RGBColor) -> [Node] { item.nodes(color, in: context) }
        let layer =
            tint.map { Node.group(GroupNode(text($0), opacity: opacity, blurRadius: blur)) }
            ?? (item.isOfIcons ? GlassInk.toolbarIcon : .toolbar).layers(
                darkness: context.glass.dockInk, contrast: context.traits.increaseContrast, detail: context.detail,
                opacity: opacity, blurRadius: blur, text)
        return .group(GroupNode([layer], transform: .scale(scale, about: item.frame.center)))
    }

    /// A touched title is nearly invisible: a quarter of the page's color is left; then its ink comes back. Source: measured
    /// (ink 148, 255, 148 on 181, 255, 182 while held).
    private func label(
        _ item: ToolbarLayout.Item, scale: Double, touch given: Double, press: Press?, at seconds: Double
    ) -> Node {
        // A title on dark glass is dim only when the finger comes down.
        let wasDark = press?.appearance == .dark
        let touch = wasDark ? 0 : given
        var ink = wasDark && context.isDark ? 0.4 + 0.6 * (press?.light(at: seconds) ?? 1) : 1
        // Black ink that follows white ink comes back from half. Source: measured, (17, 70, 17) on (57, 150, 57).
        if wasDark, !context.isDark, context.glass.dockInk < 0.5 { ink = max(0, 1 - 2 * given) }
        let page = lightPage ?? page
        func text(_ color: RGBColor) -> [Node] { item.nodes(color, in: context) }
        var layers: [Node] = []
        if touch < 1, let tint {
            layers.append(
                .group(
                    GroupNode(
                        text(tint), opacity: (1 - touch) * presence.content, blurRadius: presence.blur)))
        } else if touch < 1 {
            // Where the page turns dark under the finger, the returning ink is still the light page's color. Where it
            // turns light, white ink takes on its color. Source: measured, (178, 240, 177) on white, (123, 255,
            // 125) to (165, 245, 165) on (42, 171, 42).
            let returning = context.isDark && !wasDark && given > 0 ? page : returningPigment(given)
            let white = wasDark && !context.isDark && given > 0 ? page : RGBColor.white
            layers.append(
                (item.isOfIcons ? GlassInk.toolbarIcon : .toolbar).layers(
                    darkness: context.glass.dockInk, contrast: context.traits.increaseContrast,
                    detail: touch == 0 ? context.detail : 1,
                    opacity: (1 - touch) * ink * presence.content, blurRadius: presence.blur
                ) { text($0 == .black ? returning : $0 == .white ? white : $0) })
        }
        if touch > 0 { layers.append(contentsOf: text(page.withAlpha(0.25 * touch * touch))) }
        return .group(GroupNode(layers, transform: .scale(scale, about: item.frame.center)))
    }
}
