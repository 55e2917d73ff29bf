import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension FloatingPanelPresentation {
    /// Begins a recording. A panel that is shown at the start has asked for its layout.
    package mutating func begin(in recorder: inout Recorder) {
        askForLayout(in: recorder)
        let isThere = attachment.last != .none
        if isThere { state.set(layout.last.initialPosition, at: recorder.seconds) }
        let y = geometry(at: recorder.frame).y(showing: state.last)
        published.begin(at: y)
        guard isThere else { return }
        published.go(to: state.last, y: y, at: recorder.seconds)
        if let alpha = panel.last.backdropView.alpha { dim(to: alpha, in: recorder) }
    }

    package mutating func edit(_ edit: TextEdit, in recorder: inout Recorder) {
        content.edit(edit, at: recorder.seconds)
    }

    package mutating func changeContent(
        of name: String, in recorder: inout Recorder, _ change: (inout PresentedContent) -> Void
    ) -> Bool {
        change(&content)
        return true
    }

    package mutating func perform(_ action: TimelineEvent.Action, on name: String, in recorder: inout Recorder) {
        let animated = action.arguments.value("animated") ?? true
        switch action.verb {
        case "add": appear(as: .child, animated: animated, in: &recorder)
        case "present": appear(as: .modal, animated: animated, in: &recorder)
        case "show":
            guard attachment.last != .none else { return }
            show(animated: animated, in: &recorder)
        case "hide": disappear(animated: animated, then: nil, in: &recorder)
        case "remove", "dismiss": disappear(animated: animated, then: .detach, in: &recorder)
        case "move":
            guard let position: Position = action.arguments.value("to"), attachment.last != .none else { return }
            move(to: position, animated: animated, in: &recorder)
        case "updateLayout":
            let curve: FloatingPanel.Animator.Curve = action.arguments.value("curve") ?? .easeInOut
            updateLayout(
                duration: action.arguments.time("duration") ?? 0, curve: curve.timing, in: &recorder)
        default: break
        }
    }

    /// Adds the panel: `addPanel(toParent:belowView:animated:)`, or a modal presentation.
    private mutating func appear(as kind: Attachment, animated: Bool, in recorder: inout Recorder) {
        guard attachment.last == .none else { return }
        attachment.set(kind, at: recorder.seconds)
        show(animated: animated, in: &recorder)
    }

    /// Reads the layout and moves to its initial position. Source: facts, floating panel, section 1.2.
    private mutating func show(animated: Bool, in recorder: inout Recorder) {
        askForLayout(in: recorder)
        move(to: layout.last.initialPosition, animated: animated, in: &recorder)
    }

    /// Moves to a position. Source of the animators: facts, floating panel, section 3.3.
    private mutating func move(
        to position: Position, animated: Bool, then: Completion? = nil, in recorder: inout Recorder
    ) {
        cancelDrag(in: &recorder)
        let session = session(in: recorder)
        let start = state.last
        guard animated else {
            jump(to: position, session, in: &recorder)
            return
        }
        let animation: PanelAnimation =
            switch (start, position) {
            case (.hidden, _): session.rules.addAnimator(to: position)
            case (_, .hidden): session.rules.removeAnimator(from: start)
            default: session.rules.moveAnimator(from: start, to: position)
            }
        animate(to: position, animation, then: then, session, in: &recorder)
    }

    private mutating func disappear(animated: Bool, then: Completion?, in recorder: inout Recorder) {
        guard attachment.last != .none else { return }
        move(to: .hidden, animated: animated, then: then, in: &recorder)
        if !animated, then != nil { detach(in: &recorder) }
    }

    /// Removes the panel after a tap on the backdrop as `dismiss` does, and notifies the delegate. Source: facts,
    /// floating panel, section 6 (6).
    mutating func dismissByTap(in recorder: inout Recorder) {
        disappear(animated: true, then: .endRemoval, in: &recorder)
    }

    /// Reads the layout, and computes the height of an intrinsic one, which stays until the layout is read again.
    /// Source: facts, floating panel, section 6 (13).
    private mutating func askForLayout(in recorder: borrowing Recorder) {
        let rules = rules(in: recorder)
        let new = rules.layout(for: recorder.frame.context.traits)
        if new != layout.last { layout.set(new, at: recorder.seconds) }
        guard new.isIntrinsic else { return }
        let height = fittedHeight(asking: rules, at: recorder.frame)
        if height != intrinsicHeight.last { intrinsicHeight.set(height, at: recorder.seconds) }
    }

    /// Reads the layout and applies it, in an animation block if it has a duration.
    mutating func updateLayout(
        duration: Double = 0, curve: TimingCurve = .easeInOut, in recorder: inout Recorder
    ) {
        let old = session(in: recorder)
        let now = recorder.seconds
        askForLayout(in: recorder)
        let new = session(in: recorder)
        guard new.geometry != old.geometry, attachment.last != .none, drag?.isInteracting != true else { return }
        let state = state.last
        published.go(
            to: state, y: new.geometry.y(showing: state), at: now,
            pacing: duration > 0 ? .curve(curve, duration: duration) : nil)
        if duration > 0 {
            residual.set(
                residual.value(at: now) + old.geometry.y(showing: state) - new.geometry.y(showing: state), at: now)
            alphaResidual.set(
                alphaResidual.value(at: now) + old.geometry.alpha(at: state) - new.geometry.alpha(at: state), at: now)
            let pacing = Pacing.curve(curve, duration: duration)
            if panel.last.contentMode == .static {
                heightResidual.set(
                    heightResidual.value(at: now) + old.geometry.surfaceHeight - new.geometry.surfaceHeight, at: now)
                heightResidual.animate(to: 0, start: now, pacing: pacing)
            }
            residual.animate(to: 0, start: now, pacing: pacing)
            alphaResidual.animate(to: 0, start: now, pacing: pacing)
        }
    }

    package mutating func apply(_ change: SettingsChange, in recorder: inout Recorder) {
        guard let own = change.node[FloatingPanel.key]?[name] else { return }
        let change = Change<FloatingPanel>(own)
        panel.update(at: recorder.seconds) { change.apply(to: &$0) }
        if panel.last.content != content.content.last {
            let new = panel.last.content
            content.update(at: recorder.seconds) { $0 = new }
        }
        if change.mentions("layout") { updateLayout(in: &recorder) }
        if change.mentions("backdropView.alpha"), let alpha = panel.last.backdropView.alpha {
            dim(to: alpha, in: recorder)
        }
        if !panel.last.panGestureRecognizer.isEnabled { cancelDrag(in: &recorder) }
    }

    /// Reads the layout before the parent rotates, and applies it at once with the current state. Source: facts,
    /// floating panel, section 6 (3).
    package mutating func settingChanged(from old: Traits, in recorder: inout Recorder) {
        let traits = recorder.frame.context.traits
        let isNew =
            old.orientation != traits.orientation || old.textSize != traits.textSize
            || old.direction != traits.direction
        if isNew { askForLayout(in: recorder) }
        let geometry = geometry(at: recorder.frame)
        published.move(state.last, to: geometry.y(showing: state.last), at: recorder.seconds)
    }

    package mutating func wake(_ reason: WakeReason, in recorder: inout Recorder) {
        switch reason {
        case .panelAnimationEnded: animationEnded(in: &recorder)
        case .panelPanned: panned(.changed, in: &recorder)
        default: break
        }
    }
}
