import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Many marks, deep groups, and canvases of every shape.
@Suite struct LargeListTests {
    private func dot(_ x: Int, _ y: Int) -> Mark {
        .fill(
            FillMark(
                path: .rect(Rect(x: Double(x), y: Double(y), width: 3, height: 3)), paint: .solid(RGBColor(0x204060))))
    }

    private func seconds(_ body: () -> Void) -> Double {
        let t = ContinuousClock().measure(body).components
        return Double(t.seconds) + Double(t.attoseconds) * 1e-18
    }

    @Test func aHundredThousandMarksTakeSeconds() {
        let n = isDebugBuild ? 5000 : 100_000
        var list = DisplayList(width: 600, height: 400, background: RGBColor.white.premultiplied)
        list.marks = (0..<n).map { dot($0 % 150 * 4, $0 / 150 % 100 * 4) }
        let rasterizer = Rasterizer()
        let time = seconds {
            rasterizer.update(to: list)
            list.marks[n / 2] = dot(0, 0)
            rasterizer.update(to: list)
            list.marks.remove(at: n / 3)
            rasterizer.update(to: list)
        }
        #expect(time < 60)
        #expect(rasterizer.canvas[1, 1] == RGBColor(0x204060).premultiplied && rasterizer.canvas[3, 3].red == 255)
    }

