import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

/// Touches, which press elements, drag the overlay, and scroll lists.
extension OverlayContainerPresentation {
    package mutating func touch(_ touch: Touch, in recorder: inout Recorder) -> Bool {
        switch touch.phase {
        case .began:
            offer(touch, in: recorder)
            return true
        case .recognized:
            if touch.gesture == .drag, beginDrag(touch, in: &recorder) { return true }
            return offer(touch, in: recorder)
        case .tapped:
            guard touch.target == .init(name, Self.dimmingView) else {
                offer(touch, in: recorder)
                break
            }
            if rules.shouldDismissOnTap() { dismiss(animated: true, in: &recorder) }
        case .ended, .cancelled:
            offer(touch, in: recorder)
            if touch.path == finger { endDrag(touch, in: &recorder) }
        case .moved: break
        }
        return false
    }

    /// Passes a touch to the content below it, which handles scrolling and taps.
    @discardableResult
    private mutating func offer(_ touch: Touch, in recorder: borrowing Recorder) -> Bool {
        guard let element = touch.chain.first(where: { $0.owner == name })?.element, !element.isEmpty else {
            return false
        }
        let placed = placed(in: layout(at: recorder.frame), at: recorder.seconds)
        guard let one = placed.first(where: { $0.layout.content.declares(element) }) else { return false }
        let owner = name
        return change(one.index) { $0.touch(touch, of: owner, in: one.layout) }
    }

    /// - Parameter height: The height. Default: that at the time.
    func layout(at frame: FrameContext, height: Double? = nil) -> OverlayLayout {
        OverlayLayout(
            container.value(at: frame.seconds), height: height ?? motion.height.value(at: frame.seconds),
            heights: motion.heights.value(at: frame.seconds), in: frame.context)
    }

    // MARK: Drags

    /// Begins a drag. Source: facts, overlay container, sections 3.5 and 6.
    private mutating func beginDrag(_ touch: Touch, in recorder: inout Recorder) -> Bool {
        guard finger == nil, isPresented else { return false }
        let layout = layout(at: recorder.frame, height: motion.height.target)
        let start = touch.path.start - hostOrigin(in: recorder.frame)
        guard layout.overlayFrame.contains(start), let overlay = placed(in: layout, at: recorder.seconds).first,
            overlay.isOverlay
        else { return false }
        let names = overlay.layout.targets(at: Point(x: start.x, y: start.y - overlay.dy)).map(\.name)
        let y = touch.path.location(at: recorder.seconds).y
        var drag = OverlayMotion.Drag(start: motion.height.target, origin: y, location: y)
        if let list = names.lazy.compactMap({ overlay.layout.scrollingElement(around: $0) }).first {
            // The pan of the container waits for scroll views to fail.
            guard list.name == rules.scrollViewDrivingOverlay() else { return false }
            scrolled = (list, overlay.index)
            drag.scroll = ScrollDrive(
                height: drag.start, offset: scroll { $0.offset(at: recorder.seconds) },
                takesWholeSteps: container.last.libraryVersion == .v3_0)
        } else if !rules.shouldStartDraggingOverlay(at: start - layout.overlayFrame.origin, elements: names) {
            return false
        }
        // The content no longer has the finger: nothing looks pressed.
        var cancelled = touch
        cancelled.phase = .cancelled
        offer(cancelled, in: recorder)
        finger = touch.path
        motion.drag = drag
        follow(in: &recorder)
        return true
    }

    /// Returns the origin of the host's coordinates on the screen.
    private func hostOrigin(in frame: FrameContext) -> Point {
        let drawn = self.layout(at: frame)
        return frame.frameOfTarget(.init(name)).map { $0.origin - drawn.overlayFrame.intersection(drawn.frame).origin }
            ?? .zero
    }

    private mutating func scroll<Result>(_ body: (inout ScrollContent) -> Result) -> Result {
        guard let scrolled else { preconditionFailure("no finger on a list") }
        return change(scrolled.content) { $0.state.scroll(scrolled.element, body) }
    }

