import CVitrineHarfBuzz
import Synchronization
import VitrinePrimitives

/// One face of a font file: its outlines (read by FreeType, unhinted, in font units) and its shaping (by HarfBuzz). A
/// variable font has one set of axis values.
///
/// Any thread may use a face. HarfBuzz's font is immutable, which permits shaping on several threads at once; a lock
/// protects FreeType's face and the outlines read so far.
@safe package final class FontFace: Sendable {
    /// The largest size of a font file in bytes.
    package static let largestFile = 64 << 20
    /// Source: OpenType specification, table `head`.
    package static let legalUnitsPerEm = 16...16384
    /// The largest number of axes of a variable font; common fonts have at most fifteen.
    package static let mostAxes = 64

    /// The number of font units per em.
    package let unitsPerEm: Int
    package let glyphCount: Int
    /// The face's traits in the file. Faces are found by the traits in the font book, which may differ.
    package let traits: FaceTraits
    /// A value for each axis, in the order of `axes`.
    package let location: [FontVariation]
    /// The distance from the baseline up to the line's top, in em; from the font's horizontal header.
    package let ascent: Double
    /// The distance from the baseline down to the line's bottom, in em; from the font's horizontal header.
    package let descent: Double

    /// The family name in the file; empty if there is none.
    package var familyName: String { traits.family }
    package var axes: [FontAxis] { traits.axes }
    /// Whether glyphs may be pictures or colored layers.
    package var isColored: Bool { images != nil || layers != nil }

    /// An immutable `hb_font_t` whose positions are font units; owned by this object.
    nonisolated(unsafe) let shaper: OpaquePointer
    private let face: HarfBuzzFace
    private let index: Int
    private let reader: SharedReader
    private let hasPicturesOnly: Bool
    private let images: GlyphImages?
    private let layers: GlyphLayers?
    private let knownLetters = Mutex<LetterGlyphs?>(nil)

    /// The rows of `LetterTable` by glyph, for a face of Inter's text cut; computed once.
    var letters: LetterGlyphs {
        knownLetters.withLock { known in
            if let known { return known }
            let letters = LetterGlyphs(self)
            known = letters
            return letters
        }
    }

    /// Opens a face of an OpenType or TrueType font, or of a collection.
    /// - Parameters:
    ///   - bytes: The whole file; copied.
    ///   - index: The index of the face in a collection. Default: 0.
    ///   - axes: Axis values of a variable font, clamped to the ranges of the axes. Other axes have their default;
    ///     unknown axes are ignored. Default: none.
    /// - Throws: `TextError` for bytes that are neither an outline font nor one of color pictures.
    package convenience init(bytes: [UInt8], index: Int = 0, axes: [FontVariation] = []) throws(TextError) {
        try self.init(FontFile(bytes), index: index, axes: axes)
    }

    convenience init(_ file: FontFile, index: Int, axes: [FontVariation] = []) throws(TextError) {
        let opened = try OutlineReader(file, index: index)
        let face = HarfBuzzFace(file, index: index, unitsPerEm: opened.isScalable ? opened.unitsPerEm : nil)
        var traits = unsafe FaceTraits(face.face)
        guard traits.axes.count <= Self.mostAxes else { throw .tooManyAxes(limit: Self.mostAxes) }
        // If the two libraries disagree about the axes, the font is damaged and keeps its defaults.
        if opened.axisCount != traits.axes.count { traits.axes = [] }
        try self.init(opened, face, index: index, traits: traits, requested: axes)
    }

    private init(
        _ opened: consuming sending OutlineReader, _ face: HarfBuzzFace, index: Int, traits: FaceTraits,
        requested: [FontVariation]
    ) throws(TextError) {
        let coordinates = traits.axes.coordinates(requested)
        let isMoved = coordinates != traits.axes.coordinates([])
        if isMoved { try opened.move(to: coordinates) }
        let em = opened.isScalable ? opened.unitsPerEm : face.unitsPerEm
        unitsPerEm = em
        glyphCount = opened.glyphCount
        self.traits = traits
        self.index = index
        self.face = face
        location = zip(traits.axes, coordinates).map { FontVariation($0.tag, $1) }
        hasPicturesOnly = !opened.isScalable

        let font = unsafe face.font(at: isMoved ? location : [])
        var extents = hb_font_extents_t()
        if !opened.isScalable { _ = unsafe hb_font_get_h_extents(font, &extents) }
        ascent = Double(opened.isScalable ? opened.ascender : Int(extents.ascender)) / Double(em)
        descent = 0 - Double(opened.isScalable ? opened.descender : Int(extents.descender)) / Double(em)
        images = GlyphImages(face, strike: opened.strike, glyphCount: opened.glyphCount)
        layers = GlyphLayers(face)
        reader = SharedReader(opened)
        unsafe shaper = unsafe isMoved ? reader.asked(by: font) : hb_font_reference(font)
        unsafe hb_font_destroy(font)
        unsafe hb_font_make_immutable(shaper)
        guard !hasPicturesOnly || images != nil else { throw .noOutlines }
    }

    deinit { unsafe hb_font_destroy(shaper) }

    /// The face with other axis values; it shares the file's bytes.
    /// - Throws: `unreadableFont` if FreeType rejects the values.
    func instance(at requested: [FontVariation]) throws(TextError) -> FontFace {
        try FontFace(OutlineReader(face.file, index: index), face, index: index, traits: traits, requested: requested)
    }

    /// The outline of a glyph, which is cached.
    /// - Throws: `unreadableGlyph` if the font lacks the glyph or its data is damaged, `glyphTooComplex` for too many
    ///   nested parts, `noOutlines` for a glyph that is only a picture.
    package func outline(of glyph: UInt32) throws(TextError) -> GlyphOutline {
        guard hasPicturesOnly else { return try reader.outline(glyph) }
        guard try images?.image(of: glyph) == nil else { throw .noOutlines }
        return .empty
    }

    /// The drawing of a glyph: colored layers, a picture or an outline; the first of these that the font has.
    /// - Throws: `unreadableGlyph`, `glyphTooComplex`, `pictureTooLarge`.
    package func drawing(of glyph: UInt32) throws(TextError) -> GlyphDrawing {
        if let layers {
            let found = try layers.layers(of: glyph)
            if !found.isEmpty {
                var drawn: [GlyphLayer] = []
                for layer in found { drawn.append(GlyphLayer(glyph: try outline(of: layer.glyph), color: layer.color)) }
                return .layers(drawn)
            }
        }
        if let image = try images?.image(of: glyph) { return .image(image) }
        return .outline(hasPicturesOnly ? .empty : try reader.outline(glyph))
    }

    /// The advance of a glyph in font units.
    func advance(of glyph: UInt32) -> Int { Int(unsafe hb_font_get_glyph_h_advance(shaper, glyph)) }

    /// The glyph of a character in the font's character map, without shaping; nil if there is none.
    package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return unsafe hb_font_get_nominal_glyph(shaper, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
    }
}
