import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Fills of whole rows are combined with the background before it is painted.
@Suite("Fills of whole rows") struct WholeRowTests {
    /// The canvas is too narrow for a half to be painted by itself.
    private static let (width, height) = (90, 100)

    private func fill(_ rows: ClosedRange<Double>, _ columns: Range<Double>, _ paint: Paint, _ blend: BlendMode) -> Mark
    {
        let rect = Rect(
            x: columns.lowerBound, y: rows.lowerBound, width: columns.upperBound - columns.lowerBound,
            height: rows.upperBound - rows.lowerBound)
        return .fill(FillMark(path: .rect(rect), paint: paint, blend: blend))
    }

    private func paint(_ lists: inout RandomList) -> Paint {
        func color() -> RGBColor { lists.color().withAlpha(lists.random.chance(2) ? 1 : lists.random.double(0...1)) }
        if lists.random.chance(2) { return .solid(color()) }
        let end = Point(x: lists.random.chance(3) ? 40 : 0, y: 80)
        return .linear(
            start: Point(x: 0, y: 10), end: end, stops: [GradientStop(0, color()), GradientStop(1, color())])
    }

    /// Returns marks in two versions, the second with halves in place of fills of whole rows.
    private func marks(_ lists: inout RandomList, depth: Int) -> (whole: [Mark], halves: [Mark]) {
        var out: (whole: [Mark], halves: [Mark]) = ([], [])
        for _ in 0..<lists.random.int(1...5) {
            let y = lists.random.double(-5...90).rounded()
            let rows = y...(y + lists.random.double(1...100).rounded())
            let paint = paint(&lists)
            let blend = lists.random.element(of: [BlendMode.normal, .normal, .normal, .plusLighter, .multiply])
            let right = Double(Self.width)
            out.whole.append(fill(rows, 0..<right, paint, blend))
            out.halves += [fill(rows, 0..<41, paint, blend), fill(rows, 41..<right, paint, blend)]
            var others = lists.list(marks: 0...2).marks
            if depth > 0, lists.random.chance(2) {
                var group = GroupMark(
                    bounds: PixelRect(x: 0, y: 0, width: Int32(Self.width), height: Int32(Self.height)))
                if lists.random.chance(2) { group.opacity = 0.6 }
                if lists.random.chance(3) { group.sigma = 0.45 }
                if lists.random.chance(4) { group.blend = .destinationIn }
                let inside = marks(&lists, depth: depth - 1)
                out.whole += [.beginGroup(group)] + inside.whole + [.endGroup]
                out.halves += [.beginGroup(group)] + inside.halves + [.endGroup]
                others = []
            }
            out.whole += others
            out.halves += others
        }
        return out
    }

    @Test("are what their halves are", arguments: UInt64(0)..<12)
    func areTheirHalves(_ seed: UInt64) {
        var lists = RandomList(seed: 6100 + seed, width: Self.width, height: Self.height)
        let living = Rasterizer(threads: lists.random.int(1...3))
        living.renderer.tileLog = Int32(lists.random.int(2...7))
        living.renderer.smallGroup = lists.random.int(0...1) * (1 << 18)
        for round in 0..<(isDebugBuild ? 4 : 60) {
            let marks = marks(&lists, depth: lists.random.int(0...2))
            let background = lists.color().premultiplied
            func list(_ marks: [Mark]) -> DisplayList {
                DisplayList(width: Self.width, height: Self.height, background: background, marks: marks)
            }
            if lists.random.chance(2) { living.forget() }
            living.update(to: list(marks.whole))
            let wrong = pictureDifference(living.canvas, Rasterizer().render(list(marks.halves)))
            #expect(wrong == nil, "seed \(seed), round \(round):\n\(list(marks.whole))")
            if wrong != nil { return }
        }
    }
}
