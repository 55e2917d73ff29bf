import Testing
import VitrineDisplayList
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

    /// A picture at 0.5x of a screen with 3x is aligned to the screen's pixels, from the screen's corner.
    @Test func reducedPicturesRestOnThePixelsOfTheirScreen() {
        var v = Viewport(origin: Point(x: 0.1, y: 7.7), scale: 0.5, width: 9, height: 9, screenScale: 3)
        #expect(v.pixel == 1 / 3.0)
        for x in [0, 1 / 3.0, 44, 100.0 / 3] {
            #expect((v.snapped(x: x + 0.1) - x).magnitude < 1e-9 && (v.snapped(y: x - 0.1) - x).magnitude < 1e-9)
        }
        v.refine(by: 64)
        #expect(v.scale == 32 && v.screenScale == 192 && (v.snapped(x: 0.1) - 0.1).magnitude < 0.003)
    }

    /// The painted pixels are those of the screen, from the first to the last that the picture shows in part.
    @Test func filteredPicturesPaintThePixelsOfTheirScreen() {
        let scale = 414.0 / 430
        let v = Viewport(
            origin: Point(x: 0, y: 932 - 160 / scale), scale: scale, width: 414, height: 160, screenScale: 3,
            filter: .lanczos)
        let (painted, reduction) = v.painted
        #expect(v.paintedScale == 3 && painted.scale == 3 && painted.filter == nil)
        #expect(painted.width == 1290 && painted.height == 499 && painted.origin.x == 0)
        #expect((painted.origin.y * 3 - 2297).magnitude < 1e-9, "the first row of which a part is shown")
        #expect(reduction?.width == 414 && reduction?.height == 160 && reduction?.step == 3 / scale)
        // The picture's corner keeps its position.
        let corner = painted.transform.apply(v.origin)
        #expect((corner.x - reduction!.origin.x).magnitude < 1e-9 && (corner.y - reduction!.origin.y).magnitude < 1e-9)
        #expect((0..<1).contains(reduction!.origin.y))
    }

    @Test func picturesWithThePixelsOfTheirScreenAreNotFiltered() {
        for filter in [nil, Reduction.Filter.bicubic] {
            let v = Viewport(scale: 3, width: 90, height: 60, screenScale: 3, filter: filter)
            #expect(v.painted.viewport == v && v.painted.reduction == nil && v.paintedScale == 3)
        }
        let v = Viewport(scale: 0.5, width: 90, height: 60, screenScale: 3)
        #expect(v.painted.viewport == v && v.painted.reduction == nil && v.paintedScale == 0.5)
    }

    /// Of two borders that are as near, the one farther from the origin: halves are rounded as in school, not to even.
    @Test(arguments: [1.0, 2, 4]) func halvesAreSnappedAwayFromTheOrigin(_ scale: Double) {
        for origin in [0.0, 8] {
            let v = Viewport(origin: Point(x: origin, y: origin), scale: scale, width: 9, height: 9)
            let screen = Viewport(scale: 0.7, width: 9, height: 9, screenScale: scale)
            for n in -4...4 {
                let (half, border) = ((Double(n) + 0.5) / scale, Double(n >= 0 ? n + 1 : n) / scale)
                #expect(v.snapped(x: origin + half) == origin + border)
                #expect(v.snapped(y: origin + half) == origin + border)
                #expect(screen.snapped(x: half) == border && screen.snapped(y: half) == border)
            }
        }
    }
}
