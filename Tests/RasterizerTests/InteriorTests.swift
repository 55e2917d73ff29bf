import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Pixels inside outlines.
@Suite struct InteriorTests {
    private static let area = PixelRect(x: 0, y: 0, width: 120, height: 110)

    private func interior(_ path: Path) -> (Interior, Interiors) {
        var edges = EdgeList()
        edges.beginOutline()
        edges.add(path)
        var interiors = Interiors()
        interiors.leastArea = 1
        let all = 0..<edges.edges.count
        return (interiors.inside(edges, all, edges.uprightSides(all), InteriorTests.area), interiors)
    }

    private func polygon(_ points: [Point]) -> Path {
        var path = Path()
        for (i, p) in points.enumerated() { if i == 0 { path.move(to: p) } else { path.line(to: p) } }
        path.close()
        return path
    }

    /// Each pixel inside any outline is wholly covered by either rule.
    @Test func interiorsAreCovered() {
        var random = SplitMix64(seed: 77)
        var found = 0
        for _ in 0..<(isDebugBuild ? 40 : 1500) {
            let path = polygon(
                (0..<random.int(3...5)).map { _ in
                    Point(x: random.double(-60...180), y: random.double(-60...170))
                })
            let (inside, interiors) = interior(path)
            found += inside.area
            for rule in [FillRule.nonZero, .evenOdd] {
                let covered = coverage(Mask(path, rule: rule, within: InteriorTests.area), in: InteriorTests.area)
                for y in inside.bounds.y..<inside.bounds.maxY {
                    for x in interiors.columns(of: inside, y..<(y + 1)) {
                        #expect(covered[Int(y) * 120 + Int(x)] == 255, "\(path), pixel \(x), \(y)")
                    }
                }
            }
        }
        #expect(found > 0)
    }

    /// A rotated rectangle lacks only the pixels at its border.
    @Test func turnedRectanglesHaveTheirPixels() {
        for k in 1..<24 {
            let angle = Double(k) * 0.131
            let (sine, cosine) = ExactMath.sincos(angle)
            let turn = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 60, ty: 55)
            let path = Path.rect(Rect(x: -30, y: -20, width: 60, height: 40)).transformed(by: turn)
            let (inside, _) = interior(path)
            #expect(inside.area > 2400 - 2 * 200 && inside.area < 2400, "angle \(angle): \(inside.area)")
        }
    }

    @Test func intersectionsHaveWhatBothHave() {
        let turned = polygon([Point(x: 60, y: 2), Point(x: 110, y: 50), Point(x: 62, y: 100), Point(x: 8, y: 52)])
        var (inside, interiors) = interior(turned)
        let half = interiors.intersection(inside, Interior(PixelRect(x: 0, y: 0, width: 60, height: 110)))
        #expect(half.area > 0 && half.area < inside.area)
        for y in half.bounds.y..<half.bounds.maxY {
            let whole = interiors.columns(of: inside, y..<(y + 1))
            let part = interiors.columns(of: half, y..<(y + 1))
            #expect(part == whole.clamped(to: 0..<60) || part.isEmpty)
        }
        #expect(interiors.intersection(inside, .none).area == 0)
        inside = interiors.intersection(inside, inside)
        #expect(interiors.columns(of: inside, 50..<54).count > 80)
    }
}
