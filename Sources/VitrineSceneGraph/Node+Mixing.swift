import VitrineDisplayList
import VitrinePrimitives

extension [Node] {
    /// Interpolates two pictures: nodes in both move from their frames in this one to those in the other; nodes in only
    /// one fade and move with their neighbors, as views do while UIKit animates a change of their layout. Nodes are
    /// paired in order: groups by name, equal texts and pictures, and outlines of equal structure.
    /// - Parameter share: 0...1; the ends are the pictures themselves.
    package func mixed(with other: [Node], at share: Double) -> [Node] {
        if share <= 0 { return self }
        if share >= 1 || self == other { return other }
        let (a, b) = (Placed.all(in: self), Placed.all(in: other))
        let pairs = NodeAlignment.pairs(a.map(\.node), b.map(\.node))
        var out: [Node] = []
        var (i, j) = (0, 0)
        for (k, pair) in (pairs + [(a.count, b.count)]).enumerated() {
            let (leaving, coming) = (a[i..<pair.0].flatMap(\.nodes), b[j..<pair.1].flatMap(\.nodes))
            if !leaving.isEmpty || !coming.isEmpty {
                // The neighbor is the pair before or after.
                let beside = k > 0 ? pairs[k - 1] : pairs.first
                let way =
                    beside.map { Node.way(from: a[$0.0].nodes, to: b[$0.1].nodes) }
                    ?? Node.way(from: leaving, to: coming)
                out += Node.faded(leaving, into: coming, along: way, at: share)
            }
            guard k < pairs.count else { break }
            let (from, to) = (a[pair.0], b[pair.1])
            out +=
                Placed(node: from.node, transform: from.transform.mixed(with: to.transform, at: share))
                .placing(from.node.mixed(with: to.node, at: share))
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
    fileprivate static func way(from a: [Node], to b: [Node]) -> Point {
        guard let from = Node.bounds(of: a)?.center, let to = Node.bounds(of: b)?.center else { return .zero }
        return to - from
    }

    /// Cross-fades some nodes into others while both move.
    fileprivate static func faded(_ a: [Node], into b: [Node], along way: Point, at share: Double) -> [Node] {
        func faded(_ nodes: [Node], _ opacity: Double, moved k: Double) -> [Node] {
            guard !nodes.isEmpty else { return [] }
            let move = Transform.translation(x: way.x * k, y: way.y * k)
            return [.group(GroupNode(nodes, transform: move, opacity: opacity))]
        }
        return faded(a, 1 - share, moved: share) + faded(b, share, moved: share - 1)
    }

    fileprivate func mixed(with other: Node, at share: Double) -> [Node] {
        if let between = between(other, at: share) { return [between] }
        let way = Node.way(from: [self], to: [other])
        guard case (.image(let a), .image(let b)) = (self, other), a.isOpaque, b.isOpaque else {
            return Node.faded([self], into: [other], along: way, at: share)
        }
        // The second fades in over the first, so that nothing below them shows.
        let below = GroupNode([self], transform: .translation(x: way.x * share, y: way.y * share))
        return [.group(below)] + Node.faded([], into: [other], along: way, at: share)
    }

    /// The interpolated node; nil for nodes that can only cross-fade.
    private func between(_ other: Node, at share: Double) -> Node? {
        switch (self, other) {
        case (.shape(let a), .shape(let b)): a.mixed(with: b, at: share).map { .shape($0) }
        case (.text(let a), .text(let b)): a.line == b.line ? .text(a.mixed(with: b, at: share)) : nil
        case (.image(let a), .image(let b)): a.mixed(with: b, at: share).map { .image($0) }
        case (.shadow(let a), .shadow(let b)): a.mixed(with: b, at: share).map { .shadow($0) }
        case (.backdrop(let a), .backdrop(let b)): a.mixed(with: b, at: share).map { .backdrop($0) }
        case (.glass(let a), .glass(let b)):
            a.body.mixed(with: b.body, at: share).map { .glass(GlassNode($0)) }
        case (.group(let a), .group(let b)): a.mixed(with: b, at: share).map { .group($0) }
        default: nil
        }
    }
}

extension CornerRadii {
    fileprivate func mixed(with o: CornerRadii, at share: Double) -> CornerRadii {
        CornerRadii(
            topLeft: topLeft.mixed(with: o.topLeft, at: share), topRight: topRight.mixed(with: o.topRight, at: share),
            bottomRight: bottomRight.mixed(with: o.bottomRight, at: share),
            bottomLeft: bottomLeft.mixed(with: o.bottomLeft, at: share))
    }
}

extension Transform {
    fileprivate func mixed(with o: Transform, at share: Double) -> Transform {
        Transform(
            a: a.mixed(with: o.a, at: share), b: b.mixed(with: o.b, at: share), c: c.mixed(with: o.c, at: share),
            d: d.mixed(with: o.d, at: share), tx: tx.mixed(with: o.tx, at: share), ty: ty.mixed(with: o.ty, at: share))
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
    fileprivate func mixed(with other: Paint, at share: Double) -> Paint? {
        func mix(_ a: [GradientStop], _ b: [GradientStop]) -> [GradientStop] {
            zip(a, b).map {
                GradientStop($0.location.mixed(with: $1.location, at: share), $0.color.mixed(with: $1.color, at: share))
            }
        }
        switch (self, other) {
        case (.solid(let a), .solid(let b)): return .solid(a.mixed(with: b, at: share))
        case (.linear(let start, let end, let stops), .linear(let toStart, let toEnd, let others))
        where stops.count == others.count:
            return .linear(
                start: start.mixed(with: toStart, at: share), end: end.mixed(with: toEnd, at: share),
                stops: mix(stops, others))
        case (.radial(let center, let radius, let stops), .radial(let toCenter, let toRadius, let others))
        where stops.count == others.count:
            return .radial(
                center: center.mixed(with: toCenter, at: share), radius: radius.mixed(with: toRadius, at: share),
                stops: mix(stops, others))
        default: return self == other ? self : nil
        }
    }
}

extension ShapeNode {
    fileprivate func mixed(with other: ShapeNode, at share: Double) -> ShapeNode? {
        guard rule == other.rule, blend == other.blend, let path = path.mixed(with: other.path, at: share),
            let paint = paint.mixed(with: other.paint, { $0.mixed(with: $1, at: share) }),
            let stroke = stroke.mixed(
                with: other.stroke,
                { a, b in
                    var out = b
                    out.style.width = a.style.width.mixed(with: b.style.width, at: share)
                    guard let paint = a.paint.mixed(with: b.paint, at: share) else { return nil }
                    out.paint = paint
                    return out
                })
        else { return nil }
        return ShapeNode(path, rule: rule, paint: paint, stroke: stroke, blend: blend)
    }
}

extension TextNode {
    fileprivate func mixed(with other: TextNode, at share: Double) -> TextNode {
        var out = other
        out.origin = origin.mixed(with: other.origin, at: share)
        out.color = color.mixed(with: other.color, at: share)
        return out
    }
}

extension ImageNode {
    fileprivate func mixed(with other: ImageNode, at share: Double) -> ImageNode? {
        guard image == other.image, contentMode == other.contentMode, blend == other.blend else { return nil }
        var out = other
        out.frame = frame.mixed(with: other.frame, at: share)
        out.cornerRadii = cornerRadii.mixed(with: other.cornerRadii, at: share)
        out.opacity = opacity.mixed(with: other.opacity, at: share)
        return out
    }
}

extension ShadowNode {
    fileprivate func mixed(with other: ShadowNode, at share: Double) -> ShadowNode? {
        guard isInner == other.isInner, let path = path.mixed(with: other.path, at: share),
            let cutout = cutout.mixed(with: other.cutout, { $0.mixed(with: $1, at: share) })
        else { return nil }
        var out = other
        (out.path, out.cutout) = (path, cutout)
        out.offset = offset.mixed(with: other.offset, at: share)
        out.radius = radius.mixed(with: other.radius, at: share)
        out.color = color.mixed(with: other.color, at: share)
        return out
    }
}

extension BackdropNode {
    fileprivate func mixed(with other: BackdropNode, at share: Double) -> BackdropNode? {
        guard let path = path.mixed(with: other.path, at: share) else { return nil }
        return BackdropNode(
            path, material: material.mixed(with: other.material, at: share),
            tint: tint.mixed(with: other.tint, at: share), opacity: opacity.mixed(with: other.opacity, at: share))
    }
}

extension GlassMark {
    fileprivate func mixed(with other: GlassMark, at share: Double) -> GlassMark? {
        guard shapes.count == other.shapes.count, (shadow == nil) == (other.shadow == nil) else { return nil }
        var out = other
        out.shapes = zip(shapes, other.shapes).map { a, b in
            var shape = b
            shape.outline = UnevenRoundedRect(
                a.outline.rect.mixed(with: b.outline.rect, at: share),
                radii: a.outline.radii.mixed(with: b.outline.radii, at: share), curve: b.outline.curve)
            shape.tint = a.tint.mixed(with: b.tint, at: share)
            return shape
        }
        out.material = material.mixed(with: other.material, at: share)
        out.fusion = fusion.mixed(with: other.fusion, at: share)
        out.rim = rim.mixed(with: other.rim, at: share)
        out.lens = lens.mixed(with: other.lens, at: share)
        out.opacity = opacity.mixed(with: other.opacity, at: share)
        return out
    }
}

extension GroupNode {
    fileprivate func mixed(with other: GroupNode, at share: Double) -> GroupNode? {
        guard name == other.name, blend == other.blend, isIsolated == other.isIsolated,
            let clip = clip.mixed(with: other.clip, { $0.mixed(with: $1, at: share) }),
            let mask = mask.mixed(with: other.mask, { $0.mixed(with: $1, at: share) }),
            let fade = edgeFade.mixed(
                with: other.edgeFade,
                { a, b in
                    EdgeFade(
                        a.frame.mixed(with: b.frame, at: share), insets: a.insets.mixed(with: b.insets, at: share),
                        edgeAlpha: a.edgeAlpha.mixed(with: b.edgeAlpha, at: share))
                }),
            let shadow = shadow.mixed(
                with: other.shadow,
                { a, b in
                    Shadow(
                        offset: a.offset.mixed(with: b.offset, at: share),
                        radius: a.radius.mixed(with: b.radius, at: share),
                        color: a.color.mixed(with: b.color, at: share))
                })
        else { return nil }
        return GroupNode(
            children.mixed(with: other.children, at: share),
            transform: transform.mixed(with: other.transform, at: share),
            opacity: opacity.mixed(with: other.opacity, at: share),
            blurRadius: blurRadius.mixed(with: other.blurRadius, at: share), clip: clip, mask: mask, edgeFade: fade,
            shadow: shadow, blend: blend, isIsolated: isIsolated, name: name)
    }
}
