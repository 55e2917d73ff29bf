import Testing
import VitrinePresentation
import VitrinePrimitives
import VitrineRasterizer
import VitrineScreens
import VitrineSurfaces
import VitrineTestSupport
import VitrineVocabulary

@testable import VitrineStage

@Suite struct FrameSequenceDamageTests {
    /// Checks every frame of an animation, and that its damage covers the difference from the preceding frame.
    private func check(_ sequence: FrameSequence, threads: Int, _ name: String) throws {
        var last: Bitmap?
        var count = 0
        try sequence.forEachFrame(threads: threads) { frame in
            let bounds = frame.bitmap.bounds
            #expect(frame.damage.allSatisfy { !$0.isEmpty && $0.intersection(bounds) == $0 }, "\(name)")
            #expect(
                frame.bitmap == sequence.bitmap(frame: frame.index, with: Rasterizer()), "\(name), frame \(frame.index)"
            )
            if let last {
                var rest = last
                for rect in frame.damage {
                    for y in rect.y..<rect.maxY {
                        for x in rect.x..<rect.maxX { rest[Int(x), Int(y)] = frame.bitmap[Int(x), Int(y)] }
                    }
                }
                #expect(rest == frame.bitmap, "\(name), frame \(frame.index)")
            } else {
                #expect(frame.damage == [bounds], "\(name)")
            }
            last = frame.bitmap
            count += 1
        }
        #expect(count == sequence.frameCount)
    }

    @Test(arguments: SeedRange.parts(8, of: isDebugBuild ? 1 : 4, from: 70_000, stride: 100))
    func damageCoversWhatChanges(_ seeds: SeedRange) throws {
        var checked = 0
        for seed in seeds {
            var maker = SceneMaker(seed: seed)
            var scene = maker.scene()
            scene.output.size = nil
            scene.output.crop = .all
            scene.output.scale = 0.25
            scene.output.fps = 12
            scene.output.duration = 1.5
            guard scene.validate().isEmpty, let staged = try? StagedScene(scene) else { continue }
            try check(FrameSequence(staged), threads: 1 + Int(seed % 100) % 3, "seed \(seed)")
            checked += 1
        }
        #expect(checked > 0)
    }

    private func sequence() throws -> FrameSequence {
        var output = Output(fps: 50, duration: 2)
        output.crop = .bottom(150)
        output.size = PixelSize(width: 172, height: 60)
        return try FrameSequence(
            StagedScene(
                .toolbar(
                    timeline: [
                        TimelineEvent(
                            at: 0.3, .init("tap", "Present Bar", ["hold": 0.1], then: [.init("present", "popupBar")]))
                    ],
                    output: output)))
    }

    /// An animation begins and ends at rest, where nothing is damaged; in between a part is.
    @Test func restIsNoDamage() throws {
        let sequence = try sequence()
        var areas: [Int] = []
        try sequence.forEachFrame(threads: 2) { frame in
            areas.append(frame.damage.reduce(0) { $0 + Int($1.width) * Int($1.height) })
        }
        #expect(areas[0] == 172 * 60)
        #expect(areas[1..<10].allSatisfy { $0 == 0 })
        #expect(areas.last == 0)
        #expect(areas[20..<50].contains { $0 > 0 })
    }

    /// Damage does not depend on the number of threads, nor on whether bitmaps are kept.
    @Test func threadsChangeNoDamage() throws {
        let sequence = try sequence()
        var plain: [[PixelRect]] = []
        try sequence.forEachFrame(threads: 1) { plain.append($0.damage) }
        for threads in [2, 3, 64, 1000] {
            var frames: [FrameSequence.Frame] = []
            try sequence.forEachFrame(threads: threads) { frames.append($0) }
            #expect(frames.map(\.damage) == plain, "\(threads) threads")
            #expect(frames[90].bitmap == sequence.bitmap(frame: 90, with: Rasterizer()))
        }
    }
}
