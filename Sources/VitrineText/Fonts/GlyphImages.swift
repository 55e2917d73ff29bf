import CVitrineHarfBuzz
import Synchronization
import VitrinePNGDecoder
import VitrinePrimitives

/// The PNG pictures of a font's glyphs, in the tables `CBDT` and `sbix`. HarfBuzz finds a picture and its frame;
/// FreeType would also compose pictures from others without a limit of depth.
@safe final class GlyphImages: Sendable {
    /// The largest strike in pixels per em; the largest size of a font up to it is used.
    static let largestStrike = 512
    /// The largest side of a picture in pixels; a strike's glyphs may be larger than its em.
    static let longestSide = 1024
    /// The size of the cache in bytes of pixels, in two generations.
    static let cacheBytes = 16 << 20
    /// Subunits of a font unit, so that a picture's position is not rounded to font units.
    private static let subunits: Int32 = 64

    /// An immutable font that has only pictures; owned by this object.
    nonisolated(unsafe) private let font: OpaquePointer
    private let face: HarfBuzzFace
    private let cache = Mutex(Generations<UInt32, GlyphImage>(capacity: cacheBytes / 2))

    /// Creates the pictures; nil for a font without any.
    /// - Parameter strike: The size of the pictures in pixels per em.
    init?(_ face: HarfBuzzFace, strike: Int?, glyphCount: Int) {
        guard let strike, unsafe hb_ot_color_has_png(face.face) != 0 else { return nil }
        self.face = face
        // If the font also had outlines, HarfBuzz would return their extents.
        let images = unsafe hb_face_builder_create()!
        for tag in ["head", "maxp", "CBLC", "CBDT", "sbix"] as [StaticString] {
            let tag = FontTag(bytes: tag).rawValue
            let table = unsafe hb_face_reference_table(face.face, tag)
            if unsafe hb_blob_get_length(table) > 0 { unsafe hb_face_builder_add_table(images, tag, table) }
            unsafe hb_blob_destroy(table)
        }
        unsafe hb_face_set_upem(images, UInt32(face.unitsPerEm))
        unsafe hb_face_set_glyph_count(images, UInt32(glyphCount))
        unsafe hb_face_make_immutable(images)
        unsafe font = unsafe hb_font_create(images)!
        unsafe hb_face_destroy(images)
        unsafe hb_ot_font_set_funcs(font)
        let scale = Int32(face.unitsPerEm) * Self.subunits
        unsafe hb_font_set_scale(font, scale, scale)
        unsafe hb_font_set_ppem(font, UInt32(strike), UInt32(strike))
        unsafe hb_font_make_immutable(font)
    }

    deinit { unsafe hb_font_destroy(font) }

    /// The picture of a glyph; nil if there is none, as for a space.
    /// - Throws: `unreadableGlyph` for damaged data, `pictureTooLarge`.
    func image(of glyph: UInt32) throws(TextError) -> GlyphImage? {
        if let known = cache.withLock({ $0.value(for: glyph) }) { return known }
        let blob = unsafe hb_ot_color_glyph_reference_png(font, glyph)
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
        let bitmap = try unsafe Self.bitmap(Array(UnsafeRawBufferPointer(start: data, count: Int(length))), of: glyph)
        var extents = hb_glyph_extents_t()
        guard unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width > 0, extents.height < 0 else {
            throw .unreadableGlyph(glyph, code: 0)
        }
        func units(_ v: Int32) -> Double { Double(v) / Double(Self.subunits) }
        let frame = Rect(
            x: units(extents.x_bearing), y: 0 - units(extents.y_bearing), width: units(extents.width),
            height: 0 - units(extents.height))
        let image = GlyphImage(image: Image(bitmap), frame: frame)
        cache.withLock { $0.keep(image, for: glyph, cost: 4 * bitmap.pixels.count) }
        return image
    }

    /// Decodes the PNG of a glyph.
    /// - Throws: `pictureTooLarge` (from the header, before memory of that size is allocated), `unreadableGlyph`.
    static func bitmap(_ png: [UInt8], of glyph: UInt32) throws(TextError) -> Bitmap {
        do throws(PNGDecodingError) {
            return try PNGDecoder.decode(png) { max($0, $1) <= longestSide }
        } catch .tooLarge(let width, let height) {
            throw .pictureTooLarge(glyph, width: width, height: height, limit: longestSide)
        } catch {
            throw .unreadableGlyph(glyph, code: 0)
        }
    }
}
