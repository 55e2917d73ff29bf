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

/// Rows of a softly blurred layer that have one color need not be painted.
@Suite("Plain rows of a layer") struct PlainRowTests {
    private static let (width, height) = (130, 230)
    private static let page = RGBColor(0x79a3f2)

    /// Returns a page in a blurred group that waits for the mark that reads it.
    private func list(_ inside: [Mark], below: [Mark] = []) -> DisplayList {
        var group = GroupMark(bounds: PixelRect(x: -10, y: -10, width: 140, height: 240), sigma: 0.45)
        group.clip = .rect(Rect(x: 5, y: 5, width: 110, height: 210))
        let page = FillMark(path: .rect(Rect(x: -20, y: -20, width: 170, height: 270)), paint: .solid(Self.page))
        let look = BackdropMark(path: .rect(Rect(x: 30, y: 24, width: 9, height: 9)), material: .blur(sigma: 1))
        return DisplayList(
            width: Self.width, height: Self.height,
            marks: below + [.beginGroup(group), .fill(page)] + inside + [.backdrop(look), .endGroup])
    }

    @Test("are known, but for those near other marks")
    func areKnown() throws {
        let below = Mark.fill(
            FillMark(path: .rect(Rect(x: 0, y: 0, width: 130, height: 230)), paint: .solid(RGBColor(0x204060))))
        let dot = Mark.fill(FillMark(path: .rect(Rect(x: 50, y: 150, width: 3, height: 4)), paint: .solid(.white)))
        let living = Rasterizer()
        living.renderer.smallGroup = 0
        living.renderer.tileLog = 6
        let list = list([dot], below: [below])
        living.update(to: list)
        guard case .narrowlyBlurred(let blur)? = living.renderer.last.outputs[list.marks.count - 1]?.content else {
            Issue.record("not blurred when it is shown")
            return
        }
        let rows = try #require(blur.plainRows)
        let reach = Int32(blur.kernel.radius)
        let color = Self.page.premultiplied.bits
        #expect(rows.color(of: 100) == color && rows.bareColor(of: 100) == color)
        for y in 150 - reach..<154 + reach { #expect(rows.color(of: y) == nil && rows.bareColor(of: y) == nil) }
        // The blur combines these with the dot's neighbors, which are the page.
        #expect(rows.color(of: 150 - reach - 1) == color && rows.bareColor(of: 150 - reach - 1) == nil)
        #expect(rows.bareColor(of: 150 - 2 * reach - 1) == color)
    }

    /// Small groups are painted as a whole, and blurred once.
    @Test("look as if they were painted", arguments: UInt64(0)..<8)
    func lookPainted(_ seed: UInt64) {
        var lists = RandomList(seed: 6200 + seed, width: Self.width, height: Self.height)
        let living = Rasterizer(threads: lists.random.int(1...3))
        living.renderer.smallGroup = 0
        living.renderer.tileLog = Int32(lists.random.int(4...7))
        var inside: [Mark] = []
        for round in 0..<(isDebugBuild ? 4 : 60) {
            func low(_ height: Double) -> Mark {
                let rect = Rect(
                    x: lists.random.double(-20...120), y: lists.random.double(0...220),
                    width: lists.random.chance(2) ? 170 : 20, height: height)
                return .fill(FillMark(path: .rect(rect), paint: .solid(lists.color())))
            }
            if inside.count > 3 || lists.random.chance(3) { inside.removeAll() }
            inside.append(low(lists.random.double(1...60).rounded()))
            if lists.random.chance(4) { inside += lists.list(marks: 1...1).marks }
            if lists.random.chance(2) { living.forget() }
            let list = list(inside, below: lists.random.chance(2) ? lists.list(marks: 1...2).marks : [])
            living.update(to: list)
            let wrong = pictureDifference(living.canvas, Rasterizer().render(list))
            #expect(wrong == nil, "seed \(seed), round \(round):\n\(list)")
            if wrong != nil { return }
        }
    }
}
