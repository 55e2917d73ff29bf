import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct OutlineBoxesTests {
    /// The box around the points equals that of all points, for every size, position and rotation.
    @Test func boundsAreThoseOfTheMark() {
        var random = SplitMix64(seed: 62)
        var boxes = OutlineBoxes()
        let hostile = [0, -0.0, .nan, .infinity, 1e300, -1e9, 1e-300]
        let outlines = (0..<40).map { i -> Outline in
            if i == 0 { return Outline(Path()) }
            var path = Shapes.random(&random, in: 30, corners: 1...6, curved: true)
            if i == 1 { path.line(to: Point(x: .nan, y: 3)) }
            return Outline(path)
        }
        for _ in 0..<(isDebugBuild ? 500 : 20_000) {
            func number(_ range: ClosedRange<Double>) -> Double {
                random.chance(30) ? random.element(of: hostile) : random.double(range)
            }
            let glyphs = (0..<random.below(4)).map { _ in
                let isTurned = random.chance(4)
                return GlyphsMark.Glyph(
                    outline: random.element(of: outlines),
                    transform: Transform(
                        a: number(-3...3), b: isTurned ? number(-1...1) : 0, c: isTurned ? number(-1...1) : 0,
                        d: number(-3...3), tx: number(-100...100), ty: number(-100...100)))
            }
            let mark = GlyphsMark(glyphs: glyphs, color: .black)
            let wanted = Mark.glyphs(mark).bounds
            let got = boxes.bounds(mark)
            #expect(got == wanted, "\(mark)")
            if got != wanted { return }
        }
    }
}
