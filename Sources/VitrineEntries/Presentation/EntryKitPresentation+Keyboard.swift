import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrineSurfaces

/// Fields of entries and the keyboard. Source: facts, entry kit, section 6.6.
extension EntryKitPresentation {
    package func keyboard(at seconds: Double) -> KeyboardElement? {
        let needsKeyboard = instances.contains { instance in
            guard instance.isActive(at: seconds), instance.focus.value(at: seconds) != nil else { return false }
            if case .view(let content) = instance.content.value(at: seconds) { return !content.hasKeyboard }
            return true
        }
        return needsKeyboard ? KeyboardElement() : nil
    }

    package mutating func edit(_ edit: TextEdit, in recorder: inout Recorder) {
        let now = recorder.seconds
        for i in instances.indices where instances[i].isActive(at: now) {
            let content = EntryGeometry(instances[i], at: now, in: recorder.frame.context).contentLayout.content
            let isOwn = edit.field.map { content.fieldNames.contains($0) } ?? false
            change(i) { $0.edit(isOwn ? edit : .resign, content, at: now) }
        }
        followKeyboard(in: recorder.frame.context, at: now)
    }

    package mutating func settingChanged(from old: Traits, in recorder: inout Recorder) {
        followKeyboard(in: recorder.frame.context, at: recorder.seconds)
    }

    /// Moves entries whose field has the focus to the keyboard, and the others to their rest.
    mutating func followKeyboard(in context: Context, at now: Double) {
        for i in instances.indices where instances[i].isActive(at: now) {
            let isHolding = instances[i].focus.value(at: now) != nil
            let top = isHolding ? context.traits.keyboardTop : nil
            let geometry = EntryGeometry(instances[i], at: now, in: context)
            let target = top.flatMap { geometry.shift(forKeyboardAt: $0) } ?? 0
            guard target != instances[i].keyboardShift.target else { continue }
            change(i) { $0.keyboardShift.animate(to: target, start: now, pacing: ContentState.keyboard) }
        }
    }

    /// Whether the keyboard lifts an entry, or is about to.
    func isLifted(_ i: Int) -> Bool { instances[i].keyboardShift.target != 0 }

    /// Removes the focus from an entry that leaves, which closes the keyboard.
    mutating func resignFocus(of i: Int, at seconds: Double) {
        guard instances[i].focus.last != nil else { return }
        change(i) { $0.focus.set(nil, at: seconds) }
    }
}

extension EntryInstance {
    /// - Parameter content: The elements of the message.
    mutating func edit(_ edit: TextEdit, _ content: Content, at seconds: Double) {
        switch edit {
        case .focus(let name): state.focus(name, in: content, at: seconds)
        case .resign: state.focus(nil, in: content, at: seconds)
        case .insert(let letters, let name):
            let base = content.text(of: name) ?? ""
            let text = state.moment(at: seconds).text(of: name) ?? base
            state.write(text + letters, to: name, from: base, at: seconds)
        }
        focusChanged(in: content, at: seconds)
    }

    /// Updates the field that has the focus.
    mutating func focusChanged(in content: Content, at seconds: Double) {
        let name = state.focus(in: content, at: seconds)
        if focus.last != name { focus.set(name, at: seconds) }
    }
}
