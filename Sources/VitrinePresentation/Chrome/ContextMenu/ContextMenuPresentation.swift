import VitrineMotion
import VitrinePrimitives

/// A context menu over time: its presentation, and the lift of its bar by a finger.
package struct ContextMenuPresentation: Hashable, Sendable {
    /// The seconds of a press until the menu appears. Source: facts, iOS surroundings, section 9
    /// (`UILongPressGestureRecognizer`).
    package static let pressDuration = 0.5
    /// The seconds from touch down until the lift is visible; Vitrine's choice.
    package static let liftDelay = 0.15

    /// The progress of the menu and of the dimming behind it, 0...1.
    package private(set) var reveal = AnimatedValue(0)
    /// The lift of the bar by a finger before the menu appears, 0...1.
    package private(set) var lift = AnimatedValue(0)

    package init() {}

    /// Shows the menu; times must not decrease. Everything moves with the system's spring: facts, iOS surroundings,
    /// section 8.
    package mutating func show(at seconds: Double) {
        reveal.animate(to: 1, start: seconds, pacing: .spring(.keyboard))
        lift.animate(to: 0, start: seconds, pacing: .spring(.keyboard))
    }

    /// Hides the menu; times must not decrease between calls.
    package mutating func hide(at seconds: Double) {
        reveal.animate(to: 0, start: seconds, pacing: .spring(.keyboard))
    }

    /// Handles a press: the bar rises, and after `pressDuration` the menu appears; before it, a release lowers the bar.
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

    package var end: Double { max(reveal.end ?? 0, lift.end ?? 0) }
}
