import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Gradients and pictures compared with Cairo.
@Suite(.enabled(if: !CairoLibrary.isMissing)) struct CairoPaintTests {
    private let cairo = CairoLibrary.shared!
    private let rasterizer = Rasterizer()

    private func compare(_ list: DisplayList, _ i: Int, finer: Int = 1, into all: inout Disagreement) {
        all.add(rasterizer.render(list), CairoCanvas.picture(cairo, list, finer: finer), scene: i)
    }

    @Test func gradients() {
        var scenes = CairoScenes(seed: 510)
        var all = Disagreement()
        let whole = Path.rect(Rect(x: 0, y: 0, width: Double(CairoScenes.side), height: Double(CairoScenes.side)))
        for i in CairoScenes.count(250) {
            compare(scenes.list([.fill(FillMark(path: whole, paint: scenes.gradient()))]), i, into: &all)
        }
        #expect(all.mean < 0.06 && all.largest <= 1, "\(all)")
    }

    /// Pixels keep their size or become squares, so that only opacity is computed.
    @Test func picturesAtWholeScales() {
        var scenes = CairoScenes(seed: 511)
        var all = Disagreement()
        for i in CairoScenes.count(150) {
            let k = Double(scenes.random.int(1...4))
            let t = Transform(
                a: k, b: 0, c: 0, d: k, tx: Double(scenes.random.int(-9...30)), ty: Double(scenes.random.int(-9...30)))
            let mark = ImageMark(
                image: scenes.image(width: scenes.random.int(1...30), height: scenes.random.int(1...30)), transform: t,
                opacity: i % 3 == 0 ? Double(scenes.random.int(0...255)) / 255 : 1, filter: .nearest)
            compare(scenes.list([.image(mark)]), i, into: &all)
        }
        #expect(all.mean < 0.01 && all.largest <= 1, "\(all)")
    }

    /// Pictures cover the canvas, rotated and skewed.
    @Test(arguments: [false, true]) func turnedPictures(_ noise: Bool) {
        var scenes = CairoScenes(seed: 512)
        var all = Disagreement()
        for i in CairoScenes.count(100) {
            let (c, s) = CairoScenes.direction(turns: scenes.random.unit())
            let k = scenes.random.double(0.9...5)
            let d = k * scenes.random.double(0.9...1.2)
            let image =
                noise
                ? scenes.image(width: 120, height: 120, opaque: true) : scenes.smoothImage(width: 120, height: 120)
            let middle = Transform.translation(x: -60, y: -60)
            let t = middle.then(Transform(a: k * c, b: k * s, c: -d * s, d: d * c, tx: 32, ty: 32))
            compare(scenes.list([.image(ImageMark(image: image, transform: t, filter: .bilinear))]), i, into: &all)
        }
        // Cairo has 7 bits for a position between pixels, and truncates.
        #expect(all.mean < (noise ? 1.3 : 1) && all.largest <= (noise ? 6 : 2), "\(all)")
    }

    @Test func smallTurnedPictures() {
        var scenes = CairoScenes(seed: 513)
        var all = Disagreement()
        for i in CairoScenes.count(100) {
            let (c, s) = CairoScenes.direction(turns: scenes.random.unit())
            let k = scenes.random.double(1...3)
            let t = Transform(
                a: k * c, b: k * s, c: -k * s, d: k * c, tx: scenes.random.double(10...50),
                ty: scenes.random.double(10...50))
            compare(
                scenes.list([
                    .image(ImageMark(image: scenes.smoothImage(width: 20, height: 14), transform: t, filter: .bilinear))
                ]), i, finer: 8, into: &all)
        }
        #expect(all.mean < 1 && all.nearlyAll <= 3 && all.largest <= 5, "\(all)")
    }
}
