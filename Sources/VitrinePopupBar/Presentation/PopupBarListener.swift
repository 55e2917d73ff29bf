import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// The calls of a popup bar to user code, in the order of the library.
///
/// User code is called only while a scene is recorded. Its own calls are performed on the same tick, after the current
/// event. Source of the order: facts, popup bar, section 8.1.
package protocol PopupBarListener: AnyObject {
    func popupBar(did event: PopupBarEvent, _ moment: PopupBarMoment)
    /// Returns the items that a finger pages through from the shown one; nil for the `popupItems` of the bar.
    func pages() -> PopupBarPages?
    /// Returns whether a finger on the bar or the open popup has the effect.
    func permits(_ gesture: PopupBarGesture) -> Bool
}

/// An event of which a popup bar notifies user code.
package enum PopupBarEvent: Hashable, Sendable {
    case willPresentPopupBar(animated: Bool)
    case didPresentPopupBar(animated: Bool)
    case willDismissPopupBar(animated: Bool)
    case didDismissPopupBar(animated: Bool)
    case willOpenPopup(animated: Bool)
    case didOpenPopup(animated: Bool)
    case willClosePopup(animated: Bool)
    case didClosePopup(animated: Bool)
    /// A finger has paged to the item before (-1) or after (1) the shown one.
    case didPage(by: Int)
    /// A call with a number for its completion is over.
    case completion(Int)
    case barButton(PopupBarButtonRow.End, Int)
    case recordingBegan
    /// The traits or the bar's environment may have changed.
    case settingChanged

    /// The text in the log; nil for an event that is no method of a delegate.
    package var description: String? {
        func call(_ name: String, _ animated: Bool) -> String { "\(name)(animated: \(animated))" }
        return switch self {
        case .willPresentPopupBar(let animated): call("willPresentPopupBar", animated)
        case .didPresentPopupBar(let animated): call("didPresentPopupBar", animated)
        case .willDismissPopupBar(let animated): call("willDismissPopupBar", animated)
        case .didDismissPopupBar(let animated): call("didDismissPopupBar", animated)
        case .willOpenPopup(let animated): call("willOpenPopup", animated)
        case .didOpenPopup(let animated): call("didOpenPopup", animated)
        case .willClosePopup(let animated): call("willClosePopup", animated)
        case .didClosePopup(let animated): call("didClosePopup", animated)
        case .didPage, .completion, .barButton, .recordingBegan, .settingChanged: nil
        }
    }

    /// Whether a finger that catches the popup prevents the event.
    var isEndOfTransition: Bool {
        switch self {
        case .didOpenPopup, .didClosePopup: true
        default: false
        }
    }
}

extension TimelineEvent.Action {
    /// The number by which user code knows the completion of a call on a popup bar.
    package var completion: Int? {
        get { then.first.flatMap { $0.verb == "completion" ? Int($0.target) : nil } }
        set { then = newValue.map { [TimelineEvent.Action("completion", .number($0))] } ?? [] }
    }
}

/// The effects of fingers on a bar or popup, unless user code disables them.
package enum PopupBarGesture: Hashable, Sendable { case open, highlight, pan }

/// The shown item and its neighbors.
package struct PopupBarPages: Hashable, Sendable {
    package var before: PopupItem?
    package var current: PopupItem
    package var after: PopupItem?

    package init(before: PopupItem?, current: PopupItem, after: PopupItem?) {
        (self.before, self.current, self.after) = (before, current, after)
    }
}

/// The state of a popup bar at an event.
package struct PopupBarMoment: Hashable, Sendable {
    /// The time in seconds since the scene began.
    package var seconds: Double
    package var state: PopupBarPresentation.State
    package var environment: PopupBarEnvironment
    package var frame: Rect
    package var effectiveContentSize: Size
    package var traits: Traits
}

/// User code that listens to a popup bar. Unchecked, as recording calls it on one thread.
package struct PopupBarListening: Hashable, @unchecked Sendable {
    let listener: any PopupBarListener

    package init(_ listener: any PopupBarListener) { self.listener = listener }

    package static func == (a: PopupBarListening, b: PopupBarListening) -> Bool { a.listener === b.listener }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(listener)) }
}
