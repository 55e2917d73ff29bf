import Testing
import VitrinePrimitives

@Suite struct RoundedRectTests {
    /// The start, turn and end of the continuous corner's three cubics, in radii from the vertex.
    @Test func continuousCornerWithRoomHasTheKnownFigures() {
        let corner = RoundedRect(Rect(x: 0, y: 0, width: 100, height: 100), radius: 10).cornerCurves
        let figures: [(Double, Double)] = [
            (0, 1.528665), (0, 1.08849), (0, 0.868407), (0.0749114, 0.631494), (0.16906, 0.372824),
            (0.372824, 0.16906), (0.631494, 0.0749114), (0.868407, 0), (1.08849, 0), (1.528665, 0),
        ]
        #expect(corner.count == 3)
        let points = [corner[0].start] + corner.flatMap { [$0.control1, $0.control2, $0.end] }
        for (p, f) in zip(points, figures) {
            #expect((p.x - 10 * f.0).magnitude < 1e-4 && (p.y - 10 * f.1).magnitude < 1e-4)
        }
    }

    /// A short side loses only its lead-in, by the measured law.
    @Test(arguments: [(20.0, 0.0), (25.28665, 0.5), (30.5733, 1.0), (80.0, 1.0)])
    func leadInFollowsTheRoomOfItsOwnSide(width: Double, t: Double) {
        let corner = RoundedRect(Rect(x: 0, y: 0, width: width, height: 200), radius: 10).cornerCurves
        let roomy = RoundedRect(Rect(x: 0, y: 0, width: 99, height: 99), radius: 10).cornerCurves
        #expect((corner[2].end.x - 10 * (1 + 0.528665 * t)).magnitude < 1e-9)
        #expect((corner[0].start.y - 15.28665).magnitude < 1e-9)
        #expect(corner[0].start == roomy[0].start && corner[0].control1 == roomy[0].control1)
        #expect((corner[2].control1.x == roomy[2].control1.x) == (t == 1))
    }

    /// The depths of three capsules' ends at 0.3 and 0.5 radii from the center, in radii from the tip, in stills.
    @Test(arguments: [(0.3, 0.043), (0.5, 0.129)])
    func endsOfCapsulesAreAtLeastAsRoundAsCircles(v: Double, depth: Double) throws {
        let corner = RoundedRect.capsule(Rect(x: 0, y: 0, width: 388, height: 48)).cornerCurves
        let samples = corner.flatMap { c in (0...2_000).map { c.point(at: Double($0) / 2_000) * (1 / 24.0) } }
        let nearest = try #require(samples.min { ($0.y - (1 - v)).magnitude < ($1.y - (1 - v)).magnitude })
        #expect((nearest.x - depth).magnitude < 0.0035)
        #expect(nearest.x <= 1 - (1 - v * v).squareRoot() + 0.002)
    }

    @Test func aSquareThatIsAllCornersIsACircle() {
        let corner = RoundedRect(Rect(x: 0, y: 0, width: 20, height: 20), radius: 10).cornerCurves
        let radii = corner.flatMap { c in
            (0...100).map { (c.point(at: Double($0) / 100) - Point(x: 10, y: 10)).length }
        }
        #expect(radii.allSatisfy { (9.98...10.02).contains($0) })
    }

    /// The distances of a 48-point capsule's outline from its long edge, measured on a picture of one, in radii.
    @Test(arguments: [
        (0.10, 0.55), (0.17, 0.43), (0.24, 0.34), (0.31, 0.27), (0.38, 0.21), (0.45, 0.16), (0.52, 0.12),
        (0.59, 0.088), (0.66, 0.066), (0.73, 0.045), (0.80, 0.033), (0.87, 0.025), (0.94, 0.015), (1.0, 0.013),
        (1.08, 0.008), (1.15, 0.004), (1.28, 0.001), (1.5, 0.0),
    ])
    func capsuleOutlineMatchesTheMeasuredOne(u: Double, offset: Double) throws {
        let corner = RoundedRect.capsule(Rect(x: 0, y: 0, width: 388, height: 48)).cornerCurves
        let samples = corner.flatMap { c in (0...2_000).map { c.point(at: Double($0) / 2_000) * (1 / 24.0) } }
        let distance = try #require(samples.map { ($0 - Point(x: u, y: offset)).length }.min())
        #expect(distance < 0.012)
    }

    @Test func outlineIsClosedSmoothAndInsideItsRectangle() {
        for curve in [RoundedRect.CornerCurve.circular, .continuous] {
            for (w, h, r) in [(100.0, 80.0, 12.0), (388, 48, 24), (48, 388, 24), (50, 50, 25), (60, 50, 22)] {
                let box = Rect(x: 3, y: 5, width: w, height: h)
                let path = Path.roundedRect(RoundedRect(box, radius: r, curve: curve))
                let measure = PathMeasure(path)
                #expect(measure.bounds.minX >= 3 - 1e-9 && measure.bounds.maxX <= 3 + w + 1e-9)
                #expect(measure.bounds.minY >= 5 - 1e-9 && measure.bounds.maxY <= 5 + h + 1e-9)
                // Each of four corners loses (1 - π/4)·r², a softened one a little more.
                let lost = (w * h - measure.area) / (r * r)
                #expect(lost > 0.857 && lost < (curve == .circular ? 0.859 : 0.93), "\(curve) \(w)x\(h): \(lost)")
            }
        }
    }

    @Test func radiusIsCutDownAndOddBoxesStayHarmless() {
        #expect(RoundedRect(Rect(x: 0, y: 0, width: 30, height: 10), radius: 99).radius == 5)
        #expect(RoundedRect(Rect(x: 0, y: 0, width: 30, height: 10), radius: -1).radius == 0)
        #expect(RoundedRect(Rect(x: 0, y: 0, width: -30, height: 10), radius: 4).radius == 0)
        let square = Path.roundedRect(RoundedRect(Rect(x: 0, y: 0, width: 4, height: 4), radius: 0))
        #expect(square == Path.rect(Rect(x: 0, y: 0, width: 4, height: 4)))
    }
}
