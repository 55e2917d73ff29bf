import DisplayList
import Primitives

/// Turns nodes in points into marks in device pixels.
public enum Resolver {
    public static func displayList(for nodes: [Node], in viewport: Viewport, background: Color) -> DisplayList {
        var marks: [Mark] = []
        for node in nodes { resolve(node, viewport.transform, viewport, into: &marks) }
        return DisplayList(
            width: viewport.width, height: viewport.height, background: background.premultiplied, marks: marks)
    }

    private static func resolve(_ node: Node, _ t: Transform, _ viewport: Viewport, into marks: inout [Mark]) {
        switch node {
        case .shape(let n):
            marks.append(
                .fill(
                    FillMark(
                        path: n.path.transformed(by: t), rule: n.rule, paint: n.paint.transformed(by: t), blend: n.blend)))
        case .text(let n): marks.append(.glyphs(n.mark(t, viewport)))
        case .image(let n): marks.append(.image(n.mark(t)))
        case .shadow(let n):
            let path = n.path.transformed(by: t)
            let moved = n.path.transformed(by: Transform.translation(x: n.offset.x, y: n.offset.y).then(t))
            marks.append(
                .shadow(
                    ShadowMark(
                        path: moved, sigma: n.radius * t.scaleFactor, color: n.color,
                        knockout: n.knocksOut ? path : nil)))
        case .backdrop(let n):
            marks.append(
                .backdrop(
                    BackdropMark(
                        path: n.path.transformed(by: t), material: n.material.scaled(by: t.scaleFactor), tint: n.tint,
                        opacity: n.opacity)))
        case .glass(let n): if n.body.opacity > 0 { marks.append(.glass(n.body.scaled(by: t))) }
        case .group(let n): resolve(n, n.transform.then(t), viewport, into: &marks)
        }
    }

    private static func resolve(_ group: GroupNode, _ t: Transform, _ viewport: Viewport, into marks: inout [Mark]) {
        guard group.opacity > 0 else { return }
        let begin = marks.count
        if group.needsLayer {
            marks.append(
                .beginGroup(
                    GroupMark(
                        bounds: .zero, opacity: group.opacity, sigma: group.blurRadius * t.scaleFactor,
                        clip: group.clip?.transformed(by: t), blend: group.blend)))
        }
        for child in group.children { resolve(child, t, viewport, into: &marks) }
        guard group.needsLayer, case .beginGroup(var open) = marks[begin] else { return }
        open.bounds = marks[(begin + 1)...].reduce(PixelRect.zero) { $0.union($1.bounds) }
        if let clip = open.clip, open.sigma == 0 {
            open.bounds = open.bounds.intersection(clip.controlBounds.coveringPixels())
        }
        marks[begin] = .beginGroup(open)
        marks.append(.endGroup)
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
