import Testing
import VitrinePrimitives
import VitrineTestSupport

@Suite struct StrokeTests {
    private func line(_ points: [(Double, Double)], closed: Bool = false) -> Path {
        var path = Path()
        for p in points { path.line(to: Point(x: p.0, y: p.1)) }
        if closed { path.close() }
        return path
    }

    /// Returns the area of outlines without overlaps.
    private func area(_ path: Path, _ style: StrokeStyle) -> Double { PathMeasure(path.stroked(style)).area.magnitude }

    /// With round caps and joins, the points close enough to the line are inside, with a winding number other than 0.
    @Test func roundLinesHoldWhatIsNearEnough() {
        var random = SplitMix64(seed: 1)
        for round in 0..<(isDebugBuild ? 40 : 400) {
            let path = randomPath(&random)
            let width = random.double(0.2...24)
            let style = StrokeStyle(width: width, cap: .round, join: .round)
            let outline = Winding.polylines(Winding.polygons(path.stroked(style)))
            let middle = Winding.polylines(Winding.polygons(path, steps: 1000))
            for _ in 0..<40 {
                let p = Point(x: random.double(-8...48), y: random.double(-8...48))
                let d = middle.distance(x: p.x, y: p.y) - width / 2
                let winding = outline.windingNumber(x: p.x, y: p.y)
                #expect(winding >= 0)
                if d.magnitude > 0.008 { #expect((winding > 0) == (d < 0), "path \(round) at \(p), \(d)") }
            }
        }
    }

    /// Straightness is the distance from the chord, whatever the parametrization of the curve.
    @Test func `a straight curve is outlined like a line`() {
        let style = StrokeStyle(width: 4, cap: .round)
        let line = line([(3, 2), (43, 32)]).stroked(style)
        for (a, b) in [(0.0, 1.0), (0.1, 0.2), (0, 0.05), (0.9, 1), (1.0 / 3, 2.0 / 3)] {
            var curve = Path()
            curve.move(to: Point(x: 3, y: 2))
            curve.cubic(
                Point(x: 3 + 40 * a, y: 2 + 30 * a), Point(x: 3 + 40 * b, y: 2 + 30 * b), to: Point(x: 43, y: 32))
            let outline = curve.stroked(style)
            #expect(outline.points.count <= line.points.count)
            #expect((PathMeasure(outline).area - PathMeasure(line).area).magnitude < 1e-6)
        }
        // This curve goes beyond its end, to 49.7056, and turns there.
        var hook = Path()
        hook.move(to: Point(x: 0, y: 0))
        hook.cubic(Point(x: 60, y: 0), Point(x: 60, y: 0), to: Point(x: 30, y: 0))
        #expect((hook.stroked(StrokeStyle(width: 2)).controlBounds.maxX - 50.7056).magnitude < 0.001)
    }

    /// Every corner of the outline, and the center of every chord, is at half the width from the line.
    @Test(arguments: [0.5, 3, 9.5])
    func smoothClosedLinesAreTwoContoursAtHalfTheWidth(_ width: Double) {
        for path in [
            Path.ellipse(in: Rect(x: 0, y: 0, width: 40, height: 30)),
            .ellipse(in: Rect(x: 0, y: 0, width: 24, height: 24)),
            .roundedRect(RoundedRect(Rect(x: 0, y: 0, width: 60, height: 40), radius: 16)),
            .roundedRect(RoundedRect(Rect(x: 0, y: 0, width: 60, height: 40), radius: 12, curve: .circular)),
        ] {
            let middle = Winding.polygons(path, steps: 2000)
            let line = Winding.polylines(middle)
            let outline = Winding.polygons(path.stroked(StrokeStyle(width: width)))
            #expect(outline.count == 2)
            for polygon in outline {
                for (a, b) in zip(polygon, polygon.dropFirst()) {
                    for p in [a, a.mixed(with: b, at: 0.5)] {
                        #expect((line.distance(x: p.x, y: p.y) - width / 2).magnitude < 0.0055)
                    }
                }
            }
            let inner = PathMeasure(path)
            let length = zip(middle[0], middle[0].dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
            #expect((area(path, StrokeStyle(width: width)) - length * width).magnitude < length * 0.01, "\(inner.area)")
        }
    }

    /// A circle narrower than its line is a disc.
    @Test func theInsideOfANarrowCurveIsFull() {
        for radius in [0.01, 0.4, 2, 4.9] {
            let outline = Winding.polygons(
                Path.ellipse(in: Rect(center: .zero, radius: radius)).stroked(StrokeStyle(width: 10)))
            var random = SplitMix64(seed: 7)
            for _ in 0..<300 {
                let p = Point(x: random.double(-11...11), y: random.double(-11...11))
                guard (p.length - radius - 5).magnitude > 0.02 else { continue }
                #expect((Winding.number(outline, at: p) > 0) == (p.length < radius + 5), "\(radius) at \(p)")
            }
        }
    }

    @Test func areasOfLinesAreThoseOfTheirShapes() {
        let straight = line([(0, 0), (6, 8)])
        #expect((area(straight, StrokeStyle(width: 3)) - 30).magnitude < 1e-9)
        #expect((area(straight, StrokeStyle(width: 3, cap: .square)) - 39).magnitude < 1e-9)
        #expect((area(straight, StrokeStyle(width: 3, cap: .round)) - 30 - 2.25 * ExactMath.pi).magnitude < 0.05)
        // For a frame of 20 x 10 and a line of 2 with miters, the area is the difference of two rectangles.
        let frame = Path.rect(Rect(x: 5, y: 5, width: 20, height: 10))
        #expect((area(frame, StrokeStyle(width: 2)) - (22 * 12 - 18 * 8)).magnitude < 1e-9)
        #expect((area(frame, StrokeStyle(width: 2, join: .bevel)) - (22 * 12 - 18 * 8 - 2)).magnitude < 1e-9)
        #expect(
            (area(frame, StrokeStyle(width: 2, join: .round)) - (22 * 12 - 18 * 8 - 4 + ExactMath.pi)).magnitude < 0.03)
        #expect(frame.stroked(StrokeStyle(width: 2)).verbs.count == 10, "two rectangles")
        // The area is the same for the reverse direction, and from another corner.
        #expect((area(frame.reversed(), StrokeStyle(width: 2)) - (22 * 12 - 18 * 8)).magnitude < 1e-9)
    }

    /// A right angle's miter is 1.414 widths long, one of 60° 2.
    @Test(arguments: [(1.41, 90.0, false), (1.42, 90, true), (1.99, 60, false), (2.01, 60, true), (0.9, 170, false)])
    func mitersEndAtTheirLimit(limit: Double, degrees: Double, reaches: Bool) {
        let (sine, cosine) = ExactMath.sincos(degrees * ExactMath.pi / 180)
        let path = line([(10, 0), (0, 0), (10 * cosine, 10 * sine)])
        let style = StrokeStyle(width: 2, miterLimit: limit)
        let half = ExactMath.sincos(degrees * ExactMath.pi / 360)
        let tip = Point(x: -half.cos, y: -half.sin) * (1 / half.sin)
        let near = Winding.polygons(path.stroked(style))[0].map { ($0 - tip).length }.min() ?? 9
        #expect((near < 1e-9) == reaches)
        if !reaches {
            #expect(path.stroked(style) == path.stroked(StrokeStyle(width: 2, join: .bevel)))
        }
    }

    @Test func linesWithoutLengthAreDots() {
        let spot = Point(x: 3, y: 4)
        var lone = Path()
        lone.move(to: spot)
        var closed = lone
        closed.close()
        var again = lone
        again.line(to: spot)
        var curve = lone
        curve.cubic(spot, spot, to: spot)
        for cap in StrokeStyle.LineCap.allCases {
            let style = StrokeStyle(width: 4, cap: cap)
            #expect(lone.stroked(style).isEmpty)
            for path in [closed, again, curve] {
                let dot = PathMeasure(path.stroked(style))
                switch cap {
                case .butt: #expect(path.stroked(style).isEmpty)
                case .square:
                    #expect(dot.area == 16 && dot.bounds == Rect(x: 1, y: 2, width: 4, height: 4))
                case .round: #expect((dot.area - 4 * ExactMath.pi).magnitude < 0.03)
                }
            }
        }
    }

    /// A curve that runs out and back is rounded where it turns.
    @Test func cuspsAreRound() {
        var hairpin = Path()
        hairpin.move(to: .zero)
        hairpin.cubic(Point(x: 40, y: 0), Point(x: 40, y: 0), to: .zero)
        let turn = 30.0  // The farthest point is at 3/4 of the distance to the controls.
        let outline = Winding.polygons(hairpin.stroked(StrokeStyle(width: 6)))
        for (x, y, inside) in [
            (turn + 2.9, 0.0, true), (turn + 3.1, 0, false), (turn + 2, 2, true), (turn + 2.5, 2.5, false),
            (15, 2.9, true), (15, 3.1, false), (-0.1, 0, false),
        ] {
            #expect((Winding.number(outline, at: Point(x: x, y: y)) != 0) == inside, "\(x), \(y)")
        }
    }

    /// The outline does not depend on how its path is divided.
    @Test func pointsOnTheWayDoNotShow() {
        let plain = line([(0, 0), (10, 0), (10, 10)])
        let dense = line([(0, 0), (0, 0), (4, 0), (4, 0), (9.999, 0), (10, 0), (10, 0), (10, 1e-8), (10, 10)])
        var random = SplitMix64(seed: 6)
        for join in StrokeStyle.LineJoin.allCases {
            let style = StrokeStyle(width: 3, join: join)
            let (a, b) = (Winding.polygons(plain.stroked(style)), Winding.polygons(dense.stroked(style)))
            for _ in 0..<500 {
                let p = Point(x: random.double(-2...12), y: random.double(-2...12))
                #expect((Winding.number(a, at: p) > 0) == (Winding.number(b, at: p) > 0), "\(join) at \(p)")
            }
        }
        // The closed path also nearly returns to its first point by itself.
        var ring = line([(0, 0), (10, 0), (10, 10), (1e-9, 1e-9)])
        ring.close()
        #expect(
            (area(ring, StrokeStyle(width: 1))
                - area(line([(0, 0), (10, 0), (10, 10)], closed: true), StrokeStyle(width: 1)))
                .magnitude < 1e-6)
    }

