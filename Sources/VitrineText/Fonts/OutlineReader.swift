import CVitrineFreeType
import VitrinePrimitives

/// A face in FreeType with a separate library object, for one thread at a time.
@safe struct OutlineReader: ~Copyable {
    private let library: FT_Library
    private let face: FT_Face
    private let file: FontFile
    /// The size of the cache in bytes of outlines, in two generations.
    private static let cacheBytes = 16 << 20
    private var cache = Generations<UInt32, GlyphOutline>(capacity: cacheBytes / 2)
    private var advances: [UInt32: Int] = [:]
    private var composites: CompositeWeights

    /// Whether the face has outlines; otherwise it has color pictures.
    let isScalable: Bool
    /// The units per em; 0 for a face without outlines.
    let unitsPerEm: Int
    let glyphCount: Int
    /// The line metrics of the font's horizontal header, in font units, y up.
    private(set) var ascender: Int
    private(set) var descender: Int
    /// The number of axes of a variable font according to FreeType.
    let axisCount: Int
    /// The pixels per em of the largest usable pictures; nil for a font without any.
    let strike: Int?

    /// - Throws: `unreadableFont`, `noSuchFace`, `noOutlines`, `unitsPerEmOutOfRange`.
    init(_ file: FontFile, index: Int) throws(TextError) {
        var newLibrary: FT_Library?
        var code = unsafe FT_Init_FreeType(&newLibrary)
        guard code == 0, let library = unsafe newLibrary else { throw .unreadableFont(code: Int(code)) }
        var newFace: FT_Face?
        let base = unsafe file.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        // Index -1 returns only the number of faces; bits 16 and up of an index would select a named instance.
        code = unsafe FT_New_Memory_Face(library, base, FT_Long(file.bytes.count), -1, &newFace)
        let count = unsafe newFace.map { unsafe Int($0.pointee.num_faces) } ?? 0
        if let probe = unsafe newFace { unsafe FT_Done_Face(probe) }
        unsafe newFace = nil
        if code == 0 {
            guard index >= 0, index < min(count, 0x10000) else {
                unsafe FT_Done_FreeType(library)
                throw .noSuchFace(index: index, count: count)
            }
            code = unsafe FT_New_Memory_Face(library, base, FT_Long(file.bytes.count), FT_Long(index), &newFace)
        }
        guard code == 0, let face = unsafe newFace else {
            unsafe FT_Done_FreeType(library)
            throw .unreadableFont(code: Int(code))
        }
        let isScalable = unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
        let strike = unsafe Self.strike(of: face)
        let unitsPerEm = unsafe isScalable ? Int(face.pointee.units_per_EM) : 0
        guard isScalable ? FontFace.legalUnitsPerEm.contains(unitsPerEm) : strike != nil else {
            unsafe FT_Done_FreeType(library)
            throw isScalable ? .unitsPerEmOutOfRange(unitsPerEm, legal: FontFace.legalUnitsPerEm) : .noOutlines
        }
        self.isScalable = isScalable
        self.strike = strike
        unsafe self.library = unsafe library
        unsafe self.face = unsafe face
        self.file = file
        composites = CompositeWeights(isNeeded: file.mayHaveComposites)
        self.unitsPerEm = unitsPerEm
        glyphCount = unsafe Int(face.pointee.num_glyphs)
        ascender = unsafe Int(face.pointee.ascender)
        descender = unsafe Int(face.pointee.descender)
        var master: UnsafeMutablePointer<FT_MM_Var>?
        let varies = unsafe isScalable && face.pointee.face_flags & FT_Long(FT_FACE_FLAG_MULTIPLE_MASTERS) != 0
        axisCount =
            unsafe varies && FT_Get_MM_Var(face, &master) == 0 ? master.map { unsafe Int($0.pointee.num_axis) } ?? 0 : 0
        unsafe FT_Done_MM_Var(library, master)
    }

    deinit { unsafe FT_Done_FreeType(library) }

    /// The size in pixels of the largest color pictures up to `GlyphImages.largestStrike`.
    private static func strike(of face: FT_Face) -> Int? {
        guard unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0,
            let sizes = unsafe face.pointee.available_sizes
        else { return nil }
        // FreeType's sizes are in 1/64 pixel.
        let pixels = unsafe (0..<Int(face.pointee.num_fixed_sizes)).map {
            unsafe (max(Int(sizes[$0].x_ppem), Int(sizes[$0].y_ppem)) + 32) >> 6
        }
        return pixels.filter { (1...GlyphImages.largestStrike).contains($0) }.max()
    }

