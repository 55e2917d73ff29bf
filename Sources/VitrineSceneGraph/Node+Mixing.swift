import VitrineDisplayList
import VitrinePrimitives

extension [Node] {
    /// Interpolates two pictures: nodes in both move from their frames in this one to those in the other; nodes in only
    /// one fade and move with their neighbors, as views do while UIKit animates a change of their layout. Nodes are
    /// paired in order: groups by name, equal texts and pictures, and outlines of equal structure.
    /// - Parameter fraction: 0...1; the ends are the pictures themselves.
    package func mixed(with other: [Node], at fraction: Double) -> [Node] {
        if fraction <= 0 { return self }
        if fraction >= 1 || self == other { return other }
        let (a, b) = (Placed.all(in: self), Placed.all(in: other))
        let pairs = NodeAlignment.pairs(a.map(\.node), b.map(\.node))
        var out: [Node] = []
        var (i, j) = (0, 0)
        for (k, pair) in (pairs + [(a.count, b.count)]).enumerated() {
            let (leaving, coming) = (a[i..<pair.0].flatMap(\.nodes), b[j..<pair.1].flatMap(\.nodes))
            if !leaving.isEmpty || !coming.isEmpty {
                // The neighbor is the pair before or after.
                let beside = k > 0 ? pairs[k - 1] : pairs.first
                let offset =
                    beside.map { Node.offset(from: a[$0.0].nodes, to: b[$0.1].nodes) }
                    ?? Node.offset(from: leaving, to: coming)
                out += Node.faded(leaving, into: coming, along: offset, at: fraction)
            }
            guard k < pairs.count else { break }
            let (from, to) = (a[pair.0], b[pair.1])
            out +=
                Placed(node: from.node, transform: from.transform.mixed(with: to.transform, at: fraction))
                .placing(from.node.mixed(with: to.node, at: fraction))
            (i, j) = (pair.0 + 1, pair.1 + 1)
        }
        return out
    }
}

/// A node with the transform of the groups that only place it. Views omit such a group if it would change nothing.
private struct Placed {
    var node: Node
    var transform: Transform

    static func all(in nodes: [Node], under outer: Transform = .identity) -> [Placed] {
        nodes.flatMap { node -> [Placed] in
            guard case .group(let group) = node, group.name == nil, !group.needsLayer else {
                return [Placed(node: node, transform: outer)]
            }
            return all(in: group.children, under: group.transform.then(outer))
        }
    }

    var nodes: [Node] { placing([node]) }

    func placing(_ nodes: [Node]) -> [Node] {
        transform == .identity ? nodes : [.group(GroupNode(nodes, transform: transform))]
    }
}

extension Node {
    /// The vector from the center of some nodes to that of others; zero if either are empty.
    fileprivate static func offset(from a: [Node], to b: [Node]) -> Point {
        guard let from = Node.bounds(of: a)?.center, let to = Node.bounds(of: b)?.center else { return .zero }
        return to - from
    }

    /// Cross-fades some nodes into others while both move.
    fileprivate static func faded(_ a: [Node], into b: [Node], along offset: Point, at fraction: Double) -> [Node] {
        func faded(_ nodes: [Node], _ opacity: Double, moved k: Double) -> [Node] {
            guard !nodes.isEmpty else { return [] }
            let move = Transform.translation(x: offset.x * k, y: offset.y * k)
            return [.group(GroupNode(nodes, transform: move, opacity: opacity))]
        }
        return faded(a, 1 - fraction, moved: fraction) + faded(b, fraction, moved: fraction - 1)
    }

    fileprivate func mixed(with other: Node, at fraction: Double) -> [Node] {
        if let between = between(other, at: fraction) { return [between] }
        let offset = Node.offset(from: [self], to: [other])
        guard case (.image(let a), .image(let b)) = (self, other), a.isOpaque, b.isOpaque else {
            return Node.faded([self], into: [other], along: offset, at: fraction)
        }
        // The second fades in over the first, so that nothing below them shows.
        let below = GroupNode([self], transform: .translation(x: offset.x * fraction, y: offset.y * fraction))
        return [.group(below)] + Node.faded([], into: [other], along: offset, at: fraction)
    }