    /// Groups of every kind are nested far deeper than their memory allows.
    @Test func tenThousandGroupsInsideEachOther() {
        let bounds = PixelRect(x: -20, y: -20, width: 160, height: 120)
        let shadow = GroupMark.Shadow(offset: Point(x: 3, y: 2), sigma: 1, color: .black)
        let backdrop = Mark.backdrop(
            BackdropMark(path: .rect(Rect(x: 3, y: 3, width: 30, height: 20)), material: .blur(sigma: 2)))
        let n = isDebugBuild ? 300 : 10_000
        for group in [
            GroupMark(bounds: bounds, opacity: 0.9), GroupMark(bounds: bounds, blend: .destinationIn),
            GroupMark(bounds: bounds, blend: .multiply),
        ] {
            let nest = (0..<n).flatMap { _ in [Mark.beginGroup(group), dot(5, 5)] }
            for marks in [nest, nest + Array(repeating: .endGroup, count: n), nest + [backdrop]] {
                #expect(
                    seconds { _ = Rasterizer().render(DisplayList(width: 60, height: 40, marks: marks)) } < 60)
            }
        }
        // Blurs and shadows are slow; some hundred of them are deep enough.
        let raster = (0..<(isDebugBuild ? 10 : 200)).flatMap { _ in
            [Mark.beginGroup(GroupMark(bounds: bounds, sigma: 1, shadow: shadow)), dot(5, 5)]
        }
        #expect(
            seconds { _ = Rasterizer().render(DisplayList(width: 60, height: 40, marks: raster + [backdrop])) } < 60)
    }

    /// The marks on canvases of one pixel, one column and one row equal those on a large one.
    @Test func canvasesOfOnePixelColumnAndRow() {
        var lists = RandomList(seed: 6400, width: 100, height: 100, allowsBackdrops: false)
        for i in 0..<(isDebugBuild ? 4 : 40) {
            let list = lists.list()
            for (w, h) in [(1, 1), (1, 10_000), (10_000, 1)] {
                let large = Rasterizer().render(
                    DisplayList(width: min(w, 200), height: min(h, 200), background: list.background, marks: list.marks)
                )
                let out = Rasterizer(threads: 3).render(
                    DisplayList(width: w, height: h, background: list.background, marks: list.marks))
                #expect(
                    pictureDifference(cropped(out, to: large.bounds), large) == nil, "list \(i) at \(w)x\(h):\n\(list)")
            }
        }
    }

    /// The largest pictures of a scene have 16384 pixels on a side and 64 million pixels.
    @Test func canvasesAtTheLimits() {
        let far = GroupMark(
            bounds: PixelRect(x: 0, y: 0, width: 16_384, height: 16_384), opacity: 0.5,
            shadow: .init(offset: Point(x: 4, y: 4), sigma: 3, color: .black))
        for (w, h) in isDebugBuild ? [(16_384, 2)] : [(16_384, 9), (9, 16_384), (8000, 8000)] {
            let corner = Mark.fill(
                FillMark(
                    path: .rect(Rect(x: Double(w) - 2, y: Double(h) - 2, width: 2, height: 2)), paint: .solid(.black)))
            let marks =
                w * h > 1_000_000 ? [corner] : [.beginGroup(far), corner, .endGroup, corner]
            let out = Rasterizer(threads: 2).render(
                DisplayList(width: w, height: h, background: RGBColor.white.premultiplied, marks: marks))
            #expect(out[w - 1, h - 1] == RGBColor.black.premultiplied && out[0, 0] == RGBColor.white.premultiplied)
        }
    }

    @Test func endsWithoutBeginningsAndGroupsLeftOpen() {
        let bounds = PixelRect(x: 0, y: 0, width: 60, height: 40)
        let shadow = GroupMark.Shadow(offset: Point(x: 3, y: 2), sigma: 2, color: .black)
        let backdrop = Mark.backdrop(
            BackdropMark(path: .rect(Rect(x: 3, y: 3, width: 30, height: 20)), material: .blur(sigma: 2)))
        func render(_ marks: [Mark]) -> Bitmap {
            Rasterizer().render(
                DisplayList(width: 60, height: 40, background: RGBColor.white.premultiplied, marks: marks))
        }
        for group in [
            GroupMark(bounds: bounds, opacity: 0.4), GroupMark(bounds: bounds, sigma: 3),
            GroupMark(bounds: bounds, shadow: shadow), GroupMark(bounds: bounds, blend: .destinationIn),
        ] {
            let open: [Mark] = [dot(9, 9), .beginGroup(group), dot(4, 4), backdrop, .beginGroup(group), dot(8, 8)]
            let closed = render(open + [.endGroup, .endGroup])
            #expect(pictureDifference(render(open), closed) == nil)
            #expect(pictureDifference(render([.endGroup, .endGroup] + open + [.endGroup]), closed) == nil)
            #expect(pictureDifference(render(open + [.endGroup, .endGroup, .endGroup, .endGroup]), closed) == nil)
        }
    }

    /// Returns the pixels that are kept for a whole frame: layers across passes, and the inputs of effects.
    private func kept(_ plan: FramePlan, _ list: DisplayList) -> Int {
        zip(plan.entries, list.marks).reduce(0) { sum, pair in
            let (entry, mark) = pair
            if entry.isDropped { return sum }
            if case .beginGroup(let m) = mark {
                let isSoft = m.sigma > 0 || m.shadow != nil
                return sum + (entry.isPersistent ? entry.bounds.area : 0) + (isSoft ? entry.bounds.area : 0)
            }
            return sum + mark.keptPlanes * entry.bounds.area
        }
    }

    @Test(arguments: ["groups with shadows", "blurred groups", "shadows", "backdrops", "groups round backdrops"])
    func memoryForManySiblingsIsBounded(_ kind: String) {
        let (width, height) = (400, 300)
        let bounds = PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height))
        let all = Path.rect(Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
        let backdrop = Mark.backdrop(BackdropMark(path: all, material: .blur(sigma: 2)))
        let one: [Mark] =
            switch kind {
            case "groups with shadows":
                [
                    .beginGroup(
                        GroupMark(
                            bounds: bounds, shadow: .init(offset: Point(x: 1, y: 1), sigma: 1, color: .black))),
                    dot(5, 5), .endGroup,
                ]
            case "blurred groups": [.beginGroup(GroupMark(bounds: bounds, sigma: 1)), dot(5, 5), .endGroup]
            case "shadows": [.shadow(ShadowMark(path: all, sigma: 1, color: .black))]
            case "backdrops": [backdrop]
            default: [.beginGroup(GroupMark(bounds: bounds, opacity: 0.5)), backdrop, .endGroup]
            }
        let list = DisplayList(width: width, height: height, marks: (0..<1000).flatMap { _ in one })
        var plan = FramePlan()
        plan.make(for: list)
        let budget = FramePlan.layerBudget(canvas: width * height)
        // The last mark that fits may exceed the budget by the pixels that are made of its layer.
        #expect(kept(plan, list) <= budget + width * height)
        #expect(plan.entries.contains { $0.isDropped })
        #expect(!plan.entries[0].isDropped)
    }
}
