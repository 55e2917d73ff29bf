import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Returns a rectangle rotated around its center.
/// - Parameter angle: The angle clockwise, in radians.
func turnedPath(_ rect: Rect, by angle: Double) -> Path {
    let (sin, cos) = ExactMath.sincos(angle)
    let middle = rect.center
    let turn = Transform(a: cos, b: sin, c: -sin, d: cos, tx: middle.x, ty: middle.y)
    return Path.rect(rect).transformed(by: Transform.translation(x: -middle.x, y: -middle.y).then(turn))
}

/// Groups that something opaque hides are not made.
@Suite struct HiddenGroupTests {
    private let shadow = CastShadow(offset: Point(x: 2, y: 1), sigma: 2, color: RGBColor(0xffffff).withAlpha(0.9))

    private func fill(_ rect: Rect, _ color: UInt32, turned angle: Double = 0) -> Mark {
        .fill(
            FillMark(path: angle == 0 ? .rect(rect) : turnedPath(rect, by: angle), paint: .solid(RGBColor(color))))
    }

    /// Returns names with halos, then a sheet in a group around it.
    private func marks(names: [Rect], sheet: Mark, below: [Mark] = []) -> [Mark] {
        let all = PixelRect(x: 0, y: 0, width: 120, height: 110)
        let group = names.flatMap { rect -> [Mark] in
            [
                .beginGroup(
                    GroupMark(bounds: all.intersection(rect.insetBy(dx: -9, dy: -9).coveringPixels()), shadow: shadow)),
                fill(rect, 0x203040), .endGroup,
            ]
        }
        return [
            .beginGroup(GroupMark(bounds: all)), fill(Rect(x: 0, y: 0, width: 120, height: 110), 0xddeeff),
            .beginGroup(GroupMark(bounds: all)),
        ] + group + [.endGroup] + below + [sheet, .endGroup]
    }

    private func renderer(_ threads: Int = 1) -> Rasterizer {
        let out = Rasterizer(threads: threads)
        out.renderer.leastOccluder = 1
        out.renderer.preparation.interiors.leastArea = 0
        return out
    }

    private func ends(_ marks: [Mark]) -> [Int] {
        marks.indices.filter {
            if case .endGroup = marks[$0], case .fill = marks[$0 - 1], $0 >= 2, case .beginGroup(let m) = marks[$0 - 2]
            {
                m.shadow != nil
            } else {
                false
            }
        }
    }

    @Test func onlyHiddenGroupsAreNotMade() {
        let names = [Rect(x: 50, y: 50, width: 20, height: 9), Rect(x: 5, y: 5, width: 20, height: 9)]
        let marks = marks(names: names, sheet: fill(Rect(x: 20, y: 20, width: 80, height: 80), 0xfafafa, turned: 0.3))
        let living = renderer()
        living.update(to: DisplayList(width: 120, height: 110, marks: marks))
        let outputs = living.renderer.last.outputs
        let made = ends(marks).map { outputs[$0] != nil }
        #expect(made == [false, true])
    }

    @Test func whatLooksAtAGroupNeedsIt() {
        let names = [Rect(x: 50, y: 50, width: 20, height: 9)]
        let look = Mark.backdrop(
            BackdropMark(path: .rect(Rect(x: 40, y: 40, width: 40, height: 40)), material: .blur(sigma: 3)))
        let sheet = fill(Rect(x: 20, y: 20, width: 80, height: 80), 0xfafafa)
        let marks = marks(names: names, sheet: sheet, below: [look])
        let living = renderer()
        living.update(to: DisplayList(width: 120, height: 110, marks: marks))
        let outputs = living.renderer.last.outputs
        #expect(ends(marks).allSatisfy { outputs[$0] != nil })
    }

    @Test(arguments: UInt64(0)..<6) func picturesAreThoseOfGroupsThatAreMade(_ seed: UInt64) {
        var random = SplitMix64(seed: 8800 + seed)
        let living = renderer(random.int(1...3))
        living.renderer.tileLog = Int32(random.int(3...6))
        func rect() -> Rect {
            Rect(x: random.double(-10...90), y: random.double(-10...90), width: random.double(8...30), height: 9)
        }
        var names = (0..<4).map { _ in rect() }
        for round in 0..<(isDebugBuild ? 4 : 40) {
            if random.int(0...2) == 0 { names[random.int(0...3)] = rect() }
            let sheet = Rect(
                x: random.double(-40...40), y: random.double(-40...60), width: random.double(30...110), height: 100)
            let turn = random.int(0...1) == 0 ? 0 : random.double(-1...1)
            let list = DisplayList(
                width: 120, height: 110, marks: marks(names: names, sheet: fill(sheet, 0xfafafa, turned: turn)))
            living.update(to: list)
            let plain = Rasterizer()
            plain.renderer.leastOccluder = .max
            let wrong = pictureDifference(living.canvas, plain.render(list))
            #expect(wrong == nil, "seed \(seed), round \(round)")
            if wrong != nil { return }
        }
    }
}