    @Test func oddNumbersDrawNothing() {
        let path = line([(0, 0), (10, 0)])
        for width in [0, -1, Double.nan, .infinity, 1e200] { #expect(path.stroked(StrokeStyle(width: width)).isEmpty) }
        for x in [Double.nan, .infinity, -1e300] { #expect(line([(0, 0), (x, 3)]).stroked(StrokeStyle()).isEmpty) }
    }

    @Test func anyNumbersGiveAPath() {
        var random = SplitMix64(seed: 3)
        let odd = [0, -0.0, 1, -1, 1e-300, 1e-9, 1e9, 1e99, -1e99, 1e160, .nan, .infinity, 0.5, 20]
        var most = 0
        for _ in 0..<2_000 {
            func number() -> Double { random.chance(12) ? random.element(of: odd) : random.double(-20...20) }
            var path = Path()
            for _ in 0..<random.int(0...8) {
                let (a, b, c) = (
                    Point(x: number(), y: number()), Point(x: number(), y: number()), Point(x: number(), y: number())
                )
                switch random.int(0...4) {
                case 0: path.move(to: a)
                case 1: path.close()
                case 2: path.cubic(a, b, to: c)
                case 3: path.cubic(a, a, to: a)
                default: path.line(to: a)
                }
            }
            let style = StrokeStyle(
                width: number().magnitude, cap: random.element(of: StrokeStyle.LineCap.allCases),
                join: random.element(of: StrokeStyle.LineJoin.allCases), miterLimit: number(),
                dashes: (0..<random.int(0...4)).map { _ in number() }, dashPhase: number())
            let out = path.stroked(style, tolerance: random.chance(9) ? number() : 0.005)
            #expect(out.points.allSatisfy { $0.isFinite })
            most = max(most, out.points.count)
        }
        #expect(most > 100 && most < 10_000_000)
    }
}
