import VitrineMotion
import VitrinePrimitives

/// The darkness of the glass of bars, and of their ink, which follow a change of appearance slowly.
///
/// Source: facts, popup bar, section 6.5, each fill as a part of the way between its ends.
package struct GlassPhase: Hashable, Sendable {
    /// The body of popup bars: 0 for light, 1 for dark.
    package var bar: Double
    package var barInk: Double
    /// The body of toolbars and tab bars.
    package var dock: Double
    package var dockInk: Double

    /// Creates the phase of settled glass.
    package init(_ appearance: Appearance) {
        let dark = appearance == .dark ? 1.0 : 0
        (bar, barInk, dock, dockInk) = (dark, dark, dark, dark)
    }

    /// Creates the phase some time after a change.
    /// - Parameters:
    ///   - appearance: The new appearance.
    ///   - seconds: The time since the change.
    package init(_ appearance: Appearance, since seconds: Double) {
        let isDark = appearance == .dark
        func directed(_ fraction: Double) -> Double { isDark ? fraction : 1 - fraction }
        func spring(delay: Double, frequency: Double) -> Double {
            let t = seconds - delay
            return t > 0 ? 1 - (1 + frequency * t) * ExactMath.exp(-frequency * t) : 0
        }
        func curve(delay: Double, duration: Double) -> Double {
            TimingCurve.smoothstep.value(at: (seconds - delay) / duration)
        }
        bar = directed(isDark ? spring(delay: 0.02, frequency: 10) : spring(delay: 0.24, frequency: 10.8))
        dock = directed(isDark ? curve(delay: 0.12, duration: 0.38) : spring(delay: 0.2, frequency: 14))
        barInk = directed(curve(delay: isDark ? 0.01 : 0.2, duration: isDark ? 0.03 : 0.06))
        dockInk = directed(curve(delay: isDark ? 0.09 : 0.1, duration: 0.06))
    }

    /// The seconds after which glass has followed a change.
    package static let settling = 1.0
}
