import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct RelationTests {
    private let bounds = PixelRect(x: 0, y: 0, width: 60, height: 50)

    private func render(_ marks: [Mark], width: Int = 60, height: Int = 50, on color: RGBColor = .white) -> Bitmap {
        Rasterizer().render(DisplayList(width: width, height: height, background: color.premultiplied, marks: marks))
    }

    private func fill(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ color: RGBColor) -> Mark {
        .fill(FillMark(path: .ellipse(in: Rect(x: x, y: y, width: w, height: h)), paint: .solid(color)))
    }

    @Test func theSameListGivesTheSamePictureWhateverWasDrawnBefore() {
        let used = Rasterizer()
        var lists = RandomList(seed: 80, width: 60, height: 50)
        for _ in 0..<(isDebugBuild ? 30 : 300) {
            let list = lists.list()
            let fresh = Rasterizer().render(list)
            #expect(pictureDifference(used.render(list), fresh) == nil)
            #expect(pictureDifference(used.render(list), fresh) == nil)
        }
    }

    @Test func picturesLeaveTheCacheWithoutATrace() {
        let used = Rasterizer()
        var lists = RandomList(seed: 81, width: 20, height: 20)
        let marks = (0..<80).map { _ in
            Mark.image(ImageMark(image: lists.image(), transform: .scale(0.3)))
        }
        let before = marks.map { used.render(DisplayList(width: 20, height: 20, marks: [$0])) }
        let after = marks.map { used.render(DisplayList(width: 20, height: 20, marks: [$0])) }
        #expect(before == after)
    }

    @Test func equalListsGiveEqualPictures() {
        for seed in UInt64(0)..<(isDebugBuild ? 10 : 100) {
            // The list is made twice, so that pictures and outlines are different objects with equal contents.
            var a = RandomList(seed: seed, width: 30, height: 30)
            var b = RandomList(seed: seed, width: 30, height: 30)
            let (one, two) = (a.list(), b.list())
            #expect(one == two && one.hashValue == two.hashValue && one.description == two.description)
            #expect(pictureDifference(Rasterizer().render(one), Rasterizer().render(two)) == nil)
        }
    }

    /// A smaller canvas equals that part of a larger one: shadows, blurs, layers and pictures don't depend on its edge.
    @Test func aSmallerCanvasCrops() {
        var lists = RandomList(seed: 82, width: 90, height: 70, allowsBackdrops: false)
        for i in 0..<(isDebugBuild ? 30 : 400) {
            let large = lists.list()
            for (w, h) in [(60, 50), (90, 1), (17, 70)] {
                let small = DisplayList(width: w, height: h, background: large.background, marks: large.marks)
                let crop = cropped(
                    Rasterizer().render(large), to: PixelRect(x: 0, y: 0, width: Int32(w), height: Int32(h)))
                #expect(pictureDifference(Rasterizer().render(small), crop) == nil, "list \(i) at \(w)x\(h):\n\(large)")
            }
        }
    }

    @Test func aPlainGroupIsNoGroup() {
        for color in [RGBColor(0x3366cc), RGBColor(0x3366cc, alpha: 0.37)] {
            let mark = fill(5.3, 6.1, 40, 30, color)
            #expect(render([.beginGroup(GroupMark(bounds: bounds)), mark, .endGroup]) == render([mark]))
        }
        // Overlapping marks are rounded once more.
        var lists = RandomList(seed: 83, width: 60, height: 50)
        for _ in 0..<100 {
            let marks = (0..<3).map { _ in
                Mark.fill(FillMark(path: lists.path(), paint: .solid(lists.color())))
            }
            let grouped = render([.beginGroup(GroupMark(bounds: bounds))] + marks + [.endGroup])
            #expect(largestDifference(grouped, render(marks)) <= 2)
        }
    }

    @Test func aFadedGroupIsAFadedMark() {
        let group = render([
            .beginGroup(GroupMark(bounds: bounds, opacity: 0.4)), fill(5, 6, 40, 30, .black), .endGroup,
        ])
        #expect(largestDifference(group, render([fill(5, 6, 40, 30, RGBColor.black.withAlpha(0.4))])) <= 1)
        // An overlap inside the group is invisible.
        let two = render([
            .beginGroup(GroupMark(bounds: bounds, opacity: 0.4)), fill(5, 6, 40, 30, .black),
            fill(15, 6, 40, 30, .black),
            .endGroup,
        ])
        #expect(two[25, 20] == group[20, 20])
    }

    @Test func aRectangularClipCrops() {
        var lists = RandomList(seed: 84, width: 60, height: 50)
        let clip = PixelRect(x: 13, y: 9, width: 31, height: 22)
        let path = Path.rect(Rect(x: 13, y: 9, width: 31, height: 22))
        for _ in 0..<100 {
            let marks = (0..<3).map { _ in Mark.fill(FillMark(path: lists.path(), paint: lists.paint())) }
            let whole = render([.beginGroup(GroupMark(bounds: bounds))] + marks + [.endGroup])
            let cut = render([.beginGroup(GroupMark(bounds: bounds, clip: path))] + marks + [.endGroup])
            let small = render([.beginGroup(GroupMark(bounds: clip))] + marks + [.endGroup])
            for y in 0..<50 {
                for x in 0..<60 {
                    let inside = (13..<44).contains(x) && (9..<31).contains(y)
                    #expect(cut[x, y] == (inside ? whole[x, y] : RGBColor.white.premultiplied))
                }
            }
            #expect(small == cut, "bounds cut as a clip does")
        }
    }

    @Test func orderMatters() {
        let (a, b) = (fill(5, 5, 30, 30, .black), fill(20, 20, 30, 30, RGBColor(0xff0000)))
        #expect(render([a, b])[28, 28].red == 255)
        #expect(render([b, a])[28, 28].red == 0)
    }

    @Test func unbalancedGroupsAreSafe() {
        let mark = fill(5, 6, 40, 30, .black)
        #expect(render([.endGroup, .endGroup, mark, .endGroup]) == render([mark]))
        let group = GroupMark(bounds: bounds, opacity: 0.5)
        #expect(
            render([.beginGroup(group), .beginGroup(group), mark])
                == render([.beginGroup(group), .beginGroup(group), mark, .endGroup, .endGroup]))
    }

    @Test func groupsThatShowNothingAreSkipped() {
        let mark = fill(5, 6, 40, 30, .black)
        let blank = render([])
        for group in [
            GroupMark(bounds: bounds, opacity: 0), GroupMark(bounds: bounds, opacity: .nan), GroupMark(bounds: .zero),
            GroupMark(bounds: bounds, clip: Path()), GroupMark(bounds: PixelRect(x: 900, y: 0, width: 10, height: 10)),
            GroupMark(bounds: PixelRect(x: .min, y: .max, width: .max, height: .min)),
        ] {
            #expect(render([.beginGroup(group), mark, .endGroup]) == blank)
        }
    }

    /// A group's blur is the blur of its picture, including the area outside the canvas.
    @Test(arguments: [1.5, 5, 11])
    func blurredGroupsEqualTheTrueGaussian(_ sigma: Double) {
        let mark = Mark.fill(
            FillMark(
                path: .rect(Rect(x: -30, y: 12, width: 60, height: 70)), paint: .solid(RGBColor(0x40ff80, alpha: 0.8))))
        let large = PixelRect(x: -60, y: -60, width: 180, height: 180)
        let out = render([.beginGroup(GroupMark(bounds: large, sigma: sigma)), mark, .endGroup], on: .clear)
        let flat = Mask(.rect(Rect(x: -30, y: 12, width: 60, height: 70)), within: large)
        let exact = trueGaussian(
            coverage(flat, in: large).map { Double($0) * 204 / 255 }, width: 180, height: 180, sigma: sigma,
            extend: false)
        for y in 0..<50 {
            for x in 0..<60 {
                let want = exact[(y + 60) * 180 + x + 60]
                #expect((Double(out[x, y].alpha) - want).magnitude <= 1.2)
                #expect((Double(out[x, y].green) - want).magnitude <= 1.5 && out[x, y].green <= out[x, y].alpha)
            }
        }
    }

    @Test func markBoundsHoldEveryChange() {
        var lists = RandomList(seed: 85, width: 60, height: 50)
        for _ in 0..<(isDebugBuild ? 100 : 1500) {
            let mark = lists.mark()
            // A mask removes everything outside its bounds.
            if case .beginGroup(let m) = mark, m.blend == .destinationIn { continue }
            let back = lists.color().premultiplied
            let out = Rasterizer().render(DisplayList(width: 60, height: 50, background: back, marks: [mark]))
            let held = mark.bounds
            for y in Int32(0)..<50 {
                for x in Int32(0)..<60 where out[Int(x), Int(y)] != back {
                    let inside = x >= held.x && y >= held.y && x < held.maxX && y < held.maxY
                    #expect(inside, "\(x),\(y) outside \(held) of \(DisplayList(width: 1, height: 1, marks: [mark]))")
                    if !inside { return }
                }
            }
        }
    }

    @Test func everyPictureStaysPremultiplied() {
        var lists = RandomList(seed: 86, width: 40, height: 30)
        for _ in 0..<(isDebugBuild ? 30 : 500) {
            for p in Rasterizer().render(lists.list()).pixels.map(PremultipliedColor.init(bits:)) {
                #expect(p.red <= p.alpha && p.green <= p.alpha && p.blue <= p.alpha)
            }
        }
    }
}
