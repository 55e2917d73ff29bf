import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct MaterialTests {
    /// Returns a picture of a page of every color under a material.
    private func picture(_ material: Material, glass isGlass: Bool) -> Bitmap {
        var random = SplitMix64(seed: 6300)
        let pixels = (0..<6400).map { _ in UInt32.random(in: 0...0xffffff, using: &random) | 0xff00_0000 }
        let page = Mark.image(
            ImageMark(image: Image(Bitmap(width: 80, height: 80, pixels: pixels)), transform: .identity))
        let rect = Rect(x: 0, y: 0, width: 80, height: 80)
        var body = glass([RoundedRect(rect, radius: 20)])
        body.material = material
        let mark = isGlass ? Mark.glass(body) : .backdrop(BackdropMark(path: .rect(rect), material: material))
        return Rasterizer().render(DisplayList(width: 80, height: 80, marks: [page, mark]))
    }

    /// A curve through four points on a line equals the line.
    @Test(arguments: [false, true])
    func aCurveOnALineIsTheLinearLaw(_ isGlass: Bool) {
        var random = SplitMix64(seed: 6301)
        for _ in 0..<30 {
            var material = Material(
                sigma: random.chance(2) ? 0 : random.double(0...9), lumaScale: random.double(-1...1.5),
                lumaOffset: random.double(-0.5...0.9), chroma: random.double(0...1.5), gain: random.double(0.4...1.2))
            let linear = picture(material, glass: isGlass)
            func at(_ y: Double) -> Double { material.lumaScale * y + material.lumaOffset }
            material.curve = Material.LumaCurve(at(0), at(1.0 / 3), at(2.0 / 3), at(1))
            #expect(largestDifference(picture(material, glass: isGlass), linear) <= 1)
            // With a curve, the line has no effect.
            material.lumaScale = 7
            material.lumaOffset = -3
            #expect(largestDifference(picture(material, glass: isGlass), linear) <= 1)
        }
    }

    /// Flat pages have the colors of `Material`'s formula in Double.
    @Test func flatPagesFollowTheFormula() {
        var random = SplitMix64(seed: 6302)
        let rect = Path.rect(Rect(x: 0, y: 0, width: 9, height: 9))
        for _ in 0..<400 {
            let bytes = (0..<3).map { _ in UInt32(random.int(0...255)) }
            var material = Material(
                sigma: random.double(0...9), lumaScale: random.double(-1...1.5), lumaOffset: random.double(-0.5...0.9),
                chroma: random.double(0...1.5), gain: random.double(0.4...1.2))
            var curve = [Double]()
            if random.chance(2) {
                curve = (0..<4).map { _ in random.double(-0.5...1.5) }
                material.curve = Material.LumaCurve(curve[0], curve[1], curve[2], curve[3])
            }
            let back = PremultipliedColor(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: 255)
            let out = Rasterizer().render(
                DisplayList(
                    width: 9, height: 9, background: back,
                    marks: [.backdrop(BackdropMark(path: rect, material: material))]))[4, 4]
            let c = bytes.map { Double($0) / 255 }
            let y = 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]
            var level = material.lumaScale * y + material.lumaOffset
            if !curve.isEmpty {
                let k = min(2, Int(y * 3))
                level = curve[k] + (curve[k + 1] - curve[k]) * (y * 3 - Double(k))
            }
            for (got, v) in zip([out.red, out.green, out.blue], c) {
                let want = min(max(material.gain * (level + material.chroma * (v - y)), 0), 1) * 255
                #expect((Double(got) - want).magnitude <= 0.6, "\(material) of \(bytes)")
            }
        }
    }
}
