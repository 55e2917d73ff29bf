import VitrinePrimitives

/// The current recording: the time, the screen as recorded so far, and requests for later. It exists only while events
/// are recorded; time never decreases.
package struct Recorder: ~Copyable {
    package let now: Tick
    package let frame: FrameContext
    private let name: String
    package private(set) var requests = Requests()

    /// The requests of presentations while they are called.
    package struct Requests: Sendable {
        /// The wakes. One replaces an earlier one of the same reason; nil cancels it.
        package var wakes: [(reason: WakeReason, at: Double?)] = []
        /// The actions for the same tick, after the current event.
        package var posted: [TimelineEvent.Action] = []
        package var logged: [LoggedEvent] = []
        /// Additional names by which the presentation receives touches and calls.
        package var declared: [String] = []
    }

    /// - Parameter name: The name of the presentation that is called.
    package init(at now: Tick, frame: FrameContext, for name: String) {
        self.now = now
        self.frame = frame
        self.name = name
    }

    package var seconds: Double { now.seconds }

    /// Requests a wake on the first tick at or after a time; nil cancels the one for this reason.
    package mutating func wake(_ reason: WakeReason, at seconds: Double?) {
        requests.wakes.append((reason, seconds))
    }

    /// Posts an action that is performed on the same tick, after the current event.
    package mutating func post(_ action: TimelineEvent.Action) { requests.posted.append(action) }

    /// Gives the presentation another name, by which it receives touches and calls from now on.
    package mutating func declare(_ name: String) { requests.declared.append(name) }

    /// Logs a delegate call or a lifecycle event.
    /// - Parameter owner: The declared presentation that it is about; nil, the default, for the one that is called.
    package mutating func log(_ what: LoggedEvent.What, of owner: String? = nil) {
        requests.logged.append(LoggedEvent(at: seconds, owner: owner ?? name, what))
    }
}
