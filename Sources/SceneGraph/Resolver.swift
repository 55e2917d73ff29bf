import DisplayList
import Primitives

/// Turns nodes in points into marks in device pixels.
public enum Resolver {
    public static func displayList(for nodes: [Node], in viewport: Viewport, background: Color) -> DisplayList {
        DisplayList(
            width: viewport.width, height: viewport.height, background: background.premultiplied,
            marks: marks(for: nodes, in: viewport))
    }

    private enum Step {
        case node(Node, Transform)
        case closeGroup
    }

    /// Groups are walked with a list of what is left to do, so that depth costs no recursion.
    private static func marks(for nodes: [Node], in viewport: Viewport) -> [Mark] {
        var marks: [Mark] = []
        var open: [OpenGroup] = []
        var steps = nodes.reversed().map { Step.node($0, viewport.transform) }
        func add(_ mark: Mark) {
            marks.append(mark)
            if let last = open.indices.last { open[last].content = open[last].content.union(mark.bounds) }
        }
        while let step = steps.popLast() {
            switch step {
            case .node(.group(let group), let outer):
                guard group.opacity > 0 else { continue }
                let t = group.transform.then(outer)
                if group.needsLayer {
                    open.append(OpenGroup(index: marks.count, group, t))
                    marks.append(.endGroup)
                    steps.append(.closeGroup)
                }
                steps += group.children.reversed().map { .node($0, t) }
            case .node(let node, let t):
                if let mark = node.mark(t, viewport) { add(mark) }
            case .closeGroup:
                let group = open.removeLast()
                let begin = Mark.beginGroup(group.mark)
                marks[group.index] = begin
                marks.append(.endGroup)
                if let last = open.indices.last { open[last].content = open[last].content.union(begin.bounds) }
            }
        }
        return marks
    }
}

/// A group whose end has not been reached.
private struct OpenGroup {
    /// Of its first mark.
    let index: Int
    private let group: GroupNode
    private let transform: Transform
    /// Around everything painted so far.
    var content = PixelRect.zero

    init(index: Int, _ group: GroupNode, _ transform: Transform) {
        self.index = index
        self.group = group
        self.transform = transform
    }

    /// The mark that opens the group, its layer as large as what it holds.
    var mark: GroupMark {
        let sigma = group.blurRadius * transform.scaleFactor
        let clip = group.clip?.transformed(by: transform)
        // A blur may carry into the clip what lies outside it.
        let bounds = sigma > 0 ? content : clip.map { content.intersection($0.pixelBounds()) } ?? content
        return GroupMark(bounds: bounds, opacity: group.opacity, sigma: sigma, clip: clip, blend: group.blend)
    }
}

extension Node {
    /// The node's mark; nil for a group and for what shows nothing.
    fileprivate func mark(_ t: Transform, _ viewport: Viewport) -> Mark? {
        switch self {
        case .shape(let n):
            .fill(
                FillMark(
                    path: n.path.transformed(by: t), rule: n.rule, paint: n.paint.transformed(by: t), blend: n.blend))
        case .text(let n): .glyphs(n.mark(t, viewport))
        case .image(let n): .image(n.mark(t))
        case .shadow(let n):
            .shadow(
                ShadowMark(
                    path: n.path.transformed(by: .translation(x: n.offset.x, y: n.offset.y).then(t)),
                    sigma: n.radius * t.scaleFactor, color: n.color,
                    knockout: n.knocksOut ? n.path.transformed(by: t) : nil))
        case .backdrop(let n):
            .backdrop(
                BackdropMark(
                    path: n.path.transformed(by: t), material: n.material.scaled(by: t.scaleFactor), tint: n.tint,
                    opacity: n.opacity))
        case .glass(let n): n.body.opacity > 0 ? .glass(n.body.scaled(by: t)) : nil
        case .group: nil
        }
    }
}

extension TextNode {
    /// At two or more pixels a point glyphs stand on whole pixels from the line's origin, as iOS sets them, so that
    /// equal letters look equal; below that, and in scaled groups, they stand where the font puts them. Source: facts,
    /// iOS surroundings, section 3.1.
    func mark(_ t: Transform, _ viewport: Viewport) -> GlyphsMark {
        let whole = viewport.scale >= 2 && t.a == viewport.scale && t.d == viewport.scale && t.b == 0 && t.c == 0
        let start = t.apply(origin)
        let glyphs = line.glyphs.map { g in
            let place = t.apply(Point(x: origin.x + g.x, y: origin.y + g.y))
            let x = whole ? start.x + (place.x - start.x).rounded() : place.x
            return GlyphsMark.Glyph(
                outline: g.outline,
                transform: Transform(
                    a: t.a * g.scale, b: t.b * g.scale, c: t.c * g.scale, d: t.d * g.scale, tx: x, ty: place.y))
        }
        return GlyphsMark(glyphs: glyphs, color: color, blend: blend)
    }
}

extension ImageNode {
    func mark(_ t: Transform) -> ImageMark {
        let w = Double(image.bitmap.width)
        let h = Double(image.bitmap.height)
        let k = max(frame.width / w, frame.height / h)
        let place = Transform(a: k, b: 0, c: 0, d: k, tx: frame.midX - w * k / 2, ty: frame.midY - h * k / 2)
        return ImageMark(
            image: image, transform: place.then(t),
            clip: Path.roundedRect(RoundedRect(frame, radius: cornerRadius)).transformed(by: t))
    }
}

extension Material {
    func scaled(by k: Double) -> Material {
        var copy = self
        copy.sigma *= k
        return copy
    }
}

extension GlassMark {
    /// The body under a map that scales and moves; one that turns or leans is taken by its bounding box.
    func scaled(by t: Transform) -> GlassMark {
        let k = t.scaleFactor
        var copy = self
        copy.shapes = shapes.map { s in
            var shape = s
            shape.outline = RoundedRect(t.apply(s.outline.rect), radius: s.outline.radius * k, curve: s.outline.curve)
            if let g = s.glow {
                shape.glow = Glow(center: t.apply(g.center), radius: g.radius * k, strength: g.strength)
            }
            return shape
        }
        copy.fusion *= k
        copy.unit *= k
        copy.material = material.scaled(by: k)
        if let s = shadow {
            copy.shadow = Shadow(
                offset: Point(x: s.offset.x * k, y: s.offset.y * k), sigma: s.sigma * k, color: s.color)
        }
        return copy
    }
}
