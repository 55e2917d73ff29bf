import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrinePages

@Suite struct PolygonTests {
    /// The sides that lie to the right of a place, all of them looked at.
    private func isInside(_ corners: [Point], _ p: Point) -> Bool {
        var inside = false
        for (from, to) in zip([corners[corners.count - 1]] + corners.dropLast(), corners)
        where (to.y > p.y) != (from.y > p.y) && p.x < (from.x - to.x) * (p.y - to.y) / (from.y - to.y) + to.x {
            inside.toggle()
        }
        return inside
    }

    @Test func bandsContainWhatAllSidesDo() {
        var random = SplitMix64(seed: 41)
        func point() -> Point { Point(x: Double(random.below(400)) - 200, y: Double(random.below(400)) - 200) }
        var found = 0
        for count in 1...40 {
            let corners = (0..<count).map { _ in point() }
            let polygon = Polygon(corners)
            // Corners lie on the borders of bands now and then.
            for p in corners + (0..<100).map({ _ in point() }) {
                let expected = isInside(corners, p)
                found += expected ? 1 : 0
                #expect(polygon.contains(p) == expected, "\(count) corners, \(p)")
            }
        }
        #expect(found > 400)
    }
}
