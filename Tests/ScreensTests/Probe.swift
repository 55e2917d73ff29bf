import VitrineMotion
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineScreens

/// A presentation that records its calls: a rectangle that takes every drag.
struct Probe: Presentation {
    struct Step: Hashable, Sendable {
        var phase: Touch.Phase
        var at: Double
        var location: Point
    }

    let name: String
    var color = RGBColor(0xFF0000)
    /// The frame in points of the host.
    var frame: Rect
    var samplesTouches = false
    /// Whether a finger that the probe refuses goes no further.
    var blocks = true
    /// The pose of presentations in the probe; nil if it hosts none.
    var hosted: HostPose?
    var place = Layer.Place.page
    var claims = Claims()
    /// The interval in which a field of the probe has the focus, in seconds.
    var focus: Range<Double>?
    var steps: [Step] = []
    /// The number of steps before each action.
    var actions: [Int] = []
    /// The sizes and safe areas of the host after each change of the setting.
    var settings: [(at: Double, traits: Traits)] = []

    init(_ name: String, frame: Rect) {
        self.name = name
        self.frame = frame
    }

    mutating func perform(_ action: TimelineEvent.Action, on name: String, in recorder: inout Recorder) {
        actions.append(steps.count)
    }

    mutating func touch(_ touch: Touch, in recorder: inout Recorder) -> Bool {
        steps.append(Step(phase: touch.phase, at: touch.time, location: touch.location))
        return true
    }

    func needsKeyboard(at seconds: Double) -> Bool { focus?.contains(seconds) ?? false }

    mutating func wake(_ reason: WakeReason, in recorder: inout Recorder) {}

    mutating func apply(_ change: SettingsChange, in recorder: inout Recorder) {}

    mutating func settingChanged(from old: Traits, in recorder: inout Recorder) {
        settings.append((recorder.seconds, recorder.frame.context.traits))
    }

    func snapshot(at frame: FrameContext) -> PresentationSnapshot {
        PresentationSnapshot(
            claims: claims, layers: [Layer(place, [.shape(ShapeNode(.rect(self.frame), color: color))])], hosted: hosted
        )
    }

    func targets(at frame: FrameContext) -> [Target] {
        [Target(.init(name), frame: self.frame, hit: self.frame, blocks: blocks)]
    }

    func settings(at seconds: Double) -> [(key: String, value: ValueNode?)] { [] }

    var end: Double { 0 }
}

extension Family {
    /// Returns a family of probes in the given order, each with its declaration.
    static func probes(_ probes: [(probe: Probe, declaration: Declaration)]) -> Family {
        Family(
            "Probe", scope: .name, fields: [], verbs: [], declarations: { _ in probes.map(\.declaration) },
            begin: { _ in probes.map { ($0.probe.name, $0.probe) } })
    }

    static func probe(_ probe: Probe) -> Family { probes([(probe, Declaration(probe.name))]) }
}
