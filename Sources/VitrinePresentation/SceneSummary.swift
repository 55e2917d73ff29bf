import VitrineChrome
import VitrineSetting

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

    /// Every action of the timeline with its path, those that follow a touch included.
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

    /// Whether an event of the timeline performs a verb on a target.
    package func performs(_ verb: String, on target: String) -> Bool {
        actions.contains { $0.action.verb == verb && $0.action.target == target }
    }
}
