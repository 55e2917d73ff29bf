import VitrineMotion
import VitrinePrimitives

/// One step of a finger's way.
package struct Touch: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        /// The finger comes down.
        case began
        /// A recognizer can take the finger: it has moved 10 pt, or has rested 0.5 s.
        case recognized
        /// The finger has moved since the last sample. Sent at the device's touch rate, from touch-down on, between
        /// `recognized` and `ended`, to the owner of the finger if it asks for samples; see `Presentation.samplesTouches`.
        case moved
        /// The finger has been lifted where it came down.
        case tapped
        /// The finger is lifted. `tapped` follows on the same tick, or later where the event says so.
        case ended
        /// The finger belongs to another presentation now, or the call that it belonged to has been cancelled.
        case cancelled
    }

    /// How the timeline moves the finger.
    package enum Gesture: Hashable, Sendable { case tap, press, drag }

    package var phase: Phase
    package var gesture: Gesture
    /// The whole way, in points of the screen.
    package var path: FingerPath
    /// Seconds since the scene began.
    package var time: Double
    /// What the finger came down on, from the innermost target outward.
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

    /// The element that the finger came down on.
    package var target: Target.ID? { chain.first }
}
