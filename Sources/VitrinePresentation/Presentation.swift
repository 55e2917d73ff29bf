import VitrineMotion
import VitrinePages
import VitrineSurfaces
import VitrineVocabulary

/// A presentation over time: what has been recorded of it.
///
/// A presentation is a value. While a scene is recorded, calls, touches, changes and wakes arrive in order of time and
/// are turned into motion in closed form. Afterwards any moment can be asked for, in any order and on any thread:
/// `snapshot(at:)` and `targets(at:)` read what has been recorded and decide nothing.
package protocol Presentation: Sendable {
    /// The recording begins; called once, before the events at time 0.
    mutating func begin(in recorder: inout Recorder)

    /// Performs a verb of the family.
    /// - Parameter name: the declared presentation that it acts on.
    mutating func perform(_ action: TimelineEvent.Action, on name: String, in recorder: inout Recorder)

    /// Takes a step of a finger's way. The answer counts for `began` and `recognized`.
    /// - Returns: whether the finger belongs to the presentation from now on; others get `cancelled`.
    mutating func touch(_ touch: Touch, in recorder: inout Recorder) -> Bool

    /// Whether the presentation gets a finger that it owns sample by sample. Default false: it reads the finger's whole way
    /// from `Touch.path`.
    var samplesTouches: Bool { get }

    /// Changes keys of the family.
    /// - Parameter change: the mapping of a `set` event, in which the family finds its own keys.
    mutating func apply(_ change: SettingsChange, in recorder: inout Recorder)

    /// A field of the presentation's content gets the focus, loses it, or gets letters.
    mutating func edit(_ edit: TextEdit, in recorder: inout Recorder)

    /// Works on what a declared presentation shows: pages are pushed over it and popped.
    /// - Returns: whether the presentation shows a content. Default: false.
    mutating func changeContent(
        of name: String, in recorder: inout Recorder, _ change: (inout PresentedContent) -> Void
    ) -> Bool

    /// The host has another frame, safe area or traits from now on, or the keyboard comes or goes: what the host is going
    /// to have when everything that is recorded has come to rest. `recorder.frame` is the moment itself.
    /// - Parameter old: the traits that the presentation knew, with the layout of the host and the keyboard.
    mutating func settingChanged(from old: Traits, in recorder: inout Recorder)

    /// The tab bar begins to minimize, to expand or to search.
    mutating func tabBarChanged(in recorder: inout Recorder)

    /// A time has come that the presentation has asked for.
    mutating func wake(_ reason: WakeReason, in recorder: inout Recorder)

    /// Works out what a pointer does to the presentation; called once, when everything else is recorded.
    mutating func resolveHover(of pointer: Pointer, in timeline: FrameTimeline)

    /// What the presentation shows and claims.
    func snapshot(at frame: FrameContext) -> PresentationSnapshot

    /// The snapshot without its layers, which recording asks for at each event. Default: the whole snapshot.
    func claims(at frame: FrameContext) -> PresentationSnapshot

    /// What a finger can touch, from the innermost to the outermost.
    func targets(at frame: FrameContext) -> [Target]

    /// The keyboard of the system that the field with the focus needs at a time. Default nil: none.
    func keyboard(at seconds: Double) -> KeyboardElement?

    /// A value of a name that the family declares for the presentation, over the whole scene; see `Follow`.
    func value(_ name: String) -> PublishedValue?

    /// The same for a presentation that shows several declared ones, such as the cards of a window.
    /// - Parameter owner: the name of the declared one. Default: ignored.
    func value(_ name: String, of owner: String) -> PublishedValue?

    /// The values of the family's keys at a time, by key; nil for a key without a value.
    func settings(at seconds: Double) -> [(key: String, value: ValueNode?)]

    /// Events that are not posted while recording, such as haptic feedback.
    var log: [LoggedEvent] { get }

    /// When everything has come to rest, in seconds since the scene began.
    var end: Double { get }

    /// When what never rests, such as running titles, has come round once; nil when everything comes to rest.
    /// - Parameter frame: a moment when everything else is at rest.
    func lapEnd(at frame: FrameContext) -> Double?
}

extension Presentation {
    package var samplesTouches: Bool { false }
    package mutating func edit(_ edit: TextEdit, in recorder: inout Recorder) {}
    package mutating func changeContent(
        of name: String, in recorder: inout Recorder, _ change: (inout PresentedContent) -> Void
    ) -> Bool { false }
    package mutating func begin(in recorder: inout Recorder) {}
    package func keyboard(at seconds: Double) -> KeyboardElement? { nil }
    package mutating func settingChanged(from old: Traits, in recorder: inout Recorder) {}
    package mutating func tabBarChanged(in recorder: inout Recorder) {}
    package mutating func wake(_ reason: WakeReason, in recorder: inout Recorder) {}
    package mutating func resolveHover(of pointer: Pointer, in timeline: FrameTimeline) {}
    package func value(_ name: String) -> PublishedValue? { nil }
    package func value(_ name: String, of owner: String) -> PublishedValue? { value(name) }
    package func claims(at frame: FrameContext) -> PresentationSnapshot { snapshot(at: frame) }
    package var log: [LoggedEvent] { [] }
    package func lapEnd(at frame: FrameContext) -> Double? { nil }
}

/// What a presentation shows at a time, and what it asks of the rest of the screen.
package struct PresentationSnapshot: Sendable {
    package var claims: Claims
    package var layers: [Layer]
    /// How presentations are shown in this one, in the points of its own layers. They lie directly above its last layer.
    /// Default nil: nothing is shown in it.
    package var hosted: HostPose?

    package init(claims: Claims = Claims(), layers: [Layer] = [], hosted: HostPose? = nil) {
        self.claims = claims
        self.layers = layers
        self.hosted = hosted
    }
}

/// New values for some keys of a scene, at once or with a pacing.
package struct SettingsChange: Hashable, Sendable {
    /// A mapping with keys of the scene.
    package var node: ValueNode
    /// Seconds that numbers and colors take to change; nil for the library's own animation, or none.
    package var duration: Double?

    package init(_ node: ValueNode, duration: Double? = nil) {
        self.node = node
        self.duration = duration
    }

    /// The change of a key's value; nil when the change does not mention the key.
    package func change<Value: Described>(of key: String, as type: Value.Type = Value.self) -> Change<
        Value
    >? {
        node.entries?.first { $0.key == key }.map { Change($0.value) }
    }
}

/// Why a presentation wakes.
package struct WakeReason: Hashable, Sendable {
    package var name: String

    package init(_ name: String) { self.name = name }
}

/// Something that a library tells its user: a delegate call, a lifecycle event, haptic feedback.
package struct LoggedEvent: Hashable, Sendable {
    /// Seconds since the scene began.
    package var at: Double
    package var owner: String
    package var what: What

    package enum What: Hashable, Sendable {
        case delegate(String)
        case haptic(HapticFeedback)
    }

    package init(at: Double, owner: String, _ what: What) {
        self.at = at
        self.owner = owner
        self.what = what
    }
}
