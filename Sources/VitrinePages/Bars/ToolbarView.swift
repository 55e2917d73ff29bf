import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// A toolbar of glass capsules that lift under a finger and merge where they are close.
package struct ToolbarView {
    /// Distance at which capsules merge. Source: facts, iOS surroundings, section 2.4.
    package static let fusion = 12.0

    package let layout: ToolbarLayout
    package let page: RGBColor
    package let context: Context

    /// Opacity and displacement of a disappearing dock.
    package var presence = DockPresence()
    /// Of the titles; nil for the ink of glass.
    package var tint: RGBColor?

    package init(
        layout: ToolbarLayout, page: RGBColor, context: Context, presence: DockPresence = DockPresence(),
        tint: RGBColor? = nil
    ) {
        self.layout = layout
        self.page = page
        self.context = context
        self.presence = presence
        self.tint = tint
    }

    /// A finger lifts its item, lights up the glass around it, its neighbors as well, and dims its title, black ink more than white.
    package func nodes(at seconds: Double, presses: [Press]) -> [Node] {
        guard presence.glass > 0 else { return [] }
        let style = GlassStyle(over: page, darkness: context.glass.dock, isElevated: context.traits.isInWindow)
            .materialized(presence.material, edge: presence.glass, lens: presence.lens)
        var shapes: [GlassMark.Shape] = []
        var labels: [Node] = []
        var glow: GlassMark.Glow?
        for (i, item) in layout.items.enumerated() {
            let press = presses.last { $0.item == i && $0.down <= seconds }
            let (lift, light) = (press?.lift(at: seconds, in: context.traits) ?? 0, press?.light(at: seconds) ?? 0)
            // Frames shrink to nothing on canvases of less than a pixel for them.
            let scale = (1 + lift * Press.growth / max(item.frame.width, ToolbarLayout.height)) * presence.scale
            let frame = item.frame.scaled(by: scale)
            shapes.append(GlassMark.Shape(outline: .capsule(frame)))
            let own = style.glow(in: frame, over: page, strength: light)
            if own?.strength ?? 0 > glow?.strength ?? 0 { glow = own }
            let ink = Press.ink(under: light * (1 - context.glass.dockInk))
            if presence.content > 0 { labels.append(label(item, scale: scale, fraction: ink)) }
        }
        for i in shapes.indices { shapes[i].glow = glow }
        return [style.body(shapes, fusion: Self.fusion)] + labels
    }

    /// A title with a share of its ink.
    private func label(_ item: ToolbarLayout.Item, scale: Double, fraction: Double) -> Node {
        let (opacity, blur) = (fraction * presence.content, presence.blur)
        func nodes(_ color: RGBColor) -> [Node] { item.nodes(color, in: context) }
        let layer =
            tint.map { .group(GroupNode(nodes($0), opacity: opacity, blurRadius: blur)) }
            ?? (item.isOfIcons ? GlassInk.icon : .label).layers(
                darkness: context.glass.dockInk, contrast: context.traits.increaseContrast, detail: context.detail,
                opacity: opacity, blurRadius: blur, nodes)
        return .group(GroupNode([layer], transform: .scale(scale, about: item.frame.center)))
    }
}
