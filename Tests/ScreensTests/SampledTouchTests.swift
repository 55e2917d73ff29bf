import Testing
import VitrineLayoutTestSupport
import VitrinePresentation
import VitrinePrimitives
import VitrineVocabulary

@testable import VitrineScreens
@testable import VitrineSurfaces

/// Fingers whose owner receives them sample by sample.
@Suite struct SampledTouchTests {
    private func steps(
        _ timeline: [TimelineEvent], device: String = "iphone-14-pro-max", samples: Bool = true
    ) throws -> [Probe.Step] {
        let context = Context.test(device: device)
        var probe = Probe("probe", frame: Rect(x: 50, y: 100, width: 200, height: 200))
        probe.samplesTouches = samples
        let scene = SceneSummary(
            traits: context.traits, container: Container(), values: PresentationValues(), timeline: timeline)
        let screen = try ScreenRecorder.record(scene, families: [.probe(probe)], in: context)
        return try #require(screen.presentation("probe", as: Probe.self)).steps
    }

    private let drag = TimelineEvent.drag(
        "probe", at: 1, path: [.init(by: Point(x: 0, y: 120), duration: 1, curve: .linear)])

    @Test(arguments: [("iphone-14-pro-max", 120.0), ("iphone-8", 60)])
    func `samples come at the device's touch rate after recognition`(device: String, rate: Double) throws {
        let steps = try steps([drag], device: device)
        #expect(steps.first?.phase == .began && steps.last?.phase == .ended)
        let recognized = try #require(steps.first { $0.phase == .recognized })
        let moved = steps.filter { $0.phase == .moved }
        // At 120 pt/s, 10 pt take a twelfth of a second. The last sample comes before the finger is lifted.
        #expect(abs(recognized.at - (1 + 10.0 / 120)) < 1e-9)
        #expect(moved.count == Int((11.0 / 12 * rate).rounded(.up)) - 1)
        for step in moved {
            let samples = (step.at - 1) * rate
            #expect(abs(samples - samples.rounded()) < 1e-9)
            #expect(abs(step.location.y - (200 + 120 * (step.at - 1))) < 1e-9)
        }
    }

    @Test func `who does not ask gets no samples`() throws {
        #expect(try steps([drag], samples: false).map(\.phase) == [.began, .recognized, .ended])
    }

    @Test func `a finger that rests is not sampled`() throws {
        let rests = TimelineEvent.drag(
            "probe", at: 1,
            path: [
                .init(by: Point(x: 0, y: 20), duration: 0.1, curve: .linear), .init(by: .zero, duration: 5),
                .init(by: Point(x: 0, y: 20), duration: 0.1, curve: .linear),
            ])
        let moved = try steps([rests]).filter { $0.phase == .moved }
        #expect(!moved.contains { $0.at > 1.1 + 1e-9 && $0.at < 6.1 + 1e-9 })
        #expect(moved.contains { $0.at < 1.1 } && moved.contains { $0.at > 6.1 })
    }

    @Test func `rates of devices`() {
        #expect(Device.all.allSatisfy { $0.touchRate == 60 || $0.touchRate == 120 })
        #expect(Device.iPhone8.touchRate == 60 && Device.iPhone16e.touchRate == 60 && Device.iPhoneX.touchRate == 60)
        #expect(Device.iPhone13Pro.touchRate == 120 && Device.iPadPro11.touchRate == 120)
    }
}
