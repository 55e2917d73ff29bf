import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Blend modes, groups, clips and masks compared with Cairo.
@Suite(.enabled(if: !CairoLibrary.isMissing)) struct CairoCompositingTests {
    private let cairo = CairoLibrary.shared!
    private let rasterizer = Rasterizer()
    private let whole = PixelRect(x: 0, y: 0, width: 64, height: 64)

    /// Random pixels on random pixels are equal in both renderers to the last bit.
    @Test(arguments: BlendMode.cairos) func blendModes(_ mode: BlendMode) {
        var scenes = CairoScenes(seed: 520)
        var all = Disagreement()
        for i in CairoScenes.count(16) {
            // Vitrine's added light stays within the destination's alpha, which Cairo's increases.
            let onOpaque = i % 4 == 0 || mode == .plusLighter
            // With a faded picture as a mask, Vitrine removes what the picture omits, Cairo also what the fading omits.
            // For faded sources in modes of luminosity, Cairo gives colors beyond their alpha and other wrong ones.
            let isFaded = i % 4 == 2 && mode != .destinationIn && !mode.isOfLuminosity
            let below = ImageMark(image: scenes.image(width: 64, height: 64, opaque: onOpaque), transform: .identity)
            let above = ImageMark(
                image: scenes.image(width: 64, height: 64, opaque: i % 4 == 1), transform: .identity,
                opacity: isFaded ? Double(scenes.random.int(0...255)) / 255 : 1, blend: mode)
            let list = scenes.list([.image(below), .image(above)])
            all.add(rasterizer.render(list), CairoCanvas.picture(cairo, list), scene: i)
        }
        let limit =
            switch mode {
            case .colorDodge, .colorBurn: 3
            case _ where mode.isOfLuminosity: 3
            default: 1
            }
        #expect(all.mean < 0.75 && all.nearlyAll <= limit, "\(mode): \(all)")
    }

    /// Shapes have coverage on a colored ground. Added light is excluded, which Vitrine clamps at white once per pixel
    /// and Cairo in each sixty-fourth of it.
    @Test(arguments: BlendMode.cairos.filter { $0 != .plusLighter }) func blendedShapes(_ mode: BlendMode) {
        var scenes = CairoScenes(seed: 521)
        var all = Disagreement()
        for i in CairoScenes.count(10) {
            let mark = FillMark(path: scenes.simplePath(), paint: .solid(scenes.color(alpha: 60...255)), blend: mode)
            let list = scenes.list(background: scenes.color(), [.fill(mark)])
            let ground = Bitmap(width: 64, height: 64, fill: list.background)
            all.add(
                rasterizer.render(list), CairoCanvas.picture(cairo, list, finer: 8), over: ground, scene: i)
        }
        #expect(
            all.mean < 1.1 && all.nearlyAll <= (mode.isOfLuminosity ? 8 : 4) && all.largest <= 12,
            "\(mode): \(all)")
    }

    /// Groups are in groups, faded and clipped, as in scenes. Cairo draws them at the same size, where its clips and
    /// edges have 15 lines per pixel.
    @Test func groups() {
        var scenes = CairoScenes(seed: 522)
        var all = Disagreement()
        for i in CairoScenes.count(200) {
            let list = scenes.list(background: scenes.color(), scenes.groupedMarks(whole))
            all.add(rasterizer.render(list), CairoCanvas.picture(cairo, list), scene: i)
        }
        #expect(all.mean < 0.4 && all.nearlyAll <= 5 && all.largest <= 14, "\(all)")
    }

    /// A group keeps or removes the destination.
    @Test func masks() {
        var scenes = CairoScenes(seed: 523)
        var all = Disagreement()
        for i in CairoScenes.count(80) {
            let mode: BlendMode = i % 2 == 0 ? .destinationIn : .destinationOut
            var marks: [Mark] = [
                .fill(FillMark(path: .rect(Rect(x: 0, y: 0, width: 64, height: 64)), paint: scenes.gradient()))
            ]
            marks.append(
                .beginGroup(GroupMark(bounds: whole, opacity: Double(scenes.random.int(99...255)) / 255, blend: mode)))
            marks.append(.fill(FillMark(path: scenes.simplePath(), paint: .solid(scenes.color(alpha: 99...255)))))
            marks.append(.endGroup)
            let list = scenes.list(marks)
            all.add(rasterizer.render(list), CairoCanvas.picture(cairo, list, finer: 8), scene: i)
        }
        #expect(all.mean < 0.2 && all.nearlyAll <= 3 && all.largest <= 9, "\(all)")
    }
}

extension BlendMode {
    /// Whether the mode splits colors by luminosity, which increases rounding where they are faint.
    fileprivate var isOfLuminosity: Bool { [.hue, .saturation, .color, .luminosity].contains(self) }
}

extension CairoScenes {
    fileprivate mutating func groupedMarks(_ bounds: PixelRect) -> [Mark] {
        var marks: [Mark] = []
        for _ in 0..<random.int(1...3) {
            for _ in 0..<random.int(1...3) { marks.append(anyMark()) }
            let mode: BlendMode =
                random.chance(2) ? .normal : random.element(of: [.multiply, .screen, .darken, .lighten, .plusLighter])
            marks.append(
                .beginGroup(
                    GroupMark(
                        bounds: bounds, opacity: Double(random.int(0...255)) / 255,
                        clip: random.chance(2) ? shape() : nil,
                        blend: mode)))
            for _ in 0..<random.int(1...3) { marks.append(anyMark()) }
            if random.chance(2) {
                marks.append(.beginGroup(GroupMark(bounds: bounds, opacity: Double(random.int(0...255)) / 255)))
                marks += [anyMark(), .endGroup]
            }
            marks.append(.endGroup)
        }
        return marks
    }

    private mutating func anyMark() -> Mark {
        if random.chance(4) {
            return .image(
                ImageMark(
                    image: image(width: 20, height: 20),
                    transform: Transform(
                        a: 2, b: 0, c: 0, d: 2, tx: Double(random.int(0...30)), ty: Double(random.int(0...30))),
                    filter: .nearest))
        }
        return .fill(
            FillMark(
                path: random.chance(2) ? shape() : simplePath(),
                paint: random.chance(3) ? gradient() : .solid(color(alpha: 60...255))))
    }
}
