import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives

extension CardsPresentation {
    package mutating func touch(_ touch: Touch, in recorder: inout Recorder) -> Bool {
        let now = recorder.seconds
        if case .scrubbing = phase {
            if touch.phase == .ended || touch.phase == .cancelled { release(touch, in: &recorder) }
            return true
        }
        let stack = stack(at: now)
        guard let top = stack.last, touch.chain.contains(where: { $0.owner == shown[top].name }) else { return false }
        let element = touch.chain.first { $0.owner == shown[top].name }?.element ?? ""
        switch touch.phase {
        case .began:
            guard phase == .idle else { return false }
            if !element.isEmpty, element != Card.Part.handle { shown[top].content.press(element, at: now) }
            return true
        case .recognized:
            if !element.isEmpty, element != Card.Part.handle { shown[top].content.release(element, at: now) }
            guard phase == .idle, touch.gesture == .drag else { return false }
            return recognize(touch, top, stack.count - 1, in: &recorder)
        case .tapped:
            guard phase == .idle else { return false }
            if element == Card.Part.handle {
                // Source: facts, card presentation, section 6 (alpha 0 at once on tap).
                shown[top].handleAlpha.set(0, at: now)
                leave(from: stack.count - 1, in: &recorder)
            } else if !element.isEmpty {
                shown[top].content.tap(element, in: card(shown[top].name, at: now).content, at: now)
            }
        case .ended, .cancelled:
            if !element.isEmpty, element != Card.Part.handle { shown[top].content.release(element, at: now) }
        case .moved: break
        }
        return true
    }

    /// A pan begins: it dismisses the card, if the finger has gone down. Source: facts, card presentation, section 3.5.
    private mutating func recognize(
        _ touch: Touch, _ top: Int, _ place: Int, in recorder: inout Recorder
    ) -> Bool {
        guard shown[top].configuration.allowInteractiveDismissal == true, touch.translation.y > 0 else { return false }
        let (path, begin) = (touch.path, touch.time)
        let origin = path.location(at: begin).y
        let height = recorder.frame.context.environment.screenSize.height
        recorder.log(.delegate("dismissalTransitionWillBegin"), of: shown[top].name)
        shown[top].handleAlpha.animate(to: 0, start: begin, pacing: CardMotion.handleFade)
        phase = .scrubbing(from: origin, since: begin)
        let radius = shown[top].radius.value(at: begin)
        let rest = { CardMotion.progress(translation: path.location(at: $0).y - origin, height: height) }
        shown[top].progress.follow(from: begin, to: path.up) { 1 - rest($0) }
        shown[top].radius.follow(from: begin, to: path.up) { radius * (1 - rest($0)) }
        if place == 0 {
            let radius = rootRadius.value(at: begin)
            rootRadius.follow(from: begin, to: path.up) { radius * (1 - rest($0)) }
        }
        return true
    }

    /// The finger leaves, or is taken away: both count alike.
    private mutating func release(_ touch: Touch, in recorder: inout Recorder) {
        guard case .scrubbing(let origin, _) = phase else { return }
        let now = touch.time
        let stack = stack(at: now)
        guard let top = stack.last else { return }
        let height = recorder.frame.context.environment.screenSize.height
        let share = CardMotion.progress(translation: touch.location.y - origin, height: height)
        let motion = shown[top].motion
        let finishes = CardMotion.finishes(velocity: touch.velocity.y, progress: share)
        // A factor of 0 stands for the whole duration; where nothing is left to return, there is nothing to wait for.
        let spring = motion.continued(durationFactor: finishes ? share : 1 - share)
        let pacing = Pacing.spring(spring)
        if finishes {
            shown[top].handleAlpha.set(0, at: now)
            finish(from: stack.count - 1, at: now, pacing)
        } else {
            shown[top].handleAlpha.set(1, at: now)
            phase = .returning
            move(
                top, to: 1, radius: shown[top].configuration.cornerRadius,
                presenter: stack.count > 1 ? stack[stack.count - 2] : nil, at: now, pacing)
        }
        recorder.wake(Self.completed, at: now + pacing.nominalDuration)
    }
}
