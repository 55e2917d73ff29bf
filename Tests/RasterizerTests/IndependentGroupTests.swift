import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Blurred groups that do not read the canvas are made before anything is painted. Their pixels are those of groups
/// that are made in order.
@Suite struct IndependentGroupTests {
    /// A mark that shows nothing, but makes a group wait for what has been painted.
    private let look = Mark.backdrop(
        BackdropMark(path: .rect(Rect(x: 0, y: 0, width: 80, height: 70)), material: .blur(sigma: 3), opacity: 0))

    private func group(_ lists: inout RandomList, depth: Int) -> [Mark] {
        var mark = GroupMark(bounds: PixelRect(x: 0, y: 0, width: Int32(lists.width), height: Int32(lists.height)))
        if lists.random.int(0...2) == 0 { mark.bounds = PixelRect(x: -9, y: 11, width: 60, height: 90) }
        if lists.random.int(0...1) == 0 { mark.sigma = lists.random.double(0.5...4) }
        if lists.random.int(0...1) == 0 {
            mark.shadow = CastShadow(
                offset: Point(x: lists.random.double(-6...6), y: lists.random.double(-6...6)),
                sigma: lists.random.double(0.5...4), color: RGBColor(0x204060).withAlpha(0.7))
        }
        if lists.random.int(0...2) == 0 {
            mark.clip = .roundedRect(RoundedRect(Rect(x: 5.5, y: 8.25, width: 61, height: 52), radius: 12))
        }
        if lists.random.int(0...3) == 0 { mark.opacity = 0.7 }
        let inner = depth > 0 ? group(&lists, depth: depth - 1) + group(&lists, depth: depth - 1) : []
        return [.beginGroup(mark)] + lists.list(marks: 1...2).marks + inner + lists.list(marks: 0...2).marks
            + [.endGroup]
    }

    @Test(arguments: UInt64(0)..<8) func groupsLookAsOnesThatWait(_ seed: UInt64) {
        var lists = RandomList(seed: 5600 + seed, width: 80, height: 70, allowsBackdrops: false)
        for round in 0..<(isDebugBuild ? 3 : 60) {
            var early = lists.list(marks: 1...4)
            var late = early
            for mark in group(&lists, depth: lists.random.int(0...2)) {
                early.marks.append(mark)
                late.marks.append(mark)
                if case .beginGroup = mark { late.marks.append(look) }
            }
            let living = Rasterizer(threads: lists.random.int(1...3))
            living.renderer.tileLog = Int32(lists.random.int(2...6))
            living.renderer.smallGroup = lists.random.int(0...1) * (1 << 18)
            living.update(to: early)
            let wrong = pictureDifference(living.canvas, Rasterizer().render(late))
            #expect(wrong == nil, "seed \(seed), round \(round):\n\(early)")
            if wrong != nil { return }
        }
    }

    @Test(arguments: [0.4, 1.5, 5, 12, 45]) func groupIsBlurredAlikeInStripsAndAtOnce(_ sigma: Double) {
        var lists = RandomList(seed: 91, width: 60, height: 1300, allowsBackdrops: false)
        let bounds = PixelRect(x: 3, y: -40, width: 50, height: 1250)
        for round in 0..<4 {
            let inside = lists.list(marks: 4...9).marks
            func picture(_ first: [Mark]) -> Bitmap {
                let group = Mark.beginGroup(GroupMark(bounds: bounds, sigma: sigma))
                return Rasterizer().render(
                    DisplayList(width: 60, height: 1300, marks: [group] + first + inside + [.endGroup]))
            }
            let wrong = pictureDifference(picture([]), picture([look]))
            #expect(wrong == nil, "round \(round)")
        }
    }

