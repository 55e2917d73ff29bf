import VitrinePresentation

/// The notifications of a card, in the library's order. CardPresentationController asks its users nothing: all rules
/// are values of the configuration. User code is called only while a scene is recorded. Its calls are performed on the
/// same tick, after the current event.
package protocol CardListener: AnyObject {
    /// Called when the card is presented or dismissed, by a call, its handle or a pan.
    /// - Parameter seconds: The seconds since the scene began.
    func card(_ name: String, did event: CardEvent, at seconds: Double)
}

package enum CardEvent: Hashable, Sendable {
    case presentationTransitionWillBegin
    case presentationTransitionDidEnd
    case presentCardCompletion
    case dismissalTransitionWillBegin
    /// - completed: False for a card that returns after a pan.
    case dismissalTransitionDidEnd(completed: Bool)

    /// The spelling in the log.
    package var description: String {
        switch self {
        case .presentationTransitionWillBegin: "presentationTransitionWillBegin"
        case .presentationTransitionDidEnd: "presentationTransitionDidEnd(true)"
        case .presentCardCompletion: "presentCard completion"
        case .dismissalTransitionWillBegin: "dismissalTransitionWillBegin"
        case .dismissalTransitionDidEnd(let completed): "dismissalTransitionDidEnd(\(completed))"
        }
    }
}

/// User code by the names of its cards. Unchecked: recording calls it on one thread.
struct CardListeners: @unchecked Sendable {
    private let listeners: [String: any CardListener]

    init(_ objects: UserObjects, names: [String]) {
        listeners = Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                objects.object(of: name, as: (any CardListener).self).map { (name, $0) }
            })
    }

    subscript(name: String) -> (any CardListener)? { listeners[name] }
}

extension CardsPresentation {
    func notify(_ event: CardEvent, of name: String, in recorder: inout Recorder) {
        recorder.log(.delegate(event.description), of: name)
        listeners[name]?.card(name, did: event, at: recorder.seconds)
    }
}
