import VitrineMotion
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineVocabulary

package struct BoxPresentation: Presentation {
    private let name: String
    private var box: Stepped<Box>
    private var height: AnimatedValue
    /// The visible fraction of the box, 0...1.
    private var shown: AnimatedValue
    /// The distance in points by which a finger has moved the box down.
    private var offset = AnimatedValue(0)

    package init(_ box: Box, name: String, presented: Bool) {
        self.name = name
        self.box = Stepped(box)
        height = AnimatedValue(box.height)
        shown = AnimatedValue(presented ? 1 : 0)
    }

    package mutating func perform(_ action: TimelineEvent.Action, on name: String, in recorder: inout Recorder) {
        let pacing: Pacing =
            action.arguments.value("animated") ?? true ? .spring(.settling(in: 0.5)) : .curve(.linear, duration: 0)
        shown.animate(to: action.verb == "present" ? 1 : 0, start: recorder.seconds, pacing: pacing)
        if action.verb == "present" { offset.set(0, at: recorder.seconds) }
    }

    package mutating func touch(_ touch: Touch, in recorder: inout Recorder) -> Bool {
        guard touch.phase == .recognized, touch.gesture == .drag else { return touch.phase == .began }
        let (path, begin) = (touch.path, touch.time)
        let held = offset.value(at: begin)
        let start = path.location(at: begin).y
        offset.follow(from: begin, to: path.up) { max(0, held + path.location(at: $0).y - start) }
        recorder.wake(WakeReason("released"), at: path.up)
        return true
    }

    /// Dismisses a box that a finger has moved down by more than half of its height.
    package mutating func wake(_ reason: WakeReason, in recorder: inout Recorder) {
        let now = recorder.seconds
        if offset.value(at: now) > height.value(at: now) / 2 {
            shown.animate(to: 0, start: now, pacing: .spring(.settling(in: 0.5)))
            recorder.log(.delegate("boxDidDismiss"))
        } else {
            offset.animate(to: 0, start: now, pacing: .spring(.settling(in: 0.3)))
        }
    }

    package mutating func apply(_ change: SettingsChange, in recorder: inout Recorder) {
        guard let own = change.node["boxes"]?[name] else { return }
        box.update(at: recorder.seconds) { Change<Box>(own).apply(to: &$0) }
        let target = box.last.height
        if target != height.target {
            height.animate(to: target, start: recorder.seconds, pacing: .spring(.settling(in: 0.3)))
        }
    }

    package func settings(at seconds: Double) -> [(key: String, value: ValueNode?)] {
        [("boxes", .mapping([(name, box.value(at: seconds).node(Format()))]))]
    }

    package func value(_ name: String) -> PublishedValue? { name == "shown" ? PublishedValue(shown) : nil }

    private func frame(at frame: FrameContext) -> Rect {
        let (screen, seconds) = (frame.context.screen, frame.seconds)
        let height = height.value(at: seconds)
        let top = screen.maxY - height * shown.value(at: seconds) + offset.value(at: seconds)
        return Rect(x: 0, y: top, width: screen.width, height: height)
    }

    package func snapshot(at frame: FrameContext) -> PresentationSnapshot {
        let box = self.frame(at: frame)
        guard box.minY < frame.context.screen.maxY else { return PresentationSnapshot() }
        let color = self.box.value(at: frame.seconds).color
        return PresentationSnapshot(
            layers: [Layer(.modal, [.shape(ShapeNode(.rect(box), color: color))])], hosted: HostPose(frame: box))
    }

    package func targets(at frame: FrameContext) -> [Target] {
        let box = self.frame(at: frame)
        return [Target(.init(name), frame: box, hit: shown.target == 1 ? box : nil)]
    }

    package var end: Double { [box.end, height.end ?? 0, shown.end ?? 0, offset.end ?? 0].max() ?? 0 }
}
