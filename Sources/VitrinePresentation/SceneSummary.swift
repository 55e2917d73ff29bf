import VitrineSurfaces

/// The parts of a scene that families see.
package struct SceneSummary: Sendable {
    package var traits: Traits
    package var container: Container
    package var values: PresentationValues
    package var timeline: [TimelineEvent]

    package init(
        traits: Traits, container: Container, values: PresentationValues, timeline: [TimelineEvent]
    ) {
        self.traits = traits
        self.container = container
        self.values = values
        self.timeline = timeline
    }

    /// Every action of the timeline with its path, including those that follow a touch.
    package var actions: [(action: TimelineEvent.Action, path: String)] {
        var out: [(TimelineEvent.Action, String)] = []
        func add(_ action: TimelineEvent.Action, _ path: String) {
            out.append((action, path))
            for (i, next) in action.then.enumerated() {
                add(next, action.then.count == 1 ? "\(path).then" : "\(path).then[\(i)]")
            }
        }
        for (i, event) in timeline.enumerated() { add(event.action, "timeline[\(i)]") }
        return out
    }

    /// Whether a presentation is shown at the start if the scene does not specify it: unless its first event makes it
    /// appear. What an event dismisses, moves or touches first must be shown.
    /// - Parameters:
    ///   - names: The names of the presentation in events.
    ///   - appearing: The verbs that make it appear.
    package func isPresentedAtStart(_ names: String..., unless appearing: String...) -> Bool {
        func first(_ action: TimelineEvent.Action) -> String? {
            names.contains(action.target) ? action.verb : action.then.lazy.compactMap(first).first
        }
        return timeline.lazy.compactMap { first($0.action) }.first.map { !appearing.contains($0) } ?? true
    }
}
