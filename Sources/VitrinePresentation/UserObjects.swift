import VitrineMotion
import VitrinePages
import VitrineSurfaces
import VitrineVocabulary

/// A program's additions to a scene beside values: objects that presentations call, such as layouts and delegates, and
/// calls at a time. They are used while a scene is recorded, one at a time and in order of time; reading a recording
/// uses none of them. Scene files have none. Two are equal if they contain the same objects.
package struct UserObjects: Hashable, Sendable {
    private var objects: [String: UserObject] = [:]
    package private(set) var calls: [UserCall] = []
    /// Icons, pictures and fonts that the objects show after the beginning. The scene's values do not name them.
    package var assets: [AssetReference] = []

    /// The names of elements that pages get after the beginning, for events.
    package var pageElements: [String] = []

    package init() {}

    /// Returns the object of a presentation, by the presentation's name.
    package func object<Value>(of name: String, as type: Value.Type = Value.self) -> Value? {
        objects[name]?.value as? Value
    }

    package mutating func set(_ object: Any, of name: String) { objects[name] = UserObject(object) }

    /// Adds a call that is made after the events of the same time.
    package mutating func call(at seconds: Double, _ body: @escaping () -> Void) {
        calls.append(UserCall(at: seconds, UserObject(body)))
    }
}

/// A call that a program makes at a time of a scene.
package struct UserCall: Hashable, Sendable {
    /// The seconds from the scene's beginning.
    package let at: Double
    private let body: UserObject

    fileprivate init(at seconds: Double, _ body: UserObject) {
        at = seconds
        self.body = body
    }

    package func callAsFunction() { (body.value as? () -> Void)?() }
}

/// A value that is equal to itself only. Unchecked: recording uses it on one thread at a time.
private final class UserObject: Hashable, @unchecked Sendable {
    let value: Any

    init(_ value: Any) { self.value = value }

    static func == (a: UserObject, b: UserObject) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PresentationValues {
    package var userObjects: UserObjects {
        get { self["userObjects"] ?? UserObjects() }
        set { self["userObjects"] = newValue }
    }
}

/// The requests of a program's objects and calls while they run: actions for the same tick, and calls for later.
package final class UserRequests: @unchecked Sendable {
    /// The requests of the current recording; nil outside of one.
    @TaskLocal package static var current: UserRequests?

    /// The seconds since the scene began; set by the recorder before user code runs.
    package var now = 0.0
    /// The traits of the scene at that time; set by the recorder before user code runs. Nil before it has run any.
    package var traits: Traits?
    /// The state of a library's interface while a scene is recorded, by the interface's name.
    package var storage: [String: AnyObject] = [:]
    /// The problems of values that a program's objects have returned, by the paths of their keys.
    package private(set) var issues = ValueIssues()
    private var actions: [TimelineEvent.Action] = []
    private var calls: [UserCall] = []
    /// Called on the tick on which the traits of the scene have changed. Default: nothing.
    package var traitsChanged: (() -> Void)?
    /// Called on the tick on which a finger begins to scroll an element of a content, stops it or releases it; see
    /// `ScrollObserver`. Default: nothing.
    package var elementScrolled: ((_ name: String, _ owner: String, ScrollContent, FingerPath?) -> Void)?
    /// Called on the tick of a tap on an element, with the name of its presentation, or `container`. Default: nothing.
    package var elementTapped: ((_ name: String, _ owner: String) -> Void)?
    /// The owner of the element under the current finger.
    package var touched = ""
    /// Called when a finger has chosen an item of the dock, with its index. Default: nothing.
    package var chooseDockItem: ((Int) -> Void)?
    /// Performs an action at once; set while the recorder performs nothing else. Nil while a presentation is called:
    /// actions wait for the end of that event.
    package var performer: ((TimelineEvent.Action) -> Void)?
    /// Whether an action is performed at once: notifications meanwhile are not part of the code that requested it.
    package var isPerforming = false
    /// Called for a tap on the back button of the container's navigation bar.
    package var goBack: (() -> Void)?
    /// Receives each action that is posted. Default: nothing.
    package var observer: ((TimelineEvent.Action) -> Void)?

    package init() {}

    /// Reports problems of a value that an object has returned. The scene cannot be recorded.
    package func report(_ found: ValueIssues) {
        for issue in found.all where !issues.all.contains(issue) { issues.add(issue) }
    }

    package var scrollObserver: ScrollObserver {
        ScrollObserver(
            scrolled: { [weak self] name, scroll, finger in
                guard let self, let elementScrolled else { return }
                let owner = touched
                post(after: 0) { elementScrolled(name, owner, scroll, finger) }
            },
            tapped: { [weak self] name in
                guard let self, let elementTapped else { return }
                let owner = touched
                post(after: 0) { elementTapped(name, owner) }
            })
    }

    /// Performs an action: at once in a call of user code, such as a block of `perform(at:_:)` or an action of a
    /// button; in an answer to a presentation on the same tick, after the current event.
    package func post(_ action: TimelineEvent.Action) {
        observer?(action)
        guard let performer else { return actions.append(action) }
        // Notifications wait meanwhile.
        self.performer = nil
        isPerforming = true
        performer(action)
        isPerforming = false
        self.performer = performer
    }

    /// Posts a call for the first tick after a delay in seconds.
    package func post(after seconds: Double, _ body: @escaping () -> Void) {
        calls.append(UserCall(at: now + max(0, seconds), UserObject(body)))
    }

    /// Returns and removes the requests since the last call.
    package func take() -> (actions: [TimelineEvent.Action], calls: [UserCall]) {
        defer { (actions, calls) = ([], []) }
        return (actions, calls)
    }
}
