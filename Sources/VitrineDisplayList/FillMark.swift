import VitrinePrimitives

package struct FillMark: Hashable, Sendable {
    package var outline: DeviceOutline
    package var rule: FillRule
    package var paint: Paint
    package var blend: BlendMode

    package init(_ outline: DeviceOutline, rule: FillRule = .nonZero, paint: Paint, blend: BlendMode = .normal) {
        self.outline = outline
        self.rule = rule
        self.paint = paint
        self.blend = blend
    }

    package init(path: Path, rule: FillRule = .nonZero, paint: Paint, blend: BlendMode = .normal) {
        self.init(DeviceOutline(path), rule: rule, paint: paint, blend: blend)
    }

    package var path: Path {
        get { outline.path }
        set { outline = DeviceOutline(newValue) }
    }
}

/// A path in device pixels with its precomputed bounds.
package struct DeviceOutline: Hashable, Sendable {
    package let path: Path
    /// The pixels that the path can cover; see `Path.pixelBounds(under:)`.
    package let bounds: PixelRect

    package init(_ path: Path) {
        self.path = path
        bounds = path.pixelBounds()
    }

    package static func == (a: DeviceOutline, b: DeviceOutline) -> Bool { a.bounds == b.bounds && a.path == b.path }

    package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// Glyph outlines in one color, each with its own transform.
package struct GlyphsMark: Hashable, Sendable {
    package struct Glyph: Hashable, Sendable {
        package var outline: Outline
        /// The map from the outline's units to device pixels.
        package var transform: Transform

        package init(outline: Outline, transform: Transform) {
            self.outline = outline
            self.transform = transform
        }
    }

    package var glyphs: [Glyph]
    package var color: RGBColor
    package var blend: BlendMode

    package init(glyphs: [Glyph], color: RGBColor, blend: BlendMode = .normal) {
        self.glyphs = glyphs
        self.color = color
        self.blend = blend
    }
}
