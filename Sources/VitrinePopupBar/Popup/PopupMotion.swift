import VitrineMotion
import VitrinePrimitives

/// The opening and closing of a popup over time.
///
/// Source: facts, popup bar, sections 3.2 to 3.5.
package struct PopupMotion: Hashable, Sendable {
    /// The drawing of a moving popup.
    package enum TransitionStyle: Hashable, Sendable {
        /// The bar changes to the popup.
        case morph
        /// The popup slides up below the bar and pushes it up.
        case slide
        /// The popup slides, moved by a finger.
        case drag
    }

    package struct Transition: Hashable, Sendable {
        package var start: Double
        /// The time at which calls that wait for the transition continue.
        package var end: Double
        package var transitionStyle: TransitionStyle
        package var isOpening: Bool
        /// Whether the bar's picture moves to or from the popup.
        package var fliesImage = false
        /// How far the popup was open when the transition began.
        package var openness: Double
    }

    package static let duration = 0.5
    /// The damping ratio of a popup that a finger has released to close. Source: facts, popup bar, section 3.1.
    package static let gestureDampingRatio = 0.87
    /// The fraction of the duration in which the bar's own content disappears. Source: facts, popup bar, section 3.4.
    package static let barFade = 0.1
    /// The fraction of the duration after which it appears again.
    package static let barReturn = 0.15
    /// The fraction of the duration in which a morph's own content appears or disappears. While both contents are
    /// visible, page and glass mix to another color. The library's source has no figure for it.
    package static let contentFade = 0.5
    /// Seconds that the status bar takes to change sides while a finger moves the popup; when the popup opens or closes, the change takes the
    /// transition's time. The status bar eases in and out, as in recordings, whatever the animation's own curve. Source: facts, popup bar,
    /// sections 3.2 and 8.5.
    package static let statusBarHandOver = 0.3

    /// The progress of the opening, 0 for closed, 1 for open; the popup's upper edge follows it.
    package private(set) var openness: AnimatedValue
    /// The opacity of the bar that a sliding popup pushes up, 0...1.
    package private(set) var barAlpha: AnimatedValue
    /// The opacity of the popup's content in a morph, 0...1.
    package private(set) var contentAlpha: AnimatedValue
    /// The opacity of the bar's content in a morph, 0...1.
    package private(set) var barContentAlpha: AnimatedValue
    /// How far the legacy design's dock is pushed down, 0...1.
    package private(set) var dockPush: AnimatedValue
    /// The progress of the picture from bar to popup, 0...1.
    package private(set) var flight: AnimatedValue
    /// The opacity of the copy of the bar's picture over the moving one, 0...1.
    package private(set) var flightFade: AnimatedValue
    /// The owner of the status bar: 0 the container, 1 the popup.
    package private(set) var statusBar: AnimatedValue
    /// How far a chevron is stretched out, 0...1.
    package private(set) var flatness = AnimatedValue(0)
    package private(set) var transitions: [Transition] = []

    init(open: Bool) {
        openness = AnimatedValue(open ? 1 : 0)
        barAlpha = AnimatedValue(open ? 0 : 1)
        contentAlpha = AnimatedValue(open ? 1 : 0)
        barContentAlpha = AnimatedValue(open ? 0 : 1)
        dockPush = AnimatedValue(open ? 1 : 0)
        flight = AnimatedValue(open ? 1 : 0)
        flightFade = AnimatedValue(0)
        statusBar = AnimatedValue(open ? 1 : 0)
    }

    package func transition(at seconds: Double) -> Transition? { transitions.last { $0.start <= seconds } }

    /// Opens or closes the popup.
    /// - Parameters:
    ///   - duration: The whole duration in seconds.
    ///   - dampingRatio: 1, except for a popup that a finger has released to close.
    package mutating func go(
        open: Bool, at seconds: Double, duration: Double, transitionStyle: TransitionStyle, fliesImage: Bool,
        dampingRatio: Double = 1
    ) {
        let target = open ? 1.0 : 0
        transitions.append(
            Transition(
                start: seconds, end: seconds + duration, transitionStyle: transitionStyle, isOpening: open,
                fliesImage: fliesImage,
                openness: openness.value(at: seconds)))
        guard duration > 0 else { return jump(to: open, at: seconds) }
        let spring = Pacing.spring(.settling(in: duration, dampingRatio: dampingRatio))
        func send(_ value: inout AnimatedValue, to target: Double, delay: Double = 0) {
            value.animate(to: target, start: seconds, delay: delay, pacing: spring, carriesVelocity: false)
        }
        send(&openness, to: target)
        send(&barAlpha, to: 1 - target)
        send(&dockPush, to: target)
        // One that a finger has brought back above its line has the status bar already, or is on the way.
        if statusBar.target != target {
            statusBar.animate(to: target, start: seconds, pacing: .curve(.easeInOut, duration: duration))
        }
        flatness.animate(to: 0, start: seconds, pacing: Self.morph)
        // The values start anew, as they were invisible while the popup was at rest.
        barContentAlpha.set(target, at: seconds)
        // Source of the times of a picture: facts, popup bar, section 3.5.
        let (from, to) = open ? (0, 0.1) : (0.15, 0.55)
        if transitionStyle == .morph {
            contentAlpha.set(1 - target, at: seconds)
            contentAlpha.animate(
                to: target, start: seconds, delay: open ? 0 : Self.barReturn * duration,
                pacing: .spring(.settling(in: Self.contentFade * duration)), carriesVelocity: false)
        } else {
            contentAlpha.set(1, at: seconds)
            if !open, fliesImage {
                contentAlpha.animate(
                    to: 0, start: seconds, delay: from * duration,
                    pacing: .curve(.linear, duration: (to - from) * duration))
            }
        }
        if open {
            let fade = Pacing.curve(.linear, duration: Self.barFade * duration)
            barContentAlpha.animate(to: 0, start: seconds, pacing: fade)
        } else {
            send(&barContentAlpha, to: 1, delay: Self.barReturn * duration)
        }
        flight.set(1 - target, at: seconds)
        send(&flight, to: target)
        flightFade.set(open ? 1 : 0, at: seconds)
        flightFade.animate(
            to: 1 - target, start: seconds, delay: from * duration,
            pacing: .curve(.linear, duration: (to - from) * duration))
    }

    private mutating func jump(to open: Bool, at seconds: Double) {
        let target = open ? 1.0 : 0
        openness.set(target, at: seconds)
        barAlpha.set(1 - target, at: seconds)
        contentAlpha.set(target, at: seconds)
        barContentAlpha.set(1 - target, at: seconds)
        dockPush.set(target, at: seconds)
        flight.set(target, at: seconds)
        flightFade.set(0, at: seconds)
        statusBar.set(target, at: seconds)
        flatness.set(0, at: seconds)
    }

    /// The duration and curve of a chevron's change. Source: facts, popup bar, section 5.
    private static let morph = Pacing.curve(.easeInOut, duration: 0.3)

    /// Makes the popup follow a finger. The chevron flattens at once and bends again with the next transition.
    /// - Parameter openness: Returns the openness at a time in seconds.
    package mutating func drag(
        from start: Double, to end: Double, in geometry: PopupGeometry, openness follow: (Double) -> Double
    ) {
        transitions.append(
            Transition(
                start: start, end: end, transitionStyle: .drag, isOpening: openness.value(at: start) < 0.5,
                openness: openness.value(at: start)))
        openness.follow(from: start, to: end, follow)
        // Source of the curve: facts, popup bar, section 3.3.
        func smooth(_ t: Double) -> Double { TimingCurve.smoothstep.value(at: follow(t)) }
        barAlpha.follow(from: start, to: end) { 1 - smooth($0) }
        dockPush.follow(from: start, to: end, smooth)
        flatness.animate(to: 1, start: start, pacing: Self.morph)
        statusBarThreshold(from: start, to: end, in: geometry, follow)
    }

    /// Changes the status bar's owner each time the upper edge crosses its line. Source: facts, popup bar, section 8.5.
    private mutating func statusBarThreshold(
        from start: Double, to end: Double, in geometry: PopupGeometry, _ follow: (Double) -> Double
    ) {
        var belongsToPopup = statusBar.target > 0.5
        for seconds in Tick.seconds(from: start, through: end) {
            let isAbove = geometry.edge(at: follow(seconds)) <= geometry.statusBarThreshold
            if isAbove != belongsToPopup {
                belongsToPopup = isAbove
                statusBar.animate(
                    to: isAbove ? 1 : 0, start: seconds, pacing: .curve(.easeInOut, duration: Self.statusBarHandOver))
            }
        }
    }

    /// The time at which all motion ends.
    package var end: Double {
        let values = [
            openness, barAlpha, contentAlpha, barContentAlpha, dockPush, flight, flightFade, statusBar, flatness,
        ]
        return values.reduce(0) { max($0, $1.end ?? 0) }
    }
}
