import Testing
import VitrinePrimitives
import VitrineTestSupport

@Suite struct DashTests {
    private let straight: Path = {
        var path = Path()
        path.move(to: Point(x: 0, y: 0))
        path.line(to: Point(x: 100, y: 0))
        return path
    }()

    private func dashed(_ path: Path, _ dashes: [Double], phase: Double = 0, cap: StrokeStyle.LineCap = .butt) -> Path {
        path.stroked(StrokeStyle(width: 2, cap: cap, dashes: dashes, dashPhase: phase))
    }

    /// Returns the starts and ends of the dashes of a vertical outline.
    private func spans(_ path: Path) -> [[Double]] {
        Winding.polygons(path).map { p in [p.map(\.x).min() ?? 0, p.map(\.x).max() ?? 0] }
    }

    @Test func dashesAndGapsHaveTheirLengths() {
        #expect(spans(dashed(straight, [30, 10])) == [[0, 30], [40, 70], [80, 100]])
        #expect(spans(dashed(straight, [30, 10], phase: 35)) == [[5, 35], [45, 75], [85, 100]])
        #expect(spans(dashed(straight, [30, 10], phase: -5)) == [[5, 35], [45, 75], [85, 100]])
        #expect(spans(dashed(straight, [30, 10], phase: 20)) == [[0, 10], [20, 50], [60, 90]])
        #expect(spans(dashed(straight, [50, 50])) == [[0, 50]])
        #expect(spans(dashed(straight, [1000, 1])) == [[0, 100]])
    }

    @Test func anOddCountIsTakenTwiceAndThePhaseRepeats() {
        #expect(dashed(straight, [7, 3, 2]) == dashed(straight, [7, 3, 2, 7, 3, 2]))
        #expect(dashed(straight, [7, 5], phase: 4) == dashed(straight, [7, 5], phase: 4 + 12 * 9))
        #expect(dashed(straight, [7, 5], phase: .nan) == dashed(straight, [7, 5]))
    }

    @Test func oddPatternsAreSolid() {
        let solid = dashed(straight, [])
        for pattern in [[0, 0], [5, -1], [5, .nan], [5, .infinity], [1e-4], [1e308, 1e308]] {
            #expect(dashed(straight, pattern) == solid, "\(pattern)")
        }
        #expect(dashed(straight, [0.01, 0.01]) != solid)
        // The outline draws 10,000 dashes, but not if each has the ends of a line a million units wide.
        for (width, drawn) in [(2.0, true), (1e6, false)] {
            var style = StrokeStyle(width: width, cap: .round)
            let plain = straight.stroked(style)
            style.dashes = [0.005, 0.005]
            #expect((straight.stroked(style) != plain) == drawn)
        }
    }

    /// A pattern of dots has as many as fit, the first at the start of the line.
    @Test func dashesWithoutLengthAreDots() {
        let dots = Winding.polygons(dashed(straight, [0, 10], cap: .round))
        #expect(dots.count == 11 || dots.count == 10)
        for (i, dot) in dots.enumerated() {
            let middle = dot.reduce(Point.zero) { $0 + $1 * (1 / Double(dot.count)) }
            #expect((middle - Point(x: Double(i) * 10, y: 0)).length < 0.1)
        }
        #expect(dashed(straight, [0, 10]).isEmpty)
        #expect(PathMeasure(dashed(straight, [0, 10], cap: .square)).area >= 40)
    }

    /// The area of butt dashes on lines and smooth curves is their length times the width.
    @Test func totalLengthIsTheShareOfThePattern() {
        let path = Path.ellipse(in: Rect(x: 0, y: 0, width: 60, height: 40))
        let middle = Winding.polygons(path, steps: 4000)[0]
        let length = zip(middle, middle.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
        for count in [1, 5, 24, 113] {
            let period = length / Double(count)
            for phase in [0, 0.3, 0.9] {
                let out = dashed(path, [period * 0.7, period * 0.3], phase: phase * period)
                #expect((PathMeasure(out).area.magnitude - 0.7 * length * 2).magnitude < 0.001 * length)
                #expect(Winding.polygons(out).count <= count + 1)
            }
        }
    }

    /// A dash across the start of a closed subpath is one dash, with a corner there.
    @Test func aClosedLineHasNoSeam() {
        let square = Path.rect(Rect(x: 0, y: 0, width: 20, height: 20))
        // The outline has 80 units: 15 drawn, 5 free; if it begins within a dash, the last dash ends in its first half.
        let out = dashed(square, [15, 5], phase: 7)
        #expect(Winding.polygons(out).count == 4)
        #expect(Winding.number(Winding.polygons(out), at: Point(x: -0.9, y: -0.9)) != 0, "the corner is mitred")
        #expect(dashed(square, [500, 5]) == dashed(square, []))
        // If the outline begins in a gap, it has no corner.
        #expect(Winding.number(Winding.polygons(dashed(square, [15, 5], phase: 17)), at: Point(x: 0.1, y: 0)) == 0)
    }

    @Test func dashesGoRoundCorners() {
        var bend = Path()
        bend.move(to: .zero)
        bend.line(to: Point(x: 10, y: 0))
        bend.line(to: Point(x: 10, y: 10))
        let corner = Point(x: 10.9, y: -0.9)
        #expect(Winding.number(Winding.polygons(dashed(bend, [12, 4])), at: corner) != 0)
        #expect(Winding.number(Winding.polygons(dashed(bend, [9, 4])), at: corner) == 0)
        #expect(Winding.number(Winding.polygons(dashed(bend, [10, 10])), at: corner) == 0)
    }

    @Test func everySubpathBeginsAnew() {
        var two = straight
        two.append(straight.transformed(by: .translation(x: 0, y: 50)))
        #expect(spans(dashed(two, [30, 45])) == [[0, 30], [75, 100], [0, 30], [75, 100]])
    }
}
