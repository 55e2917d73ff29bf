import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives

extension CardsPresentation {
    package mutating func touch(_ touch: Touch, in recorder: inout Recorder) -> Bool {
        let stack = stack(at: recorder.seconds)
        guard let top = stack.last, let view = views(self.stack(at: recorder.frame), at: recorder.frame).last,
            let element = touch.chain.first(where: { $0.owner == shown[top].name })?.element
        else { return false }
        switch touch.phase {
        case .began:
            guard phase == .idle else { return false }
            shown[top].content.touch(touch, of: shown[top].name, in: view.layout)
            return true
        case .recognized:
            if shown[top].content.last.barNames.contains(element) {
                shown[top].content.state.release(element, at: touch.time)
            }
            guard phase == .idle, touch.gesture == .drag else { return false }
            return recognize(touch, element, view, in: &recorder)
        case .moved: break
        case .tapped:
            guard phase == .idle else { return false }
            if element == Card.Part.handle {
                // Source: facts, card presentation, section 6 (alpha 0 at once on a tap).
                shown[top].handleAlpha.set(0, at: touch.time)
                leave(from: stack.count - 1, in: &recorder)
            }
            shown[top].content.touch(touch, of: shown[top].name, in: view.layout)
        case .ended, .cancelled:
            shown[top].content.touch(touch, of: shown[top].name, in: view.layout)
            if case .scrubbing(let since) = phase { release(touch, since: since, in: &recorder) }
        }
        return true
    }

    /// Begins a pan, which dismisses the card if the finger has moved down. Content that scrolls must be at its top,
    /// and moves with the finger as well. Source: facts, card presentation, sections 3.5 and 6 (rule 4).
    private mutating func recognize(
        _ touch: Touch, _ element: String, _ view: CardView, in recorder: inout Recorder
    ) -> Bool {
        let stack = stack(at: recorder.seconds)
        let top = stack[stack.count - 1]
        let name = shown[top].name
        let translation = touch.translation
        // Controls such as sliders keep a finger that moves sideways.
        if translation.x.magnitude > translation.y.magnitude, shown[top].content.touch(touch, of: name, in: view.layout)
        {
            return true
        }
        let scrolling = view.layout.scrollingElement(around: element)
        let offset = scrolling.map {
            view.layout.context.moment.number(.contentOffset, of: $0.name) ?? $0.contentOffset
        }
        guard shown[top].configuration.allowInteractiveDismissal == true, translation.y > 0, (offset ?? 0) == 0 else {
            return shown[top].content.touch(touch, of: name, in: view.layout)
        }
        var content = touch
        if scrolling == nil { content.phase = .cancelled }
        shown[top].content.touch(content, of: name, in: view.layout)
        scrub(touch, top, isFirst: stack.count == 1, in: &recorder)
        return true
    }

    /// Ties the dismissal of a card to a finger, linearly rather than along the spring.
    private mutating func scrub(_ touch: Touch, _ top: Int, isFirst: Bool, in recorder: inout Recorder) {
        let (path, begin) = (touch.path, touch.time)
        let origin = path.location(at: begin).y
        let height = recorder.frame.context.traits.screenSize.height
        let up = max(begin, path.up)
        func rest(_ seconds: Double) -> Double {
            1 - CardMotion.progress(translation: path.location(at: seconds).y - origin, height: height)
        }
        notify(.dismissalTransitionWillBegin, of: shown[top].name, in: &recorder)
        shown[top].handleAlpha.animate(to: 0, start: begin, pacing: CardMotion.handleFade)
        phase = .scrubbing(since: begin)
        shown[top].progress.follow(from: begin, to: up, rest)
        let (there, gone) = shown[top].fractionsAtRest
        shown[top].insetFraction.follow(from: begin, to: up) { gone.mixed(with: there, at: rest($0)) }
        let radius = shown[top].radius.value(at: begin)
        shown[top].radius.follow(from: begin, to: up) { radius * rest($0) }
        if isFirst {
            let radius = rootRadius.value(at: begin)
            rootRadius.follow(from: begin, to: up) { radius * rest($0) }
        }
    }

    /// Handles the end of a touch, cancelled or not.
    /// - Parameter since: The time at which the finger began to move the card.
    private mutating func release(_ touch: Touch, since: Double, in recorder: inout Recorder) {
        let now = touch.time
        let stack = stack(at: now)
        guard let top = stack.last else { return }
        let fraction = CardMotion.progress(
            translation: touch.location.y - touch.path.location(at: since).y,
            height: recorder.frame.context.traits.screenSize.height)
        let finishes = CardMotion.finishes(velocity: touch.velocity.y, progress: fraction)
        let spring = shown[top].motion.continued(durationFactor: finishes ? fraction : 1 - fraction)
        let pacing = Pacing.spring(spring)
        shown[top].handleAlpha.set(finishes ? 0 : 1, at: now)
        if finishes {
            finish(from: stack.count - 1, at: now, pacing)
        } else {
            phase = .returning
            let radius = shown[top].radius.value(at: since)
            move(
                top, to: 1, radius: radius, presenter: stack.count > 1 ? stack[stack.count - 2] : nil, at: now, pacing)
        }
        recorder.wake(Self.completed, at: now + CardMotion.duration(of: spring))
    }
}
