import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

extension GlassMark {
    /// The largest coordinate or side of a glass body in device pixels.
    private static let longest = 1e9

    /// The mark with every number in its documented range. Shapes that are empty, not finite or larger than 1e9 device
    /// pixels, and a shadow and glows that are invisible, are removed; other numbers are clamped. Nil if nothing is
    /// left to paint.
    var sanitized: GlassMark? {
        func legal(_ r: Rect) -> Bool {
            r.isFinite && !r.isEmpty && max(r.x.magnitude, r.y.magnitude, r.width, r.height) <= GlassMark.longest
        }
        guard opacityByte(opacity) > 0 else { return nil }
        var copy = self
        copy.shapes = shapes.filter { legal($0.outline.rect) }.map(\.sanitized)
        guard !copy.shapes.isEmpty else { return nil }
        copy.fusion = fusion.clamped(to: 0...10_000)
        copy.unit = unit > 0 ? unit.clamped(to: 1e-3...1e6) : 1
        copy.rim = rim.clamped(to: 0...4)
        copy.lightChroma = lightChroma.clamped(to: 0...100)
        copy.lens = lens.clamped(to: 0...1)
        copy.rimBlur = rimBlur.clamped(to: 0...1)
        copy.opacity = opacity.clamped(to: 0...1)
        if let s = shadow, s.color.alpha > 0 {
            copy.shadow?.offset = s.nearOffset
        } else {
            copy.shadow = nil
        }
        return copy
    }
}

extension GlassMark.Shape {
    /// The shape without a glow that gives no light or has no finite position or size.
    fileprivate var sanitized: GlassMark.Shape {
        guard let g = glow else { return self }
        var copy = self
        copy.glow =
            g.center.isFinite && g.radius > 0 && g.radius.isFinite && g.strength > 0
            ? GlassMark.Glow(center: g.center, radius: g.radius, strength: g.strength.clamped(to: 0...4)) : nil
        return copy
    }
}
