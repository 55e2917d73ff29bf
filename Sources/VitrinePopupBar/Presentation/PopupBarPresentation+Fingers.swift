import VitrineMotion
import VitrinePrimitives

extension PopupBarPresentation {
    /// The position of a touch down.
    package enum Place: Hashable, Sendable { case bar, popup }

    /// Begins a touch on the bar or on the open popup.
    package mutating func fingerDown(_ finger: FingerPath, on place: Place, in geometry: PopupGeometry) {
        advance(to: finger.down)
        let isHolding = holdsContent(finger, from: place, in: geometry)
        drag = Drag(place: place, geometry: geometry, isHolding: isHolding)
    }

    /// Begins a pan, whose whole path determines the motion. Calls wait until the finger is lifted.
    package mutating func fingerPans(_ finger: FingerPath, from begin: Double) {
        guard let drag, permits(.pan) else { return }
        let hasScrolled = move(finger, from: begin, on: drag.place, in: drag.geometry)
        self.drag?.hasScrolled = hasScrolled
    }

    /// Ends a touch. If it only stopped a motion, the motion continues.
    package mutating func fingerUp(_ finger: FingerPath) {
        if let drag, drag.isHolding, !drag.hasScrolled, let view = drag.geometry.scroll {
            scroll.letGo(at: finger.up, velocity: 0, in: view)
        }
        drag = nil
    }

    /// Performs a whole touch.
    package mutating func pan(_ finger: FingerPath, from place: Place, in geometry: PopupGeometry) {
        fingerDown(finger, on: place, in: geometry)
        if let begin = finger.panBegin() { fingerPans(finger, from: begin) }
        fingerUp(finger)
    }

    /// Stops scrolling content under a finger; returns whether it has.
    private mutating func holdsContent(
        _ finger: FingerPath, from place: Place, in geometry: PopupGeometry
    ) -> Bool {
        guard place == .popup, geometry.scroll != nil, target.last == .open, isOpenOrOpening(at: finger.down) else {
            return false
        }
        return scroll.hold(at: finger.down)
    }

    /// - Returns: Whether the finger has scrolled.
    private mutating func move(
        _ finger: FingerPath, from begin: Double, on place: Place, in geometry: PopupGeometry
    ) -> Bool {
        advance(to: begin)
        let translation = finger.location(at: begin) - finger.start
        guard translation.y.magnitude >= translation.x.magnitude else {
            if place == .bar, target.last == .barPresented, busyUntil <= begin {
                page(finger, from: begin, in: geometry)
            }
            return false
        }
        switch target.last {
        case .barPresented where place == .bar && busyUntil <= begin && translation.y < 0:
            pullOpen(finger, from: begin, in: geometry)
        case .open where place == .popup && isOpenOrOpening(at: begin):
            return pullClosed(finger, from: begin, isDown: translation.y > 0, in: geometry)
        default: break
        }
        return false
    }

    private mutating func pullOpen(_ finger: FingerPath, from begin: Double, in geometry: PopupGeometry) {
        let start = finger.location(at: begin).y
        switch content.value(at: begin).popupInteractionStyle.opening {
        case .snap:
            // Source of the delay: facts, popup bar, section 3.2.
            busyUntil = begin + 0.15
            phases.append(Phase(start: begin, end: busyUntil, state: .barPresented))
            waiting.insert(Call(verb: .open, animated: true), at: 0)
        case .drag:
            drag(finger, from: begin, in: geometry) { geometry.collapsedTop + finger.location(at: $0).y - start }
        default: break
        }
    }

    /// Scrolls the popup's content if it scrolls, and pulls the popup from where the finger moves down at the top edge.
    /// Source: facts, popup bar, section 3.3.
    /// - Returns: Whether the finger has scrolled.
    private mutating func pullClosed(
        _ finger: FingerPath, from begin: Double, isDown: Bool, in geometry: PopupGeometry
    ) -> Bool {
        let style = content.value(at: begin).popupInteractionStyle.closing
        // A popup that is still opening follows a finger in either direction.
        let isPull = isDown || geometry.edge(at: popup.openness.value(at: begin)) > 0.5
        guard let view = geometry.scroll else {
            if isPull, style != .scroll { pull(finger, from: begin, style, in: geometry) }
            return false
        }
        let handover = scroll.drag(finger, from: begin, isDown: isPull, handsOver: style != .none, in: view)
        guard let handover else { return true }
        advance(to: handover)
        if target.last == .open, isOpenOrOpening(at: handover) { pull(finger, from: handover, style, in: geometry) }
        return true
    }

