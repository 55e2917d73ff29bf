import CHarfBuzz
import Primitives
import Synchronization

/// One face of a font file: its outlines (read by FreeType, unhinted, in font units) and its shaping (by HarfBuzz).
///
/// Any thread may use a face. HarfBuzz's font is made immutable, after which its own documentation allows shaping from
/// many threads at once; FreeType's face sits behind a lock together with the outlines read so far.
public final class FontFace: Sendable {
    /// Bytes that a font file may have.
    public static let largestFile = 64 << 20
    /// Source: OpenType specification, table `head`.
    public static let legalUnitsPerEm = 16...16384

    /// Font units in one em.
    public let unitsPerEm: Int
    public let glyphCount: Int
    /// The family name that the file states; empty when it states none. Not used to find faces.
    public let familyName: String
    /// Distance from the baseline up to the line's top, in em; from the font's horizontal header.
    public let ascent: Double
    /// Distance from the baseline down to the line's bottom, in em; from the font's horizontal header.
    public let descent: Double

    private let reader: Mutex<OutlineReader>
    private let file: FontFile
    /// An immutable `hb_font_t`, scaled so that a position is a font unit; owned by this object.
    nonisolated(unsafe) let shaper: OpaquePointer

    /// Opens a face of an OpenType or TrueType font, or of a collection.
    ///
    /// - Parameters:
    ///   - bytes: the whole file; copied.
    ///   - index: which face of a collection, from 0.
    /// - Throws: `TextError` for bytes that are no outline font.
    public init(bytes: [UInt8], index: Int = 0) throws(TextError) {
        let file = try FontFile(bytes)
        let opened = try OutlineReader(file, index: index)
        let em = opened.unitsPerEm
        unitsPerEm = em
        glyphCount = opened.glyphCount
        familyName = opened.familyName
        ascent = Double(opened.ascender) / Double(em)
        descent = 0 - Double(opened.descender) / Double(em)
        self.file = file
        reader = Mutex(opened)

        let blob = hb_blob_create(
            file.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(file.bytes.count),
            HB_MEMORY_MODE_READONLY, nil, nil)
        let face = hb_face_create(blob, UInt32(index))
        hb_face_set_upem(face, UInt32(em))
        hb_face_make_immutable(face)
        let font = hb_font_create(face)!
        hb_ot_font_set_funcs(font)
        hb_font_set_scale(font, Int32(em), Int32(em))
        hb_font_make_immutable(font)
        hb_face_destroy(face)
        hb_blob_destroy(blob)
        shaper = font
    }

    deinit { hb_font_destroy(shaper) }

    /// The outline of a glyph, read once and kept.
    ///
    /// - Throws: `unreadableGlyph` when the font has no such glyph or its data is damaged, `glyphTooComplex` for one
    ///   made to take for ever.
    public func outline(of glyph: UInt32) throws(TextError) -> GlyphOutline {
        // The lock's closure cannot throw a typed error through `withLock`, so the result travels as a value.
        let result = reader.withLock { reader -> Result<GlyphOutline, TextError> in
            do throws(TextError) { return .success(try reader.outline(glyph)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// The glyph that the font's character map gives a character, without any shaping; nil when it gives none.
    public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(shaper, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
    }
}
