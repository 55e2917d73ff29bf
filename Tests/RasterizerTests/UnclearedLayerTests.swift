import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Layers of blurred groups are not cleared where something opaque in the group covers them, nor painted behind clips.
@Suite("Layers that are not cleared") struct UnclearedLayerTests {
    private static let (width, height) = (150, 120)

    /// Returns a page as a fill, or as a gradient of one color that is opaque only where the page is.
    private func page(_ rect: Rect, _ color: RGBColor, isKnown: Bool) -> Mark {
        let stops = [GradientStop(0, color), GradientStop(0.5, color), GradientStop(1, .clear)]
        let gradient = Paint.linear(start: .zero, end: Point(x: 0, y: 1000), stops: stops)
        return .fill(FillMark(path: .rect(rect), paint: isKnown ? .solid(color) : gradient))
    }

    /// - Returns: The group with a page that is known to be opaque, and with one that is not.
    private func group(_ lists: inout RandomList, depth: Int) -> (known: [Mark], unknown: [Mark]) {
        func near(_ v: Double, _ spread: Double) -> Double { v + lists.random.double(-spread...spread) }
        var mark = GroupMark(
            bounds: PixelRect(x: -12, y: 7, width: Int32(Self.width), height: Int32(Self.height)),
            sigma: lists.random.element(of: [0.3, 0.45, 0.8, 1.2, 3]))
        let clip = Rect(x: near(15, 12), y: near(20, 12), width: near(90, 30), height: near(70, 30))
        if !lists.random.chance(4) {
            mark.clip = lists.random.chance(2) ? .rect(clip) : .roundedRect(RoundedRect(clip, radius: 14))
        }
        if lists.random.chance(6) { mark.opacity = 0.6 }
        let rect = Rect(x: near(-5, 9), y: near(2, 9), width: near(130, 20), height: near(110, 20))
        let color = RGBColor(lists.random.element(of: [0x79a3f2, 0xffffff, 0x204060]))
        let before = lists.list(marks: 0...2).marks
        let inner = depth > 0 ? group(&lists, depth: depth - 1) : ([], [])
        let after = lists.list(marks: 1...4).marks
        func all(_ inner: [Mark], isKnown: Bool) -> [Mark] {
            [.beginGroup(mark)] + before + [page(rect, color, isKnown: isKnown)] + inner + after + [.endGroup]
        }
        return (all(inner.0, isKnown: true), all(inner.1, isKnown: false))
    }

    @Test("show nothing of what they held before", arguments: UInt64(0)..<8)
    func showNothingOfTheirPast(_ seed: UInt64) {
        var lists = RandomList(seed: 5900 + seed, width: Self.width, height: Self.height)
        let living = Rasterizer(threads: lists.random.int(1...3))
        living.renderer.tileLog = Int32(lists.random.int(2...6))
        living.renderer.smallGroup = lists.random.int(0...1) * (1 << 18)
        for round in 0..<(isDebugBuild ? 3 : 60) {
            var list = lists.list(marks: 1...4)
            var unknown = list
            let marks = group(&lists, depth: lists.random.int(0...1))
            list.marks += marks.known
            unknown.marks += marks.unknown
            if lists.random.chance(2) { living.forget() }
            living.update(to: list)
            let wrong = pictureDifference(living.canvas, Rasterizer().render(unknown))
            #expect(wrong == nil, "seed \(seed), round \(round):\n\(list)")
            if wrong != nil { return }
        }
    }

    @Test("are found")
    func areFound() {
        var mark = GroupMark(bounds: PixelRect(x: 0, y: 0, width: 100, height: 100), sigma: 0.45)
        mark.clip = .rect(Rect(x: 10.5, y: 10, width: 60, height: 60))
        let living = Rasterizer()
        let page = page(Rect(x: 0.5, y: 0, width: 99, height: 100), .white, isKnown: true)
        living.update(to: DisplayList(width: 100, height: 100, marks: [.beginGroup(mark), page, .endGroup]))
        let item = living.renderer.preparation.items[0]
        #expect(living.renderer.preparation.covers[item.layerCovers].map(\.mark) == [1])
        // The area below the group is visible at its clip's edges.
        #expect(item.covers.isEmpty && item.opaque.area == 0)
    }

    /// The layer is not opaque below a mark that clips it, whatever the first mark is.
    @Test("show what lies below where they are cut", arguments: [2, 40])
    func cutLayers(marksBefore count: Int) {
        var mark = GroupMark(bounds: PixelRect(x: 0, y: 0, width: 100, height: 100), sigma: 0.45)
        mark.clip = .rect(Rect(x: 10, y: 10, width: 80, height: 80))
        let dot = Mark.fill(
            FillMark(path: .rect(Rect(x: 12, y: 12, width: 3, height: 3)), paint: .solid(RGBColor(0x204060))))
        let hole = Mark.fill(
            FillMark(
                path: .rect(Rect(x: 30, y: 30, width: 40, height: 40)), paint: .solid(.white), blend: .destinationOut))
        let page = page(Rect(x: 0, y: 0, width: 100, height: 100), .white, isKnown: true)
        // A mark that reads the layer keeps it until it is blurred.
        let look = Mark.backdrop(
            BackdropMark(path: .rect(Rect(x: 70, y: 70, width: 9, height: 9)), material: .blur(sigma: 2)))
        let living = Rasterizer(threads: 2)
        living.renderer.smallGroup = 0
        let picture = living.render(
            DisplayList(
                width: 100, height: 100, background: RGBColor(0xff0000).premultiplied,
                marks: [.beginGroup(mark), page] + Array(repeating: dot, count: count) + [hole, look, .endGroup]))
        #expect(picture[50, 50].bits == 0xff00_00ff && picture[20, 20].bits == 0xffff_ffff)
    }
}
