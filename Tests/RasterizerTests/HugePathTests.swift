import Testing
import VitrinePrimitives

@testable import VitrineRasterizer

@Suite struct HugePathTests {
    private let canvas = PixelRect(x: 0, y: 0, width: 30, height: 20)

    private func masked(_ path: Path) -> [UInt8] { coverage(Mask(path, within: canvas), in: canvas) }

    /// A corner far away does not bend the edges that cross the canvas.
    @Test(arguments: [1e4, 1e6, 1e7, 1e9, 1e12])
    func farCornersKeepTheSlope(_ far: Double) {
        // The half plane is right of the line through (10, 0) and (20, 20), drawn with corners near or far.
        func half(_ d: Double) -> Path {
            Shapes.polygon([
                Point(x: 15 - d / 2, y: 10 - d), Point(x: 15 + d / 2, y: 10 + d), Point(x: 15 + 3 * d, y: 10 + d),
                Point(x: 15 + 3 * d, y: 10 - d),
            ])
        }
        let near = masked(half(40)).map(Int.init)
        let distant = masked(half(far)).map(Int.init)
        // At 1e12, the coordinates themselves have a precision of a thousandth of a pixel.
        #expect(zip(near, distant).allSatisfy { abs($0 - $1) <= (far > 1e10 ? 3 : 1) })
        #expect(near.contains(255) && near.contains(0))
    }

    @Test func aSquareRoundEverythingIsFull() {
        for side in [1e3, 2e6, 1e9, 1e100, 1e300] {
            #expect(masked(.rect(Rect(x: -side, y: -side, width: 2 * side, height: 2 * side))).allSatisfy { $0 == 255 })
            let beside = masked(.rect(Rect(x: 15, y: -side, width: side, height: 2 * side)))
            #expect((0..<600).allSatisfy { beside[$0] == ($0 % 30 < 15 ? 0 : 255) })
            let left = masked(.rect(Rect(x: -side, y: -side, width: side + 15, height: 2 * side)))
            #expect(side > 1e9 || (0..<600).allSatisfy { left[$0] == ($0 % 30 < 15 ? 255 : 0) })
        }
    }

    @Test func pathsThatAreNotFiniteDrawNothing() {
        for v in [Double.nan, .infinity, -.infinity] {
            for i in 0..<4 {
                var corners = [Point(x: 1, y: 1), Point(x: 20, y: 1), Point(x: 20, y: 15), Point(x: 1, y: 15)]
                if i % 2 == 0 { corners[i].x = v } else { corners[i].y = v }
                #expect(Mask(Shapes.polygon(corners), within: canvas) == .empty)
            }
        }
        var edges = EdgeList()
        edges.add(.rect(Rect(x: 1, y: 1, width: 5, height: 5)), transform: .scale(.nan))
        #expect(Mask(edges, within: canvas) == .empty)
    }

    @Test func emptyAndDegeneratePathsDrawNothing() {
        var lines = Path()
        lines.move(to: Point(x: 3, y: 3))
        lines.line(to: Point(x: 9, y: 12))
        lines.close()
        var curve = Path()
        curve.move(to: Point(x: 3, y: 3))
        curve.cubic(Point(x: 3, y: 3), Point(x: 3, y: 3), to: Point(x: 3, y: 3))
        for path in [
            Path(), lines, curve, .rect(Rect(x: 3, y: 3, width: 0, height: 9)),
            .rect(Rect(x: 3, y: 3, width: 9, height: 0)),
            .ellipse(in: Rect(x: 4, y: 4, width: 0, height: 0)),
        ] {
            #expect(masked(path).allSatisfy { $0 == 0 })
        }
        #expect(Mask(.rect(Rect(x: 3, y: 3, width: 9, height: 9)), within: .zero) == .empty)
    }

    @Test func pathsBesideTheCanvasDrawNothingAndLeftOnesWindRight() {
        for (x, y) in [(-50.0, 5.0), (50, 5), (5, -50), (5, 50)] {
            #expect(masked(.rect(Rect(x: x, y: y, width: 10, height: 10))).allSatisfy { $0 == 0 })
        }
        // The left part is outside: the inside still begins at the canvas's edge.
        #expect(masked(.rect(Rect(x: -50, y: -5, width: 60, height: 60)))[5 * 30 + 3] == 255)
    }

    @Test func boundsOfOpenAndReversedPathsAreSafe() {
        let path = Shapes.polygon([Point(x: 25, y: 18), Point(x: 5, y: 18), Point(x: 5, y: 2)], close: false)
        let closed = Shapes.polygon([Point(x: 25, y: 18), Point(x: 5, y: 18), Point(x: 5, y: 2)])
        #expect(masked(path) == masked(closed), "subpaths are closed when filled")
    }
}
