import VitrineMotion
import VitrinePrimitives

/// A context menu over time: its presentation, and the lift of its bar by a finger.
package struct ContextMenuPresentation: Hashable, Sendable {
    /// Seconds that a finger has to stay down until the menu appears. Source: facts, iOS surroundings, section 9
    /// (`UILongPressGestureRecognizer`).
    package static let pressDuration = 0.5
    /// Seconds from touch-down until the lift is visible; ours.
    package static let liftDelay = 0.15

    /// Progress of the menu and of the dimming behind it, 0...1.
    package private(set) var reveal = AnimatedValue(0)
    /// How much a finger has lifted the bar before the menu appears, 0...1.
    package private(set) var lift = AnimatedValue(0)

    package init() {}

    /// Shows the menu; times must not fall from call to call. Everything moves with the system's spring: facts, iOS
    /// surroundings, section 8.
    package mutating func show(at seconds: Double) {
        reveal.animate(to: 1, start: seconds, pacing: .spring(.keyboard))
        lift.animate(to: 0, start: seconds, pacing: .spring(.keyboard))
    }

    /// Hides the menu; times must not fall from call to call.
    package mutating func hide(at seconds: Double) {
        reveal.animate(to: 0, start: seconds, pacing: .spring(.keyboard))
    }

    /// A finger that stays down until `up`: the bar rises, and after `pressDuration` the menu appears. If it is lifted
    /// earlier, the bar sinks.
    package mutating func press(down: Double, up: Double) {
        let shown = down + Self.pressDuration
        lift.animate(
            to: 1, start: down, delay: Self.liftDelay,
            pacing: .curve(.easeInOut, duration: Self.pressDuration - Self.liftDelay))
        if up >= shown {
            show(at: shown)
        } else {
            lift.animate(to: 0, start: up, pacing: .spring(.keyboard))
        }
    }

    /// Whether the menu or the lift is visible.
    package func isVisible(at seconds: Double) -> Bool { reveal.value(at: seconds) > 0 || lift.value(at: seconds) > 0 }

    /// When everything has come to rest.
    package var end: Double { max(reveal.end ?? 0, lift.end ?? 0) }
}
