import CVitrineFreeType
import Foundation
import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineText

@Suite struct OutlineTests {
    static let fonts = [
        "Inter-Regular.otf", "InterDisplay-Bold.otf", "NotoSansHebrew-Regular.ttf", "NotoSansArabic-Bold.ttf",
    ]

    /// Every glyph of every kind of font agrees with FreeType's point list, converted by the rules of its
    /// documentation.
    @Test(arguments: fonts) func pathsAreFreeTypesOutlines(font: String) throws {
        let bytes = try fontBytes(font)
        let face = try FontFace(bytes: bytes)
        var library: FT_Library?
        var handle: FT_Face?
        #expect(FT_Init_FreeType(&library) == 0)
        defer { FT_Done_FreeType(library) }
        try bytes.withUnsafeBufferPointer { buffer in
            #expect(FT_New_Memory_Face(library, buffer.baseAddress, FT_Long(buffer.count), 0, &handle) == 0)
            let ft = try #require(handle)
            for glyph in stride(from: 0, to: UInt32(face.glyphCount), by: isDebugBuild ? 7 : 1) {
                #expect(FT_Load_Glyph(ft, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0)
                let ours = try face.outline(of: glyph).outline.path
                #expect(ours == Self.walk(ft.pointee.glyph.pointee.outline), "glyph \(glyph)")
            }
        }
    }

    /// Converts an outline. Source: FreeType's documentation: bit 0 of a tag is set for a point on the curve; bit 1
    /// distinguishes a cubic control from a quadratic one; between two quadratic controls is their midpoint.
    private static func walk(_ outline: FT_Outline) -> Path {
        var path = Path()
        var first = 0
        for contour in 0..<Int(outline.n_contours) {
            let last = Int(outline.contours[contour])
            defer { first = last + 1 }
            guard last >= first else { continue }
            func point(_ i: Int) -> Point {
                Point(x: Double(outline.points[i].x), y: 0 - Double(outline.points[i].y))
            }
            func kind(_ i: Int) -> UInt8 { UInt8(bitPattern: Int8(outline.tags[i])) & 3 }
            func wrap(_ i: Int) -> Int { i > last ? first + (i - last - 1) : i }
            // A contour may begin off the curve: then its start is its last point, or the midpoint of both.
            var start = point(first)
            var i = first + 1
            var end = last
            if kind(first) & 1 == 0 {
                i = first
                if kind(last) & 1 == 1 {
                    start = point(last)
                    end = last - 1
                } else {
                    start = start.mixed(with: point(last), at: 0.5)
                }
            }
            path.move(to: start)
            while i <= end {
                if kind(i) & 1 == 1 {
                    path.line(to: point(i))
                    i += 1
                } else if kind(i) == 2 {
                    path.cubic(point(i), point(i + 1), to: i + 2 <= end ? point(i + 2) : start)
                    i += 3
                } else {
                    let c = point(i)
                    i += 1
                    if i > end {
                        path.quadratic(c, to: start)
                    } else if kind(i) & 1 == 1 {
                        path.quadratic(c, to: point(i))
                        i += 1
                    } else {
                        let n = point(i)
                        path.quadratic(c, to: Point(x: (c.x + n.x) / 2, y: (c.y + n.y) / 2))
                    }
                }
            }
            // FreeType closes every contour with a line of its own unless a curve did.
            if let closing = path.verbs.last, closing == .line || path.points.last != start { path.line(to: start) }
            path.close()
        }
        return path
    }

