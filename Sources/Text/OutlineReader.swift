import CFreeType
import Primitives

/// FreeType's view of one face, with its own library object; to be used by one thread at a time.
struct OutlineReader: ~Copyable {
    private let library: FT_Library
    private let face: FT_Face
    private let file: FontFile
    private var cache: [UInt32: GlyphOutline] = [:]
    private var composites: CompositeWeights

    let unitsPerEm: Int
    let glyphCount: Int
    /// The line metrics of the font's horizontal header, in font units, y up.
    let ascender: Int
    let descender: Int
    let familyName: String

    /// - Throws: `unreadableFont`, `noSuchFace`, `noOutlines`, `unitsPerEmOutOfRange`.
    init(_ file: FontFile, index: Int) throws(TextError) {
        var newLibrary: FT_Library?
        var code = FT_Init_FreeType(&newLibrary)
        guard code == 0, let library = newLibrary else { throw .unreadableFont(code: Int(code)) }
        var newFace: FT_Face?
        let base = file.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        // Index -1 asks for the number of faces only; bits 16 and up of an index would select a named instance.
        code = FT_New_Memory_Face(library, base, FT_Long(file.bytes.count), -1, &newFace)
        let count = newFace.map { Int($0.pointee.num_faces) } ?? 0
        if let probe = newFace { FT_Done_Face(probe) }
        newFace = nil
        if code == 0 {
            guard index >= 0, index < min(count, 0x10000) else {
                FT_Done_FreeType(library)
                throw .noSuchFace(index: index, count: count)
            }
            code = FT_New_Memory_Face(library, base, FT_Long(file.bytes.count), FT_Long(index), &newFace)
        }
        guard code == 0, let face = newFace else {
            FT_Done_FreeType(library)
            throw .unreadableFont(code: Int(code))
        }
        let isScalable = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
        let unitsPerEm = Int(face.pointee.units_per_EM)
        guard isScalable, FontFace.legalUnitsPerEm.contains(unitsPerEm) else {
            FT_Done_FreeType(library)
            throw isScalable ? .unitsPerEmOutOfRange(unitsPerEm, legal: FontFace.legalUnitsPerEm) : .noOutlines
        }
        self.library = library
        self.face = face
        self.file = file
        composites = CompositeWeights(isNeeded: file.mayHaveComposites)
        self.unitsPerEm = unitsPerEm
        glyphCount = Int(face.pointee.num_glyphs)
        ascender = Int(face.pointee.ascender)
        descender = Int(face.pointee.descender)
        familyName = face.pointee.family_name.map { String(cString: $0) } ?? ""
    }

    deinit { FT_Done_FreeType(library) }

    /// - Throws: `unreadableGlyph`, `glyphTooComplex`.
    mutating func outline(_ glyph: UInt32) throws(TextError) -> GlyphOutline {
        if let known = cache[glyph] { return known }
        guard composites.allows(glyph, of: face) else {
            throw .glyphTooComplex(glyph, limit: CompositeWeights.limit)
        }
        var code = FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
        guard code == 0, let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else {
            throw .unreadableGlyph(glyph, code: Int(code))
        }
        var builder = PathBuilder()
        code = withUnsafeMutablePointer(to: &builder) { context in
            // Shifted by one bit, FreeType's midpoints between two control points stay whole numbers.
            var walk = FT_Outline_Funcs(
                move_to: { PathBuilder.at($1).move($0) }, line_to: { PathBuilder.at($1).line($0) },
                conic_to: { PathBuilder.at($2).conic($0, $1) }, cubic_to: { PathBuilder.at($3).cubic($0, $1, $2) },
                shift: 1, delta: 0)
            return FT_Outline_Decompose(&slot.pointee.outline, &walk, context)
        }
        guard code == 0 else { throw .unreadableGlyph(glyph, code: Int(code)) }
        builder.path.close()
        let result = GlyphOutline(outline: Outline(builder.path), ink: builder.path.tightBounds)
        cache[glyph] = result
        return result
    }
}

/// Collects what `FT_Outline_Decompose` reports, in doubled font units with y up, as a path in font units with y down.
private struct PathBuilder {
    var path = Path()

    static func at(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<PathBuilder> {
        context!.assumingMemoryBound(to: PathBuilder.self)
    }
}

extension UnsafeMutablePointer<PathBuilder> {
    fileprivate func point(_ v: UnsafePointer<FT_Vector>?) -> Point {
        // Subtracting from 0, unlike negating, never makes the -0 that would give equal outlines unequal hashes.
        v.map { Point(x: Double($0.pointee.x) / 2, y: 0 - Double($0.pointee.y) / 2) } ?? .zero
    }

    fileprivate func move(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
        pointee.path.close()
        pointee.path.move(to: point(to))
        return 0
    }

    fileprivate func line(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
        pointee.path.line(to: point(to))
        return 0
    }

    fileprivate func conic(_ c: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) -> Int32 {
        pointee.path.quadratic(point(c), to: point(to))
        return 0
    }

    fileprivate func cubic(
        _ a: UnsafePointer<FT_Vector>?, _ b: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?
    ) -> Int32 {
        pointee.path.cubic(point(a), point(b), to: point(to))
        return 0
    }
}
