import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Groups that an opaque mark covers are painted directly onto the layer below, with the pixels of their own layer.
@Suite struct SharedLayerTests {
    /// A mark that clips nothing, but requires a layer of its own for its group.
    private let cut = Mark.fill(
        FillMark(
            path: .rect(Rect(x: -50, y: -50, width: 9, height: 9)), paint: .solid(RGBColor(0x000000)),
            blend: .destinationOut))

    private func turned(_ rect: Rect, _ lists: inout RandomList) -> Path {
        let angle = lists.random.double(-3...3)
        let (sine, cosine) = ExactMath.sincos(angle)
        let turn = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        return .rect(rect).transformed(
            by: .translation(x: -40, y: -35).then(turn).then(.translation(x: 40, y: 35)))
    }

    /// Returns a group that something opaque covers, around random marks.
    private func group(_ lists: inout RandomList, depth: Int) -> [Mark] {
        var bounds = PixelRect(x: 0, y: 0, width: Int32(lists.width), height: Int32(lists.height))
        if lists.random.int(0...2) == 0 { bounds = PixelRect(x: 7, y: 11, width: 60, height: 50) }
        var mark = GroupMark(bounds: bounds)
        if lists.random.int(0...1) == 0 {
            mark.clip = .roundedRect(RoundedRect(Rect(x: 5.5, y: 8.25, width: 61, height: 52), radius: 12))
        } else if lists.random.int(0...1) == 0 {
            mark.clip = turned(Rect(x: 0, y: 5, width: 90, height: 70), &lists)
        }
        if lists.random.int(0...5) == 0 { mark.opacity = 0.7 }
        let area = Rect(
            x: lists.random.double(-20...8), y: lists.random.double(-20...12), width: 120, height: 110)
        let cover: Mark
        switch lists.random.int(0...3) {
        case 0: cover = .backdrop(BackdropMark(path: .rect(area), material: .blur(sigma: 3)))
        case 1: cover = .fill(FillMark(path: .rect(area), paint: .solid(RGBColor(0x22aa66).withAlpha(0.9))))
        case 2: cover = .fill(FillMark(path: turned(area, &lists), paint: .solid(RGBColor(0x66aa22))))
        default: cover = .fill(FillMark(path: .rect(area), paint: .solid(RGBColor(0xaa2266))))
        }
        let inner = depth > 0 ? group(&lists, depth: depth - 1) : []
        return [.beginGroup(mark)] + lists.list(marks: 0...2).marks + [cover] + inner + lists.list(marks: 0...4).marks
            + [.endGroup]
    }

    @Test(arguments: UInt64(0)..<8) func groupsLookAsOnLayersOfTheirOwn(_ seed: UInt64) {
        var lists = RandomList(seed: 5400 + seed, width: 80, height: 70)
        for round in 0..<(isDebugBuild ? 3 : 60) {
            var shared = lists.list(marks: 1...4)
            var own = shared
            for mark in group(&lists, depth: lists.random.int(0...2)) {
                shared.marks.append(mark)
                own.marks.append(mark)
                if case .beginGroup = mark { own.marks.append(cut) }
            }
            let living = Rasterizer(threads: 2)
            living.renderer.tileLog = Int32(lists.random.int(2...6))
            living.renderer.preparation.interiors.leastArea = 1
            living.update(to: shared)
            let wrong = pictureDifference(living.canvas, Rasterizer().render(own))
            #expect(wrong == nil, "seed \(seed), round \(round):\n\(shared)")
            if wrong != nil { return }
        }
    }

    /// A mark that is hidden on all sides is not painted; one that is hidden in part is.
    @Test func groupHidesWhatLiesBelowWhereItIsOpaque() {
        let below = Mark.fill(
            FillMark(path: .ellipse(in: Rect(x: 0, y: 0, width: 200, height: 200)), paint: .solid(RGBColor(0xff0000))))
        let panel = Rect(x: 20, y: 30, width: 160, height: 150)
        let group = GroupMark(
            bounds: PixelRect(x: 0, y: 0, width: 200, height: 200), clip: .roundedRect(RoundedRect(panel, radius: 20)))
        let fill = Mark.fill(FillMark(path: .rect(panel), paint: .solid(RGBColor(0x0000ff))))
        let list = DisplayList(
            width: 200, height: 200, background: RGBColor(0xffffff).premultiplied,
            marks: [below, .beginGroup(group), fill, .endGroup])
        let living = Rasterizer()
        living.update(to: list)
        let item = living.renderer.preparation.items[1]
        #expect(living.renderer.preparation.covers[item.covers].map(\.mark) == [2])
        #expect(item.opaque.area > 100 * 100)
        #expect(pictureDifference(living.canvas, Rasterizer().render(list)) == nil)
        #expect(living.canvas[100, 100].bits == 0xffff_0000 && living.canvas[20, 30].bits != 0xffff_0000)
    }
}
