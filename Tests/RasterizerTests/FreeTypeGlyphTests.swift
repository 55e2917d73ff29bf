import CVitrineFreeType
import Foundation
import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// A font file's outlines at a size, as FreeType gives them, and their coverage by FreeType's smooth rasterizer.
private final class FreeTypeFace {
    private var library: FT_Library?
    private var face: FT_Face?

    init?(_ file: String) {
        let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Assets/Fonts")
        guard FT_Init_FreeType(&library) == 0,
            FT_New_Face(library, fonts.appendingPathComponent(file).path, 0, &face) == 0
        else { return nil }
    }

    deinit {
        FT_Done_Face(face)
        FT_Done_FreeType(library)
    }

    var count: Int { Int(face?.pointee.num_glyphs ?? 0) }

    /// - Parameters:
    ///   - size: The size of the em in 1/64 px.
    ///   - dx: The displacement in 1/64 px.
    ///   - scale: The scale, along both axes, at which FreeType draws the outline; 1 or more.
    /// - Returns: A glyph's outline, moved so that its box begins in the first pixel, y down, and its coverage, the
    ///   mean of `scale` times `scale` of FreeType's pixels, 0...255; nil for one without extent.
    func glyph(
        _ index: Int, size: Int, dx: Int, dy: Int, scale: Int
    ) -> (path: Path, width: Int, height: Int, coverage: [Double])? {
        guard FT_Set_Char_Size(face, FT_F26Dot6(size), 0, 72, 72) == 0,
            FT_Load_Glyph(face, FT_UInt(index), FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
            let slot = face?.pointee.glyph, slot.pointee.outline.n_points > 0
        else { return nil }
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos(dx), FT_Pos(dy))
        var box = FT_BBox()
        FT_Outline_Get_CBox(&slot.pointee.outline, &box)
        FT_Outline_Translate(&slot.pointee.outline, -((box.xMin >> 6) << 6), -((box.yMin >> 6) << 6))
        let width = Int((box.xMax + 63) >> 6) - Int(box.xMin >> 6)
        let height = Int((box.yMax + 63) >> 6) - Int(box.yMin >> 6)
        guard width > 0, height > 0 else { return nil }
        let outline = path(&slot.pointee.outline, height: height)
        var larger = FT_Matrix(xx: FT_Fixed(scale << 16), xy: 0, yx: 0, yy: FT_Fixed(scale << 16))
        FT_Outline_Transform(&slot.pointee.outline, &larger)
        guard let pixels = slot.pointee.outline.drawn(by: library, width: width * scale, height: height * scale) else {
            return nil
        }
        var sums = [Int](repeating: 0, count: width * height)
        for y in 0..<(height * scale) {
            for x in 0..<(width * scale) { sums[y / scale * width + x / scale] += Int(pixels[y * width * scale + x]) }
        }
        return (outline, width, height, sums.map { Double($0) / Double(scale * scale) })
    }

    /// Builds a path from FreeType's outline, in pixels, y down.
    private final class Pen {
        let height: Int
        var path = Path()
        var here = Point.zero

        init(height: Int) { self.height = height }

        func point(_ v: UnsafePointer<FT_Vector>?) -> Point {
            Point(x: Double(v!.pointee.x) / 64, y: Double(height) - Double(v!.pointee.y) / 64)
        }

        static func of(_ user: UnsafeMutableRawPointer?) -> Pen {
            Unmanaged<Pen>.fromOpaque(user!).takeUnretainedValue()
        }
    }

