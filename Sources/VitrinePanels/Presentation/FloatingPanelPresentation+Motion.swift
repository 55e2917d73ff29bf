import VitrineMotion
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

extension FloatingPanelPresentation {
    /// A panel during a call: its answers, its geometry, and the notifications of its delegate.
    struct Session {
        let rules: any PanelRules
        let geometry: PanelGeometry
    }

    func session(in recorder: borrowing Recorder) -> Session {
        Session(rules: rules(in: recorder), geometry: geometry(at: recorder.frame))
    }

    func moment(_ session: Session, in recorder: borrowing Recorder) -> PanelMoment {
        moment(session, at: recorder.frame)
    }

    func moment(_ session: Session, at frame: FrameContext) -> PanelMoment {
        PanelMoment(
            seconds: frame.seconds, name: name, position: state.value(at: frame.seconds),
            surface: surface(at: frame, session.geometry), target: target(at: frame.seconds, session.geometry),
            geometry: session.geometry,
            contentOffset: contentOffset(at: frame), backdropAlpha: alpha(at: frame.seconds, session.geometry))
    }

    /// - Parameter animation: The animation in whose block the delegate is notified.
    mutating func notify(
        _ event: PanelEvent, _ session: Session, during animation: PanelAnimation? = nil, in recorder: inout Recorder
    ) {
        recorder.log(.delegate(event.call))
        var moment = moment(session, in: recorder)
        moment.animation = animation
        session.rules.notify(event, moment)
        if let sides = session.rules.sides, sides != layout.last.sides {
            layout.update(at: recorder.seconds) { $0.sides = sides }
        }
    }

    // MARK: State

    /// Changes the state without moving anything: the residuals compensate the difference. The delegate is notified at
    /// once, inside the animation block of animated changes. Source: facts, floating panel, sections 1.3 and 6 (1).
    private mutating func change(
        to position: Position, _ session: Session, in recorder: inout Recorder
    ) {
        let (now, geometry) = (recorder.seconds, session.geometry)
        let y = self.y(at: now, geometry)
        let alpha = geometry.alpha(at: state.value(at: now)) + alphaResidual.value(at: now)
        state.set(position, at: now)
        residual.set(y - geometry.y(showing: position), at: now)
        alphaResidual.set(alpha - geometry.alpha(at: position), at: now)
    }

    /// Moves the surface to a position at once.
    mutating func jump(to position: Position, _ session: Session, in recorder: inout Recorder) {
        stop(session, in: &recorder)
        change(to: position, session, in: &recorder)
        rest(at: recorder.seconds)
        published.go(to: position, y: session.geometry.y(showing: position), at: recorder.seconds)
        notify(.didChangePosition, session, in: &recorder)
    }

    private mutating func rest(at seconds: Double) {
        residual.set(0, at: seconds)
        alphaResidual.set(0, at: seconds)
        heightResidual.set(0, at: seconds)
    }

    /// Animates to a position.
    mutating func animate(
        to position: Position, _ pacing: PanelAnimation, decelerates: Bool = false, then: Completion? = nil,
        _ session: Session, in recorder: inout Recorder
    ) {
        let now = recorder.seconds
        stop(session, in: &recorder)
        change(to: position, session, in: &recorder)
        let start = residual.value(at: now)
        pacing.run(&residual, to: 0, from: now)
        pacing.run(&alphaResidual, to: 0, from: now)
        fit(from: start, pacing, at: now)
        published.go(
            to: position, y: session.geometry.y(showing: position), at: now, pacing: pacing.pacing,
            velocity: pacing.velocity)
        animation = Running(pacing, since: now, isDecelerating: decelerates, then: then)
        notify(.didChangePosition, session, during: pacing, in: &recorder)
        recorder.wake(.panelAnimationEnded, at: now + pacing.duration)
    }

    /// Animates the height of a surface that fits its bounds, a key frame of an interruptible animation: linear, over
    /// the first 75 %. Source: facts, floating panel, section 3.4.
    private mutating func fit(from start: Double, _ pacing: PanelAnimation, at now: Double) {
        heightResidual.set(0, at: now)
        guard pacing.isInterruptible, panel.value(at: now).contentMode == .fitToBounds, pacing.duration > 0 else {
            return
        }
        let motion = residual
        let length = 0.75 * pacing.duration
        heightResidual.follow(from: now, to: residual.end ?? now) { time in
            motion.value(at: time) - start * max(0, 1 - (time - now) / length)
        }
    }

    /// Stops the current animation in place; its completion is dropped.
    private mutating func stop(_ session: Session, in recorder: inout Recorder) {
        guard let running = animation else { return }
        animation = nil
        recorder.wake(.panelAnimationEnded, at: nil)
        if running.isDecelerating { notify(.didEndDecelerating, session, in: &recorder) }
    }

    /// Handles a touch during an animation. One that is not interruptible ends at its target, another stops in place.
    /// Source: facts, floating panel, section 6 (4).
    /// - Returns: Whether the touch is accepted.
    mutating func interrupt(_ session: Session, in recorder: inout Recorder) -> Bool {
        guard let running = animation else { return true }
        let (now, geometry) = (recorder.seconds, session.geometry)
        let y = self.y(at: now, geometry)
        guard y >= geometry.topY - max(0, geometry.layout.topInteractionBuffer) else { return false }
        animation = nil
        recorder.wake(.panelAnimationEnded, at: nil)
        if running.pacing.isInterruptible {
            let place = geometry.y(showing: state.value(at: now))
            residual.set((y - geometry.topY).magnitude <= 1 ? geometry.topY - place : y - place, at: now)
            alphaResidual.set(alphaResidual.value(at: now), at: now)
            heightResidual.set(0, at: now)
        } else {
            rest(at: now)
        }
        if running.isDecelerating { notify(.didEndDecelerating, session, in: &recorder) }
        finish(running, session, in: &recorder)
        return attachment.last != .none
    }

    /// Sets the opacity of the backdrop until the panel moves; with the animation that has begun at the same time.
    mutating func dim(to alpha: Double, in recorder: borrowing Recorder) {
        let now = recorder.seconds
        let residual = alpha - geometry(at: recorder.frame).alpha(at: state.last)
        if let running = animation, running.since == now {
            running.pacing.run(&alphaResidual, to: residual, from: now)
        } else {
            alphaResidual.set(residual, at: now)
        }
    }

    mutating func animationEnded(in recorder: inout Recorder) {
        guard let running = animation else { return }
        animation = nil
        let session = session(in: recorder)
        if running.isDecelerating { notify(.didEndDecelerating, session, in: &recorder) }
        finish(running, session, in: &recorder)
    }

    private mutating func finish(_ running: Running, _ session: Session, in recorder: inout Recorder) {
        guard let then = running.then else { return }
        detach(in: &recorder)
        if then == .endRemoval { notify(.didEndRemove, session, in: &recorder) }
    }

    mutating func detach(in recorder: inout Recorder) {
        attachment.set(.none, at: recorder.seconds)
        rest(at: recorder.seconds)
    }
}

extension WakeReason {
    static let panelAnimationEnded = WakeReason("animationEnded")
    static let panelPanned = WakeReason("panned")
}
