import VitrineMotion
import VitrineSurfaces

/// The transitions of a tab bar: it shrinks to a circle while its popup bar moves down beside it, grows again, or shows a
/// search field.
///
/// Source: facts, popup bar, section 3.7. The popup bar's springs are critically
/// damped, with 18 to 24 rad/s, and the second of the two begins 100 ms after the first (the library's source has 80). The
/// tab bar's heights and its icon move together; the sides of its glass follow 21 ms later with the same spring, and
/// overshoot by 1.5 %. Minimizing, the tab bar is squeezed by a fifteenth for a tenth of a second; the rest follows 37 ms
/// after the beginning.
package struct TabBarMotion: Hashable, Sendable {
    /// The delay of the popup bar when the tab bar is minimized, in seconds.
    package static let lead = 0.048
    /// The seconds from the popup bar's first motion to its second.
    package static let delay = 0.1
    /// The seconds in which icons change their colors when a search begins or ends.
    package static let recoloring = 0.05
    /// The reduction of a squeezed tab bar.
    package static let squeezing = 0.066
    /// The delay of the sides of the tab bar's glass, in seconds.
    package static let sideLag = 0.021

    private struct Part: Hashable, Sendable {
        package var minimized = AnimatedValue(0)
        package var searching = AnimatedValue(0)

        package func value(at seconds: Double) -> TabBarPose.Progress {
            TabBarPose.Progress(
                minimized: minimized.value(at: seconds), searching: searching.value(at: seconds))
        }

        /// - Parameter spring: The spring; nil for an immediate change.
        package mutating func go(to phase: TabBarPhase, at seconds: Double, _ spring: Spring?) {
            let pacing = spring.map(Pacing.spring) ?? .curve(.linear, duration: 0)
            minimized.animate(to: phase == .minimized ? 1 : 0, start: seconds, pacing: pacing)
            searching.animate(to: phase == .searching ? 1 : 0, start: seconds, pacing: pacing)
        }

        package var end: Double { max(minimized.end ?? 0, searching.end ?? 0) }
    }

    private var phases = Stepped(TabBarPhase.regular)
    private var inline = Stepped(false)
    private var across = Part()
    private var down = Part()
    private var dock = Part()
    private var sides = Part()
    private var selection = AnimatedValue(0)
    private var squeeze = AnimatedValue(0)
    private var search = AnimatedValue(0)
    private var flash = AnimatedValue(0)
    /// The intervals in which the popup bar moves.
    private var transitions: [ClosedRange<Double>] = []

    package init() {}

    /// Starts the transition to a phase, unless it is the current phase or target. Times must not decrease.
    package mutating func go(to phase: TabBarPhase, at seconds: Double, animated: Bool = true) {
        let old = phases.last
        guard phase != old else { return }
        phases.set(phase, at: seconds)
        guard animated else {
            inline.set(phase == .minimized, at: seconds)
            across.go(to: phase, at: seconds, nil)
            down.go(to: phase, at: seconds, nil)
            dock.go(to: phase, at: seconds, nil)
            sides.go(to: phase, at: seconds, nil)
            selection.set(phase == .regular ? 0 : 1, at: seconds)
            squeeze.set(0, at: seconds)
            search.set(phase == .searching ? 1 : 0, at: seconds)
            flash.set(0, at: seconds)
            transitions.append(seconds...seconds)
            return
        }
        let start = phase == .minimized ? seconds + Self.lead : seconds
        inline.set(phase == .minimized, at: start)
        search.animate(
            to: phase == .searching ? 1 : 0, start: seconds, pacing: .curve(.easeInOut, duration: Self.recoloring))
        if phase == .searching {
            flash.animate(to: 1, start: seconds, pacing: .curve(.easeOut, duration: Self.recoloring))
            flash.animate(to: 0, start: seconds, delay: 0.07, pacing: .curve(.easeInOut, duration: 0.12))
        }
        switch (old, phase) {
        case (_, .minimized):
            across.go(to: phase, at: start, .settling(in: 0.52))
            down.go(to: phase, at: start + Self.delay, .settling(in: 0.41))
            shape(to: phase, at: seconds + 0.037)
            squeeze.animate(to: 1, start: seconds, pacing: .curve(.linear, duration: 0.085))
            squeeze.animate(to: 0, start: seconds, delay: 0.085, pacing: .spring(.settling(in: 0.45)))
        case (.minimized, .searching):
            shape(to: phase, at: start + 0.013, sideSpring: Self.searching)
            down.go(to: phase, at: start, .settling(in: 0.486))
            across.go(to: phase, at: start + Self.delay, .settling(in: 0.39))
        case (.minimized, _):
            shape(to: phase, at: start)
            down.go(to: phase, at: start + 0.009, .settling(in: 0.486))
            across.go(to: phase, at: start + 0.009 + Self.delay, .settling(in: 0.39))
        default:
            shape(to: phase, at: start, sideSpring: Self.searching)
            down.go(to: phase, at: start, .settling(in: 0.45))
            across.go(to: phase, at: start, .settling(in: 0.45))
        }
        transitions.append(seconds...max(seconds, across.end, down.end))
    }

    /// Starts the tab bar itself.
    /// - Parameter sideSpring: The spring of the sides; nil for the same spring later.
    private mutating func shape(to phase: TabBarPhase, at seconds: Double, sideSpring: Spring? = nil) {
        dock.go(to: phase, at: seconds, Self.shaping)
        selection.animate(
            to: phase == .regular ? 0 : 1, start: seconds,
            pacing: .spring(phase == .regular ? Self.selecting : Self.shaping))
        sides.go(to: phase, at: seconds + (sideSpring == nil ? Self.sideLag : 0), sideSpring ?? Self.shaping)
    }

    /// UIKit's spring of 0.3 s with a bounce of 0.2. Source: facts, popup bar, section 3.7.
    private static let shaping = legal(dampingRatio: 0.8, angularFrequency: 2 * .pi / 0.3)
    /// The spring of a selection that returns.
    private static let selecting = legal(dampingRatio: 0.45, angularFrequency: 16)
    /// The spring of the glass's sides when a search begins or ends.
    private static let searching = legal(dampingRatio: 0.85, angularFrequency: 22.3)

    private static func legal(dampingRatio: Double, angularFrequency: Double) -> Spring {
        guard let spring = try? Spring(dampingRatio: dampingRatio, angularFrequency: angularFrequency) else {
            preconditionFailure("the constants are in Spring's legal range")
        }
        return spring
    }

    package func phase(at seconds: Double) -> TabBarPhase { phases.value(at: seconds) }

    /// Whether the popup bar's environment is `inline`.
    package func isInline(at seconds: Double) -> Bool { inline.value(at: seconds) }

    package func pose(at seconds: Double) -> TabBarPose {
        TabBarPose(
            across: across.value(at: seconds), down: down.value(at: seconds), dock: dock.value(at: seconds),
            sides: sides.value(at: seconds), selection: selection.value(at: seconds),
            squeeze: squeeze.value(at: seconds), search: search.value(at: seconds), flash: flash.value(at: seconds))
    }

    /// Returns the seconds since the popup bar came to rest, 0 while it moves; nil if it never has moved.
    package func rest(at seconds: Double) -> Double? {
        transitions.last { $0.lowerBound <= seconds }.map { max(0, seconds - $0.upperBound) }
    }

    package var end: Double {
        [
            across.end, down.end, dock.end, sides.end, selection.end ?? 0, squeeze.end ?? 0, search.end ?? 0,
            flash.end ?? 0,
        ].reduce(phases.end) { max($0, $1) }
    }
}

/// The states of a glass tab bar at the bottom of a phone.
package enum TabBarPhase: String, Hashable, Sendable, CaseIterable {
    /// A capsule with all tabs.
    case regular
    /// A circle with the selected tab's icon, and the popup bar beside it, whose environment is `inline`.
    case minimized
    /// A circle as in `minimized`, with a search field beside it, below the popup bar.
    case searching
}
