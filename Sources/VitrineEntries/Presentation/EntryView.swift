import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The nodes of an entry at a moment. Source of the order: facts, entry kit, section 2.4.
package struct EntryView {
    package let geometry: EntryGeometry

    package init(_ geometry: EntryGeometry) { self.geometry = geometry }

    private var attributes: EntryAttributes { geometry.instance.attributes }
    private var context: Context { geometry.context }
    private var isDark: Bool { context.isDark }

    package func nodes() -> [Node] {
        let alpha = geometry.instance.alpha.value(at: geometry.seconds).clamped(to: 0...1)
        guard alpha > 0 else { return [] }
        let transform = geometry.transform
        let background = context.snapped(geometry.background)
        var out: [Node] = []
        var content = self.content
        if attributes.entryBackground == .clear, case .active(let shadow) = attributes.shadow {
            let own = GroupNode.Shadow(
                offset: shadow.offset, radius: shadow.radius,
                color: shadow.color.resolved(dark: isDark).faded(shadow.opacity))
            content = [.group(GroupNode(content, shadow: own))]
        } else {
            out += self.shadow(of: background)
        }
        out += fill(background) + border(of: background)
        if geometry.instance.isEarly, attributes.roundCorners.hasRadius, !content.isEmpty {
            content = [.group(GroupNode(content, clip: outline(background)))]
        }
        out += clipped(content, to: background)
        if transform == .identity, alpha == 1 { return out }
        return [.group(GroupNode(out, transform: transform, opacity: alpha))]
    }

    private var content: [Node] {
        let layout = geometry.drawnLayout
        var out: [Node] = []
        if layout.content.background != nil || layout.content.backgroundEffect != .none {
            out += layout.background()
        } else {
            out += layout.picture()
        }
        out += layout.nodes()
        let alpha = geometry.instance.contentAlpha.value(at: geometry.seconds).clamped(to: 0...1)
        return alpha < 1 && !out.isEmpty ? [.group(GroupNode(out, opacity: alpha))] : out
    }

    private func outline(_ rect: Rect) -> Path {
        .roundedRect(UnevenRoundedRect(rect, radii: attributes.roundCorners.radii, curve: .circular))
    }

    /// Returns the shape with the corners of the background at its full height, of which the lower ones appear last.
    private func shape(of rect: Rect) -> (path: Path, mask: Path?) {
        let growing = geometry.fullHeight - geometry.box.height
        guard attributes.roundCorners.hasRadius, growing.magnitude > 0.01 else { return (outline(rect), nil) }
        var full = rect
        full.height += growing
        return growing > 0 ? (.rect(rect), outline(full)) : (outline(full), nil)
    }

    /// Clips content that overshoots the growing box and the background's corners. Source: facts, entry kit, section
    /// 3.6.
    private func clipped(_ content: [Node], to rect: Rect) -> [Node] {
        guard !content.isEmpty, !geometry.instance.isEarly, (geometry.fullHeight - geometry.box.height).magnitude > 0.01
        else { return content }
        let (path, mask) = shape(of: rect)
        let inner = Node.group(GroupNode(content, clip: path))
        return [mask.map { .group(GroupNode([inner], clip: $0)) } ?? inner]
    }

    private func shadow(of rect: Rect) -> [Node] {
        guard case .active(let shadow) = attributes.shadow, shadow.opacity > 0 else { return [] }
        var strength = 1.0
        var knocksOut = false
        switch attributes.entryBackground {
        case .clear: return []
        case .color(let color): strength = color.resolved(dark: isDark).alpha
        case .visualEffect: knocksOut = true
        case .gradient, .image: break
        }
        let node = ShadowNode(
            shape(of: rect).path, offset: shadow.offset, radius: shadow.radius,
            color: shadow.color.resolved(dark: isDark).faded(shadow.opacity * strength), knocksOut: knocksOut)
        return [.shadow(node)]
    }

    private func fill(_ rect: Rect) -> [Node] {
        let (path, mask) = shape(of: rect)
        let node: Node
        switch attributes.entryBackground {
        case .clear: return []
        case .color(let color): node = .shape(ShapeNode(path, color: color.resolved(dark: isDark)))
        case .gradient(let gradient): node = .shape(ShapeNode(path, paint: gradient.paint(in: rect, dark: isDark)))
        case .image(let name):
            guard let image = context.image(name) else { return [] }
            let picture = Node.image(ImageNode(image, frame: rect, contentMode: .scaleAspectFill))
            return [.group(GroupNode([picture], clip: mask ?? path))]
        case .visualEffect(let blur):
            guard let material = blur.resolved(dark: isDark).material(dark: isDark) else { return [] }
            node = .backdrop(BackdropNode(path, material: material))
        }
        return mask.map { [.group(GroupNode([node], clip: $0))] } ?? [node]
    }

    private func border(of rect: Rect) -> [Node] {
        guard case .value(let color, let width) = attributes.border, width > 0 else { return [] }
        let (path, mask) = shape(of: rect)
        let stroke = Node.shape(
            ShapeNode(path, stroke: ShapeNode.Stroke(StrokeStyle(width: width), color: color)))
        guard attributes.roundCorners.hasRadius else { return [stroke] }
        let inner = Node.group(GroupNode([stroke], clip: path))
        return [mask.map { .group(GroupNode([inner], clip: $0)) } ?? inner]
    }
}
