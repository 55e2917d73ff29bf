import Motion
import Primitives

/// A popup bar and its popup over time: what they show, and whether they are there.
///
/// Source of the states: facts, popup bar, section 8.1. Calls come in the order of time.
public struct PopupBarPresentation: Hashable, Sendable {
    public enum State: Hashable, Sendable {
        case barHidden
        case barPresented
        case transitioning
        case open
    }

    public internal(set) var bar: Stepped<PopupBar>
    public internal(set) var content: Stepped<PopupContent>
    private(set) var motion: PopupBarMotion
    private(set) var popup: PopupMotion
    private(set) var paging: PopupPaging
    /// How much the bar is highlighted, 0...1.
    private(set) var highlight: AnimatedValue
    /// Where the way leads: never `transitioning`.
    private var target: Stepped<State>
    private var phases: [Phase] = []
    /// Whether the titles are kept at home, as they are behind an open popup.
    private var isMarqueePaused = Stepped(false)
    private let design: Design
    /// Calls that wait until everything is at rest.
    private var waiting: [Call] = []
    /// Until when something moves.
    private var busyUntil = -Double.infinity

    /// A way from one state to another.
    private struct Phase: Hashable, Sendable {
        var start: Double
        var end: Double
        var state: State
    }

    private struct Call: Hashable, Sendable {
        enum Deed: Hashable, Sendable { case present, dismiss, open, close }

        var deed: Deed
        var animated: Bool
        var duration: Double?
        /// Of `present`: whether the popup opens with it.
        var opens = false
        var dampingRatio = 1.0

        /// Whether this call takes the place of one that still waits.
        func supersedes(_ other: Deed) -> Bool {
            switch deed {
            case .present: other == .present || other == .dismiss
            case .dismiss: true
            case .open, .close: other == .open || other == .close
            }
        }
    }

    /// - Parameters:
    ///   - presented: whether the bar is there from the beginning.
    ///   - design: default glass.
    public init(
        _ bar: PopupBar, content: PopupContent = PopupContent(), presented: Bool, design: Design = .glass
    ) {
        self.bar = Stepped(bar)
        self.content = Stepped(content)
        self.design = design
        highlight = AnimatedValue(bar.highlighted ? 1 : 0)
        motion = PopupBarMotion(presented: presented)
        paging = PopupPaging(item: bar.popupItems.firstIndex(of: bar.popupItem) ?? 0)
        popup = PopupMotion(open: presented && content.open)
        target = Stepped(presented ? content.open ? .open : .barPresented : .barHidden)
        isMarqueePaused = Stepped(presented && content.open)
    }

    /// Presents the bar; does nothing when it is there or on its way.
    /// - Parameters:
    ///   - duration: in seconds; nil, the default, for the library's 0.5.
    ///   - openPopup: whether the popup opens at the same time. Default false.
    public mutating func present(
        at seconds: Double, animated: Bool = true, duration: Double? = nil, openPopup: Bool = false
    ) {
        call(Call(deed: .present, animated: animated, duration: duration, opens: openPopup), at: seconds)
    }

    /// Takes the bar away, an open popup first; does nothing when it is gone or going.
    /// - Parameter duration: in seconds; nil, the default, for the library's 0.5.
    public mutating func dismiss(at seconds: Double, animated: Bool = true, duration: Double? = nil) {
        call(Call(deed: .dismiss, animated: animated, duration: duration), at: seconds)
    }

    /// Opens the popup of a bar that is there.
    /// - Parameter duration: in seconds; nil, the default, for the library's 0.5.
    public mutating func open(at seconds: Double, animated: Bool = true, duration: Double? = nil) {
        call(Call(deed: .open, animated: animated, duration: duration), at: seconds)
    }

    /// Closes an open popup.
    /// - Parameter duration: in seconds; nil, the default, for the library's 0.5.
    public mutating func close(at seconds: Double, animated: Bool = true, duration: Double? = nil) {
        call(Call(deed: .close, animated: animated, duration: duration), at: seconds)
    }

    /// One call runs at a time; the next waits until it is over, and is dropped when a later one takes its place.
    private mutating func call(_ call: Call, at seconds: Double) {
        advance(to: seconds)
        waiting.removeAll { call.supersedes($0.deed) }
        if busyUntil <= seconds { run(call, at: seconds) } else { waiting.append(call) }
    }

    /// Runs what has waited until a time.
    mutating func advance(to seconds: Double) {
        while busyUntil <= seconds, !waiting.isEmpty {
            let start = busyUntil
            run(waiting.removeFirst(), at: start)
        }
    }

    /// Runs all that still waits. To be called when nothing else will be asked for.
    public mutating func finish() { advance(to: .infinity) }

