import VitrineMotion
import VitrinePrimitives
import VitrineSurfaces

/// A sidebar over time: the tab bar at the top of an iPad moves to the leading side and grows downward into it, while the
/// page is inset; and back.
///
/// Source of every time and spring: facts, popup bar, sections 3.9, 3.11 and 7.2.
package struct SidebarPresentation: Hashable, Sendable {
    package private(set) var isShown: Stepped<Bool>
    /// The progress from the tab bar's position and width to the sidebar's, 0...1.
    package private(set) var across: AnimatedValue
    /// The progress from the tab bar's height to the sidebar's, 0...1.
    package private(set) var down: AnimatedValue
    /// The fraction of the page's inset, 0...1 with a small overshoot.
    package private(set) var fraction: AnimatedValue
    /// The progress of the page's title, 0...1.
    package private(set) var title: AnimatedValue
    /// The highlight of the glass by a press of its button, 0...1.
    package private(set) var press: AnimatedValue
    /// The highlight of the moving glass, 0...1.
    package private(set) var light: AnimatedValue
    package private(set) var tabs: Content
    package private(set) var rows: Content
    /// The left buttons of the page's bar, for which the sidebar has its own.
    package private(set) var buttons: Content
    /// The opacity of those buttons' glass.
    package private(set) var buttonGlass: AnimatedValue

    /// A part that is blurred while it appears and disappears.
    package struct Content: Hashable, Sendable {
        /// The maximum blur in points.
        package static let strongestBlur = 8.0

        /// The opacity, 0...1.
        package var opacity: AnimatedValue
        /// The blur in points.
        package var blur: AnimatedValue

        package init(_ isThere: Bool) {
            opacity = AnimatedValue(isThere ? 1 : 0)
            blur = AnimatedValue(isThere ? 0 : Self.strongestBlur)
        }

        package mutating func appear(at start: Double, in duration: Double, _ curve: TimingCurve = .easeOut) {
            opacity.animate(to: 1, start: start, pacing: .curve(curve, duration: duration))
            blur.animate(to: 0, start: start, pacing: .curve(.easeOut, duration: duration * 1.3))
        }

        package mutating func vanish(at start: Double, in duration: Double, _ curve: TimingCurve = .linear) {
            opacity.animate(to: 0, start: start, pacing: .curve(curve, duration: duration))
            blur.animate(to: Self.strongestBlur, start: start, pacing: .curve(.easeOut, duration: duration))
        }

        package mutating func set(_ isThere: Bool, at seconds: Double) {
            opacity.set(isThere ? 1 : 0, at: seconds)
            blur.set(isThere ? 0 : Self.strongestBlur, at: seconds)
        }

        package var end: Double { max(opacity.end ?? 0, blur.end ?? 0) }
    }

    /// The spring of the page and the popup bar on it: UIKit's of half a second, from which the bar's position differs
    /// by at most 0.2 px in 40 frames; the library's source has no figure.
    package static let pageSpring = Spring.settling(in: 0.5)
    package static let titleSpring = spring(response: 0.5, dampingRatio: 0.7)
    /// The springs of the glass.
    package static let (showAcross, showDown) = (spring(response: 0.2), spring(response: 0.4, dampingRatio: 0.9))
    package static let (hideAcross, hideDown) = (spring(response: 0.45), spring(response: 0.2))
    /// The seconds from the beginning until the glass moves across and grows down, and until it shrinks and moves back.
    package static let (acrossDelay, growthDelay) = (0.008, 0.0916)
    package static let (shrinkDelay, flightDelay) = (0.0255, 0.1337)
    /// The seconds from the beginning until the page moves back.
    package static let hideDelay = 0.1243
    /// The delay of the page's title after the page, in seconds.
    package static let titleDelay = 0.009

    private static func spring(response: Double, dampingRatio: Double = 1) -> Spring {
        guard let spring = try? Spring(response: response, dampingRatio: dampingRatio) else {
            preconditionFailure("the constants are in Spring's legal range")
        }
        return spring
    }

    package init(isShown: Bool) {
        self.isShown = Stepped(isShown)
        let place = isShown ? 1.0 : 0
        (across, down, fraction, title) = (
            AnimatedValue(place), AnimatedValue(place), AnimatedValue(place), AnimatedValue(place)
        )
        (press, light) = (AnimatedValue(0), AnimatedValue(0))
        (tabs, rows, buttons) = (Content(!isShown), Content(isShown), Content(!isShown))
        buttonGlass = AnimatedValue(1 - place)
    }

    /// - Parameter hold: The seconds for which its button is pressed before. Default: 0.
    package mutating func show(at seconds: Double, animated: Bool = true, hold: Double = 0) {
        begin(true, at: seconds, animated: animated, hold: hold) { sidebar, start in
            sidebar.across.animate(to: 1, start: start, delay: Self.acrossDelay, pacing: .spring(Self.showAcross))
            sidebar.down.animate(to: 1, start: start, delay: Self.growthDelay, pacing: .spring(Self.showDown))
            sidebar.fraction.animate(to: 1, start: start, pacing: .spring(Self.pageSpring))
            sidebar.title.animate(to: 1, start: start, delay: Self.titleDelay, pacing: .spring(Self.titleSpring))
            sidebar.light.animate(to: 0, start: start, delay: 0.06, pacing: .curve(.easeInOut, duration: 0.06))
            sidebar.tabs.vanish(at: start, in: 0.075)
            sidebar.rows.appear(at: start + 0.115, in: 0.28, .easeInOut)
            sidebar.buttonGlass.set(0, at: start)
            sidebar.buttons.vanish(at: start, in: 0.17)
        }
    }

    /// - Parameter hold: The seconds for which its button is pressed before. Default: 0.
    package mutating func hide(at seconds: Double, animated: Bool = true, hold: Double = 0) {
        begin(false, at: seconds, animated: animated, hold: hold) { sidebar, start in
            sidebar.down.animate(to: 0, start: start, delay: Self.shrinkDelay, pacing: .spring(Self.hideDown))
            sidebar.across.animate(to: 0, start: start, delay: Self.flightDelay, pacing: .spring(Self.hideAcross))
            sidebar.fraction.animate(to: 0, start: start, delay: Self.hideDelay, pacing: .spring(Self.pageSpring))
            sidebar.title.animate(
                to: 0, start: start, delay: Self.hideDelay + Self.titleDelay, pacing: .spring(Self.titleSpring))
            sidebar.light.animate(to: 1, start: start, delay: 0.125, pacing: .curve(.easeInOut, duration: 0.02))
            sidebar.light.animate(to: 0, start: start, delay: 0.2, pacing: .curve(.easeInOut, duration: 0.12))
            sidebar.rows.vanish(at: start + 0.03, in: 0.085, .easeOut)
            sidebar.tabs.appear(at: start + 0.17, in: 0.33)
            sidebar.buttonGlass.animate(to: 1, start: start, delay: 0.14, pacing: .curve(.linear, duration: 0.02))
            sidebar.buttons.appear(at: start + 0.24, in: 0.2)
        }
    }

    private mutating func begin(
        _ shown: Bool, at seconds: Double, animated: Bool, hold: Double,
        _ motion: (inout SidebarPresentation, Double) -> Void
    ) {
        isShown.set(shown, at: seconds)
        guard animated else { return jump(to: shown, at: seconds) }
        let hold = hold.isFinite ? max(0, hold) : 0
        let start = seconds + hold
        if hold > 0 {
            press.animate(to: 1, start: seconds, pacing: .curve(.easeOut, duration: min(0.04, hold)))
            press.animate(to: 0, start: start, pacing: .curve(.easeInOut, duration: 0.06))
            if shown { light.animate(to: 1, start: seconds, pacing: .curve(.easeOut, duration: min(0.04, hold))) }
        }
        motion(&self, start)
    }

    private mutating func jump(to shown: Bool, at seconds: Double) {
        let place = shown ? 1.0 : 0
        across.set(place, at: seconds)
        down.set(place, at: seconds)
        fraction.set(place, at: seconds)
        title.set(place, at: seconds)
        press.set(0, at: seconds)
        light.set(0, at: seconds)
        tabs.set(!shown, at: seconds)
        rows.set(shown, at: seconds)
        buttons.set(!shown, at: seconds)
        buttonGlass.set(1 - place, at: seconds)
    }

    package var end: Double {
        let values = [across, down, fraction, title, press, light, buttonGlass].map { $0.end ?? 0 }
        return (values + [tabs.end, rows.end, buttons.end]).reduce(isShown.end, max)
    }
}