    private func path(_ outline: inout FT_Outline, height: Int) -> Path {
        let pen = Pen(height: height)
        var steps = FT_Outline_Funcs(
            move_to: { to, user in
                let pen = Pen.of(user)
                if !pen.path.verbs.isEmpty { pen.path.close() }
                pen.here = pen.point(to)
                pen.path.move(to: pen.here)
                return 0
            },
            line_to: { to, user in
                let pen = Pen.of(user)
                pen.here = pen.point(to)
                pen.path.line(to: pen.here)
                return 0
            },
            conic_to: { control, to, user in
                let pen = Pen.of(user)
                let (c, end) = (pen.point(control), pen.point(to))
                pen.path.cubic(pen.here.mixed(with: c, at: 2.0 / 3), end.mixed(with: c, at: 2.0 / 3), to: end)
                pen.here = end
                return 0
            },
            cubic_to: { a, b, to, user in
                let pen = Pen.of(user)
                pen.here = pen.point(to)
                pen.path.cubic(pen.point(a), pen.point(b), to: pen.here)
                return 0
            }, shift: 0, delta: 0)
        FT_Outline_Decompose(&outline, &steps, Unmanaged.passUnretained(pen).toOpaque())
        pen.path.close()
        return pen.path
    }
}

/// Glyphs of the package's fonts, at the sizes and the subpixel positions of text, compared with FreeType's smooth
/// rasterizer, which most free systems use.
@Suite struct FreeTypeGlyphTests {
    /// The differences of coverage over all glyphs of a font, in levels of 255.
    private struct Differences {
        var glyphs = 0
        /// The mean over a glyph's box: over all glyphs, and the largest.
        var mean = 0.0
        var largestMean = 0.0
        var largest = 0.0
    }

    private func differences(_ file: String, count: Int, scale: Int) throws -> Differences {
        let face = try #require(FreeTypeFace(file))
        var random = SplitMix64(seed: 64)
        var found = Differences()
        for i in 0..<count {
            let index = 1 + i * (face.count - 1) / count
            let size = random.int(9 * 64...60 * 64)
            let (dx, dy) = (random.below(64), random.below(64))
            guard let glyph = face.glyph(index, size: size, dx: dx, dy: dy, scale: scale) else { continue }
            let area = PixelRect(x: 0, y: 0, width: Int32(glyph.width), height: Int32(glyph.height))
            let ours = coverage(Mask(glyph.path, within: area), in: area)
            let d = difference(ours, glyph.coverage.map { $0 / 255 })
            found.glyphs += 1
            found.mean += d.mean
            found.largestMean = max(found.largestMean, d.mean)
            found.largest = max(found.largest, d.max)
        }
        found.mean /= Double(max(found.glyphs, 1))
        return found
    }

    private static let files = [
        "Inter-Regular.otf", "Inter-SemiBold.otf", "InterDisplay-Bold.otf", "NotoSansArabic-Regular.ttf",
        "NotoSansHebrew-Bold.ttf",
    ]

    /// At the same size both rasterizers get the same points and add the same areas, but divide curves into different
    /// chords. FreeType's chords deviate by about a fifth of a pixel, which is 50 levels along a pixel; Vitrine's by
    /// 1/50 px. Overlapping contours are no exception, as both count areas.
    @Test(arguments: files) func glyphsAgree(_ file: String) throws {
        let found = try differences(file, count: isDebugBuild ? 40 : 640, scale: 1)
        #expect(found.glyphs > (isDebugBuild ? 30 : 600), "most glyphs have an outline")
        #expect(found.mean < 2 && found.largestMean < 12 && found.largest <= 52, "\(found)")
    }

    /// FreeType draws the glyphs sixteen times as large, so that its chords deviate sixteen times less. Single pixels
    /// have a bound where contours don't overlap, as in Inter: where edges of two of Noto's contours meet in a pixel,
    /// their areas are added, while a sixteenth of a pixel distinguishes them.
    @Test(arguments: files) func glyphsAreExact(_ file: String) throws {
        let found = try differences(file, count: isDebugBuild ? 10 : 640, scale: 16)
        #expect(found.glyphs > (isDebugBuild ? 7 : 600), "most glyphs have an outline")
        #expect(found.mean < 0.5 && found.largestMean < 2, "\(found)")
        #expect(found.largest <= 4 || file.hasPrefix("Noto"), "\(found)")
    }
}
