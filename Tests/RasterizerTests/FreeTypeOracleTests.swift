import CVitrineFreeType
import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// FreeType's smooth rasterizer, which uses the same method with 1/256 px of precision.
private enum FreeTypeRasterizer {
    /// Returns the coverage of a path with points at 1/64 px, y down; nil if FreeType fails.
    static func coverage(_ path: Path, rule: FillRule, width: Int, height: Int) -> [UInt8]? {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return nil }
        defer { FT_Done_FreeType(library) }
        var ends: [Int] = []
        var points: [Point] = []
        var onCurve: [Bool] = []
        var next = 0
        for verb in path.verbs {
            switch verb {
            case .move:
                if !points.isEmpty { ends.append(points.count - 1) }
                fallthrough
            case .line:
                points.append(path.points[next])
                onCurve.append(true)
                next += 1
            case .cubic:
                points += path.points[next..<(next + 3)]
                onCurve += [false, false, true]
                next += 3
            case .close: break
            }
        }
        ends.append(points.count - 1)
        var outline = FT_Outline()
        guard FT_Outline_New(library, numericCast(points.count), numericCast(ends.count), &outline) == 0 else {
            return nil
        }
        defer { FT_Outline_Done(library, &outline) }
        for (i, p) in points.enumerated() {
            outline.points[i] = FT_Vector(x: FT_Pos(p.x * 64), y: FT_Pos((Double(height) - p.y) * 64))
            // Tag 1 is a point on the curve, tag 2 a control of a cubic.
            outline.tags[i] = onCurve[i] ? 1 : 2
        }
        for (i, end) in ends.enumerated() { outline.contours[i] = numericCast(end) }
        if rule == .evenOdd { outline.flags |= FT_OUTLINE_EVEN_ODD_FILL }
        return outline.drawn(by: library, width: width, height: height)
    }
}

@Suite struct FreeTypeOracleTests {
    private func onGrid(_ p: Point) -> Point { Point(x: (p.x * 64).rounded() / 64, y: (p.y * 64).rounded() / 64) }

    /// As FreeType's chords deviate by a third of a pixel from a curve, it draws sixteen times as large here, and the
    /// mean of each block is compared.
    @Test func lettersAgree() throws {
        let side = 40
        let area = PixelRect(x: 0, y: 0, width: Int32(side), height: Int32(side))
        for i in 0..<(isDebugBuild ? 2 : 24) {
            let t = Transform.scale(0.6 + Double(i) * 0.03).then(
                .translation(x: Double(i % 8) / 8, y: Double(i / 8) / 4))
            let large = try #require(
                FreeTypeRasterizer.coverage(
                    Shapes.ring(t.then(.scale(16))), rule: .nonZero, width: 16 * side, height: 16 * side))
            let theirs = (0..<(side * side)).map { p in
                var sum = 0.0
                for k in 0..<256 { sum += Double(large[(p / side * 16 + k / 16) * 16 * side + p % side * 16 + k % 16]) }
                return sum / 256 / 255
            }
            let d = difference(coverage(Mask(Shapes.ring(t), within: area), in: area), theirs)
            #expect(d.mean < 0.2 && d.max <= 3, "letter \(i): mean \(d.mean), max \(d.max) of 255")
        }
    }

    /// For straight edges, both use the same method with the same rules, and only roundings differ.
    @Test(arguments: [FillRule.nonZero, .evenOdd])
    func tangledPolygonsAgree(_ rule: FillRule) throws {
        var random = SplitMix64(seed: 30)
        let area = PixelRect(x: 0, y: 0, width: 40, height: 40)
        for i in 0..<(isDebugBuild ? 20 : 300) {
            let points = Shapes.random(&random, in: 40, corners: 2...9, curved: false).points.map(onGrid)
            let path = Shapes.polygon(points)
            let theirs = try #require(FreeTypeRasterizer.coverage(path, rule: rule, width: 40, height: 40))
            let mask = Mask(path, rule: rule, within: area)
            let d = difference(coverage(mask, in: area), theirs.map { Double($0) / 255 })
            #expect(d.mean < 0.5 && d.max <= 3, "polygon \(i): mean \(d.mean), max \(d.max) of 255")
        }
    }
}