    private mutating func pull(
        _ finger: FingerPath, from begin: Double, _ style: PopupInteractionStyle, in geometry: PopupGeometry
    ) {
        let edge = geometry.edge(at: popup.openness.value(at: begin))
        let start = finger.location(at: begin).y
        func pull(_ seconds: Double) -> Double { finger.location(at: seconds).y - start }
        switch style {
        case .snap:
            let band = SnapBand(percent: content.value(at: begin).popupSnapPercent, geometry: geometry)
            let limit = band.closingPull(of: finger, from: begin)
            drag(finger, from: begin, to: limit, in: geometry) { edge + band.edge(pull: pull($0)) }
        case .drag, .scroll: drag(finger, from: begin, in: geometry) { edge + pull($0) }
        default: break
        }
    }

    /// Pages to another item. Fingers have no effect until that item is the bar's.
    private mutating func page(_ finger: FingerPath, from begin: Double, in geometry: PopupGeometry) {
        let items = bar.value(at: begin).popupItems
        guard items.count > 1, geometry.pageWidth > 0 else { return }
        let item = paging.drag(
            finger, from: begin, count: items.count, width: geometry.pageWidth, direction: geometry.direction)
        let own = items.firstIndex(of: bar.value(at: begin).popupItem) ?? 0
        paged = PagedItem(item: items[item], commit: paging.turns.last?.commit ?? finger.up, step: item - own)
        busyUntil = finger.up + PopupPaging.settling
    }

    /// Returns whether a finger can catch the popup: one that slides up below its bar at any time, one that the bar
    /// morphs into only once it is open. Source: facts, popup bar, section 8.1.
    private func isOpenOrOpening(at seconds: Double) -> Bool {
        guard busyUntil > seconds else { return true }
        guard let transition = popup.transition(at: seconds), motion.inset.isSettled(at: seconds) else { return false }
        return transition.isOpening && transition.transitionStyle == .slide
    }

    /// - Parameters:
    ///   - limit: The time at which the popup closes by itself; nil if it does not.
    ///   - edge: The y coordinate of the popup's upper edge for the finger's position.
    private mutating func drag(
        _ finger: FingerPath, from begin: Double, to limit: Double? = nil, in geometry: PopupGeometry,
        edge: (Double) -> Double
    ) {
        let end = limit ?? max(begin, finger.up)
        let wasOpen = target.last == .open
        func follow(_ seconds: Double) -> Double {
            geometry.openness(of: min(max(edge(seconds), 0), geometry.collapsedTop))
        }
        popup.drag(from: begin, to: end, in: geometry, openness: follow)
        busyUntil = end
        notices.removeAll { $0.at > begin && $0.event.isEndOfTransition }
        phases.append(Phase(start: begin, end: .infinity, state: .transitioning))
        let opens: Bool
        if limit != nil {
            opens = false
        } else if !wasOpen || content.value(at: begin).popupInteractionStyle.closing != .snap {
            opens = Self.opens(openness: follow(end), velocity: finger.velocity(at: end).y, wasOpen: wasOpen)
        } else {
            opens = true
        }
        var call = Call(verb: opens ? .open : .close, animated: true)
        call.dampingRatio = opens ? 1 : PopupMotion.gestureDampingRatio
        go(open: opens, call, at: end, transitionStyle: .slide)
    }

    /// Returns whether a released popup opens.
    /// Source: facts, popup bar, section 3.3. Less than 5 pt per second count as rest.
    package static func opens(openness: Double, velocity: Double, wasOpen: Bool) -> Bool {
        if velocity < -5 { return !(wasOpen && openness < 0.5) }
        if velocity > 5, openness < 1 { return false }
        return wasOpen ? openness >= 0.8 : openness > 0.2
    }
}
