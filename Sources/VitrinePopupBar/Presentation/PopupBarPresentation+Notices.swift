import VitrinePresentation
import VitrinePrimitives

extension PopupBarPresentation {
    /// An event of which user code is notified at its time.
    package struct Notice: Hashable, Sendable {
        package var event: PopupBarEvent
        package var at: Double
    }

    /// Adds a notice at a time, after notices of the same time.
    mutating func notify(_ event: PopupBarEvent, at seconds: Double) {
        let place = notices.lastIndex { $0.at <= seconds }.map { $0 + 1 } ?? 0
        notices.insert(Notice(event: event, at: seconds), at: place)
    }

    /// Adds a notice for the number of a call when the call is over or another replaces it.
    mutating func complete(_ call: Call, at seconds: Double) {
        if let number = call.completion { notify(.completion(number), at: seconds) }
    }

    /// Sends the notices that are due.
    mutating func notify(in recorder: inout Recorder) {
        while let first = notices.first, first.at <= recorder.seconds {
            notices.removeFirst()
            if let text = first.event.description { recorder.log(.delegate(text)) }
            notify(first.event, in: recorder.frame)
            if case .didPage = first.event { readPages(at: first.at) }
        }
    }

    /// Notifies user code of an event at once.
    func notify(_ event: PopupBarEvent, in frame: FrameContext) {
        guard let listener = listening?.listener else { return }
        let layout = layout(at: frame)
        let moment = PopupBarMoment(
            seconds: frame.seconds, state: state(at: frame.seconds), environment: popupBarEnvironment(at: frame),
            frame: layout.frame, effectiveContentSize: layout.frame.size, traits: frame.context.traits)
        listener.popupBar(did: event, moment)
    }

    func permits(_ gesture: PopupBarGesture) -> Bool { listening?.listener.permits(gesture) ?? true }

    /// Replaces the pages of the bar by those of user code.
    mutating func readPages(at seconds: Double) {
        guard let pages = listening?.listener.pages() else { return }
        let items = [pages.before, pages.current, pages.after].compactMap { $0 }
        paging.show(item: pages.before == nil ? 0 : 1, at: seconds)
        guard bar.last.popupItems != items || bar.last.popupItem != pages.current else { return }
        changeBar(at: seconds) { bar in
            bar.popupItems = items
            bar.popupItem = pages.current
        }
    }
}