    /// The interpolated node; nil for nodes that can only cross-fade.
    private func between(_ other: Node, at fraction: Double) -> Node? {
        switch (self, other) {
        case (.shape(let a), .shape(let b)): a.mixed(with: b, at: fraction).map { .shape($0) }
        case (.text(let a), .text(let b)): a.line == b.line ? .text(a.mixed(with: b, at: fraction)) : nil
        case (.image(let a), .image(let b)): a.mixed(with: b, at: fraction).map { .image($0) }
        case (.shadow(let a), .shadow(let b)): a.mixed(with: b, at: fraction).map { .shadow($0) }
        case (.backdrop(let a), .backdrop(let b)): a.mixed(with: b, at: fraction).map { .backdrop($0) }
        case (.glass(let a), .glass(let b)):
            a.body.mixed(with: b.body, at: fraction).map { .glass(GlassNode($0)) }
        case (.group(let a), .group(let b)): a.mixed(with: b, at: fraction).map { .group($0) }
        default: nil
        }
    }
}

extension CornerRadii {
    fileprivate func mixed(with o: CornerRadii, at fraction: Double) -> CornerRadii {
        CornerRadii(
            topLeft: topLeft.mixed(with: o.topLeft, at: fraction),
            topRight: topRight.mixed(with: o.topRight, at: fraction),
            bottomRight: bottomRight.mixed(with: o.bottomRight, at: fraction),
            bottomLeft: bottomLeft.mixed(with: o.bottomLeft, at: fraction))
    }
}

extension Transform {
    fileprivate func mixed(with o: Transform, at fraction: Double) -> Transform {
        Transform(
            a: a.mixed(with: o.a, at: fraction), b: b.mixed(with: o.b, at: fraction),
            c: c.mixed(with: o.c, at: fraction),
            d: d.mixed(with: o.d, at: fraction), tx: tx.mixed(with: o.tx, at: fraction),
            ty: ty.mixed(with: o.ty, at: fraction))
    }
}

extension Optional {
    /// Interpolates two values if both exist; `.some(nil)` if neither does. Nil if only one exists or `mix` returns
    /// nil.
    fileprivate func mixed(with other: Wrapped?, _ mix: (Wrapped, Wrapped) -> Wrapped?) -> Wrapped?? {
        switch (self, other) {
        case (nil, nil): .some(nil)
        case (let a?, let b?): mix(a, b).map { .some($0) }
        default: nil
        }
    }
}

extension Paint {
    fileprivate func mixed(with other: Paint, at fraction: Double) -> Paint? {
        func mix(_ a: [GradientStop], _ b: [GradientStop]) -> [GradientStop] {
            zip(a, b).map {
                GradientStop(
                    $0.location.mixed(with: $1.location, at: fraction), $0.color.mixed(with: $1.color, at: fraction))
            }
        }
        switch (self, other) {
        case (.solid(let a), .solid(let b)): return .solid(a.mixed(with: b, at: fraction))
        case (.linear(let start, let end, let stops), .linear(let toStart, let toEnd, let others))
        where stops.count == others.count:
            return .linear(
                start: start.mixed(with: toStart, at: fraction), end: end.mixed(with: toEnd, at: fraction),
                stops: mix(stops, others))
        case (.radial(let center, let radius, let stops), .radial(let toCenter, let toRadius, let others))
        where stops.count == others.count:
            return .radial(
                center: center.mixed(with: toCenter, at: fraction), radius: radius.mixed(with: toRadius, at: fraction),
                stops: mix(stops, others))
        default: return self == other ? self : nil
        }
    }
}

extension ShapeNode {
    fileprivate func mixed(with other: ShapeNode, at fraction: Double) -> ShapeNode? {
        guard rule == other.rule, blend == other.blend, let path = path.mixed(with: other.path, at: fraction),
            let paint = paint.mixed(with: other.paint, { $0.mixed(with: $1, at: fraction) }),
            let stroke = stroke.mixed(
                with: other.stroke,
                { a, b in
                    var out = b
                    out.style.width = a.style.width.mixed(with: b.style.width, at: fraction)
                    guard let paint = a.paint.mixed(with: b.paint, at: fraction) else { return nil }
                    out.paint = paint
                    return out
                })
        else { return nil }
        return ShapeNode(path, rule: rule, paint: paint, stroke: stroke, blend: blend)
    }
}

