import VitrineGestures
import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSetting

/// What a finger does: it presses elements, drags the overlay, and scrolls lists.
extension OverlayContainerPresentation {
    package mutating func touch(_ touch: Touch, in recorder: inout Recorder) -> Bool {
        let now = recorder.seconds
        switch touch.phase {
        case .began:
            press(touch, in: recorder)
            return true
        case .recognized:
            release(touch, at: now)
            return touch.gesture == .drag && beginDrag(touch, in: &recorder)
        case .tapped:
            tap(touch, in: &recorder)
        case .ended, .cancelled:
            release(touch, at: now)
            if touch.path == finger { endDrag(touch, in: &recorder) }
        case .moved: break
        }
        return false
    }

    // MARK: Elements

    /// The view controller and the element that a finger came down on.
    private func element(of touch: Touch) -> (controller: OverlayViewController, element: String)? {
        guard let id = touch.target, id.owner == name, !id.element.isEmpty else { return nil }
        let controller = container.last.viewControllers.last { $0.content.targetNames.contains(id.element) }
        return controller.map { ($0, id.element) }
    }

    private mutating func press(_ touch: Touch, in recorder: borrowing Recorder) {
        if let place = scrollingPlace(at: touch.location, in: recorder.frame) {
            _ = scroll(place) { $0.hold(at: recorder.seconds) }
        }
        guard let (controller, element) = element(of: touch) else { return }
        states[controller.name, default: ContentState()].press(element, at: recorder.seconds)
    }

    private mutating func release(_ touch: Touch, at seconds: Double) {
        guard let (controller, element) = element(of: touch) else { return }
        states[controller.name]?.release(element, at: seconds)
    }

    private mutating func tap(_ touch: Touch, in recorder: inout Recorder) {
        if touch.target == .init(name, Self.dimmingView) {
            if rules(in: recorder).shouldDismissOnTap() { dismiss(animated: true, in: &recorder) }
            return
        }
        guard let (controller, element) = element(of: touch) else { return }
        states[controller.name, default: ContentState()].tap(element, in: controller.content, at: recorder.seconds)
    }

    // MARK: Lists

    /// A list below a point.
    struct ScrollingPlace {
        var controller: String
        var list: String
        var base: ScrollContent
        var isInOverlay: Bool
    }

    /// The layout of each view controller, from the front to the back, with how far it is moved.
    func layouts(_ layout: OverlayLayout, at seconds: Double) -> [(index: Int, layout: ContentLayout, dy: Double)] {
        let controllers = layout.container.viewControllers
        return controllers.indices.reversed().map { i in
            let moment = states[controllers[i].name]?.moment(at: seconds) ?? ContentMoment(seconds: seconds)
            let dy = i == controllers.count - 1 ? layout.displacement : 0
            return (i, layout.layout(of: i, moment), dy)
        }
    }

    /// - Parameter height: default: that at the time.
    func layout(at frame: FrameContext, height: Double? = nil) -> OverlayLayout {
        OverlayLayout(
            container.value(at: frame.seconds), height: height ?? motion.height.value(at: frame.seconds),
            heights: motion.heights.value(at: frame.seconds), in: frame.context)
    }

    private func scrollingPlace(at location: Point, in frame: FrameContext) -> ScrollingPlace? {
        let layout = layout(at: frame, height: motion.height.target)
        for (index, content, dy) in layouts(layout, at: frame.seconds) {
            let isOverlay = index == layout.container.viewControllers.count - 1
            let room = isOverlay ? layout.overlayFrame : layout.frame
            guard room.contains(location) else { continue }
            let point = Point(x: location.x, y: location.y - dy)
            let controller = layout.container.viewControllers[index]
            for name in content.targets(at: point).map(\.name) {
                guard let list = controller.content.element(named: name)?.list,
                    let geometry = content.scrollGeometry(of: name)
                else { continue }
                return ScrollingPlace(
                    controller: controller.name, list: name,
                    base: ScrollContent(geometry, offset: list.contentOffset), isInOverlay: isOverlay)
            }
            return nil
        }
        return nil
    }

    private mutating func scroll<Result>(_ place: ScrollingPlace, _ body: (inout ScrollContent) -> Result) -> Result {
        states[place.controller, default: ContentState()].scroll(place.list, from: place.base) { content in
            content.view = place.base.view
            return body(&content)
        }
    }

    // MARK: Drags

    /// Source: facts, overlay container, sections 3.5 and 6.
    private mutating func beginDrag(_ touch: Touch, in recorder: inout Recorder) -> Bool {
        guard finger == nil, isPresented else { return false }
        let layout = layout(at: recorder.frame, height: motion.height.target)
        let rules = rules(in: recorder)
        let y = touch.path.location(at: recorder.seconds).y
        let start = touch.path.start
        var drag = OverlayMotion.Drag(start: motion.height.target, origin: y, location: y)
        if let place = scrollingPlace(at: start, in: recorder.frame) {
            scrolled = place
            if place.isInOverlay, place.list == rules.scrollViewDrivingOverlay() {
                drag.scroll = ScrollDrive(
                    height: drag.start, offset: scroll(place) { $0.offset(at: recorder.seconds) },
                    takesWholeSteps: container.last.libraryVersion == .v3_0)
            }
        } else {
            guard layout.overlayFrame.contains(start) else { return false }
            let point = start - layout.overlayFrame.origin
            let names = layouts(layout, at: recorder.seconds).first.map { _, content, dy in
                content.targets(at: Point(x: start.x, y: start.y - dy)).map(\.name)
            }
            guard rules.shouldStartDraggingOverlay(at: point, elements: names ?? []) else { return false }
        }
        finger = touch.path
        motion.drag = drag
        follow(in: &recorder)
        return true
    }

