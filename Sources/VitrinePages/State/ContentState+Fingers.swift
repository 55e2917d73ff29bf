import VitrineMotion
import VitrinePrimitives

extension ContentState {
    /// The effect of an active finger on a content.
    package struct Finger: Hashable, Sendable {
        /// The scrolling element that the finger stopped at touch down.
        var stopped: String?
        /// The scrolling element that the finger drags.
        var dragged: String?
        /// Whether the finger drags the knob of a slider.
        var slides = false
    }

    /// The seconds for which a scroll view delays a touch to its contents, while it may still become a drag. Source:
    /// facts, iOS surroundings, section 9.
    private static let delay = 0.15

    /// Handles touch down on an element: scrolling content stops, anything else is highlighted.
    /// - Parameter name: The name of the element, with a part of it after a dot.
    package mutating func began(_ path: FingerPath, on name: String, in layout: ContentLayout) {
        var finger = Finger()
        if let element = layout.scrollingElement(around: name) {
            let isStopped = scroll(element) { $0.hold(at: path.down) }
            if isStopped {
                finger.stopped = element.name
                notify(element.name, nil)
            }
            let drags = path.panBegin().map { $0 - path.down < Self.delay } ?? false
            if isStopped || drags { return fingers[name] = finger }
        }
        fingers[name] = finger
        press(name, at: path.down)
    }

    /// Handles a finger that has moved far enough for a pan.
    /// - Returns: Whether the content accepts the finger.
    package mutating func panned(
        _ path: FingerPath, on name: String, at seconds: Double, in layout: ContentLayout
    ) -> Bool {
        let translation = path.location(at: seconds) - path.start
        if translation.x.magnitude > translation.y.magnitude {
            return drag(slider: name, path, at: seconds, in: layout)
        }
        guard let element = layout.scrollingElement(around: name) else { return false }
        scroll(element) { $0.drag(path, from: seconds) }
        pull(element, until: path.up, from: seconds)
        notify(element.name, path)
        fingers[name, default: Finger()].dragged = element.name
        release(name, at: seconds)
        return true
    }

    private mutating func drag(
        slider name: String, _ path: FingerPath, at seconds: Double, in layout: ContentLayout
    ) -> Bool {
        guard let slider = layout.content.element(named: name)?.slider, let frame = layout.frame(of: name) else {
            return false
        }
        let travel = SliderElement.travel(in: frame, isGlass: layout.context.isGlass)
        let from = number(.value, of: name)?.value(at: seconds) ?? slider.value
        let (start, side) = (path.location(at: seconds).x, layout.context.isRightToLeft ? -1.0 : 1)
        follow(.value, of: name, from: slider.value, start: seconds, end: max(seconds, path.up)) {
            (from + side * (path.location(at: $0).x - start) / travel).clamped(to: 0...1)
        }
        fingers[name, default: Finger()].slides = true
        return true
    }

    /// Handles a tap. One that only stopped scrolling has no other effect.
    package mutating func tapped(_ name: String, in content: Content, at seconds: Double) {
        guard fingers[name]?.stopped == nil else { return }
        ScrollObserver.current?.tapped(name)
        tap(name, in: content, at: seconds)
    }

    /// Handles touch up.
    package mutating func ended(_ name: String, at seconds: Double) {
        // The finger's effect is kept: a tap may take effect later.
        let finger = fingers[name]
        if let stopped = finger?.stopped, finger?.dragged == nil { letGo(stopped, at: seconds) }
        release(name, at: seconds)
    }

    /// Handles a finger that belongs to something else now, or has been cancelled.
    package mutating func cancelled(_ name: String, at seconds: Double) {
        let finger = fingers.removeValue(forKey: name)
        if let scrolled = finger?.dragged ?? finger?.stopped { letGo(scrolled, at: seconds) }
        if finger?.slides ?? false, let value = number(.value, of: name)?.value(at: seconds) {
            write(value, to: .value, of: name, from: value, at: seconds)
        }
        release(name, at: seconds)
    }

    private mutating func letGo(_ name: String, at seconds: Double) {
        changeScroll(name) { $0.letGo(at: seconds, velocity: 0) }
        pullEnded(name, at: seconds)
        notify(name, nil)
    }

    /// Notifies code of an app of scrolling.
    private func notify(_ name: String, _ finger: FingerPath?) {
        guard let observer = ScrollObserver.current, let scroll = scroll(of: name) else { return }
        observer.scrolled(name, scroll, finger)
    }

    /// Changes the scrolling of an element, with its current lengths.
    @discardableResult
    package mutating func scroll<Result>(
        _ element: ScrollingElement, _ body: (inout ScrollContent) -> Result
    ) -> Result {
        scroll(element.name, from: element.atRest) { scroll in
            scroll.view = element.geometry
            return body(&scroll)
        }
    }
}
