import VitrineMotion
import VitrinePrimitives

extension ContentState {
    /// What a finger does to a content while it is down.
    package struct Finger: Hashable, Sendable {
        /// The scrolling element that stood still when the finger came down on it.
        var stopped: String?
        /// The scrolling element that the finger drags.
        var dragged: String?
        /// Whether the finger drags the knob of a slider.
        var slides = false
    }

    /// Seconds for which a scroll view keeps a touch from what is in it, while it may still become a drag. Source: facts,
    /// iOS surroundings, section 9.
    private static let delay = 0.15

    /// A finger comes down on an element: content that is on its way stands still, anything else looks pressed.
    /// - Parameter name: of the element; a part of it follows after a dot.
    package mutating func began(_ path: FingerPath, on name: String, in layout: ContentLayout) {
        var finger = Finger()
        if let element = layout.scrollingElement(around: name) {
            let isStopped = scroll(element) { $0.hold(at: path.down) }
            if isStopped {
                finger.stopped = element.name
                tell(element.name, nil)
            }
            let drags = path.panBegin().map { $0 - path.down < Self.delay } ?? false
            if isStopped || drags { return fingers[name] = finger }
        }
        fingers[name] = finger
        press(name, at: path.down)
    }

    /// A finger that came down on an element has moved so far that it pans.
    /// - Returns: whether the content takes the finger.
    package mutating func panned(
        _ path: FingerPath, on name: String, at seconds: Double, in layout: ContentLayout
    ) -> Bool {
        let way = path.location(at: seconds) - path.start
        if way.x.magnitude > way.y.magnitude {
            return drag(slider: name, path, at: seconds, in: layout)
        }
        guard let element = layout.scrollingElement(around: name) else { return false }
        scroll(element) { $0.drag(path, from: seconds) }
        pull(element, until: path.up, from: seconds)
        tell(element.name, path)
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
        let way = SliderElement.way(in: frame, isGlass: layout.context.isGlass)
        let from = number(.value, of: name)?.value(at: seconds) ?? slider.value
        let (start, side) = (path.location(at: seconds).x, layout.context.isRightToLeft ? -1.0 : 1)
        follow(.value, of: name, from: slider.value, start: seconds, end: max(seconds, path.up)) {
            min(1, max(0, from + side * (path.location(at: $0).x - start) / way))
        }
        fingers[name, default: Finger()].slides = true
        return true
    }

    /// The finger has been lifted where it came down. One that only stopped what scrolled does nothing more.
    package mutating func tapped(_ name: String, in content: Content, at seconds: Double) {
        guard fingers[name]?.stopped == nil else { return }
        ScrollObserver.current?.tapped(name)
        tap(name, in: content, at: seconds)
    }

    /// The finger is lifted.
    package mutating func ended(_ name: String, at seconds: Double) {
        // What the finger did stays known: a tap may take effect later.
        let finger = fingers[name]
        if let stopped = finger?.stopped, finger?.dragged == nil { letGo(stopped, at: seconds) }
        release(name, at: seconds)
    }

    /// The finger belongs to something else now, or has been taken away.
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
        tell(name, nil)
    }

    /// Code of an app hears how an element scrolls.
    private func tell(_ name: String, _ finger: FingerPath?) {
        guard let observer = ScrollObserver.current, let scroll = scroll(of: name) else { return }
        observer.scrolled(name, scroll, finger)
    }

    /// Works on what an element scrolls, with the lengths that it has now.
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
