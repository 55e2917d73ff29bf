import VitrineMotion
import VitrinePrimitives

/// A phase of a touch.
package struct Touch: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        /// The finger touches down.
        case began
        /// A recognizer can claim the finger: it has moved 10 pt, or has rested 0.5 s.
        case recognized
        /// The finger has moved since the last sample. Sent at the device's touch rate, counted from touch down,
        /// between `recognized` and `ended`, to the owner of the finger if it asks for samples; see
        /// `Presentation.samplesTouches`.
        case moved
        /// The finger has been lifted at its touch-down point.
        case tapped
        /// The finger is lifted. `tapped` follows on the same tick, or after the event's delay.
        case ended
        /// The finger now belongs to another presentation, or its call has been cancelled.
        case cancelled
    }

    /// The kind of the finger's motion in the timeline.
    package enum Gesture: Hashable, Sendable { case tap, press, drag }

    package var phase: Phase
    package var gesture: Gesture
    /// The whole path, in points of the screen.
    package var path: FingerPath
    /// The seconds since the scene began.
    package var time: Double
    /// The targets at touch down, from the innermost outward.
    package var chain: [Target.ID]

    package init(_ phase: Phase, _ gesture: Gesture, path: FingerPath, at time: Double, chain: [Target.ID]) {
        self.phase = phase
        self.gesture = gesture
        self.path = path
        self.time = time
        self.chain = chain
    }

    package var location: Point { path.location(at: time) }
    package var translation: Point { location - path.start }
    package var velocity: Point { path.velocity(at: time) }

    package var target: Target.ID? { chain.first }
}