    private mutating func run(_ call: Call, at seconds: Double) {
        let now = target.last
        switch (call.deed, now) {
        case (.present, .barHidden):
            let duration = call.duration ?? PopupBarMotion.duration
            motion.present(at: seconds, animated: call.animated, duration: duration)
            if call.opens { go(open: true, call, at: seconds, manner: .slide) }
            enter(call.opens ? .open : .barPresented, at: seconds, for: call.animated ? duration : 0)
        case (.dismiss, .open):
            var closing = call
            closing.deed = .close
            run(closing, at: seconds)
            waiting.insert(call, at: 0)
            advance(to: seconds)
        case (.dismiss, .barPresented):
            let duration = call.duration ?? PopupBarMotion.duration
            motion.dismiss(at: seconds, animated: call.animated, duration: duration)
            enter(.barHidden, at: seconds, for: call.animated ? duration : 0)
        case (.open, .barPresented), (.close, .open):
            let opens = call.deed == .open
            let isDragged = popup.passage(at: seconds).map { $0.manner == .drag && $0.end >= seconds } ?? false
            let morphs = content.value(at: seconds).allowsContentTransition && design == .glass && !isDragged
            go(open: opens, call, at: seconds, manner: morphs ? .morph : .slide)
        default: break
        }
    }

    private mutating func go(open: Bool, _ call: Call, at seconds: Double, manner: PopupMotion.Manner) {
        let duration = call.animated ? call.duration ?? PopupMotion.duration : 0
        popup.go(
            open: open, at: seconds, duration: duration, manner: manner, fliesImage: fliesImage(at: seconds),
            dampingRatio: call.dampingRatio)
        enter(open ? .open : .barPresented, at: seconds, for: duration)
    }

    /// Source: facts, popup bar, section 3.5.
    private func fliesImage(at seconds: Double) -> Bool {
        let (bar, content) = (bar.value(at: seconds), content.value(at: seconds))
        guard content.popupInteractionStyle.movesImage, content.image != nil, bar.popupItem.image != nil else {
            return false
        }
        return design == .glass || bar.effectiveBarStyle(in: design) != .compact
    }

    private mutating func enter(_ state: State, at seconds: Double, for duration: Double) {
        target.set(state, at: seconds)
        phases.append(Phase(start: seconds, end: seconds + duration, state: state))
        busyUntil = seconds + duration
        isMarqueePaused.set(state == .open, at: seconds)
    }

    /// Where a finger comes down.
    public enum Place: Hashable, Sendable { case bar, popup }

    /// A finger that moves, from where it came down on the bar or on the open popup. What it does it does at once: calls
    /// made while it is on the screen wait until it has gone.
    public mutating func pan(_ finger: FingerPath, from place: Place, in geometry: PopupGeometry) {
        guard let begin = finger.panBegin() else { return }
        advance(to: begin)
        let way = finger.location(at: begin) - finger.start
        guard way.y.magnitude >= way.x.magnitude else {
            if place == .bar, target.last == .barPresented, busyUntil <= begin {
                page(finger, from: begin, in: geometry)
            }
            return
        }
        let content = content.value(at: begin)
        let start = finger.location(at: begin).y
        func pull(_ seconds: Double) -> Double { finger.location(at: seconds).y - start }
        switch target.last {
        case .barPresented where place == .bar && busyUntil <= begin && way.y < 0:
            switch content.popupInteractionStyle.opening {
            case .snap:
                // Source of the delay: facts, popup bar, section 3.2.
                busyUntil = begin + 0.15
                phases.append(Phase(start: begin, end: busyUntil, state: .barPresented))
                waiting.insert(Call(deed: .open, animated: true), at: 0)
            case .drag:
                drag(finger, from: begin, in: geometry) { geometry.closedEdge + pull($0) }
            default: break
            }
        case .open where place == .popup && isOpenOrOpening(at: begin):
            let edge = geometry.edge(at: popup.openness.value(at: begin))
            guard way.y > 0 || edge > 0.5 else { return }
            switch content.popupInteractionStyle.closing {
            case .snap:
                let band = SnapBand(percent: content.popupSnapPercent, geometry: geometry)
                let limit = band.closingPull(of: finger, from: begin)
                drag(finger, from: begin, to: limit, in: geometry) { edge + band.edge(pull: pull($0)) }
            case .drag: drag(finger, from: begin, in: geometry) { edge + pull($0) }
            default: break
            }
        default: break
        }
    }

