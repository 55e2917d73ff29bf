import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineTestSupport

@Suite struct ShapeNodeTests {
    private func fills(_ node: ShapeNode, _ v: Viewport, _ t: Transform = .identity) -> [FillMark] {
        Resolver.displayList(for: [.group(GroupNode([.shape(node)], transform: t))], in: v, background: .white).marks
            .compactMap { if case .fill(let m) = $0 { m } else { nil } }
    }

    private func line(_ a: (Double, Double), _ b: (Double, Double)) -> Path {
        var path = Path()
        path.move(to: Point(x: a.0, y: a.1))
        path.line(to: Point(x: b.0, y: b.1))
        return path
    }

    private let viewport = Viewport(origin: Point(x: 1, y: 2), scale: 3, width: 90, height: 90)
    private let box = Path.rect(Rect(x: 5, y: 6, width: 8, height: 7))

    @Test func areaAndLineAreMarksOfTheirOwn() {
        let stroke = ShapeNode.Stroke(StrokeStyle(width: 2), color: .black)
        let both = fills(ShapeNode(box, rule: .evenOdd, color: .white, stroke: stroke, blend: .screen), viewport)
        #expect(both.count == 2)
        #expect(both[0].rule == .evenOdd && both[0].paint == .solid(.white) && both[0].blend == .screen)
        #expect(both[1].rule == .nonZero && both[1].paint == .solid(.black) && both[1].blend == .screen)
        #expect(both[1].path.controlBounds == Rect(x: 9, y: 9, width: 30, height: 27))
        let alone = fills(ShapeNode(box, stroke: stroke), viewport)
        #expect(alone.count == 1 && alone[0].path == both[1].path)
        #expect(fills(ShapeNode(box, paint: nil), viewport).isEmpty)
        #expect(fills(ShapeNode(box, stroke: .init(StrokeStyle(width: 0), color: .black)), viewport).isEmpty)
    }

    /// Rotated and scaled groups rotate and scale lines.
    @Test func linesAreDrawnInPoints() {
        let node = ShapeNode(line((0, 0), (10, 0)), stroke: .init(StrokeStyle(width: 2), color: .black))
        let t = Transform(a: 1, b: 0, c: 0, d: 5, tx: 4, ty: 20)
        #expect(fills(node, viewport, t)[0].path.controlBounds == Rect(x: 9, y: 39, width: 30, height: 30))
        #expect(fills(node, viewport, .scale(2))[0].path.controlBounds == Rect(x: -3, y: -12, width: 60, height: 12))
    }

    @Test(arguments: [1, 2, 3, 414.0 / 428, 1.5])
    func hairlinesFillOneRowOfPixels(_ scale: Double) {
        var random = SplitMix64(seed: 3)
        for _ in 0..<200 {
            let v = Viewport(origin: Point(x: 0, y: random.double(-20...20)), scale: scale, width: 90, height: 90)
            let y = random.double(0...400)
            let flat = fills(ShapeNode(line((3, y), (30, y)), stroke: .hairline(.black)), v)[0].path.controlBounds
            #expect((flat.height - 1).magnitude < 1e-9 && (flat.minY - flat.minY.rounded()).magnitude < 1e-9)
            let place = (y - v.origin.y) * scale
            #expect(flat.minY <= place + 1e-5 && flat.maxY >= place - 1e-5)
            #expect((flat.minX - 3 * scale).magnitude < 1e-9 && (flat.maxX - 30 * scale).magnitude < 1e-9)
            let upright = fills(ShapeNode(line((y, 0), (y, 9)), stroke: .hairline(.black)), v)[0].path.controlBounds
            #expect((upright.width - 1).magnitude < 1e-9 && (upright.minX - upright.minX.rounded()).magnitude < 1e-9)
        }
        // On a border between two rows, it is in the lower one, however the border was computed.
        for row in 0..<300 {
            let v = Viewport(scale: scale, width: 90, height: 90)
            let y = Double(row) / scale
            let flat = fills(ShapeNode(line((3, y), (30, y)), stroke: .hairline(.black)), v)[0].path.controlBounds
            #expect(flat.minY == Double(row))
        }
    }

    /// A hairline around a box is a frame of whole pixels; groups that scale leave it one pixel wide.
    @Test func hairlineFramesAreCrisp() {
        for t in [Transform.identity, .scale(1.37), .scale(x: 2.1, y: 0.4)] {
            let m = fills(ShapeNode(box, stroke: .hairline(.black)), viewport, t)[0]
            #expect(m.path.points.count == 8, "two rectangles")
            #expect(m.path.points.allSatisfy { ($0.x - $0.x.rounded()).magnitude < 1e-9 })
            #expect(m.path.points.allSatisfy { ($0.y - $0.y.rounded()).magnitude < 1e-9 })
        }
        // An inclined line does not change.
        let leaning = line((0, 0), (10, 3))
        let out = fills(ShapeNode(leaning, stroke: .hairline(.black)), viewport)[0].path
        #expect(out == leaning.transformed(by: viewport.transform).stroked(StrokeStyle(), tolerance: 0.015))
    }

    /// Straight sides of a rounded box are snapped, and its corners still meet them.
    @Test func hairlinesRoundCornersHaveNoGaps() {
        let round = Path.roundedRect(RoundedRect(Rect(x: 5.3, y: 6.1, width: 21.2, height: 19.7), radius: 5))
        let m = fills(ShapeNode(round, stroke: .hairline(.black)), viewport)[0]
        #expect(m.path.verbs.filter { $0 == .move }.count == 2)
        let b = m.path.controlBounds
        for v in [b.minX, b.minY, b.maxX, b.maxY] { #expect((v - v.rounded()).magnitude < 1e-9) }
    }

    @Test func dashesOfHairlinesAreInPoints() {
        var stroke = ShapeNode.Stroke.hairline(.black)
        stroke.style.dashes = [2, 1]
        let m = fills(ShapeNode(line((1, 5), (10, 5)), stroke: stroke), viewport)[0]
        #expect(m.path.verbs.filter { $0 == .move }.count == 3)
        #expect(m.path.controlBounds == Rect(x: 0, y: 9, width: 24, height: 1))
    }
}
