import VitrineDisplayList
import VitrinePrimitives

/// A body of glass.
package struct GlassNode: Hashable, Sendable {
    /// The glass, with lengths in points and a `unit` of 1.
    package var body: GlassMark

    package init(_ body: GlassMark) { self.body = body }
}

extension GlassMark {
    /// The glass under a map. A map that scales and translates is exact; for another one the bounding boxes are used.
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
