import VitrinePresentation
import VitrineSurfaces
import VitrineVocabulary

extension PresentationScene {
    /// The maximum number of events and variations of a scene that is examined.
    private static let mostStates = 100

    /// The given keys that change nothing in any state of the scene, and why: those of the scene, then those that
    /// events set. The states are those after events and with variations.
    package var keysWithoutEffect: [ValueIssue] {
        let sets = summary.actions.filter { $0.action.verb == "set" }
        var scene = self
        (scene.timeline, scene.variations) = ([], [])
        var found = scene.effects().map { (issue: $0, prefix: "") }
        guard sets.count + variations.count <= Self.mostStates else { return idleArguments + lateEvents }
        for variation in variations where !found.isEmpty {
            var varied = scene
            variation.set.apply(to: &varied)
            let left = Set(varied.effects())
            found.removeAll { !left.contains($0.issue) }
        }
        for (action, path) in sets {
            let before = Set(scene.effects(of: action.value))
            Change<PresentationScene>(action.value).apply(to: &scene)
            let own = scene.effects(of: action.value).filter { !before.contains($0) }
            if !found.isEmpty {
                let left = Set(scene.effects())
                found.removeAll { !left.contains($0.issue) }
            }
            found += own.map { ($0, "\(path).set") }
        }
        return found.map { issue, prefix in
            var issue = issue
            issue.path = SourcePath.join(prefix, issue.path)
            return issue
        } + idleArguments + lateEvents
    }

    /// The arguments of events that have no effect beside others.
    private var idleArguments: [ValueIssue] {
        summary.actions.flatMap { action, path -> [ValueIssue] in
            let verb = Self.verbs.first { verb in
                verb.name == action.verb && action.arguments.entries.allSatisfy { verb.argument($0.key) != nil }
            }
            return verb?.idleArguments(of: action.arguments).map { name, reason in
                ValueIssue("\(path).\(name)", .noEffect(reason))
            } ?? []
        }
    }

    /// - Parameter mentions: The only keys that are examined; nil for all.
    private func effects(of mentions: ValueNode? = nil) -> [ValueIssue] {
        var issues = ValueIssues(in: Surroundings(traits))
        check(VitrineVocabulary.Format(), at: "", mentions: mentions, into: &issues)
        return issues.warnings
    }

    /// The events after the end of every film.
    private var lateEvents: [ValueIssue] {
        guard let duration = output.duration else { return [] }
        let end = output.clock.moment(at: duration)
        return timeline.enumerated().filter { $0.element.at >= end }.map { i, _ in
            ValueIssue("timeline[\(i)].at", .noEffect("films of the scene end before, at \(spelled(end)) s"))
        }
    }
}
