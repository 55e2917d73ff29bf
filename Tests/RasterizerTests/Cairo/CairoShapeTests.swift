import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Outlines compared with Cairo at eight times the size, whose means are exact to a level or so.
@Suite(.enabled(if: !CairoLibrary.isMissing)) struct CairoShapeTests {
    private let cairo = CairoLibrary.shared!
    private let rasterizer = Rasterizer()

    private func compare(_ mark: FillMark, _ scenes: CairoScenes, _ i: Int, into all: inout Disagreement) {
        let list = scenes.list([.fill(mark)])
        all.add(rasterizer.render(list), CairoCanvas.picture(cairo, list, finer: 8), scene: i)
    }

    @Test func outlinesThatDoNotCrossThemselves() {
        var scenes = CairoScenes(seed: 500)
        var all = Disagreement()
        for i in CairoScenes.count(250) {
            let rule = i % 2 == 0 ? FillRule.nonZero : .evenOdd
            compare(
                FillMark(path: scenes.simplePath(), rule: rule, paint: .solid(scenes.color(alpha: 30...255))), scenes,
                i,
                into: &all)
        }
        #expect(all.mean < 0.75 && all.nearlyAll <= 3 && all.largest <= 6, "\(all)")
    }

    /// Pixels in which an outline crosses itself have more than one winding number. Vitrine weights coverage with them,
    /// while Cairo tests whether each of its samples is inside.
    @Test func outlinesThatCrossThemselves() {
        var scenes = CairoScenes(seed: 501)
        var all = Disagreement()
        for i in CairoScenes.count(200) {
            let rule = i % 2 == 0 ? FillRule.nonZero : .evenOdd
            compare(
                FillMark(path: scenes.tangledPath(), rule: rule, paint: .solid(scenes.color(alpha: 30...255))), scenes,
                i,
                into: &all)
        }
        #expect(all.mean < 0.9 && all.nearlyAll <= 30, "\(all)")
    }

    @Test func ellipsesAndRoundedRects() {
        var scenes = CairoScenes(seed: 502)
        var all = Disagreement()
        for i in CairoScenes.count(200) {
            compare(FillMark(path: scenes.shape(), paint: .solid(scenes.color(alpha: 30...255))), scenes, i, into: &all)
        }
        #expect(all.mean < 0.85 && all.nearlyAll <= 3 && all.largest <= 6, "\(all)")
    }

    /// Lines along ellipses and rounded rects have outlines that overlap only where a line is wider than its curve's
    /// diameter, or at the ends of dashes.
    @Test(arguments: [false, true]) func smoothStrokes(_ dashed: Bool) {
        var scenes = CairoScenes(seed: 503)
        var all = Disagreement()
        for i in CairoScenes.count(100) {
            let path: Path =
                i % 2 == 0
                ? .ellipse(in: scenes.rect()) : .roundedRect(RoundedRect(scenes.rect(), radius: 9, curve: .continuous))
            stroke(path, scenes.style(cap: .butt, join: .round, dashed: dashed), &scenes, i, into: &all)
        }
        #expect(all.mean < (dashed ? 0.8 : 0.3) && all.nearlyAll <= (dashed ? 80 : 3), "\(all)")
    }

    /// Lines have every join and cap. Their outlines overlap inside corners, as above.
    @Test(arguments: StrokeStyle.LineJoin.allCases, StrokeStyle.LineCap.allCases)
    func strokes(join: StrokeStyle.LineJoin, cap: StrokeStyle.LineCap) {
        var scenes = CairoScenes(seed: 504)
        var all = Disagreement()
        for i in CairoScenes.count(30) {
            let path = scenes.random.chance(2) ? scenes.simplePath() : scenes.openLine()
            stroke(path, scenes.style(cap: cap, join: join, dashed: i % 3 == 0), &scenes, i, into: &all)
        }
        #expect(all.mean < 1.6 && all.allButOne(in: 100) <= 55, "\(all)")
    }

    private func stroke(
        _ path: Path, _ style: StrokeStyle, _ scenes: inout CairoScenes, _ i: Int, into all: inout Disagreement
    ) {
        let color = scenes.color()
        let canvas = CairoCanvas(cairo, width: CairoScenes.side, height: CairoScenes.side, finer: 8)
        canvas.stroke(path, style, color)
        let mark = FillMark(path: path.stroked(style), paint: .solid(color))
        all.add(rasterizer.render(scenes.list([.fill(mark)])), canvas.bitmap(), scene: i)
    }
}

extension CairoScenes {
    /// Returns connected lines and curves.
    fileprivate mutating func openLine() -> Path {
        var p = Path()
        p.move(to: point())
        for _ in 0..<random.int(1...4) {
            if random.chance(2) { p.line(to: point()) } else { p.cubic(point(), point(), to: point()) }
        }
        return p
    }

    fileprivate mutating func style(
        cap: StrokeStyle.LineCap, join: StrokeStyle.LineJoin, dashed: Bool
    ) -> StrokeStyle {
        StrokeStyle(
            width: random.double(0.5...9), cap: cap, join: join, miterLimit: random.double(1...12),
            dashes: dashed ? [random.double(2...12), random.double(2...12)] : [],
            dashPhase: dashed ? random.double(0...20) : 0)
    }
}