    /// Pages to another item; the finger is not heard again until that is the bar's.
    private mutating func page(_ finger: FingerPath, from begin: Double, in geometry: PopupGeometry) {
        let items = bar.value(at: begin).popupItems
        guard items.count > 1, geometry.pageWidth > 0 else { return }
        let item = paging.drag(
            finger, from: begin, count: items.count, width: geometry.pageWidth, direction: geometry.direction)
        let commit = finger.up + PopupPaging.commitDelay
        update(at: commit) { $0.popupItem = items[item] }
        busyUntil = finger.up + PopupPaging.settling
    }

    /// A finger may take hold of a popup that still comes up below its bar; one that the bar turns into is out of reach
    /// until it is open. Source: facts, popup bar, section 8.1.
    private func isOpenOrOpening(at seconds: Double) -> Bool {
        guard busyUntil > seconds else { return true }
        guard let passage = popup.passage(at: seconds), motion.inset.isSettled(at: seconds) else { return false }
        return passage.isOpening && passage.manner == .slide
    }

    /// - Parameters:
    ///   - limit: when the popup closes by itself; nil for never.
    ///   - edge: y of the popup's upper edge that the finger asks for.
    private mutating func drag(
        _ finger: FingerPath, from begin: Double, to limit: Double? = nil, in geometry: PopupGeometry,
        edge: (Double) -> Double
    ) {
        let end = limit ?? max(begin, finger.up)
        let wasOpen = target.last == .open
        func follow(_ seconds: Double) -> Double {
            geometry.openness(of: min(max(edge(seconds), 0), geometry.closedEdge))
        }
        popup.drag(from: begin, to: end, in: geometry, openness: follow)
        busyUntil = end
        phases.append(Phase(start: begin, end: .infinity, state: .transitioning))
        let opens: Bool
        if limit != nil {
            opens = false
        } else if !wasOpen || content.value(at: begin).popupInteractionStyle.closing == .drag {
            opens = Self.opens(openness: follow(end), velocity: finger.velocity(at: end).y, wasOpen: wasOpen)
        } else {
            opens = true
        }
        var call = Call(deed: opens ? .open : .close, animated: true)
        call.dampingRatio = opens ? 1 : PopupMotion.gestureDampingRatio
        go(open: opens, call, at: end, manner: .slide)
    }

    /// Where a popup goes that a finger has let go.
    ///
    /// Source: facts, popup bar, section 3.3. Less than 5 pt a second count as rest.
    static func opens(openness: Double, velocity: Double, wasOpen: Bool) -> Bool {
        if velocity < -5 { return !(wasOpen && openness < 0.5) }
        if velocity > 5, openness < 1 { return false }
        return wasOpen ? openness >= 0.8 : openness > 0.2
    }

    /// Changes what the bar shows from a time on; a highlight comes and goes in 0.2 s. Source of the time: facts, popup
    /// bar, section 3.2.
    public mutating func update(at seconds: Double, _ change: (inout PopupBar) -> Void) {
        bar.update(at: seconds, change)
        highlight(bar.value(at: seconds).highlighted, at: seconds)
    }

    /// Makes the bar look pressed, or lets it go.
    public mutating func highlight(_ isOn: Bool, at seconds: Double) {
        let wanted = isOn ? 1.0 : 0
        if wanted != highlight.target {
            highlight.animate(to: wanted, start: seconds, pacing: .curve(.easeInOut, duration: 0.2))
        }
    }

    /// Changes the popup from a time on.
    public mutating func updateContent(at seconds: Double, _ change: (inout PopupContent) -> Void) {
        content.update(at: seconds, change)
    }

    /// Keeps titles that run at home, or lets them set out again after their rest.
    public mutating func pauseMarquee(_ isPaused: Bool, at seconds: Double) {
        isMarqueePaused.set(isPaused, at: seconds)
    }

    /// Seconds that running titles have been on their way since they were last put at home: when the bar began to appear,
    /// when a title or the room for them became another, or when they were let go. 0 while they are kept there.
    func marqueeTime(at seconds: Double) -> Double {
        let isShown: (State) -> Bool = { $0 != .barHidden }
        guard !isMarqueePaused.value(at: seconds), isShown(target.value(at: seconds)) else { return 0 }
        let starts = [
            target.start(of: isShown, at: seconds), isMarqueePaused.start(of: { $0 }, at: seconds),
            bar.start(of: MarqueeState.init, at: seconds),
        ]
        return seconds - starts.reduce(0) { max($0, $1 ?? 0) }
    }

    public func state(at seconds: Double) -> State {
        guard let phase = phases.last(where: { $0.start <= seconds }) else { return target.initial }
        return seconds < phase.end ? .transitioning : phase.state
    }

    /// When everything has come to rest.
    public var end: Double {
        [bar.end, content.end, motion.end, popup.end, paging.end, highlight.end ?? 0].reduce(0) { max($0, $1) }
    }
}
