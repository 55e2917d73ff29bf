import VitrineMotion
import VitrinePresentation
import VitrineSurfaces
import VitrineVocabulary

extension EntryKitPresentation {
    package mutating func perform(_ action: TimelineEvent.Action, on name: String, in recorder: inout Recorder) {
        switch action.verb {
        case "display":
            declare(name, in: &recorder)
            if let entry = entries.last[name] { display(EntryQueue.Item(name, entry), in: &recorder) }
        case "dismiss":
            let all = action.arguments.value("descriptor", as: EntryDismissalDescriptor.self)
            dismiss(all ?? (name == Self.name ? .displayed : .specific(entryName: calledName(name))), in: &recorder)
        case "transform":
            guard let to = action.arguments.text("to") else { return }
            declare(to, in: &recorder)
            if let entry = entries.last[to] { transform(to: entry.content, in: &recorder) }
        default: break
        }
    }

    /// Adds an entry of user code that the scene does not declare.
    private mutating func declare(_ name: String, in recorder: inout Recorder) {
        guard entries.last[name] == nil, let entry = listener.rules?.entry(named: name) else { return }
        var issues = ValueIssues()
        entry.check(Format(), at: SourcePath.join("entries", name), mentions: nil, into: &issues)
        if let first = issues.all.first {
            return recorder.log(.delegate("display refused: \(first.path): \(first.kind)"), of: name)
        }
        entries.update(at: recorder.seconds) { $0[name] = entry }
        recorder.declare(name)
    }

    private func calledName(_ name: String) -> String { entries.last[name]?.attributes.name ?? name }

    /// Source: facts, entry kit, section 6.3.
    mutating func dismiss(_ descriptor: EntryDismissalDescriptor, in recorder: inout Recorder) {
        if descriptor != .displayed { queue.remove { descriptor.matches($0, isDisplayed: false) } }
        guard let current, descriptor.matches(instances[current].item, isDisplayed: true) else { return }
        exit(current, in: &recorder)
    }

    private mutating func transform(to content: EntryContent, in recorder: inout Recorder) {
        guard let current, instances[current].leaving == nil else { return }
        let (now, context) = (recorder.seconds, recorder.frame.context)
        let before = EntryGeometry(instances[current], at: now, in: context).layout.size.height
        var probe = instances[current]
        probe.content.set(content, at: now)
        probe.bar = content.buttonBar.map { AnimatedValue($0.expandedHeight) }
        let after = EntryGeometry(probe, at: now, in: context).layout.size.height
        instances[current].transform(to: content, growth: after - before, at: now)
    }
}
