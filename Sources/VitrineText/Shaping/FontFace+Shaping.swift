import CVitrineHarfBuzz
import VitrinePrimitives

extension FontFace {
    struct RunTraits: Hashable, Sendable {
        var isRightToLeft = false
        /// The ISO 15924 tag as an `hb_script_t` of HarfBuzz.
        var script = HB_SCRIPT_LATIN.rawValue
        /// The language as BCP 47; nil for the font's default.
        var language: String?
        var features: [FontFeature] = []
    }

    /// Shapes part of a text with the remainder as context; glyphs are in visual order, left to right.
    ///
    /// HarfBuzz's `ot` shaper is requested by name, so that the environment (`HB_SHAPER_LIST`) has no effect. The
    /// language is set or empty, so that the locale has none. Kerning and the usual ligatures are on unless `features`
    /// turns them off.
    func shape(_ scalars: [UInt32], _ range: Range<Int>, _ traits: RunTraits) -> [ShapedGlyph] {
        let buffer = unsafe hb_buffer_create()
        defer { unsafe hb_buffer_destroy(buffer) }
        unsafe hb_buffer_add_codepoints(
            buffer, scalars, Int32(scalars.count), UInt32(range.lowerBound), Int32(range.count))
        unsafe hb_buffer_set_direction(buffer, traits.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: traits.script))
        if let language = traits.language, Self.isLanguageTag(language) {
            unsafe hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
        }
        let features = traits.features.map {
            hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max)
        }
        let done = unsafe "ot".withCString { ot in
            unsafe hb_shape_full(shaper, buffer, features, UInt32(features.count), [ot, nil])
        }
        var count: UInt32 = 0
        guard done != 0, let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
            let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return range.map { ShapedGlyph(glyph: 0, cluster: $0, advance: 0, xOffset: 0, yOffset: 0) } }
        return (0..<Int(count)).map { i in
            unsafe ShapedGlyph(
                glyph: infos[i].codepoint, cluster: Int(infos[i].cluster), advance: Int(positions[i].x_advance),
                xOffset: Int(positions[i].x_offset), yOffset: Int(positions[i].y_offset))
        }
    }

    /// Whether the face has all glyphs of a cluster, including by composition, decomposition or a synthesized space.
    func draws(_ scalars: [UInt32], _ range: Range<Int>, script: UInt32) -> Bool {
        var base: Unicode.Scalar?
        var isPlain = true
        for value in scalars[range] {
            guard let scalar = Unicode.Scalar(value), !scalar.properties.isDefaultIgnorableCodePoint else { continue }
            if base == nil { base = scalar }
            if glyph(for: scalar) == nil { isPlain = false }
        }
        guard !isPlain, let base else { return true }
        // Shaping takes microseconds, so it is used only where HarfBuzz can substitute glyphs: an accented letter, a
        // base whose mark exists only in a composed glyph, a space, a non-breaking hyphen.
        let isMendable =
            range.count > 1 && glyph(for: base) != nil || base.properties.generalCategory == .spaceSeparator
            || base.value == 0x2011 || Self.decomposes(base)
        guard isMendable else { return false }
        let cluster = Array(scalars[range])
        return shape(cluster, cluster.indices, RunTraits(script: script)).allSatisfy { $0.glyph != 0 }
    }

    private static func decomposes(_ scalar: Unicode.Scalar) -> Bool { base(of: scalar) != nil }

    /// The first scalar of a scalar's canonical decomposition; nil if there is none.
    static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        var a: hb_codepoint_t = 0
        var b: hb_codepoint_t = 0
        guard unsafe hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &a, &b) != 0 else { return nil }
        return Unicode.Scalar(a)
    }

    /// Whether a tag is well-formed. HarfBuzz never frees a language, so only well-formed tags are passed to it.
    private static func isLanguageTag(_ s: String) -> Bool {
        (1...35).contains(s.utf8.count)
            && s.utf8.allSatisfy { c in
                (0x30...0x39).contains(c) || (0x41...0x5A).contains(c) || (0x61...0x7A).contains(c) || c == 0x2D
            }
    }
}

/// The box for a character that no face has: a rectangular frame with SF's cap height.
enum MissingGlyph {
    static let unitsPerEm = 1000
    static let advance = 620
    static let glyph: GlyphOutline = {
        let outer = Rect(x: 70, y: -705, width: 480, height: 705)
        let inner = outer.insetBy(dx: 54, dy: 54)
        var path = Path.rect(outer)
        // In the opposite direction, the inner edge cuts a hole under the non-zero rule.
        path.move(to: Point(x: inner.minX, y: inner.minY))
        path.line(to: Point(x: inner.minX, y: inner.maxY))
        path.line(to: Point(x: inner.maxX, y: inner.maxY))
        path.line(to: Point(x: inner.maxX, y: inner.minY))
        path.close()
        return GlyphOutline(outline: Outline(path), ink: outer)
    }()
}

extension FontFace {
    /// The positions of underline and strikethrough in font units, y down from the baseline to their upper edges.
    struct LineMetrics: Hashable, Sendable {
        var underlineOffset: Double
        var underlineThickness: Double
        var strikethroughOffset: Double
        var strikethroughThickness: Double
    }

    /// The metrics from the font's tables `post` and `OS/2`, or HarfBuzz's defaults.
    var lineMetrics: LineMetrics {
        func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
            var value: hb_position_t = 0
            unsafe hb_ot_metrics_get_position_with_fallback(shaper, tag, &value)
            return min(max(Double(value), -4 * Double(unitsPerEm)), 4 * Double(unitsPerEm))
        }
        return LineMetrics(
            underlineOffset: 0 - metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
            underlineThickness: max(1, metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE)),
            strikethroughOffset: 0 - metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET),
            strikethroughThickness: max(1, metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE)))
    }
}
