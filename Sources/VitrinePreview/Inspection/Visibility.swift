import VitrineDisplayList
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineSurfaces
import VitrineVocabulary

/// Decides why a key shows nothing, and when it shows something.
package enum Visibility {
    /// The moments that are examined: the beginning, after each event, between two, and at rest.
    static func moments(of scene: PreviewScene) -> [Double] {
        let events = scene.renderer.scene.timeline.map(\.at).sorted().prefix(20)
        let rest = scene.renderer.staged.settled
        var times: Set<Double> = [0, rest, scene.renderer.staged.stillMoment]
        for (at, next) in zip(events, events.dropFirst() + [rest]) { times.formUnion([at + 0.25, (at + next) / 2]) }
        return times.filter { $0 >= 0 }.sorted()
    }

    /// Returns the known reasons why a key shows nothing in a scene.
    static func reasons(_ path: String, in scene: PreviewScene, isGiven: Bool) -> [String] {
        let staged = scene.renderer.staged
        var out: [String] = []
        if let absent = absentPresentation(of: path, staged, moments(of: scene)) { out.append(absent) }
        if isGiven {
            for issue in staged.scene.varied.keysWithoutEffect where issue.path == path {
                if case .noEffect(let reason) = issue.kind { out.append(reason.filter { $0 != "`" }) }
            }
        }
        return out
    }

    /// Returns the reason for the keys of a presentation that is never on the screen.
    private static func absentPresentation(of path: String, _ staged: StagedScene, _ moments: [Double]) -> String? {
        let parts = path.split(separator: ".").map(String.init)
        let screen = staged.screen
        guard
            let i = screen.instances.firstIndex(where: { instance in
                instance.name == parts[0] || parts.count > 1 && instance.names.contains(parts[1])
            })
        else { return nil }
        let instance = screen.instances[i]
        let isShown = moments.contains { seconds in
            LargeStack.ensure { screen.stack(at: seconds, in: staged.context) }.snapshots[i].map { !$0.layers.isEmpty }
                ?? false
        }
        if isShown { return nil }
        let names = instance.names.sorted()
        let verbs = instance.verbs.filter { $0.effect == .shows }.map(\.name)
        let has = staged.scene.timeline.contains { verbs.contains($0.action.verb) }
        return "\(names.joined(separator: ", ")) is on the screen at no moment of this scene"
            + (has || verbs.isEmpty
                ? "" : "; no event says \(verbs.map { "`\($0): \(instance.name)`" }.joined(separator: " or "))")
    }

    /// Describes whether and when a given value changes any picture of the scene; nil if that cannot be determined.
    static func effect(of path: String, _ key: Key, in scene: PreviewScene) -> String? {
        guard !path.contains("["), !path.hasPrefix("output."), path != "timeline", path != "vitrine" else { return nil }
        let text = key.form.isOptional ? "null" : key.defaultValue()?.description ?? "null"
        guard let override = try? SceneOverride(checking: SceneOverride.Key(path), text),
            let plain = try? scene.renderer.scene.replacing([override]),
            let other = try? scene.renderer.staged.showing(plain)
        else { return nil }
        for seconds in moments(of: scene)
        where scene.renderer.staged.displayList(at: seconds) != other.displayList(at: seconds) {
            return "without it the scene looks different, first at \(Measure.number(seconds)) s"
        }
        return "none at the moments that were looked at; without it the scene looks the same"
    }
}
