import VitrinePresentation
import VitrinePrimitives

extension PopupBarPresentation {
    /// An event that is told at its time.
    package struct Notice: Hashable, Sendable {
        package var event: PopupBarEvent
        package var at: Double
    }

    /// Asks for a notice at a time; notices of the same time keep their order.
    mutating func notify(_ event: PopupBarEvent, at seconds: Double) {
        let place = notices.lastIndex { $0.at <= seconds }.map { $0 + 1 } ?? 0
        notices.insert(Notice(event: event, at: seconds), at: place)
    }

    /// The number of a call's completion is told when the call is over, or when another takes its place.
    mutating func complete(_ call: Call, at seconds: Double) {
        if let number = call.completion { notify(.completion(number), at: seconds) }
    }

    /// Tells the notices that are due.
    mutating func tell(in recorder: inout Recorder) {
        while let first = notices.first, first.at <= recorder.seconds {
            notices.removeFirst()
            if let text = first.event.description { recorder.log(.delegate(text)) }
            tell(first.event, in: recorder.frame)
            if case .didPage = first.event { readPages(at: first.at) }
        }
    }

    /// Tells user code of an event at once.
    func tell(_ event: PopupBarEvent, in frame: FrameContext) {
        guard let listener = listening?.listener else { return }
        let layout = layout(at: frame)
        let moment = PopupBarMoment(
            seconds: frame.seconds, state: state(at: frame.seconds), environment: popupBarEnvironment(at: frame),
            frame: layout.frame, effectiveContentSize: layout.frame.size, traits: frame.context.traits)
        listener.popupBar(did: event, moment)
    }

    func permits(_ gesture: PopupBarGesture) -> Bool { listening?.listener.permits(gesture) ?? true }

    /// Takes the pages of user code for those of the bar.
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
