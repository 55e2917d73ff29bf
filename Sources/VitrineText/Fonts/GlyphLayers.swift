import CVitrineHarfBuzz
import VitrinePrimitives

/// The colored layers of a font's glyphs (version 0 of the table `COLR`), in the colors of its first palette.
struct GlyphLayers: Sendable {
    /// The largest number of layers of a glyph.
    static let limit = 256
    /// The index that means the text's color. Source: OpenType specification, table `COLR`.
    private static let textColor: UInt32 = 0xFFFF

    private let face: HarfBuzzFace
    private let palette: [RGBColor]

    /// Creates the layers; nil for a font without any.
    init?(_ face: HarfBuzzFace) {
        guard unsafe hb_ot_color_has_layers(face.face) != 0 else { return nil }
        self.face = face
        var count = unsafe hb_ot_color_palette_get_colors(face.face, 0, 0, nil, nil)
        var colors = [hb_color_t](repeating: 0, count: Int(count))
        _ = unsafe hb_ot_color_palette_get_colors(face.face, 0, 0, &count, &colors)
        palette = colors.prefix(Int(count)).map { color in
            func part(_ value: UInt8) -> Double { Double(value) / 255 }
            return RGBColor(
                red: part(hb_color_get_red(color)), green: part(hb_color_get_green(color)),
                blue: part(hb_color_get_blue(color)), alpha: part(hb_color_get_alpha(color)))
        }
    }

    /// The glyph and color of each layer; empty without layers. A color that the palette lacks becomes the text's.
    /// - Throws: `glyphTooComplex`.
    func layers(of glyph: UInt32) throws(TextError) -> [(glyph: UInt32, color: RGBColor?)] {
        var count = unsafe hb_ot_color_glyph_get_layers(face.face, glyph, 0, nil, nil)
        guard count <= Self.limit else { throw .glyphTooComplex(glyph, limit: Self.limit) }
        var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
        _ = unsafe hb_ot_color_glyph_get_layers(face.face, glyph, 0, &count, &layers)
        return layers.prefix(Int(count)).map { layer in
            let index = layer.color_index
            let isOfPalette = index != Self.textColor && Int(index) < palette.count
            return (layer.glyph, isOfPalette ? palette[Int(index)] : nil)
        }
    }
}

package enum GlyphDrawing: Hashable, Sendable {
    /// An outline filled with the text's color.
    case outline(GlyphOutline)
    /// Layers filled in order; the first is at the bottom.
    case layers([GlyphLayer])
    case image(GlyphImage)
}

package struct GlyphLayer: Hashable, Sendable {
    package let glyph: GlyphOutline
    /// The color; nil for the text's color.
    package let color: RGBColor?
}

package struct GlyphImage: Hashable, Sendable {
    package let image: Image
    /// The image's frame in font units, above 0, with y down, the origin on the baseline, and any aspect ratio.
    package let frame: Rect
}
