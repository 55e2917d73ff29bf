import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Groups equal the same picture painted without them.
@Suite struct GroupTests {
    private let bounds = PixelRect(x: 0, y: 0, width: 100, height: 80)
    private let page = Rect(x: 0, y: 0, width: 100, height: 80)

    private func render(_ marks: [Mark], on color: RGBColor = RGBColor(0x7090b0)) -> Bitmap {
        Rasterizer().render(DisplayList(width: 100, height: 80, background: color.premultiplied, marks: marks))
    }

    private func fill(_ path: Path, _ color: RGBColor, _ blend: BlendMode = .normal) -> Mark {
        .fill(FillMark(path: path, paint: .solid(color), blend: blend))
    }

    /// Returns a mark with a different color at every pixel.
    private func noise(_ seed: UInt64) -> Mark {
        var random = SplitMix64(seed: seed)
        let pixels = (0..<8000).map { _ in UInt32.random(in: 0...0xffffff, using: &random) | 0xff00_0000 }
        return .image(ImageMark(image: Image(Bitmap(width: 100, height: 80, pixels: pixels)), transform: .identity))
    }

    @Test func aGroupOfOneOpaqueMarkIsTheMark() {
        var lists = RandomList(seed: 6100, width: 100, height: 80, allowsBackdrops: false)
        var seen = 0
        while seen < (isDebugBuild ? 20 : 300) {
            let mark = lists.mark()
            switch mark {
            case .fill(let m) where m.blend == .normal: break
            case .glyphs(let m) where m.blend == .normal: break
            case .image(let m) where m.blend == .normal: break
            case .shadow: break
            default: continue
            }
            seen += 1
            // Glyphs that overlap are rounded once more.
            let d = largestDifference(
                render([.beginGroup(GroupMark(bounds: bounds)), mark, .endGroup]), render([mark]))
            #expect(d <= 2, "\(DisplayList(width: 1, height: 1, marks: [mark])): \(d)")
            if d > 2 { return }
        }
    }

    @Test func aClippedPageIsAFillOfTheClip() {
        var lists = RandomList(seed: 6101, width: 100, height: 80)
        for i in 0..<(isDebugBuild ? 20 : 200) {
            let clip = lists.path()
            let color = lists.color().withAlpha(1)
            let group = [
                Mark.beginGroup(GroupMark(bounds: bounds, clip: clip)), fill(.rect(page), color), .endGroup,
            ]
            let d = pictureDifference(render(group), render([fill(clip, color)]))
            #expect(d == nil, "clip \(i)")
        }
    }

    /// A clip along pixel borders equals the bounds, and an image's clip equals that of a group.
    @Test func anImagesClipIsThatOfAGroupAroundIt() {
        var lists = RandomList(seed: 6102, width: 100, height: 80)
        for i in 0..<(isDebugBuild ? 20 : 200) {
            let box = PixelRect(
                x: Int32(lists.random.int(0...60)), y: Int32(lists.random.int(0...50)),
                width: Int32(lists.random.int(1...40)), height: Int32(lists.random.int(1...30)))
            let path = Path.rect(
                Rect(x: Double(box.x), y: Double(box.y), width: Double(box.width), height: Double(box.height)))
            var m = ImageMark(image: lists.image(), transform: lists.imageTransform(), opacity: lists.number(0...1))
            let whole = Mark.image(m)
            m.clip = path
            let clipped = render([.image(m)])
            let cut = render([.beginGroup(GroupMark(bounds: box)), whole, .endGroup])
            #expect(largestDifference(clipped, cut) <= 1, "image \(i)")
        }
    }

    // MARK: Masks

    @Test func aFullMaskChangesNothing() {
        let mask = GroupMark(bounds: bounds, blend: .destinationIn)
        for back in [RGBColor.clear, RGBColor(0x7090b0, alpha: 0.6)] {
            var lists = RandomList(seed: 6103, width: 100, height: 80)
            for _ in 0..<40 {
                let marks = lists.list().marks.filter {
                    switch $0 {
                    case .beginGroup, .endGroup: false
                    default: true
                    }
                }
                let masked = marks + [.beginGroup(mask), fill(.rect(page), .white), .endGroup]
                #expect(pictureDifference(render(masked, on: back), render(marks, on: back)) == nil)
            }
        }
    }

    @Test func aHalfMaskHalves() {
        let marks = [
            noise(1), fill(.ellipse(in: Rect(x: 10, y: 9, width: 70, height: 60)), RGBColor(0x20ff80, alpha: 0.3)),
        ]
        let plain = render(marks)
        let half = fill(.rect(page), RGBColor.black.withAlpha(0.5))
        let mask = GroupMark(bounds: bounds, blend: .destinationIn)
        let inked = render(marks + [.beginGroup(mask), half, .endGroup])
        let faded = render(
            marks + [
                .beginGroup(GroupMark(bounds: bounds, opacity: 0.5, blend: .destinationIn)), fill(.rect(page), .white),
                .endGroup,
            ])
        for k in [UInt32(0), 1, 2, 3] {
            for ((got, other), whole) in zip(zip(channel(k, of: inked), channel(k, of: faded)), channel(k, of: plain)) {
                #expect((Double(got) - Double(whole) * 128 / 255).magnitude <= 0.51 && got == other)
            }
        }
    }

