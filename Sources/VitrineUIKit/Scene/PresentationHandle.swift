import VitrinePresentation
import VitrineVocabulary

/// The presentation of a scene that a controller stands for. The controller's calls become actions on it.
package final class PresentationHandle {
    /// The presentation's name; empty until the controller is added to a scene.
    package var name = "" {
        didSet {
            let calls = waiting
            waiting = []
            // The next recording has the calls of its own objects.
            guard UserRequests.current != nil else { return }
            for call in calls { call() }
        }
    }
    /// Calls before the scene begins.
    private var early: [() -> Void] = []
    /// Calls while the scene is recorded, made before the presentation has a name.
    private var waiting: [() -> Void] = []

    package init() {}

    /// Performs a verb on the presentation: while a scene is recorded on the same tick, before that at the scene's
    /// beginning.
    /// - Parameters:
    ///   - completion: with the seconds after which it runs, found out before the verb is performed.
    ///   - prepare: changes the action before it is posted.
    package func perform(
        _ verb: String, _ arguments: [(String, ValueNode?)] = [],
        completion: (after: () -> Double, run: () -> Void)? = nil,
        prepare: @escaping (inout TimelineEvent.Action) -> Void = { _ in }
    ) {
        let again = { [weak self] () -> Void in
            self?.perform(verb, arguments, completion: completion, prepare: prepare)
        }
        guard let requests = UserRequests.current else { return early.append(again) }
        // A presentation that the scene lacks: the next recording of a film has it.
        guard !name.isEmpty else { return waiting.append(again) }
        // What has been changed before the call is there when it is performed.
        requests.postViewChanges(UIView.currentAnimation)
        let seconds = completion?.after()
        var given = Arguments()
        for case (let name, let value?) in arguments { given[name] = value }
        var action = TimelineEvent.Action(verb, .name(name), given)
        prepare(&action)
        requests.post(action)
        if let completion { requests.post(after: seconds ?? 0) { UIView.run(in: nil, completion.run) } }
    }

    /// Performs what was asked for before the scene began; each time that it is recorded.
    package func begin() {
        for call in early { call() }
    }
}