    /// Processes the finger's translation up to its next event.
    mutating func follow(in recorder: inout Recorder) {
        guard let finger, var drag = motion.drag, recorder.seconds < finger.up else { return }
        let now = recorder.seconds
        let rate = Double(recorder.frame.context.traits.device.touchRate)
        let next = min(finger.up, ((now * rate + 1e-6).rounded(.down) + 1) / rate)
        let y = finger.location(at: next).y
        let delta = y - drag.location
        drag.location = y
        motion.drag = drag
        if drag.scroll != nil {
            step(by: delta, from: now, to: next, in: &recorder)
        } else {
            let rules = rules
            let range = motion.range(reachable: reachable(rules))
            let height = rules.overlayTranslationHeight(
                using: OverlayTranslation(
                    minimumHeight: range.lowerBound, maximumHeight: range.upperBound,
                    translation: drag.start - (y - drag.origin)))
            translate(to: height, from: now, to: next, in: &recorder)
        }
        if next < finger.up { recorder.wake(Self.touches, at: next) }
    }

    private mutating func step(by delta: Double, from start: Double, to end: Double, in recorder: inout Recorder) {
        guard var drive = motion.drag?.scroll else { return }
        let range = motion.range(reachable: reachable(rules))
        let offset = scroll { content in
            let now = content.offset(at: start)
            guard now < 0 || now > content.view.reach else { return now - delta }
            var copy = content
            copy.drag(by: delta, from: start, to: end)
            return copy.offset(at: end)
        }
        let step = drive.step(by: delta, to: offset, height: motion.height.target, range: range)
        motion.drag?.scroll = drive
        switch step {
        case .scroll: scroll { $0.drag(by: delta, from: start, to: end) }
        case .translate(let height, let offset):
            scroll { $0.pin(at: offset, from: start, to: end) }
            translate(to: height, from: start, to: end, in: &recorder)
        }
    }

    /// Moves the overlay to a height with a finger.
    private mutating func translate(
        to height: Double, from start: Double, to end: Double, in recorder: inout Recorder
    ) {
        let height = height.isFinite ? height.clamped(to: 0...100_000) : motion.height.target
        guard height != motion.height.target else { return }
        if motion.drag?.hasStarted == false {
            motion.drag?.hasStarted = true
            notify(.willStartDraggingOverlay, &recorder)
        }
        motion.height.move(to: height, from: start, to: end)
        let transition = transition(rules, isDragging: true)
        notify(.willTranslateOverlay(transition, nil), &recorder)
        published.drag(transition, from: start, to: end)
        dim(transition, pacing: nil, at: start)
        notify(.didTranslateOverlay(transition), &recorder)
    }

    /// Ends a drag. Source: facts, overlay container, sections 3.5 and 3.6.
    private mutating func endDrag(_ touch: Touch, in recorder: inout Recorder) {
        guard let drag = motion.drag else { return }
        let now = recorder.seconds
        var velocity = touch.phase == .ended ? touch.path.velocity(at: touch.path.up).y : 0
        recorder.wake(Self.touches, at: nil)
        let reachable = reachable(rules)
        if let drive = drag.scroll {
            let height = motion.height.target
            let position = ScrollDrive.Position(height: height, range: motion.range(reachable: reachable))
            let isOnNotch = reachable.contains { motion.notches[$0] == height }
            let handsOnVelocity = scroll { content in
                let offset = content.offset(at: now)
                let predicted = offset + Decay.normal.totalDistance(initialVelocity: -velocity)
                let target = drive.target(predicted: predicted, position: position, isOnNotch: isOnNotch)
                content.release(velocity: -velocity, target: target, at: now)
                return drive.handsOnVelocity(at: position, offset: offset, movesUp: velocity < 0)
            }
            if !handsOnVelocity { velocity = 0 }
        }
        (motion.drag, finger, scrolled) = (nil, nil, nil)
        if drag.hasStarted { notify(.willEndDraggingOverlay(velocity: Point(x: 0, y: velocity)), &recorder) }
        guard !motion.isAtRest(reachable: reachable) else { return }
        schedule(OverlayMotion.PendingMove(index: nil, isAnimated: true, velocity: velocity), in: &recorder)
    }
}
