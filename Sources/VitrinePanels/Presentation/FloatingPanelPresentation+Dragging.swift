import VitrineMotion
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

extension FloatingPanelPresentation {
    /// A finger on a panel.
    struct Drag: Hashable, Sendable {
        var path: FingerPath
        /// The touch-down point, relative to the upper left corner of the surface.
        var location: Point
        /// The time of the last event.
        var lastEvent: Double
        /// Whether the panel moves with the finger, rather than a scroll view or nothing.
        var isInteracting = false
        /// The y coordinate of the surface when it began to follow the finger.
        var start = 0.0
        /// The y coordinate of the finger's translation then.
        var translation = 0.0
        var bands: Set<FloatingPanel.Edge> = []
        /// The y coordinate of the surface at the last event.
        var lastY = 0.0
        /// The offset of the scroll view while the panel is dragged; nil without one.
        var pinnedOffset: Double?
        /// Whether the touch-down point is in a scroll view.
        var isInScrollView = false

        /// Returns the y coordinate of the surface for the finger at a time.
        /// - Parameter last: The previous y coordinate of the surface.
        func y(at seconds: Double, _ law: PanelDrag, from last: Double) -> Double {
            let moved = path.location(at: seconds).y - path.start.y - translation
            // The scroll view's own pan moves while the finger is in it.
            let allowsTopBuffer = !(isInScrollView && last > 0 && last > start + moved)
            return law.y(movedBy: moved, allowsTopBuffer: allowsTopBuffer)
        }
    }

    enum PanPhase: Hashable, Sendable { case changed, ended, cancelled }

    /// Begins the recognizer. Source: facts, floating panel, section 3.7.
    mutating func panBegan(_ touch: Touch, in recorder: inout Recorder) -> Bool {
        guard attachment.last != .none, panel.last.panGestureRecognizer.isEnabled, drag == nil else { return false }
        let session = session(in: recorder)
        if !isBusy, !session.rules.shouldBeginDragging(moment(session, in: recorder)) { return false }
        let surface = surface(at: recorder.frame, session.geometry)
        let location = touch.path.start - surface.origin
        var drag = Drag(path: touch.path, location: location, lastEvent: recorder.seconds)
        drag.isInScrollView = isInScrollView(touch.path.start, at: recorder.frame)
        drag.lastY = surface.minY
        if hasScrollView(at: recorder.frame) {
            let isAtTop = session.geometry.shown(state.last) == session.geometry.topMost
            if !isAtTop || isInGrabberArea(location) { drag.pinnedOffset = contentOffset(at: recorder.frame) }
        }
        self.drag = drag
        wakeForNextEvent(in: &recorder)
        return true
    }

    /// Whether the panel is dragged or settles.
    private var isBusy: Bool { drag?.isInteracting == true || animation?.isDecelerating == true }

    func isInGrabberArea(_ location: Point) -> Bool {
        location.y >= 0 && location.y < panel.last.surfaceView.grabberAreaHeight
    }

    private mutating func wakeForNextEvent(in recorder: inout Recorder) {
        guard let drag else { return }
        let next = recorder.seconds + recorder.frame.touchInterval
        // The sum may exceed its tick slightly, and a wake never comes early.
        recorder.wake(.panelPanned, at: next < drag.path.up - 1e-9 ? next - 1e-6 : nil)
    }

    /// Handles an event of the pan. Source: facts, floating panel, sections 3.2, 3.7 and 6 (4, 5).
    mutating func panned(_ phase: PanPhase, in recorder: inout Recorder) {
        guard var drag else { return }
        let session = session(in: recorder)
        let now = recorder.seconds
        defer { if phase == .changed { wakeForNextEvent(in: &recorder) } else { self.drag = nil } }
        if !isBusy, !session.rules.shouldBeginDragging(moment(session, in: recorder)) { return }
        guard interrupt(session, in: &recorder) else {
            if attachment.last == .none { self.drag = nil }
            return
        }
        let velocity = drag.path.velocity(at: now)
        if scrollViewHandles(drag, velocity: velocity.y, session, at: recorder.frame) {
            scroll(drag, phase, velocity: velocity.y, session, in: &recorder)
            drag.lastEvent = now
            self.drag = drag
            return
        }
        if !drag.isInteracting { startInteraction(&drag, session, in: &recorder) }
        drag.lastEvent = now
        self.drag = drag
        switch phase {
        case .changed: follow(session, in: &recorder)
        case .ended, .cancelled: release(velocity: velocity, session, in: &recorder)
        }
    }