    /// HarfBuzz reads outlines without FreeType, which gives independent numbers, by its drawing command.
    @Test(
        .enabled(if: Tool.hbView != nil),
        arguments: [
            ("A", "Inter-Medium.otf"), ("g", "Inter-Bold.otf"),
            ("א", "NotoSansHebrew-Regular.ttf"), ("ش", "NotoSansArabic-Regular.ttf"), ("&", "InterDisplay-Regular.otf"),
        ])
    func inkAgreesWithHarfBuzz(text: String, font: String) throws {
        let face = try FontFace(bytes: fontBytes(font))
        let svg = try #require(Tool.hbView).run([
            "--font-file=\(fontFolder.appendingPathComponent(font).path)", "--font-size=upem", "--output-format=svg",
            "--font-funcs=ot", "--text=\(text)",
        ])
        let numbers = try #require(svg.range(of: " d=\"")).upperBound
        let path = try #require(svg[numbers...].split(separator: "\"").first)
        let values = path.split(separator: " ").compactMap { Double($0) }
        let scalars = text.unicodeScalars.map(\.value)
        let traits = FontFace.RunTraits(script: font.contains("Arabic") ? 0x4172_6162 : 0x4C61_746E)
        let shaped = try #require(face.shape(scalars, scalars.indices, traits).first)
        let ours = try face.outline(of: shaped.glyph).outline.path
        // Cairo ends each contour with a move of its own; its points must include every point of the outline.
        var theirs: Set<[Int]> = []
        for i in stride(from: 0, to: values.count - 1, by: 2) {
            theirs.insert([Int((values[i] * 2).rounded()), Int((values[i + 1] * 2).rounded())])
        }
        for p in ours.points {
            let key = [Int((p.x * 2).rounded()), Int((p.y * 2).rounded())]
            let near = [-1, 0, 1].contains { dx in
                [-1, 0, 1].contains { dy in theirs.contains([key[0] + dx, key[1] + dy]) }
            }
            #expect(near, "\(text): \(p)")
        }
        #expect(ours.points.count > 4)
    }

    @Test func inkBoundsAreTight() throws {
        var path = Path()
        path.move(to: Point(x: 0, y: 0))
        path.cubic(Point(x: 0, y: 4), Point(x: 3, y: 4), to: Point(x: 3, y: 0))
        path.close()
        #expect(path.tightBounds == Rect(x: 0, y: 0, width: 3, height: 3))
        #expect(Path().tightBounds == .zero)
        // The box is compared with many points of every curve of a font.
        let face = try #require(bundledBook.face(family: "Noto Sans Arabic", weight: .regular))
        for glyph in stride(from: UInt32(1), to: UInt32(face.glyphCount), by: 23) {
            let outline = try face.outline(of: glyph)
            let sampled = Self.sampledBounds(outline.outline.path)
            let ink = outline.ink
            #expect(ink.minX <= sampled.minX && ink.maxX >= sampled.maxX - 1e-9)
            #expect(ink.minY <= sampled.minY && ink.maxY >= sampled.maxY - 1e-9)
            #expect(sampled.width > ink.width - 1 && sampled.height > ink.height - 1)
        }
    }

    private static func sampledBounds(_ path: Path) -> Rect {
        var xs: [Double] = []
        var ys: [Double] = []
        var next = 0
        for verb in path.verbs where verb != .close {
            if verb == .cubic {
                let p = Array(path.points[(next - 1)..<(next + 3)])
                for step in 0...64 {
                    let t = Double(step) / 64
                    let ab = p[0].mixed(with: p[1], at: t)
                    let bc = p[1].mixed(with: p[2], at: t)
                    let cd = p[2].mixed(with: p[3], at: t)
                    let q = ab.mixed(with: bc, at: t).mixed(with: bc.mixed(with: cd, at: t), at: t)
                    xs.append(q.x)
                    ys.append(q.y)
                }
                next += 3
            } else {
                xs.append(path.points[next].x)
                ys.append(path.points[next].y)
                next += 1
            }
        }
        guard let l = xs.min(), let r = xs.max(), let t = ys.min(), let b = ys.max() else { return .zero }
        return Rect(x: l, y: t, width: r - l, height: b - t)
    }

    @Test func outlinesAreSharedAndBadGlyphsAreErrors() throws {
        let face = try FontFace(bytes: fontBytes("Inter-Regular.otf"))
        #expect(try face.outline(of: 5).outline === face.outline(of: 5).outline)
        #expect(throws: TextError.self) { try face.outline(of: UInt32(face.glyphCount)) }
        #expect(throws: TextError.self) { try face.outline(of: .max) }
        let space = try #require(face.glyph(for: " "))
        #expect(try face.outline(of: space).ink == .zero)
        #expect(face.glyph(for: "א") == nil)
        #expect(face.unitsPerEm == 2816)
    }
}