    /// Takes in the finger's way up to its next event.
    mutating func follow(in recorder: inout Recorder) {
        guard let finger, var drag = motion.drag, recorder.seconds < finger.up else { return }
        let now = recorder.seconds
        let rate = Self.touchRate
        let next = min(finger.up, ((now * rate + 1e-6).rounded(.down) + 1) / rate)
        let y = finger.location(at: next).y
        let delta = y - drag.location
        drag.location = y
        motion.drag = drag
        if let scrolled {
            step(by: delta, scrolled, from: now, to: next, in: &recorder)
        } else {
            let rules = rules(in: recorder)
            let range = motion.range(reachable: reachable(rules))
            let height = rules.overlayTranslationHeight(
                using: OverlayTranslation(
                    minimumHeight: range.lowerBound, maximumHeight: range.upperBound,
                    translation: drag.start - (y - drag.origin)))
            translate(to: height, from: now, to: next, in: &recorder)
        }
        if next < finger.up { recorder.wake(Self.touches, at: next) }
    }

    /// Events of a finger a second.
    static let touchRate = 60.0

    private mutating func step(
        by delta: Double, _ place: ScrollingPlace, from start: Double, to end: Double, in recorder: inout Recorder
    ) {
        guard var drive = motion.drag?.scroll else {
            return scroll(place) { $0.drag(by: delta, from: start, to: end) }
        }
        let range = motion.range(reachable: reachable(rules(in: recorder)))
        let offset = scroll(place) { content in
            let now = content.offset(at: start)
            guard now < 0 || now > content.view.reach else { return now - delta }
            var copy = content
            copy.drag(by: delta, from: start, to: end)
            return copy.offset(at: end)
        }
        let step = drive.step(by: delta, to: offset, height: motion.height.target, range: range)
        motion.drag?.scroll = drive
        switch step {
        case .scroll: scroll(place) { $0.drag(by: delta, from: start, to: end) }
        case .translate(let height, let offset):
            scroll(place) { $0.pin(at: offset, from: start, to: end) }
            translate(to: height, from: start, to: end, in: &recorder)
        }
    }

    /// A finger takes the overlay to a height.
    private mutating func translate(
        to height: Double, from start: Double, to end: Double, in recorder: inout Recorder
    ) {
        let height = height.isFinite ? min(max(height, 0), 100_000) : motion.height.target
        guard height != motion.height.target else { return }
        if motion.drag?.hasBegun == false {
            motion.drag?.hasBegun = true
            notify(.willStartDraggingOverlay, &recorder)
        }
        motion.height.move(to: height, from: start, to: end)
        let transition = transition(rules(in: recorder), isDragging: true)
        notify(.willTranslateOverlay(transition), &recorder)
        published.drag(transition, from: start, to: end)
        dim(transition, pacing: nil, at: start)
    }

    /// Source: facts, overlay container, sections 3.5 and 3.6.
    private mutating func endDrag(_ touch: Touch, in recorder: inout Recorder) {
        guard let drag = motion.drag else { return }
        let isLifted = touch.phase == .ended
        let velocity = isLifted ? touch.path.velocity(at: touch.path.up).y : 0
        let place = scrolled
        (motion.drag, finger, scrolled) = (nil, nil, nil)
        recorder.wake(Self.touches, at: nil)
        let rules = rules(in: recorder)
        let reachable = reachable(rules)
        var handed = velocity
        if let place {
            var target: Double?
            if let drive = drag.scroll {
                let position = ScrollDrive.Position(height: motion.height.target, range: motion.range(reachable: reachable))
                let isOnNotch = reachable.contains { motion.notches[$0] == motion.height.target }
                target = scroll(place) { content in
                    let offset = content.offset(at: recorder.seconds)
                    if !ScrollDrive.takes(position, offset: offset, movesUp: velocity < 0) { handed = 0 }
                    let predicted = offset + Decay.normal.totalDistance(initialVelocity: -velocity)
                    return drive.target(predicted: predicted, position: position, isOnNotch: isOnNotch)
                }
            }
            scroll(place) { $0.release(velocity: -velocity, target: target, at: recorder.seconds) }
            guard drag.scroll != nil else { return }
        }
        if drag.hasBegun { notify(.willEndDraggingOverlay(velocity: Point(x: 0, y: handed)), &recorder) }
        guard !motion.isAtRest(reachable: reachable) else { return }
        schedule(OverlayMotion.PendingMove(index: nil, isAnimated: true, velocity: handed), in: &recorder)
    }
}
