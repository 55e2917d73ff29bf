import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct DamageTests {
    /// Returns the error of an update; nil for a correct one.
    private func fault(_ rasterizer: Rasterizer, _ list: DisplayList) -> String? {
        let before = rasterizer.canvas
        let damage = rasterizer.update(to: list)
        if let d = pictureDifference(rasterizer.canvas, Rasterizer().render(list)) { return "not as a fresh one: \(d)" }
        let all = PixelRect(x: 0, y: 0, width: Int32(list.width), height: Int32(list.height))
        for (i, r) in damage.rects.enumerated() {
            if r.isEmpty || r.intersection(all) != r { return "damage \(r) leaves the canvas" }
            for other in damage.rects[..<i] where !r.intersection(other).isEmpty { return "\(r) overlaps \(other)" }
        }
        guard before.width == list.width, before.height == list.height else {
            return damage.area == all.area ? nil : "another size is not all damage"
        }
        for y in 0..<list.height {
            for x in 0..<list.width where before[x, y] != rasterizer.canvas[x, y] {
                let pixel = PixelRect(x: Int32(x), y: Int32(y), width: 1, height: 1)
                if !damage.intersects(pixel) { return "\(x),\(y) changed outside the damage \(damage.rects)" }
            }
        }
        return nil
    }

    @Test(arguments: UInt64(0)..<12)
    func updatesAreFreshPicturesAndChangeNothingElse(_ seed: UInt64) {
        var lists = RandomList(seed: 5200 + seed, width: 90, height: 150)
        for round in 0..<(isDebugBuild ? 2 : 60) {
            let rasterizer = Rasterizer()
            for (i, list) in lists.chain(6).enumerated() {
                let wrong = fault(rasterizer, list)
                #expect(wrong == nil, "seed \(seed), round \(round), step \(i):\n\(list)")
                if wrong != nil { return }
            }
        }
    }

    /// Marks that are added to a list, even to an empty one, are painted over the picture without a new background.
    @Test func listsThatGrowFromNothingAreFreshPictures() {
        var lists = RandomList(seed: 5250, width: 70, height: 60)
        for round in 0..<(isDebugBuild ? 10 : 200) {
            var list = DisplayList(width: 70, height: 60, background: lists.color().premultiplied)
            let rasterizer = Rasterizer()
            rasterizer.update(to: list)
            for _ in 0..<4 {
                list.marks += (0..<lists.random.int(1...3)).map { _ in lists.mark() }
                let wrong = fault(rasterizer, list)
                #expect(wrong == nil, "round \(round):\n\(list)")
                if wrong != nil { return }
            }
        }
    }

    @Test func anEqualListIsNoDamage() {
        var lists = RandomList(seed: 5300, width: 60, height: 50)
        let rasterizer = Rasterizer()
        for _ in 0..<50 {
            let list = lists.list()
            rasterizer.update(to: list)
            let picture = rasterizer.canvas
            #expect(rasterizer.update(to: list).isEmpty)
            #expect(pictureDifference(rasterizer.canvas, picture) == nil)
        }
    }

    @Test func everythingIsDamageAtFirstAfterForgettingAndAtAnotherSize() {
        let rasterizer = Rasterizer()
        let list = DisplayList(width: 30, height: 20, marks: [])
        #expect(rasterizer.update(to: list).area == 600)
        rasterizer.forget()
        #expect(rasterizer.update(to: list).area == 600)
        #expect(rasterizer.update(to: DisplayList(width: 20, height: 30)).area == 600)
        #expect(fault(rasterizer, DisplayList(width: 7, height: 9, background: RGBColor.white.premultiplied)) == nil)
        #expect(rasterizer.update(to: DisplayList(width: 7, height: 9)).area == 63, "another background")
    }

    private func dot(_ x: Int, _ y: Int, _ color: RGBColor = .black) -> Mark {
        .fill(
            FillMark(path: .ellipse(in: Rect(x: Double(x), y: Double(y), width: 20, height: 20)), paint: .solid(color)))
    }

    /// Returns the damage of replacing mark `i` of a page of dots.
    private func damage(_ marks: [Mark], replacing i: Int, by mark: Mark) -> Damage {
        var list = DisplayList(width: 800, height: 600, background: RGBColor.white.premultiplied, marks: marks)
        let rasterizer = Rasterizer()
        rasterizer.update(to: list)
        list.marks[i] = mark
        let d = rasterizer.update(to: list)
        #expect(pictureDifference(rasterizer.canvas, Rasterizer().render(list)) == nil)
        return d
    }

    @Test func aSmallChangeIsSmallDamage() {
        let page = (0..<100).map { dot($0 % 10 * 70 + 5, $0 / 10 * 55 + 5) }
        let box = PixelRect(x: 355, y: 225, width: 20, height: 20)
        let moved = damage(page, replacing: 45, by: page[45].moved(3, -4))
        #expect(moved.bounds == box.union(PixelRect(x: 358, y: 221, width: 20, height: 20)))
        let inked = damage(page, replacing: 45, by: dot(355, 225, RGBColor(0xff0000)))
        #expect(inked.rects == [box])
        // The mark is in a group, and beside blurs that do not see it.
        let glass = Mark.glass(glass([RoundedRect(Rect(x: 600, y: 500, width: 100, height: 50), radius: 20)]))
        let backdrop = Mark.backdrop(
            BackdropMark(path: .rect(Rect(x: 20, y: 450, width: 90, height: 90)), material: .blur(sigma: 8)))
        let all = GroupMark(bounds: PixelRect(x: 0, y: 0, width: 800, height: 600), opacity: 0.9)
        let grouped = [backdrop, glass, .beginGroup(all)] + page + [.endGroup, backdrop, glass]
        let inside = damage(grouped, replacing: 48, by: dot(355, 225, RGBColor(0xff0000)))
        #expect(inside.rects == [box])
    }

    /// A blur of a changed area also changes, as far as it is visible, and nothing else does.
    @Test func whatLooksAtAChangeIsDamageToo() {
        let page = (0..<100).map { dot($0 % 10 * 70 + 5, $0 / 10 * 55 + 5) }
        let backdrop = Mark.backdrop(
            BackdropMark(path: .rect(Rect(x: 380, y: 200, width: 60, height: 90)), material: .blur(sigma: 8)))
        let d = damage(page + [backdrop], replacing: 45, by: dot(355, 225, RGBColor(0xff0000)))
        let seen = PixelRect(x: 380, y: 200, width: 60, height: 90)
        #expect(d.bounds == PixelRect(x: 355, y: 225, width: 20, height: 20).union(seen))
        // A blurred group is made as a whole.
        let box = PixelRect(x: 300, y: 200, width: 120, height: 80)
        let blurred = GroupMark(bounds: box, sigma: 4)
        let raster = damage([.beginGroup(blurred)] + page + [.endGroup], replacing: 46, by: dot(355, 225, .white))
        let reach = BlurPlan(sigma: 4).region(around: box)
        #expect(!raster.isEmpty && raster.bounds.intersection(reach) == raster.bounds)
    }

    @Test func damageJoinsWhatOverlapsAndStaysShort() {
        var random = SplitMix64(seed: 5400)
        for _ in 0..<200 {
            var damage = Damage()
            let rects = (0..<40).map { _ in
                PixelRect(
                    x: Int32(random.int(-50...300)), y: Int32(random.int(-50...300)), width: Int32(random.int(-1...60)),
                    height: Int32(random.int(-1...60)))
            }
            for r in rects { damage.add(r) }
            #expect(damage.rects.count <= Damage.mostRects)
            for r in rects where !r.isEmpty {
                // Overlapping rectangles are joined, so that each is within one.
                #expect(damage.rects.contains { $0.intersection(r) == r })
            }
            for (i, a) in damage.rects.enumerated() {
                for b in damage.rects[..<i] { #expect(a.intersection(b).isEmpty) }
            }
        }
    }
}