    /// Outside a mask's bounds, its clip and its marks nothing remains; a mask in a group applies to that group only.
    @Test func aMaskTakesAwayWhatItDoesNotCover() {
        let box = PixelRect(x: 20, y: 10, width: 50, height: 40)
        let path = Path.rect(Rect(x: 20, y: 10, width: 50, height: 40))
        let full = fill(.rect(page), .white)
        let plain = render([noise(2)])
        let masks: [[Mark]] = [
            [.beginGroup(GroupMark(bounds: box, blend: .destinationIn)), full, .endGroup],
            [.beginGroup(GroupMark(bounds: bounds, clip: path, blend: .destinationIn)), full, .endGroup],
            [.beginGroup(GroupMark(bounds: bounds, blend: .destinationIn)), fill(path, .white), .endGroup],
        ]
        for (i, mask) in masks.enumerated() {
            let out = render([noise(2)] + mask)
            let below = render([.beginGroup(GroupMark(bounds: bounds)), noise(2)] + mask + [.endGroup])
            for y in 0..<80 {
                for x in 0..<100 {
                    let inside = (20..<70).contains(x) && (10..<50).contains(y)
                    #expect(out[x, y] == (inside ? plain[x, y] : .clear), "mask \(i)")
                    #expect(below[x, y] == (inside ? plain[x, y] : RGBColor(0x7090b0).premultiplied), "mask \(i)")
                    if out[x, y] != (inside ? plain[x, y] : .clear) { return }
                }
            }
        }
        // An empty mask leaves nothing.
        let none = render([noise(2), .beginGroup(GroupMark(bounds: bounds, blend: .destinationIn)), .endGroup])
        #expect(none.pixels.allSatisfy { $0 == 0 })
    }

    // MARK: Shadows of groups

    @Test(arguments: [0, 1.5, 4, 7, 11, 20])
    func aGroupsShadowIsThatOfItsShape(_ sigma: Double) {
        let color = RGBColor(0x102040, alpha: 0.6)
        for offset in [Point(x: 0, y: 0), Point(x: 6, y: 9), Point(x: -30, y: 4)] {
            for path in [
                Path.rect(Rect(x: 30, y: 20, width: 40, height: 30)),
                .ellipse(in: Rect(x: 25.3, y: 18.6, width: 41, height: 33)),
            ] {
                let ink = fill(path, RGBColor(0xffcc00))
                let cast = ShadowMark(path: path.moved(offset.x, offset.y), sigma: sigma, color: color)
                let group = GroupMark(
                    bounds: bounds, shadow: GroupMark.Shadow(offset: offset, sigma: sigma, color: color))
                let d = largestDifference(
                    render([.beginGroup(group), ink, .endGroup]), render([.shadow(cast), ink]))
                #expect(d <= 1, "sigma \(sigma), \(offset): \(d)")
            }
        }
    }

    /// A shadow that shows nothing is no shadow.
    @Test func aClearShadowIsNone() {
        let ink = fill(.ellipse(in: Rect(x: 25, y: 18, width: 41, height: 33)), RGBColor(0xffcc00, alpha: 0.7))
        let clear = GroupMark.Shadow(offset: Point(x: 3, y: 4), sigma: 5, color: .clear)
        #expect(
            render([.beginGroup(GroupMark(bounds: bounds, opacity: 0.8, shadow: clear)), ink, .endGroup])
                == render([.beginGroup(GroupMark(bounds: bounds, opacity: 0.8)), ink, .endGroup]))
    }

    // MARK: Looking behind

    /// A backdrop or a glass in whole groups sees the same as without them; layers are rounded once more, which is one
    /// level on the backdrop and one on the painted pixels.
    @Test func backdropsSeeThroughWholeGroups() {
        var lists = RandomList(seed: 6104, width: 100, height: 80)
        for i in 0..<(isDebugBuild ? 6 : 60) {
            let dots = (0..<3).map { _ in fill(lists.path(), lists.color()) }
            var material = lists.material()
            material.curve = nil
            material.gain = 1
            var body = lists.glass()
            body.material = material
            let looking: Mark =
                i % 2 == 0
                ? .backdrop(BackdropMark(path: lists.path(), material: material, tint: lists.color(), opacity: 0.8))
                : .glass(body)
            let plain = render([noise(3)] + dots + [looking])
            let once = render([noise(3), .beginGroup(GroupMark(bounds: bounds))] + dots + [looking, .endGroup])
            let twice = render(
                [noise(3), .beginGroup(GroupMark(bounds: bounds)), dots[0], .beginGroup(GroupMark(bounds: bounds))]
                    + dots.dropFirst() + [looking, .endGroup, .endGroup])
            #expect(largestDifference(plain, once) <= 3, "list \(i)")
            #expect(largestDifference(plain, twice) <= 4, "list \(i)")
        }
    }

    /// A blurred group of nothing but a backdrop over a flat page shows the page's own color through the law.
    @Test func backdropsBesideTheCanvasSeeItsBorder() {
        let blurred = GroupMark(bounds: PixelRect(x: -200, y: -200, width: 500, height: 480), sigma: 8)
        for rect in [
            Rect(x: -150, y: -150, width: 400, height: 380), Rect(x: 90, y: -50, width: 60, height: 180),
            Rect(x: 104, y: -50, width: 60, height: 180), Rect(x: -50, y: 83, width: 250, height: 60),
        ] {
            for sigma in [0, 3, 20.0] {
                let backdrop = Mark.backdrop(BackdropMark(path: .rect(rect), material: .blur(sigma: sigma)))
                let got = render([.beginGroup(blurred), backdrop, .endGroup])
                let flat = render([.beginGroup(blurred), fill(.rect(rect), RGBColor(0x7090b0)), .endGroup])
                #expect(pictureDifference(got, flat) == nil, "\(rect), sigma \(sigma)")
            }
        }
    }
}
