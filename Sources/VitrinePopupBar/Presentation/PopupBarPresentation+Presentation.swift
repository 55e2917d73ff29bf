import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension PopupBarPresentation: Presentation {
    package mutating func perform(
        _ action: TimelineEvent.Action, on name: String, in recorder: inout Recorder
    ) {
        let arguments = action.arguments
        func call(_ verb: Call.Verb) -> Call {
            Call(
                verb: verb, animated: arguments.value("animated") ?? true, duration: arguments.time("duration"),
                opens: arguments.flag("openPopup"), completion: action.completion)
        }
        switch action.verb {
        case "present": self.call(call(.present), at: recorder.seconds)
        case "dismiss": self.call(call(.dismiss), at: recorder.seconds)
        case "open": self.call(call(.open), at: recorder.seconds)
        case "close": self.call(call(.close), at: recorder.seconds)
        case "contextMenu":
            if action.target == "show" {
                contextMenu.show(at: recorder.seconds)
            } else {
                contextMenu.hide(at: recorder.seconds)
                buttonMenu.hide(at: recorder.seconds)
            }
        default: break
        }
        wakeWhenFree(&recorder)
    }

    package mutating func begin(in recorder: inout Recorder) {
        notify(.recordingBegan, in: recorder.frame)
        readPages(at: recorder.seconds)
    }

    package mutating func settingChanged(from old: Traits, in recorder: inout Recorder) {
        notify(.settingChanged, in: recorder.frame)
    }

    /// Notifies user code of a change of the tab bar, beside which the bar moves a moment later.
    package mutating func tabBarChanged(in recorder: inout Recorder) {
        guard listening != nil else { return }
        notify(.settingChanged, at: recorder.seconds + TabBarMotion.lead)
        wakeWhenFree(&recorder)
    }

    package mutating func apply(_ change: SettingsChange, in recorder: inout Recorder) {
        if let change = change.change(of: "popupBar", as: PopupBar.self) {
            update(at: recorder.seconds) { change.apply(to: &$0) }
        }
        if let change = change.change(of: "popupContent", as: PopupContent.self) {
            updateContent(at: recorder.seconds) { change.apply(to: &$0) }
        }
    }

    package func keyboard(at seconds: Double) -> KeyboardElement? {
        target.value(at: seconds) == .open ? page.keyboard(at: seconds) : nil
    }

    package func settings(at seconds: Double) -> [(key: String, value: ValueNode?)] {
        [
            ("popupBar", bar.value(at: seconds).node(Format())),
            ("popupContent", content.value(at: seconds).node(Format())),
        ]
    }

    package mutating func changeContent(
        of name: String, in recorder: inout Recorder, _ change: (inout PresentedContent) -> Void
    ) -> Bool {
        change(&page)
        return true
    }

    package mutating func edit(_ edit: TextEdit, in recorder: inout Recorder) { page.edit(edit, at: recorder.seconds) }

    package mutating func wake(_ reason: WakeReason, in recorder: inout Recorder) {
        advance(to: recorder.seconds)
        wakeWhenFree(&recorder)
    }

    package mutating func resolveHover(of pointer: Pointer, in timeline: FrameTimeline) {
        var hover = PopupBarPointer(pointer)
        var known: (Traits, PopupBar, Double, PointerTargets)?
        hover.resolve { seconds in
            guard state(at: seconds) == .barPresented else { return nil }
            let frame = timeline(at: seconds)
            let (bar, context) = (bar(at: frame), context(at: frame))
            let fraction = context.primaryColumn.fraction
            if let old = known, old.0 == context.traits, old.1 == bar, old.2 == fraction { return old.3 }
            let targets = PointerTargets(layout(of: bar, at: frame, in: context), in: context)
            known = (context.traits, bar, fraction, targets)
            return targets
        }
        self.hover = hover
    }

    /// The values that elements can follow: the target state, and how far the popup is open.
    package static let values: [Family.Declaration.Value] = [
        .init("popupPresentationState", levels: ["barHidden", "barPresented", "open"]), .init("openness"),
    ]

    package func value(_ name: String) -> PublishedValue? {
        switch name {
        case "openness": return PublishedValue(popup.openness)
        case "popupPresentationState":
            var out = PublishedValue(.name(Self.level(target.initial)))
            for phase in phases {
                let (level, duration) = (PublishedValue.Level.name(Self.level(phase.state)), phase.end - phase.start)
                if duration > 0 {
                    out.move(to: level, at: phase.start, pacing: .spring(.settling(in: duration)))
                } else {
                    out.set(level, at: phase.start)
                }
            }
            return out
        default: return nil
        }
    }

    private static func level(_ state: State) -> String {
        switch state {
        case .barHidden: "barHidden"
        case .open: "open"
        case .barPresented, .transitioning: "barPresented"
        }
    }
}