    /// Makes the panel follow the finger from their current positions. A scroll view that is pulled beyond its top
    /// moves the surface by as much. Source: facts, floating panel, section 3.7.
    private mutating func startInteraction(_ drag: inout Drag, _ session: Session, in recorder: inout Recorder) {
        let now = recorder.seconds
        var start = modelY(session.geometry)
        if hasScrollView(at: recorder.frame), session.geometry.shown(state.last) == session.geometry.topMost,
            drag.pinnedOffset == nil
        {
            let zero = session.rules.contentOffsetForPinning(moment(session, in: recorder))
            start += max(0, zero - contentOffset(at: recorder.frame))
            drag.pinnedOffset = zero
        }
        notify(.willBeginDragging, session, in: &recorder)
        drag.isInteracting = true
        drag.start = start
        drag.translation = drag.path.location(at: now).y - drag.path.start.y
        drag.bands = Set(FloatingPanel.Edge.allCases.filter { session.rules.allowsRubberBanding(for: $0) })
        drag.lastY = modelY(session.geometry)
    }

    private func law(_ drag: Drag, _ geometry: PanelGeometry) -> PanelDrag {
        PanelDrag(
            geometry, from: drag.start, bands: drag.bands, isRemovable: panel.last.isRemovalInteractionEnabled)
    }

    /// Ties the surface to the finger until the next event, and the scroll view to its offset.
    private mutating func follow(_ session: Session, in recorder: inout Recorder) {
        guard var drag else { return }
        let (now, geometry) = (recorder.seconds, session.geometry)
        let place = geometry.y(showing: state.last)
        let before = drag.lastY
        let next = min(now + recorder.frame.touchInterval, drag.path.up)
        let (law, followed) = (law(drag, geometry), drag)
        residual.follow(from: now, to: max(now, next)) { time in
            followed.y(at: time, law, from: before) - place
        }
        let y = place + residual.value(at: now)
        let down = drag.path.start.y
        let stateAlpha = geometry.alpha(at: state.last)
        let motion = residual
        alphaResidual.follow(from: now, to: max(now, next)) { time in
            PanelDrag.alpha(
                geometry, at: place + motion.value(at: time), translation: followed.path.location(at: time).y - down)
                - stateAlpha
        }
        published.drag(residual, place: place, at: now)
        pin(drag, in: &recorder)
        drag.lastY = y
        self.drag = drag
        if y != before { notify(.didMove, session, in: &recorder) }
    }

    /// Handles touch up. Source: facts, floating panel, sections 3.1, 3.6 and 3.7.
    private mutating func release(velocity: Point, _ session: Session, in recorder: inout Recorder) {
        guard let drag else { return }
        let (now, geometry, rules) = (recorder.seconds, session.geometry, session.rules)
        self.drag = nil
        let place = geometry.y(showing: state.last)
        let y = drag.y(at: now, law(drag, geometry), from: drag.lastY)
        residual.set(y - place, at: now)
        alphaResidual.set(alphaResidual.value(at: now), at: now)
        pin(drag, in: &recorder)
        if y != drag.lastY { notify(.didMove, session, in: &recorder) }
        let release = PanelRelease(geometry, from: state.last, y: y, velocity: velocity.y)
        let target = release.target(asking: rules)
        if panel.last.isRemovalInteractionEnabled, release.removes(goingTo: target, asking: rules) {
            let speed = release.removalVelocity(goingTo: target, asking: rules).magnitude
            notify(.didEndDraggingToRemove(velocity: velocity), session, in: &recorder)
            animate(
                to: .hidden, rules.removalInteractionAnimator(velocity: speed), then: .endRemoval, session,
                in: &recorder)
            return
        }
        let distance = geometry.y(showing: target) - y
        let isHandedOver = hasScrollView(at: recorder.frame) && y == geometry.topY && target == geometry.topMost
        notify(
            .didEndDragging(velocity: isHandedOver ? .zero : velocity, target: target), session, in: &recorder)
        if isHandedOver {
            letGo(velocity: velocity.y, in: &recorder)
            jump(to: target, session, in: &recorder)
            return
        }
        notify(.willBeginDecelerating, session, in: &recorder)
        let speed = distance == 0 ? 0 : velocity.y / distance
        animate(
            to: target, rules.interactionAnimator(to: target, velocity: speed), decelerates: true, session,
            in: &recorder)
    }

    /// Ends a drag that a call interrupts, as if by a release. Source: facts, floating panel, section 3.3.
    mutating func cancelDrag(in recorder: inout Recorder) {
        guard let drag else { return }
        recorder.wake(.panelPanned, at: nil)
        if drag.isInteracting {
            let session = session(in: recorder)
            release(velocity: drag.path.velocity(at: recorder.seconds), session, in: &recorder)
        }
        self.drag = nil
    }
}

extension FrameContext {
    /// The seconds between touch events.
    var touchInterval: Double { 1 / Double(context.traits.device.touchRate) }
}
