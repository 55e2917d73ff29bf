import VitrinePrimitives

/// The recording under way, as a presentation sees it: the time, the screen as recorded so far, and what can be asked
/// for later. It exists only while events are recorded; time never goes back.
package struct Recorder: ~Copyable {
    package let now: Tick
    package let frame: FrameContext
    private let name: String
    package private(set) var requests = Requests()

    /// What presentations ask for while they are called.
    package struct Requests: Sendable {
        /// A wake replaces an earlier one of the same reason; nil cancels it.
        package var wakes: [(reason: WakeReason, at: Double?)] = []
        /// Actions for the same tick, after the event under way.
        package var posted: [TimelineEvent.Action] = []
        package var logged: [LoggedEvent] = []
        package var cancelsTouches = false
        /// Names by which the presentation takes touches and calls from now on.
        package var declared: [String] = []
    }

    /// - Parameter name: of the presentation that is called.
    package init(at now: Tick, frame: FrameContext, for name: String) {
        self.now = now
        self.frame = frame
        self.name = name
    }

    package var seconds: Double { now.seconds }

    /// Asks for a wake on the first tick at or after a time; nil cancels the one that waits for this reason.
    package mutating func wake(_ reason: WakeReason, at seconds: Double?) {
        requests.wakes.append((reason, seconds))
    }

    /// Gives back the fingers that are down. The presentation gets `cancelled` for each at once; a finger that it owns is
    /// not heard again.
    package mutating func cancelTouches() { requests.cancelsTouches = true }

    /// Posts an action that is performed on the same tick, after the event under way.
    package mutating func post(_ action: TimelineEvent.Action) { requests.posted.append(action) }

    /// Gives the presentation another name, by which it takes touches and calls from now on.
    package mutating func declare(_ name: String) { requests.declared.append(name) }

    /// Logs a delegate call or a lifecycle event.
    /// - Parameter owner: the declared presentation that it is about; nil, the default, for the one that is called.
    package mutating func log(_ what: LoggedEvent.What, of owner: String? = nil) {
        requests.logged.append(LoggedEvent(at: seconds, owner: owner ?? name, what))
    }
}
