import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// One list gives one picture, for all kernels, numbers of threads and preceding pictures.
@Suite struct SamePixelsTests {
    @Test(arguments: UInt64(0)..<10)
    func everyLevelAndEveryNumberOfThreadsGivesTheSamePixels(_ seed: UInt64) {
        var lists = RandomList(seed: 5000 + seed, width: 150, height: 140)
        for round in 0..<(isDebugBuild ? 1 : 8) {
            let chain = lists.chain(6)
            let want = chain.map { Rasterizer(threads: 1, level: .scalar).render($0) }
            for level in KernelLevel.allCases where level.isSupported {
                for threads in 1...3 {
                    let living = Rasterizer(threads: threads, level: level)
                    for (i, list) in chain.enumerated() {
                        living.update(to: list)
                        let updated = pictureDifference(living.canvas, want[i])
                        let fresh = pictureDifference(Rasterizer(threads: threads, level: level).render(list), want[i])
                        #expect(
                            updated == nil, "updated; seed \(seed), round \(round), step \(i), \(level), \(threads)")
                        #expect(fresh == nil, "fresh; seed \(seed), round \(round), step \(i), \(level), \(threads)")
                        if updated != nil || fresh != nil { return }
                    }
                }
            }
        }
    }

    /// The canvas is large enough for many tiles.
    @Test func largePicturesAreTheSameWithManyThreads() {
        var lists = RandomList(seed: 5100, width: 700, height: 500)
        for round in 0..<(isDebugBuild ? 1 : 12) {
            let list = lists.list(marks: 8...20)
            let want = Rasterizer(threads: 1, level: .best).render(list)
            for threads in [2, 5, 64] {
                let got = pictureDifference(Rasterizer(threads: threads, level: .best).render(list), want)
                #expect(got == nil, "round \(round), \(threads) threads")
                if got != nil { return }
            }
        }
    }

    /// Tiles of one row, of some and of all rows are drawn anew and updated.
    @Test func tilesOfEverySizeGiveTheSamePixels() {
        var lists = RandomList(seed: 5150, width: 150, height: 140)
        for round in 0..<(isDebugBuild ? 2 : 30) {
            let chain = lists.chain(3)
            let want = chain.map { Rasterizer().render($0) }
            for log: Int32 in [0, 2, 5, 7, 12] {
                let living = Rasterizer(threads: 2)
                living.renderer.tileLog = log
                for (i, list) in chain.enumerated() {
                    living.update(to: list)
                    let wrong = pictureDifference(living.canvas, want[i])
                    #expect(wrong == nil, "round \(round), step \(i), \(1 << log) rows")
                    if wrong != nil { return }
                }
            }
        }
    }

    /// Layers of constant groups are kept as soon as possible and blended repeatedly.
    @Test(arguments: UInt64(0)..<6)
    func keptLayersGiveTheSamePixels(_ seed: UInt64) {
        var lists = RandomList(seed: 5170 + seed, width: 90, height: 80)
        for round in 0..<(isDebugBuild ? 2 : 40) {
            let living = Rasterizer(threads: 2)
            living.renderer.steadyFrames = 0
            living.renderer.steadyPart = .max
            living.renderer.leastMarks = 0
            for (i, list) in lists.chain(8).enumerated() {
                living.update(to: list)
                let wrong = pictureDifference(living.canvas, Rasterizer().render(list))
                #expect(wrong == nil, "seed \(seed), round \(round), step \(i):\n\(list)")
                if wrong != nil { return }
            }
        }
    }

    /// A group that stays while only what is below changes has its layer kept; a changing one has not.
    @Test func layersOfStillGroupsAreKept() {
        func list(_ shift: Double, _ inner: Double) -> DisplayList {
            let below = Mark.fill(
                FillMark(path: .rect(Rect(x: shift, y: 5, width: 30, height: 30)), paint: .solid(RGBColor(0x3366cc))))
            let dots = (0..<6).map { k in
                Mark.fill(
                    FillMark(
                        path: .ellipse(
                            in: Rect(x: 8 + Double(k) * 7, y: 10 + (k == 3 ? inner : 0), width: 9, height: 9)),
                        paint: .solid(RGBColor(0xcc8833))))
            }
            let group = GroupMark(bounds: PixelRect(x: 0, y: 0, width: 70, height: 50), opacity: 0.5)
            return DisplayList(width: 70, height: 50, marks: [below, .beginGroup(group)] + dots + [.endGroup])
        }
        let still = Rasterizer()
        let moving = Rasterizer()
        for i in 0..<6 {
            let step = Double(i)
            still.update(to: list(step, 0))
            moving.update(to: list(step, step))
            #expect(pictureDifference(still.canvas, Rasterizer().render(list(step, 0))) == nil, "step \(i)")
            #expect(pictureDifference(moving.canvas, Rasterizer().render(list(step, step))) == nil, "step \(i)")
        }
        #expect(still.renderer.last.outputs[8]?.layer != nil && moving.renderer.last.outputs[8] == nil)
    }

    /// Several threads divide outlines of many points into edges.
    @Test func longOutlinesGiveTheSamePixels() {
        var random = SplitMix64(seed: 5190)
        func outline(_ count: Int) -> Path {
            var path = Path()
            path.move(to: Point(x: 50, y: 40))
            for i in 0..<count {
                let p = Point(x: random.double(-20...120), y: random.double(-20...100))
                if i % 3 == 0 {
                    path.cubic(p, Point(x: p.y, y: p.x), to: Point(x: p.x + 9, y: p.y))
                } else {
                    path.line(to: p)
                }
            }
            return path
        }
        let marks = [900, 3, 500, 499, 2000].map { count in
            Mark.fill(
                FillMark(
                    path: outline(count), rule: .evenOdd,
                    paint: .solid(RGBColor(UInt32(count) * 7919).withAlpha(0.4))))
        }
        let list = DisplayList(width: 100, height: 80, marks: marks)
        let want = Rasterizer(threads: 1).render(list)
        let living = Rasterizer(threads: 3)
        for _ in 0..<3 {
            living.forget()
            living.update(to: list)
            #expect(pictureDifference(living.canvas, want) == nil)
        }
    }

    /// The scaled copy of a picture over a changing page equals the picture scaled anew.
    @Test func scaledCopiesGiveTheSamePixels() {
        var lists = RandomList(seed: 5180, width: 80, height: 70)
        for _ in 0..<20 {
            let picture = lists.image()
            let place = Transform(a: 0.37, b: 0, c: 0, d: 0.53, tx: 7.3, ty: 9.8)
            let living = Rasterizer()
            for i in 0..<6 {
                let below = Mark.fill(
                    FillMark(
                        path: .rect(Rect(x: Double(i), y: 0, width: 60, height: 60)), paint: .solid(RGBColor(0x118844)))
                )
                let list = DisplayList(
                    width: 80, height: 70,
                    marks: [below, .image(ImageMark(image: picture, transform: place, opacity: 0.8))])
                living.update(to: list)
                #expect(pictureDifference(living.canvas, Rasterizer().render(list)) == nil, "frame \(i)")
            }
        }
    }
}
