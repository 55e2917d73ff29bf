import Testing
import VitrinePrimitives
import VitrineTestSupport

@Suite struct TransformTests {
    @Test func inverseUndoesTheMapOnBothSides() throws {
        var random = SplitMix64(seed: 11)
        func number() -> Double { Double.random(in: -4...4, using: &random) }
        for _ in 0..<3_000 {
            let t = Transform(a: number(), b: number(), c: number(), d: number(), tx: number() * 50, ty: number() * 50)
            guard t.determinant.magnitude > 0.01 else { continue }
            let inverse = try #require(t.inverse)
            let p = Point(x: number() * 100, y: number() * 100)
            #expect((inverse.apply(t.apply(p)) - p).length < 1e-8)
            #expect((t.then(inverse).apply(p) - p).length < 1e-8)
            #expect((inverse.then(t).apply(p) - p).length < 1e-8)
        }
    }

    @Test func thenAppliesInOrder() {
        let t = Transform.scale(2).then(.translation(x: 5, y: -1))
        #expect(t.apply(Point(x: 3, y: 4)) == Point(x: 11, y: 7))
        #expect(t.apply(Rect(x: 1, y: 1, width: 2, height: 3)) == Rect(x: 7, y: 1, width: 4, height: 6))
        #expect(t.scaleFactor == 2)
        let about = Transform.scale(3, about: Point(x: 7, y: 8))
        #expect(about.apply(Point(x: 7, y: 8)) == Point(x: 7, y: 8))
    }

    @Test func flatOrBrokenMapsHaveNoInverse() {
        #expect(Transform.scale(x: 1, y: 0).inverse == nil)
        #expect(Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
        #expect(Transform.scale(.nan).inverse == nil)
        #expect(Transform.scale(.infinity).inverse == nil)
        #expect(Transform.translation(x: .infinity, y: 0).inverse == nil)
        #expect(Transform.translation(x: 0, y: .nan).inverse == nil)
    }
}
