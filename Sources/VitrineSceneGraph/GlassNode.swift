import VitrineDisplayList
import VitrinePrimitives

package struct GlassNode: Hashable, Sendable {
    /// The glass, with lengths in points and a `unit` of 1.
    package var body: GlassMark
    /// The progress of the material while glass appears or disappears, 0...1. The material already includes it; glass
    /// that is made opaque fades by it. Default: 1.
    package var materialization = 1.0

    package init(_ body: GlassMark) { self.body = body }
}

extension UnevenRoundedRect {
    /// The outline under a map that scales, translates and mirrors; for any other map, that of its bounding box.
    fileprivate func scaled(by t: Transform) -> UnevenRoundedRect {
        let k = t.scaleFactor
        var corners = radii.map { $0 * k }
        if t.a < 0 {
            corners = CornerRadii(
                topLeft: corners.topRight, topRight: corners.topLeft, bottomRight: corners.bottomLeft,
                bottomLeft: corners.bottomRight)
        }
        if t.d < 0 {
            corners = CornerRadii(
                topLeft: corners.bottomLeft, topRight: corners.bottomRight, bottomRight: corners.topRight,
                bottomLeft: corners.topLeft)
        }
        return UnevenRoundedRect(t.apply(rect), radii: corners, curve: curve)
    }
}

extension GlassMark {
    /// The glass under a map, exact for scaling and translation; for any other map, the bounding boxes are used.
    func scaled(by t: Transform) -> GlassMark {
        let k = t.scaleFactor
        var copy = self
        copy.shapes = shapes.map { s in
            var shape = s
            shape.outline = s.outline.scaled(by: t)
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