    /// Sets the axis values, before the first glyph is read.
    /// - Parameter coordinates: A value for each axis, in multiples of 1/64.
    /// - Throws: `unreadableFont`.
    mutating func move(to coordinates: [Double]) throws(TextError) {
        // FreeType's coordinates are in 1/65536.
        var values = coordinates.map { FT_Fixed($0 * 65536) }
        let code = unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
        guard code == 0 else { throw .unreadableFont(code: Int(code)) }
        ascender = unsafe Int(face.pointee.ascender)
        descender = unsafe Int(face.pointee.descender)
    }

    /// The advance in font units; 0 for a glyph that cannot be read.
    mutating func advance(_ glyph: UInt32) -> Int {
        if let known = advances[glyph] { return known }
        guard isScalable, unsafe composites.allows(glyph, of: face),
            unsafe FT_Load_Glyph(face, glyph, Self.flags) == 0, let slot = unsafe face.pointee.glyph
        else { return 0 }
        let advance = unsafe Int(slot.pointee.metrics.horiAdvance)
        advances[glyph] = advance
        return advance
    }

    private static let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)

    mutating func outline(_ glyph: UInt32) throws(TextError) -> GlyphOutline {
        if let known = cache.value(for: glyph) { return known }
        guard unsafe composites.allows(glyph, of: face) else {
            throw .glyphTooComplex(glyph, limit: CompositeWeights.limit)
        }
        var code = unsafe FT_Load_Glyph(face, glyph, Self.flags)
        guard code == 0, let slot = unsafe face.pointee.glyph, unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else {
            throw .unreadableGlyph(glyph, code: Int(code))
        }
        var builder = PathBuilder()
        code = unsafe withUnsafeMutablePointer(to: &builder) { context in
            // A shift by one bit keeps FreeType's midpoints between two control points integral.
            var walk = unsafe FT_Outline_Funcs(
                move_to: { unsafe PathBuilder.at($1).move($0) }, line_to: { unsafe PathBuilder.at($1).line($0) },
                conic_to: { unsafe PathBuilder.at($2).conic($0, $1) },
                cubic_to: { unsafe PathBuilder.at($3).cubic($0, $1, $2) },
                shift: 1, delta: 0)
            return unsafe FT_Outline_Decompose(&slot.pointee.outline, &walk, context)
        }
        guard code == 0 else { throw .unreadableGlyph(glyph, code: Int(code)) }
        builder.path.close()
        let result = GlyphOutline(outline: Outline(builder.path), ink: builder.path.tightBounds)
        let path = builder.path
        cache.keep(result, for: glyph, cost: 128 + path.verbs.count + 16 * path.points.count)
        return result
    }
}

/// Collects the output of `FT_Outline_Decompose`, in doubled font units with y up, as a path in font units with y down.
private struct PathBuilder {
    var path = Path()

    static func at(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<PathBuilder> {
        unsafe context!.assumingMemoryBound(to: PathBuilder.self)
    }
}

extension UnsafeMutablePointer<PathBuilder> {
    fileprivate func point(_ v: UnsafePointer<FT_Vector>?) -> Point {
        // Subtraction from 0, unlike negation, never gives -0, with which equal outlines would have unequal hashes.
        unsafe v.map { unsafe Point(x: Double($0.pointee.x) / 2, y: 0 - Double($0.pointee.y) / 2) } ?? .zero
    }

    fileprivate func move(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
        unsafe pointee.path.close()
        unsafe pointee.path.move(to: point(to))
        return 0
    }

    fileprivate func line(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
        unsafe pointee.path.line(to: point(to))
        return 0
    }

    fileprivate func conic(_ c: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) -> Int32 {
        unsafe pointee.path.quadratic(point(c), to: point(to))
        return 0
    }

    fileprivate func cubic(
        _ a: UnsafePointer<FT_Vector>?, _ b: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?
    ) -> Int32 {
        unsafe pointee.path.cubic(point(a), point(b), to: point(to))
        return 0
    }
}

/// A glyph's outline in font units (`FontFace.unitsPerEm` per em) with y down and the origin on the baseline. The fill
/// rule is non-zero. Coordinates are the font's integers (halves and thirds where a TrueType quadratic became a cubic),
/// so nothing is rounded before the size is known.
package struct GlyphOutline: Hashable, Sendable {
    package let outline: Outline
    /// The bounding box of the curves, in font units; zero for a glyph without ink, such as a space.
    package let ink: Rect

    static let empty = GlyphOutline(outline: Outline(Path()), ink: .zero)
}
