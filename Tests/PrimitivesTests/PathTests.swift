import Testing
import VitrinePrimitives

@Suite struct PathTests {
    private static func square(_ x: Double, _ y: Double, _ side: Double) -> Path {
        .rect(Rect(x: x, y: y, width: side, height: side))
    }

    /// Contours find their counterparts by position, whatever their order; those too far away find none.
    @Test func contours() {
        var (a, b) = (Path(), Path())
        let squares = [(0.0, 0.0, 10.0), (50, 0, 10), (0, 0, 4)]
        for (x, y, side) in squares { a.append(Self.square(x, y, side)) }
        for (x, y, side) in squares.reversed() { b.append(Self.square(x + 1, y, side)) }
        #expect(a.contours.count == 3 && a.contours[1] == Self.square(50, 0, 10) && Path().contours.isEmpty)
        #expect(a.paired(with: b, within: 2)?.contours.map(\.controlBounds.minX) == [1, 51, 1])
        #expect(a.paired(with: b, within: 2)?.contours.map(\.controlBounds.width) == [10, 10, 4])
        #expect(a.paired(with: b, within: 0.5) == nil)
        #expect(a.paired(with: b, movedBy: Point(x: -1, y: 0), within: 0.5) != nil)
        #expect(a.paired(with: a, within: 0) == a && a.paired(with: Path(), within: 9) == nil)
    }

    /// A polygon equals its lines, and a single point gives nothing.
    @Test func polygons() {
        let corners = [Point(x: 1, y: 2), Point(x: 5, y: 2), Point(x: 5, y: 9)]
        var lines = Self.square(0, 0, 1)
        var polygon = lines
        lines.move(to: corners[0])
        for p in corners.dropFirst() { lines.line(to: p) }
        lines.close()
        polygon.addPolygon(corners)
        #expect(polygon == lines)
        polygon.addPolygon([.zero])
        #expect(polygon == lines)
        // A following line begins at the polygon's start.
        lines.line(to: .zero)
        polygon.line(to: .zero)
        #expect(polygon == lines)
    }

    @Test("A line, cubic or quadratic after a close goes on from where the closed subpath began")
    func goesOnAfterClose() {
        var base = Path()
        base.move(to: Point(x: 1, y: 2))
        base.line(to: Point(x: 5, y: 2))
        base.line(to: Point(x: 5, y: 9))
        base.close()

        var line = base
        line.line(to: Point(x: 0, y: 0))
        #expect(line.verbs.suffix(2) == [.move, .line])
        #expect(line.points[3] == Point(x: 1, y: 2))

        var cubic = base
        cubic.cubic(Point(x: 3, y: 3), Point(x: 4, y: 4), to: Point(x: 6, y: 6))
        #expect(cubic.verbs.suffix(2) == [.move, .cubic])
        #expect(cubic.points[3] == Point(x: 1, y: 2))

        var quadratic = base
        quadratic.quadratic(Point(x: 4, y: 2), to: Point(x: 4, y: 8))
        #expect(quadratic.points[3] == Point(x: 1, y: 2))
        // The control is a third of the distance back to the start.
        #expect(quadratic.points[4] == Point(x: 1, y: 2).mixed(with: Point(x: 4, y: 2), at: 2.0 / 3.0))
    }

    @Test("A moved path goes on from the moved start, an appended one from its own")
    func keepsStart() {
        var path = Path.rect(Rect(x: 1, y: 1, width: 2, height: 2)).transformed(by: .translation(x: 10, y: 0))
        path.line(to: .zero)
        #expect(path.points[path.points.count - 2] == Point(x: 11, y: 1))

        var joined = Path.rect(Rect(x: 1, y: 1, width: 2, height: 2))
        joined.append(.rect(Rect(x: 7, y: 7, width: 1, height: 1)))
        joined.append(Path())
        joined.line(to: .zero)
        #expect(joined.points[joined.points.count - 2] == Point(x: 7, y: 7))
    }

    /// Points mapped with and without their indices are equal, and a line after a close begins at the mapped point.
    @Test func mappingWithIndicesKeepsWhereSubpathsBegin() {
        var path = Self.square(1, 2, 3)
        path.move(to: Point(x: 5, y: 5))
        path.cubic(Point(x: 6, y: 5), Point(x: 7, y: 6), to: Point(x: 7, y: 7))
        path.close()
        func moved(_ p: Point) -> Point { Point(x: 2 * p.x, y: p.y - 1) }
        var indices: [Int] = []
        var mapped = path.mapPoints { i, p in
            indices.append(i)
            return moved(p)
        }
        #expect(indices == Array(path.points.indices))
        #expect(mapped == path.mapPoints(moved))
        mapped.line(to: .zero)
        #expect(mapped.points[mapped.points.count - 2] == Point(x: 10, y: 4))
        #expect(Path().mapPoints { _, p in p } == Path())
    }

    @Test func emptyPathHasNoBounds() {
        #expect(Path().controlBounds == .zero)
        #expect(Path().isEmpty)
    }
}
