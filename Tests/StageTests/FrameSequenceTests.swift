import Testing
import VitrineMotion
import VitrinePresentation
import VitrinePrimitives
import VitrineRasterizer
import VitrineScreens
import VitrineSurfaces
import VitrineTestSupport
import VitrineVocabulary

@testable import VitrineStage

/// The frames of a staged scene: their number, times, and equality for all ways of drawing.
@Suite struct FrameSequenceTests {
    private func scene(_ output: Output = Output()) -> PresentationScene {
        var output = output
        output.crop = .bottom(150)
        output.size = PixelSize(width: 86, height: 30)
        return .toolbar(
            timeline: [
                TimelineEvent(
                    at: 0.1, .init("tap", "Present Bar", ["hold": 0.1], then: [.init("present", "popupBar")])),
                TimelineEvent(at: 0.9, .init("dismiss", "popupBar")),
            ], output: output)
    }

    private func sequence(_ output: Output = Output()) throws -> FrameSequence {
        try FrameSequence(StagedScene(scene(output)))
    }

    @Test func ratesAndTimestamps() throws {
        // At 50 frames per second each takes 2 cs; at 30: 3, 3, 4; 60 and 120 are played at 50.
        let expected: [(Double, Int, [Int])] = [
            (50, 50, [0, 2, 4, 6]), (30, 30, [0, 3, 6, 10]), (60, 50, [0, 2, 4, 6]), (120, 50, [0, 2, 4, 6]),
            (25, 25, [0, 4, 8, 12]), (1, 1, [0]),
        ]
        for (fps, count, times) in expected {
            let sequence = try sequence(Output(fps: fps, duration: 1))
            #expect(sequence.frameCount == count)
            #expect(sequence.end == 100)
            var frames: [FrameSequence.Frame] = []
            try sequence.forEachFrame(threads: 2) { frames.append($0) }
            #expect(frames.map(\.index) == Array(0..<count))
            #expect(Array(frames.map(\.timeInCentiseconds).prefix(times.count)) == times)
            #expect(frames.allSatisfy { $0.bitmap.width == 86 && $0.bitmap.height == 30 })
        }
    }

    @Test func durations() throws {
        #expect(try sequence(Output(duration: 2.26)).frameCount == 113)
        #expect(try sequence(Output(duration: 2.28)).frameCount == 114)
        #expect(try sequence(Output(duration: 0.001)).frameCount == 1)
        // Without a duration, the animation ends half a second after everything has come to rest.
        let free = try sequence()
        let settled = free.staged.settled
        #expect(settled > 1.3 && settled < 2)
        #expect(free.frameCount == Int(((settled + 0.5) * 50).rounded(.up)))
        let still = try FrameSequence(StagedScene(.toolbar(popupBar: nil)))
        #expect(still.staged.settled == 0 && still.frameCount == 25)
    }

    @Test func anAnimationThatIsTooLongNamesItsKey() throws {
        func error(_ scene: PresentationScene) -> StageError? {
            do throws(StageError) {
                _ = try FrameSequence(StagedScene(scene))
                return nil
            } catch { return error }
        }
        var late = scene()
        late.timeline = [
            TimelineEvent(at: 1, .init("wait", 1)), TimelineEvent(at: 599, .init("wait", 600)),
        ]
        let many = try #require(error(late))
        #expect(many.keyPath == "timeline[1]")
        #expect(many.description.hasPrefix("the animation has 59975 frames, until all is at rest after this event; "))
        // A scene in Swift whose own duration is too long is rejected before.
        late.output.duration = 600
        late.output.fps = 60
        guard case .sceneInvalid(let issues)? = error(late) else {
            Issue.record("it was accepted")
            return
        }
        #expect(issues.issues.map(\.path) == ["output.duration"])
    }

    @Test func limits() throws {
        #expect(throws: StageError.tooManyFrames(20_050, limit: 20_000, key: "timeline[0]")) {
            var late = scene()
            late.timeline = [TimelineEvent(at: 400.5, .init("wait", 0))]
            return try FrameSequence(StagedScene(late))
        }
        var late = scene()
        late.timeline = [TimelineEvent(at: 399.5, .init("wait", 0))]
        #expect(try FrameSequence(StagedScene(late)).frameCount == 20_000)
        for fps in [0, 0.5, 121, -50, .nan] {
            guard case .sceneInvalid? = #expect(throws: StageError.self, performing: { try sequence(Output(fps: fps)) })
            else {
                Issue.record("\(fps) was taken")
                continue
            }
        }
    }

    /// One, two, three threads, more than there are frames, and none give the same bits.
    @Test func threadsChangeNothing() throws {
        let sequence = try sequence(Output(fps: 20, duration: 1.5))
        var plain: [Bitmap] = []
        for i in 0..<sequence.frameCount { plain.append(sequence.bitmap(frame: i, with: Rasterizer())) }
        #expect(Set(plain).count > 10)
        for threads in [1, 2, 3, 7, 1000, 0, -5] {
            var frames: [Bitmap] = []
            try sequence.forEachFrame(threads: threads) { frames.append($0.bitmap) }
            #expect(frames == plain, "\(threads) threads")
        }
    }

    /// Frames drawn backward or at random, with one rasterizer that keeps the state of other frames, are the same.
    @Test func orderChangesNothing() throws {
        let sequence = try sequence(Output(fps: 20, duration: 1.5))
        let plain = (0..<sequence.frameCount).map { sequence.bitmap(frame: $0, with: Rasterizer()) }
        let shared = Rasterizer()
        for i in plain.indices.reversed() { #expect(sequence.bitmap(frame: i, with: shared) == plain[i]) }
        var generator = SplitMix64(seed: 5)
        for _ in 0..<40 {
            let i = generator.below(plain.count)
            #expect(sequence.bitmap(frame: i, with: shared) == plain[i])
        }
        // The scene staged again is the same.
        let again = try self.sequence(Output(fps: 20, duration: 1.5))
        #expect(again.bitmap(frame: 11, with: shared) == plain[11])
    }

    private struct Stop: Error {}

    @Test func receiversMayStop() throws {
        let sequence = try sequence(Output(duration: 1))
        var seen = 0
        #expect(throws: Stop.self) {
            try sequence.forEachFrame(threads: 3) { frame in
                seen += 1
                if frame.index == 4 { throw Stop() }
            }
        }
        #expect(seen == 5)
    }
}
