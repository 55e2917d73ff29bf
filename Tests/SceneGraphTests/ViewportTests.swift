import Testing
import VitrinePrimitives
import VitrineSceneGraph
import VitrineTestSupport

@Suite struct ViewportTests {
    @Test func pointsBecomePixels() {
        let v = Viewport(origin: Point(x: 10, y: 20), scale: 3, width: 90, height: 60)
        #expect(v.transform.apply(Point(x: 10, y: 20)) == .zero)
        #expect(v.transform.apply(Point(x: 11.5, y: 21)) == Point(x: 4.5, y: 3))
    }

    @Test(arguments: [1, 2, 3, 414.0 / 428, 1.5])
    func snappedPlacesLieOnPixelBorders(_ scale: Double) {
        var random = SplitMix64(seed: 1)
        for _ in 0..<500 {
            let v = Viewport(
                origin: Point(x: random.double(-50...900), y: random.double(-50...900)), scale: scale, width: 9,
                height: 9)
            let x = random.double(-100...1000)
            for (place, snapped, device) in [
                (x, v.snapped(x: x), { v.transform.apply(Point(x: $0, y: 0)).x }),
                (x, v.snapped(y: x), { v.transform.apply(Point(x: 0, y: $0)).y }),
            ] as [(Double, Double, (Double) -> Double)] {
                #expect((device(snapped) - device(snapped).rounded()).magnitude < 1e-6, "it is a border")
                #expect((snapped - place).magnitude <= 0.5 / scale + 1e-9, "it is the nearest")
            }
            #expect((v.snapped(x: v.snapped(x: x)) - v.snapped(x: x)).magnitude < 1e-9)
        }
    }
}
