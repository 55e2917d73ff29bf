import Testing
import VitrinePrimitives
import VitrineTestSupport

@Suite struct RoundedCornerTests {
    private let box = Rect(x: 3, y: 5, width: 100, height: 80)

    @Test(arguments: [RoundedRect.CornerCurve.circular, .continuous])
    func equalCornersAreARoundedRect(_ curve: RoundedRect.CornerCurve) {
        for radius in [0, 7, 20.3, 40, 1000, .infinity] {
            let plain = RoundedRect(box, radius: radius, curve: curve)
            let uneven = UnevenRoundedRect(box, radii: CornerRadii(radius), curve: curve)
            #expect(Path.roundedRect(uneven) == Path.roundedRect(plain))
            #expect(uneven == UnevenRoundedRect(plain))
        }
    }

    /// Each corner loses (1 − π/4)·r² separately, and the outline contains the points of its arcs.
    @Test func everyCornerHasItsOwnRadius() {
        let radii = CornerRadii(topLeft: 5, topRight: 0, bottomRight: 30, bottomLeft: 12)
        let path = Path.roundedRect(UnevenRoundedRect(box, radii: radii, curve: .circular))
        let squares = 25.0 + 0 + 900 + 144
        #expect((PathMeasure(path).area - (8000 - (1 - ExactMath.pi / 4) * squares)).magnitude < 0.4)
        let outline = Winding.polygons(path, steps: 500)
        for (center, r) in [
            (Point(x: 8, y: 10), 5.0), (Point(x: 73, y: 55), 30), (Point(x: 15, y: 73), 12),
        ] {
            let corner = Point(x: center.x < 50 ? -1 : 1, y: center.y < 40 ? -1 : 1) * (r / 2.0.squareRoot())
            #expect(Winding.distance(outline, to: center + corner) < 0.001 * r)
        }
        #expect(Winding.number(outline, at: Point(x: 102.99, y: 5.01)) != 0, "a corner without radius is square")
    }

    /// The examples include that of CSS for overlapping corners.
    @Test func radiiThatDoNotFitShrinkTogether() {
        let size = Size(width: 100, height: 50)
        #expect(CornerRadii.top(80).fitted(to: size) == .top(50))
        #expect(
            CornerRadii(topLeft: 50, topRight: 20, bottomRight: 50, bottomLeft: 20).fitted(to: size)
                == CornerRadii(topLeft: 50, topRight: 20, bottomRight: 50, bottomLeft: 20).fitted(
                    to: Size(width: 1000, height: 50)))
        var random = SplitMix64(seed: 5)
        for _ in 0..<500 {
            func radius() -> Double { random.element(of: [0, 3, 17, 40, 200, 1e30, -4, .nan]) }
            let given = CornerRadii(topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius())
            let size = Size(width: random.double(1...200), height: random.double(1...200))
            let r = given.fitted(to: size)
            for (sum, side) in [
                (r.topLeft + r.topRight, size.width), (r.bottomLeft + r.bottomRight, size.width),
                (r.topLeft + r.bottomLeft, size.height), (r.topRight + r.bottomRight, size.height),
            ] { #expect(sum <= side * (1 + 1e-12)) }
            #expect([r.topLeft, r.topRight, r.bottomRight, r.bottomLeft].allSatisfy { $0 >= 0 && $0.isFinite })
        }
        for size in [Size.zero, Size(width: -4, height: 9), Size(width: .nan, height: 9)] {
            #expect(CornerRadii(5).fitted(to: size) == .zero)
        }
    }

    @Test func outlinesStaySmoothAndInside() {
        var random = SplitMix64(seed: 8)
        for _ in 0..<200 {
            func radius() -> Double { random.double(0...60) }
            let shape = UnevenRoundedRect(
                box,
                radii: CornerRadii(topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius()))
            let measure = PathMeasure(.roundedRect(shape))
            #expect(measure.bounds.minX >= 3 - 1e-9 && measure.bounds.maxX <= 103 + 1e-9)
            #expect(measure.bounds.minY >= 5 - 1e-9 && measure.bounds.maxY <= 85 + 1e-9)
            let r = shape.radii
            let squares = [r.topLeft, r.topRight, r.bottomRight, r.bottomLeft].reduce(0) { $0 + $1 * $1 }
            let lost = (8000 - measure.area) / squares
            #expect(lost > 0.2 && lost < 0.24)
        }
    }

    @Test func bordersAreRings() {
        let shape = UnevenRoundedRect(
            box, radii: CornerRadii(topLeft: 5, topRight: 0, bottomRight: 30, bottomLeft: 12), curve: .circular)
        for width in [1 / 3.0, 4, 20] {
            let ring = Path.border(of: shape, width: width)
            let inner = UnevenRoundedRect(
                box.insetBy(dx: width, dy: width),
                radii: CornerRadii(
                    topLeft: max(0, 5 - width), topRight: 0, bottomRight: 30 - width, bottomLeft: max(0, 12 - width)),
                curve: .circular)
            let whole = PathMeasure(.roundedRect(shape)).area
            let hole = PathMeasure(.roundedRect(inner)).area
            #expect((PathMeasure(ring).area - (whole - hole)).magnitude < 1e-9)
            let outline = Winding.polygons(ring)
            var random = SplitMix64(seed: 2)
            for _ in 0..<200 {
                let p = Point(x: random.double(0...110), y: random.double(0...90))
                let inOuter = Winding.number(Winding.polygons(.roundedRect(shape)), at: p) != 0
                let inInner = Winding.number(Winding.polygons(.roundedRect(inner)), at: p) != 0
                #expect((Winding.number(outline, at: p) == 1) == (inOuter && !inInner))
            }
        }
        #expect(Path.border(of: shape, width: 40) == Path.roundedRect(shape), "nothing is left inside")
        for width in [0, -1, Double.nan] { #expect(Path.border(of: RoundedRect(box, radius: 9), width: width).isEmpty) }
    }

    @Test func reversingTwiceGivesTheSameOutline() {
        var random = SplitMix64(seed: 4)
        for _ in 0..<200 {
            let path = randomPath(&random, subpaths: 3)
            let back = path.reversed()
            #expect((PathMeasure(back).area + PathMeasure(path).area).magnitude < 1e-9)
            #expect(back.verbs.count == path.verbs.count)
            #expect(back.reversed() == path)
        }
    }
}
