import CVitrineHarfBuzz
import Synchronization
import VitrinePrimitives

/// FreeType's face behind a lock, with a stable address for HarfBuzz's callbacks.
final class SharedReader: Sendable {
    private let reader: Mutex<OutlineReader>

    init(_ reader: consuming sending OutlineReader) { self.reader = Mutex(reader) }

    func outline(_ glyph: UInt32) throws(TextError) -> GlyphOutline {
        // The lock's closure cannot throw a typed error through `withLock`, so the result is returned as a value.
        let result = reader.withLock { reader -> Result<GlyphOutline, TextError> in
            do throws(TextError) { return .success(try reader.outline(glyph)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// The advance in font units; 0 for a glyph that cannot be read.
    func advance(_ glyph: UInt32) -> Int { reader.withLock { $0.advance(glyph) } }

    /// A font like `font` whose advances and extents come from this reader.
    ///
    /// HarfBuzz would compute both from the same tables. For a variable font without a usable `HVAR`, it would load
    /// composite glyphs, whose parts a malicious font can nest exponentially; the reader limits the number of parts.
    /// - Returns: A font that retains `font` and must not outlive this reader.
    func asked(by font: OpaquePointer) -> OpaquePointer {
        let asking = unsafe hb_font_create_sub_font(font)!
        let functions = unsafe hb_font_funcs_create()
        unsafe hb_font_funcs_set_glyph_h_advance_func(
            functions, { _, data, glyph, _ in unsafe Int32(clamping: SharedReader.at(data).advance(glyph)) }, nil, nil)
        unsafe hb_font_funcs_set_glyph_extents_func(
            functions,
            { _, data, glyph, extents, _ in
                guard let ink = try? unsafe SharedReader.at(data).outline(glyph).ink else { return 0 }
                func units(_ v: Double) -> Int32 { Int32(v.rounded()) }
                unsafe extents?.pointee = hb_glyph_extents_t(
                    x_bearing: units(ink.x), y_bearing: units(0 - ink.y), width: units(ink.width),
                    height: units(0 - ink.height))
                return 1
            }, nil, nil)
        unsafe hb_font_set_funcs(asking, functions, Unmanaged.passUnretained(self).toOpaque(), nil)
        unsafe hb_font_funcs_destroy(functions)
        return unsafe asking
    }

    private static func at(_ data: UnsafeMutableRawPointer?) -> SharedReader {
        unsafe Unmanaged<SharedReader>.fromOpaque(data!).takeUnretainedValue()
    }
}
