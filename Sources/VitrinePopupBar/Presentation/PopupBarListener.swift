import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// What a popup bar asks and tells user code, in the order in which the library does.
///
/// User code is called only while a scene is recorded. Calls that it makes are performed on the same tick, after the event
/// under way. Source of the order: facts, popup bar, section 8.1.
package protocol PopupBarListener: AnyObject {
    func popupBar(did event: PopupBarEvent, _ moment: PopupBarMoment)
    /// The items that a finger pages through from the shown one; nil for the `popupItems` of the bar.
    func pages() -> PopupBarPages?
    /// Whether a finger on the bar or the open popup has the effect.
    func permits(_ gesture: PopupBarGesture) -> Bool
}

/// Something that a popup bar tells its user.
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
    /// A call is over that was made with a number for its completion.
    case completion(Int)
    /// A finger has tapped a bar button.
    case barButton(PopupBarButtonRow.End, Int)
    /// The recording begins.
    case recordingBegan
    /// The surroundings or the bar's environment may have changed.
    case settingChanged

    /// As the log has it; nil for what is no method of a delegate.
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

/// What fingers do on a bar or popup, unless user code disables it.
package enum PopupBarGesture: Hashable, Sendable { case open, highlight, pan }

/// The shown item and those beside it.
package struct PopupBarPages: Hashable, Sendable {
    package var before: PopupItem?
    package var current: PopupItem
    package var after: PopupItem?

    package init(before: PopupItem?, current: PopupItem, after: PopupItem?) {
        (self.before, self.current, self.after) = (before, current, after)
    }
}

/// A popup bar at the moment of an event.
package struct PopupBarMoment: Hashable, Sendable {
    /// Since the scene began.
    package var seconds: Double
    package var state: PopupBarPresentation.State
    package var environment: PopupBarEnvironment
    /// On the screen, in points.
    package var frame: Rect
    package var effectiveContentSize: Size
    package var traits: Traits
}

/// User code that hears of a popup bar. Unchecked: recording calls it on one thread.
package struct PopupBarListening: Hashable, @unchecked Sendable {
    let listener: any PopupBarListener

    package init(_ listener: any PopupBarListener) { self.listener = listener }

    package static func == (a: PopupBarListening, b: PopupBarListening) -> Bool { a.listener === b.listener }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(listener)) }
}
