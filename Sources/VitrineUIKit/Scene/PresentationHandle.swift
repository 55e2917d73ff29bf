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

    /// Performs a verb on the presentation: on the same tick of a recording, before one at the scene's beginning.
    /// - Parameters:
    ///   - completion: A closure and the seconds after which it runs, computed before the verb is performed.
    ///   - prepare: Changes the action before it is posted.
    package func perform(
        _ verb: String, _ arguments: [(String, ValueNode?)] = [],
        completion: (after: () -> Double, run: () -> Void)? = nil,
        prepare: @escaping (inout TimelineEvent.Action) -> Void = { _ in }
    ) {
        let again = { [weak self] () -> Void in
            self?.perform(verb, arguments, completion: completion, prepare: prepare)
        }
        guard let requests = UserRequests.current else { return early.append(again) }
        // The scene lacks the presentation, which the next recording of a film has.
        guard !name.isEmpty else { return waiting.append(again) }
        // Earlier changes take effect before the verb is performed.
        requests.postViewChanges(UIView.currentAnimation)
        let seconds = completion?.after()
        var given = Arguments()
        for case (let name, let value?) in arguments { given[name] = value }
        var action = TimelineEvent.Action(verb, .name(name), given)
        prepare(&action)
        requests.post(action)
        if let completion { requests.post(after: seconds ?? 0) { UIView.run(in: nil, completion.run) } }
    }

    /// Performs the calls before the scene began; called for each recording.
    package func begin() {
        for call in early { call() }
    }
}