    /// Narrow blurs are made in blocks, of which those of one color are filled.
    @Test(arguments: [0.3, 0.45, 0.8, 1], [1, 2, 3]) func `a narrow blur of large areas is that of all of them at once`(
        _ sigma: Double, threads: Int
    ) {
        var lists = RandomList(seed: 92, width: 420, height: 330, allowsBackdrops: false)
        for round in 0..<3 {
            let bounds = PixelRect(
                x: Int32(lists.random.int(-30...5)), y: Int32(lists.random.int(-30...5)), width: 400, height: 320)
            let areas = [Rect(x: -50, y: -50, width: 500, height: 260), Rect(x: 20, y: 150, width: 370, height: 200)]
            let inside =
                zip(areas, [RGBColor(0x79A3F2), RGBColor(0x20406080).withAlpha(0.5)]).map {
                    Mark.fill(FillMark(path: .rect($0), paint: .solid($1)))
                } + lists.list(marks: 2...4).marks
            func picture(_ first: [Mark]) -> Bitmap {
                let group = Mark.beginGroup(GroupMark(bounds: bounds, sigma: sigma))
                return Rasterizer(threads: threads).render(
                    DisplayList(width: 420, height: 330, marks: [group] + first + inside + [.endGroup]))
            }
            let wrong = pictureDifference(picture([]), picture([look]))
            #expect(wrong == nil, "round \(round)")
        }
    }

    /// The mark itself does not change.
    @Test(arguments: [0.4, 3]) func `a mark that moves into a blurred group is seen no longer where the clip hides it`(
        sigma: Double
    ) {
        let fill = Mark.fill(FillMark(path: .rect(Rect(x: 5, y: 5, width: 60, height: 50)), paint: .solid(.black)))
        for hidden in [Rect(x: 200, y: 5, width: 9, height: 9), Rect(x: 30, y: -9, width: 20, height: 40)] {
            let group = GroupMark(
                bounds: PixelRect(x: 0, y: 0, width: 80, height: 70), sigma: sigma, clip: .rect(hidden))
            func list(_ marks: [Mark]) -> DisplayList { DisplayList(width: 80, height: 70, marks: marks) }
            let lists = [list([fill]), list([.beginGroup(group), fill, .endGroup]), list([fill])]
            let living = Rasterizer(threads: 2)
            for list in lists {
                living.update(to: list)
                #expect(pictureDifference(living.canvas, Rasterizer().render(list)) == nil)
            }
        }
    }

    @Test(arguments: [true, false], [0, 2.5]) func aGroupWithoutItsLastMarkIsMadeAgain(isClosed: Bool, sigma: Double) {
        let bounds = PixelRect(x: 0, y: 0, width: 80, height: 70)
        let shadow = CastShadow(offset: .zero, sigma: 2, color: RGBColor(0x000000))
        func square(_ at: Double, _ color: UInt32) -> Mark {
            .fill(FillMark(path: .rect(Rect(x: at, y: at, width: 20, height: 20)), paint: .solid(RGBColor(color))))
        }
        func list(_ inside: [Mark]) -> DisplayList {
            let group = GroupMark(bounds: bounds, sigma: sigma, shadow: sigma == 0 ? shadow : nil)
            let end = isClosed ? [Mark.endGroup] : []
            return DisplayList(width: 80, height: 70, marks: [.beginGroup(group)] + inside + end)
        }
        let fewer = list([square(9, 0xaa2266)])
        let living = Rasterizer()
        living.update(to: list([square(9, 0xaa2266), square(40, 0x2266aa)]))
        living.update(to: fewer)
        #expect(pictureDifference(living.canvas, Rasterizer().render(fewer)) == nil)
    }

    @Test func groupsThatLookAtNothingDivideNoPass() {
        let shadow = CastShadow(offset: .zero, sigma: 2, color: RGBColor(0x000000))
        let bounds = PixelRect(x: 0, y: 0, width: 80, height: 70)
        func plan(_ inside: [Mark]) -> FramePlan {
            let group = [Mark.beginGroup(GroupMark(bounds: bounds, shadow: shadow))] + inside + [.endGroup]
            let marks = [Mark.beginGroup(GroupMark(bounds: bounds))] + group + [.endGroup]
            var plan = FramePlan()
            plan.make(for: DisplayList(width: 80, height: 70, marks: marks))
            return plan
        }
        let page = Mark.fill(
            FillMark(path: .rect(Rect(x: 9, y: 9, width: 20, height: 20)), paint: .solid(RGBColor(0xaa2266))))
        let free = plan([page])
        #expect(free.entries[1].isIndependent)
        #expect(!free.entries[0].isPersistent)
        #expect(!free.entries.contains { $0.isBarrier })
        let looking = plan([page, look])
        #expect(!looking.entries[1].isIndependent)
        #expect(looking.entries[0].isPersistent)
        #expect(looking.entries[4].isBarrier)
    }
}
