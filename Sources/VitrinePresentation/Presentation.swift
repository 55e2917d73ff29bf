import VitrineMotion
import VitrinePages
import VitrineSurfaces
import VitrineVocabulary

/// A recorded presentation over time.
///
/// A presentation is a value. While a scene is recorded, calls, touches, changes and wakes arrive in order of time and
/// are converted to motion in closed form. Afterwards any moment can be read, in any order and on any thread:
/// `snapshot(at:)` and `targets(at:)` read the recording and decide nothing.
package protocol Presentation: Sendable {
    /// Begins the recording; called once, before the events at time 0.
    mutating func begin(in recorder: inout Recorder)

    /// Performs a verb of the family.
    /// - Parameter name: The declared presentation that it acts on.
    mutating func perform(_ action: TimelineEvent.Action, on name: String, in recorder: inout Recorder)

    /// Processes a phase of a touch. The answer counts for `began` and `recognized`.
    /// - Returns: Whether the finger belongs to the presentation from now on; others receive `cancelled`.
    mutating func touch(_ touch: Touch, in recorder: inout Recorder) -> Bool

    /// Whether the presentation receives a finger that it owns sample by sample. Default: false, it reads `Touch.path`.
    var samplesTouches: Bool { get }

    /// Changes keys of the family.
    /// - Parameter change: The mapping of a `set` event, in which the family finds its own keys.
    mutating func apply(_ change: SettingsChange, in recorder: inout Recorder)

    /// Gives the focus to a field of the presentation's content, removes it, or inserts letters.
    mutating func edit(_ edit: TextEdit, in recorder: inout Recorder)

    /// Changes the content of a declared presentation, over which pages are pushed and popped.
    /// - Returns: Whether the presentation shows a content. Default: false.
    mutating func changeContent(
        of name: String, in recorder: inout Recorder, _ change: (inout PresentedContent) -> Void
    ) -> Bool

    /// Called when the frame, safe area or traits of the host change, or the keyboard appears or disappears; the new
    /// values are those when everything that is recorded is at rest. `recorder.frame` is the moment itself.
    /// - Parameter old: The previous traits, with the layout of the host and the keyboard.
    mutating func settingChanged(from old: Traits, in recorder: inout Recorder)

    /// Called when the tab bar begins to minimize, to expand or to search.
    mutating func tabBarChanged(in recorder: inout Recorder)

    /// Called at a time that the presentation has requested.
    mutating func wake(_ reason: WakeReason, in recorder: inout Recorder)

    /// Computes the effect of a pointer on the presentation; called once, when everything else is recorded.
    mutating func resolveHover(of pointer: Pointer, in timeline: FrameTimeline)

    func snapshot(at frame: FrameContext) -> PresentationSnapshot

    /// Returns the snapshot without its layers, which recording uses at each event. Default: the whole snapshot.
    func claims(at frame: FrameContext) -> PresentationSnapshot

    /// Returns the targets of touches, from the innermost to the outermost.
    func targets(at frame: FrameContext) -> [Target]

    /// Returns the keyboard of the system that the field with the focus needs at a time. Default: nil.
    func keyboard(at seconds: Double) -> KeyboardElement?

    /// Returns a value that the family declares for the presentation, over the whole scene; see `Follow`.
    func value(_ name: String) -> PublishedValue?

    /// Returns a value of one of several declared presentations, such as the cards of a window.
    /// - Parameter owner: The name of the declared presentation. Default: ignored.
    func value(_ name: String, of owner: String) -> PublishedValue?

    /// Returns the values of the family's keys at a time, by key; nil for a key without a value.
    func settings(at seconds: Double) -> [(key: String, value: ValueNode?)]

    /// The events that are not posted while recording, such as haptic feedback.
    var log: [LoggedEvent] { get }

    /// The time after which nothing moves, in seconds since the scene began.
    var end: Double { get }

    /// Returns the end of one period of motions without end, such as scrolling titles; nil if everything comes to rest.
    /// - Parameter frame: A moment when everything else is at rest.
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

/// The layers of a presentation at a time, and its claims on the rest of the screen.
package struct PresentationSnapshot: Sendable {
    package var claims: Claims
    package var layers: [Layer]
    /// The pose of presentations in this one, in points of its layers, above the last of them. Default: nil, none.
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
    /// The seconds in which numbers and colors change; nil for the library's own animation, or none.
    package var duration: Double?

    package init(_ node: ValueNode, duration: Double? = nil) {
        self.node = node
        self.duration = duration
    }

    /// Returns the change of a key's value; nil if the key does not change.
    package func change<Value: Described>(of key: String, as type: Value.Type = Value.self) -> Change<
        Value
    >? {
        node.entries?.first { $0.key == key }.map { Change($0.value) }
    }
}

package struct WakeReason: Hashable, Sendable {
    package var name: String

    package init(_ name: String) { self.name = name }
}

/// A notification of a library's user: a delegate call, a lifecycle event, haptic feedback.
package struct LoggedEvent: Hashable, Sendable {
    /// The seconds since the scene began.
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