extension TextNode {
    fileprivate func mixed(with other: TextNode, at fraction: Double) -> TextNode {
        var out = other
        out.origin = origin.mixed(with: other.origin, at: fraction)
        out.color = color.mixed(with: other.color, at: fraction)
        return out
    }
}

extension ImageNode {
    fileprivate func mixed(with other: ImageNode, at fraction: Double) -> ImageNode? {
        guard image == other.image, contentMode == other.contentMode, blend == other.blend else { return nil }
        var out = other
        out.frame = frame.mixed(with: other.frame, at: fraction)
        out.cornerRadii = cornerRadii.mixed(with: other.cornerRadii, at: fraction)
        out.opacity = opacity.mixed(with: other.opacity, at: fraction)
        return out
    }
}

extension ShadowNode {
    fileprivate func mixed(with other: ShadowNode, at fraction: Double) -> ShadowNode? {
        guard isInner == other.isInner, let path = path.mixed(with: other.path, at: fraction),
            let cutout = cutout.mixed(with: other.cutout, { $0.mixed(with: $1, at: fraction) })
        else { return nil }
        var out = other
        (out.path, out.cutout) = (path, cutout)
        out.offset = offset.mixed(with: other.offset, at: fraction)
        out.radius = radius.mixed(with: other.radius, at: fraction)
        out.color = color.mixed(with: other.color, at: fraction)
        return out
    }
}

extension BackdropNode {
    fileprivate func mixed(with other: BackdropNode, at fraction: Double) -> BackdropNode? {
        guard let path = path.mixed(with: other.path, at: fraction) else { return nil }
        return BackdropNode(
            path, material: material.mixed(with: other.material, at: fraction),
            tint: tint.mixed(with: other.tint, at: fraction), opacity: opacity.mixed(with: other.opacity, at: fraction))
    }
}

extension GlassMark {
    fileprivate func mixed(with other: GlassMark, at fraction: Double) -> GlassMark? {
        guard shapes.count == other.shapes.count, (shadow == nil) == (other.shadow == nil) else { return nil }
        var out = other
        out.shapes = zip(shapes, other.shapes).map { a, b in
            var shape = b
            shape.outline = UnevenRoundedRect(
                a.outline.rect.mixed(with: b.outline.rect, at: fraction),
                radii: a.outline.radii.mixed(with: b.outline.radii, at: fraction), curve: b.outline.curve)
            shape.tint = a.tint.mixed(with: b.tint, at: fraction)
            return shape
        }
        out.material = material.mixed(with: other.material, at: fraction)
        out.fusion = fusion.mixed(with: other.fusion, at: fraction)
        out.rim = rim.mixed(with: other.rim, at: fraction)
        out.lens = lens.mixed(with: other.lens, at: fraction)
        out.opacity = opacity.mixed(with: other.opacity, at: fraction)
        return out
    }
}

extension GroupNode {
    fileprivate func mixed(with other: GroupNode, at fraction: Double) -> GroupNode? {
        guard name == other.name, blend == other.blend, isIsolated == other.isIsolated,
            let clip = clip.mixed(with: other.clip, { $0.mixed(with: $1, at: fraction) }),
            let mask = mask.mixed(with: other.mask, { $0.mixed(with: $1, at: fraction) }),
            let fade = edgeFade.mixed(
                with: other.edgeFade,
                { a, b in
                    EdgeFade(
                        a.frame.mixed(with: b.frame, at: fraction),
                        insets: a.insets.mixed(with: b.insets, at: fraction),
                        edgeAlpha: a.edgeAlpha.mixed(with: b.edgeAlpha, at: fraction))
                }),
            let shadow = shadow.mixed(
                with: other.shadow,
                { a, b in
                    Shadow(
                        offset: a.offset.mixed(with: b.offset, at: fraction),
                        radius: a.radius.mixed(with: b.radius, at: fraction),
                        color: a.color.mixed(with: b.color, at: fraction))
                })
        else { return nil }
        return GroupNode(
            children.mixed(with: other.children, at: fraction),
            transform: transform.mixed(with: other.transform, at: fraction),
            opacity: opacity.mixed(with: other.opacity, at: fraction),
            blurRadius: blurRadius.mixed(with: other.blurRadius, at: fraction), clip: clip, mask: mask, edgeFade: fade,
            shadow: shadow, blend: blend, isIsolated: isIsolated, name: name)
    }
}
